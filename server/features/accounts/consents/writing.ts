import { type SQL, sql } from 'drizzle-orm'
import { type ConsentOccasion, DOCUMENT_VERSIONS, DOCUMENTS, GUARDIAN, GUARDIAN_VERSION } from '#domain/privacy.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { insertion } from '#server/database/insertion.ts'
import { consents } from './table.ts'

const insertConsents = insertion(consents, [
  'id',
  'userId',
  'document',
  'version',
  'occasion',
  'appointmentId',
  'createdAt',
])

/**
 * Returns SQL for the consents of a user as one value, for statements that already read the user.
 */
export const agreedBy = (userId: SQL): SQL<string[]> =>
  sql<string[]>`(select coalesce(json_agg(${consents.document} || ' ' || ${consents.version}), '[]') from ${consents}
    where ${consents.userId} = ${userId})`

/**
 * Records consent to the current documents, in the transaction of the action that needs it. Each
 * version of a document is recorded once per user.
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
    appointmentId: null,
    createdAt,
  })).filter(({ document, version }) => !agreed.includes(`${document} ${version}`))
  if (rows.length > 0) await insertConsents(tx, rows)
}

/** Records that the booker is parent or guardian of the patient of a visit. */
export const recordGuardianConsent = (
  tx: Tx,
  ctx: Pick<Context, 'clock'>,
  { userId, appointmentId }: { userId: string; appointmentId: string },
) =>
  insertConsents(tx, [
    {
      userId,
      document: GUARDIAN,
      version: GUARDIAN_VERSION,
      occasion: 'booking',
      appointmentId,
      createdAt: ctx.clock(),
    },
  ])
