import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/database/client.ts'
import {
  quoteAcceptances,
  quoteChargeLines,
  quoteCharges,
  quoteSettlements,
} from '#server/features/visits/quotes/acceptance/table.ts'
import { hashOfQuote } from '#server/features/visits/quotes/canonical.ts'
import { quoteQuestions } from '#server/features/visits/quotes/questions/table.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from '#server/features/visits/quotes/table.ts'
import type { DemoVersion } from './demo-quote-versions.ts'
import { DEMO_CHECKLIST, type DemoQuotes } from './demo-quotes.ts'

type InsertAll = <Table extends PgTable>(tx: Tx, table: Table, rows: Table['$inferInsert'][]) => Promise<void>

/**
 * Writes versions as drafts, then their lines, then their sending, because a sent version accepts
 * no more lines. Returns the hashes of sent versions.
 */
async function insertVersions(tx: Tx, versions: readonly DemoVersion[]): Promise<Map<string, string>> {
  const drafts = await tx
    .insert(quotes)
    .values(versions.map(({ quote }) => quote))
    .returning()
  const lines = await tx
    .insert(quoteLines)
    .values(versions.flatMap((version) => version.lines))
    .returning()
  const sendings = versions.flatMap(({ quote: { id }, sentAt, sentBy }) => {
    const draft = drafts.find((row) => row.id === id)
    if (!draft || !sentAt) return []
    const ofVersion = lines.filter(({ quoteId }) => quoteId === id).sort((a, b) => a.position - b.position)
    return [{ id, sentAt, sentBy: sentBy ?? null, hash: hashOfQuote({ ...draft, sentAt }, ofVersion, []) }]
  })
  await tx.execute(sql`update quotes q set sent_at = v."sentAt", sent_by = v."sentBy", hash = v.hash
    from jsonb_to_recordset(${JSON.stringify(sendings)}::jsonb) as v(id uuid, "sentAt" timestamptz, "sentBy" uuid, hash text)
    where q.id = v.id`)
  return new Map(sendings.map(({ id, hash }) => [id, hash]))
}

export async function insertQuotes(tx: Tx, insertAll: InsertAll, made: DemoQuotes): Promise<void> {
  await insertAll(tx, quoteRequests, made.requests)
  await insertAll(tx, quoteRecipients, made.recipients)
  const hashes = new Map<string, string>()
  const most = Math.max(...made.versions.map(({ quote }) => quote.version))
  // A hospital has one draft at a time, so each version is sent before the next is written.
  for (let version = 1; version <= most; version++) {
    const ofVersion = made.versions.filter(({ quote }) => quote.version === version)
    for (const [id, hash] of await insertVersions(tx, ofVersion)) hashes.set(id, hash)
  }
  // An answer may name a version.
  await insertAll(tx, quoteQuestions, made.questions)
  await insertAll(
    tx,
    quoteAcceptances,
    made.acceptances.map((acceptance) => ({
      ...acceptance,
      hash: hashes.get(acceptance.quoteId) ?? '',
      checklist: DEMO_CHECKLIST,
    })),
  )
  await insertAll(
    tx,
    quoteCharges,
    made.charges.map(({ bill }) => bill),
  )
  await insertAll(
    tx,
    quoteChargeLines,
    made.charges.flatMap(({ entries }) => entries),
  )
  await insertAll(
    tx,
    quoteSettlements,
    made.charges.flatMap(({ settlement }) => settlement ?? []),
  )
}
