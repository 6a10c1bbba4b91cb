import { createHash } from 'node:crypto'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { auditEvents, auditSeals } from './table.ts'

const BATCH = 1000
/** Advisory lock of the instance that continues the chain. */
const sealLock = 4_865_109

/**
 * Text of an event that its seal covers: every column, in a fixed order and independent of the
 * session's time zone.
 */
const sealedText = sql<string>`jsonb_build_array(${auditEvents.id}, ${auditEvents.actorId}, ${auditEvents.action},
  ${auditEvents.subjectId}, ${auditEvents.details}, ${auditEvents.network}, extract(epoch from ${auditEvents.createdAt}))::text`

const hashAfter = (previous: string, text: string) => createHash('sha256').update(`${previous}\n${text}`).digest('hex')

type Link = { position: number; hash: string }
const START: Link = { position: 0, hash: '' }

async function sealBatch(tx: Tx): Promise<{ sealed: number; head: Link }> {
  // One instance at a time continues the chain. Readers and writers of the audit log do not wait. A
  // table lock would need the right to change rows.
  await tx.execute(sql`select pg_advisory_xact_lock(${sealLock})`)
  const [last] = await tx
    .select({ position: auditSeals.position, hash: auditSeals.hash, createdAt: auditEvents.createdAt })
    .from(auditSeals)
    .leftJoin(auditEvents, eq(auditEvents.id, auditSeals.eventId))
    .orderBy(desc(auditSeals.position))
    .limit(1)
  // A transaction that began before the last seal may have committed after it. No transaction takes
  // a day.
  const since = last?.createdAt ? sql`${last.createdAt}::timestamptz - interval '1 day'` : sql`'-infinity'::timestamptz`
  const isUnsealed = sql`not exists (select from ${auditSeals} where ${auditSeals.eventId} = ${auditEvents.id})`
  const events = await tx
    .select({ id: auditEvents.id, text: sealedText })
    .from(auditEvents)
    .where(sql`${auditEvents.createdAt} > ${since} and ${isUnsealed}`)
    .orderBy(asc(auditEvents.createdAt), asc(auditEvents.id))
    .limit(BATCH)
  let head: Link = last ?? START
  const seals = events.map(({ id, text }) => {
    head = { position: head.position + 1, hash: hashAfter(head.hash, text) }
    return { ...head, eventId: id }
  })
  if (seals.length > 0) await tx.insert(auditSeals).values(seals)
  return { sealed: seals.length, head }
}

/**
 * Continues the hash chain over audit events that have no seal yet. A job does this instead of the
 * transaction that writes an event, because a lock on the end of the chain would make audited
 * transactions wait for each other. The head is logged, so that a log stored elsewhere reveals a
 * rewritten chain.
 */
export async function sealAudit({ db, log }: Pick<Dependencies, 'db' | 'log'>): Promise<void> {
  for (;;) {
    const { sealed, head } = await db.transaction(sealBatch)
    if (sealed > 0) log.info({ position: head.position, hash: head.hash }, 'the audit was sealed')
    if (sealed < BATCH) return
  }
}

export type AuditCheck = {
  head: Link
  /** Number of events without a seal. */
  unsealed: number
  /** First broken link, or null. */
  broken: { position: number; eventId: string; fault: 'seal_missing' | 'event_missing' | 'event_changed' } | null
}

const selectLinks = (db: Db, after: number) =>
  db
    .select({
      position: auditSeals.position,
      eventId: auditSeals.eventId,
      hash: auditSeals.hash,
      text: sealedText,
      id: auditEvents.id,
    })
    .from(auditSeals)
    .leftJoin(auditEvents, eq(auditEvents.id, auditSeals.eventId))
    .where(gt(auditSeals.position, after))
    .orderBy(asc(auditSeals.position))
    .limit(BATCH)

/** Recomputes the chain from its first link and returns the first broken one. */
export async function checkAudit(db: Db): Promise<AuditCheck> {
  const isUnsealed = sql`not exists (select from ${auditSeals} where ${auditSeals.eventId} = ${auditEvents.id})`
  const unsealed = await db.$count(auditEvents, isUnsealed)
  let head = START
  for (;;) {
    const links = await selectLinks(db, head.position)
    for (const { position, eventId, hash, text, id } of links) {
      const broken = (fault: NonNullable<AuditCheck['broken']>['fault']) => ({
        head,
        unsealed,
        broken: { position, eventId, fault },
      })
      if (position !== head.position + 1) return broken('seal_missing')
      if (id === null) return broken('event_missing')
      if (hashAfter(head.hash, text) !== hash) return broken('event_changed')
      head = { position, hash }
    }
    if (links.length < BATCH) return { head, unsealed, broken: null }
  }
}
