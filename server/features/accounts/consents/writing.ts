import { type SQL, sql } from 'drizzle-orm'
import { type ConsentOccasion, DOCUMENT_VERSIONS, DOCUMENTS } from '#domain/privacy.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { insertion } from '#server/database/insertion.ts'
import { consents } from './table.ts'

const insertConsents = insertion(consents, ['id', 'userId', 'document', 'version', 'occasion', 'createdAt'])

/** Consents of a user as one value, for a statement that already reads the user. */
export const agreedBy = (userId: SQL): SQL<string[]> =>
  sql<string[]>`(select coalesce(json_agg(${consents.document} || ' ' || ${consents.version}), '[]') from ${consents}
    where ${consents.userId} = ${userId})`

/**
 * Writes down that somebody agreed to the documents in force, in the transaction of what needed it;
 * each version of a document once for a person.
 */
export async function recordConsents(
  tx: Tx,
  ctx: Pick<Context, 'clock'>,
  { userId, occasion, agreed }: { userId: string; occasion: ConsentOccasion; agreed: readonly string[] },
): Promise<void> {
  const createdAt = ctx.clock()
  const rows = DOCUMENTS.map((document) => ({
    userId,
    document,
    version: DOCUMENT_VERSIONS[document],
    occasion,
    createdAt,
  })).filter(({ document, version }) => !agreed.includes(`${document} ${version}`))
  if (rows.length > 0) await insertConsents(tx, rows)
}
