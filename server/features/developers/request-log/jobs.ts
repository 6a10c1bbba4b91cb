import { lt, sql } from 'drizzle-orm'
import { KEPT_REQUESTS, REQUESTS_KEPT_DAYS } from '#domain/key-requests.ts'
import type { Dependencies } from '#server/context.ts'
import { deleteBatch } from '#server/database/delete-batch.ts'
import { takeKeyRequests } from '#server/http/key-requests.ts'
import { keyRequests } from './table.ts'

/**
 * Stores the requests of keys since the last call, and deletes all but the newest hundred of each
 * of these keys. Two statements, independent of the number of requests.
 */
export async function writeKeyRequests({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  const requests = takeKeyRequests(db)
  if (requests.length === 0) return
  // A key that was deleted in the meantime has no log. The locks keep the others until the commit.
  await db.execute(sql`insert into ${keyRequests} (id, key_id, at, method, path, operation, status, outcome, duration_ms, code, fields)
    select r.id, r."keyId", r.at, r.method, r.path, r.operation, r.status, r.outcome, r.ms, r.code, r.fields
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as r (id uuid, "keyId" uuid, at timestamptz,
      method text, path text, operation text, status smallint, outcome text, ms integer, code text, fields jsonb)
    join api_keys k on k.id = r."keyId" order by r."keyId" for key share of k on conflict do nothing`)
  const keys = [...new Set(requests.map(({ keyId }) => keyId))]
  await db.execute(sql`delete from ${keyRequests} where id in (select id from (
      select id, row_number() over (partition by key_id order by at desc, id desc) as place
      from ${keyRequests} where key_id = any(${sql.param(keys)}::uuid[])) as numbered
    where place > ${KEPT_REQUESTS})`)
}

/** Deletes requests older than a month, in small batches. */
export async function removeOldKeyRequests({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - REQUESTS_KEPT_DAYS * 24 * 60 * 60 * 1000)
  await deleteBatch(db, keyRequests, lt(keyRequests.at, before))
}
