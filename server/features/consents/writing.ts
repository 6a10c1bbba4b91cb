import { and, eq, inArray } from 'drizzle-orm'
import { type ConsentOccasion, DOCUMENT_VERSIONS, DOCUMENTS } from '#domain/privacy.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { consents } from './table.ts'

/**
 * Writes down that somebody agreed to the documents in force, in the transaction of what needed it; each version of a document once for a
 * person.
 */
export async function recordConsents(
  tx: Tx,
  ctx: Pick<Context, 'clock'>,
  { userId, occasion }: { userId: string; occasion: ConsentOccasion },
): Promise<void> {
  const agreed = await tx
    .select({ document: consents.document, version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, userId), inArray(consents.version, Object.values(DOCUMENT_VERSIONS))))
    .prepare('consents_in_force')
    .execute()
  const createdAt = ctx.clock()
  const rows = DOCUMENTS.map((document) => ({
    userId,
    document,
    version: DOCUMENT_VERSIONS[document],
    occasion,
    createdAt,
  })).filter(
    ({ document, version }) => !agreed.some((before) => before.document === document && before.version === version),
  )
  if (rows.length > 0) await tx.insert(consents).values(rows)
}
