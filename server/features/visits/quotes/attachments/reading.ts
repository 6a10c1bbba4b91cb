import type { Readable } from 'node:stream'
import { and, eq, exists, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { openFileRow, requireReadableRequest } from '../files/reading.ts'
import { quoteRecipients, quotes } from '../table.ts'
import { attachmentColumns, type QuoteAttachment } from './record.ts'
import { quoteAttachments } from './table.ts'

/** Reads with the pool, or within a transaction. */
type Reading = { db: Queryable }

/** Returns attachments of the next version of these hospitals, for those who write it. */
export const attachmentsOfNext = ({ db }: Reading, recipientIds: string[]): Promise<QuoteAttachment[]> =>
  db
    .select(attachmentColumns)
    .from(quoteAttachments)
    .where(and(inArray(quoteAttachments.recipientId, recipientIds), isNull(quoteAttachments.endVersion)))
    .orderBy(quoteAttachments.createdAt, quoteAttachments.id)

/** Query of sent versions of the hospital since an attachment. Without one it is not sent. */
export const sentSinceAttached = ({ db }: Reading) =>
  db
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.recipientId, quoteAttachments.recipientId),
        gte(quotes.version, quoteAttachments.firstVersion),
        isNotNull(quotes.sentAt),
      ),
    )

/**
 * Opens an attachment for the patient, once a version with it is sent, and for staff who may read
 * the plan. Only those who write the next version open its new attachments.
 */
export async function openQuoteAttachment(
  ctx: Context,
  id: string,
  attachmentId: string,
): Promise<QuoteAttachment & { bytes: Readable }> {
  const { requestId, atHospital } = await requireReadableRequest(ctx, id)
  const [row] = isUuid(attachmentId)
    ? await ctx.db
        .select({ ...attachmentColumns, storageName: quoteAttachments.storageName })
        .from(quoteAttachments)
        .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteAttachments.recipientId))
        .where(
          and(
            eq(quoteAttachments.id, attachmentId),
            atHospital ? eq(quoteRecipients.id, atHospital.id) : eq(quoteRecipients.requestId, requestId),
            atHospital?.canWork ? undefined : exists(sentSinceAttached(ctx)),
          ),
        )
    : []
  return openFileRow(ctx, row)
}
