import { type ConsentOccasion, DOCUMENT_VERSIONS, DOCUMENTS } from '#domain/privacy.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { consents } from './table.ts'

/** Writes down that somebody agreed to the documents in force, in the transaction of what needed it. */
export async function recordConsents(
  tx: Tx,
  ctx: Pick<Context, 'clock'>,
  { userId, occasion }: { userId: string; occasion: ConsentOccasion },
): Promise<void> {
  const createdAt = ctx.clock()
  await tx
    .insert(consents)
    .values(
      DOCUMENTS.map((document) => ({ userId, document, version: DOCUMENT_VERSIONS[document], occasion, createdAt })),
    )
}
