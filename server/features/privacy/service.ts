import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { DOCUMENT_VERSIONS, DOCUMENTS, type Document } from '#domain/privacy.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { requireViewer } from '#server/viewer.ts'

export type Consent = { id: string; document: Document; version: string; occasion: string; createdAt: string }

/** Writes down that somebody agreed to the documents in force, in the transaction of what needed it. */
export async function recordConsents(
  tx: Queryable,
  now: Date,
  userId: string,
  occasion: 'registration',
): Promise<void> {
  for (const document of DOCUMENTS)
    await query(
      tx,
      sql`insert into consents (id, user_id, document, version, occasion, created_at)
        values (${v7()}, ${userId}, ${document}, ${DOCUMENT_VERSIONS[document]}, ${occasion}, ${now})`,
    )
}

/** What the viewer agreed to, newest first. */
export async function listConsents(ctx: Context): Promise<Consent[]> {
  const viewer = requireViewer(ctx)
  const rows = await query<Omit<Consent, 'createdAt'> & { createdAt: Date }>(
    ctx.db,
    sql`select id, document, version, occasion, created_at as "createdAt" from consents
      where user_id = ${viewer.id}::uuid order by created_at desc, id desc limit 1000`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
