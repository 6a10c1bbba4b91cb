import { and, eq, isNotNull, isNull, max } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { ATTACHMENT_MESSAGES, ATTACHMENT_TYPES, refuseAttachment } from '#domain/quotes/attachments.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { requireDisk } from '#server/database/disk.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireLeft, takeFrom } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { storeUpload, uploadLimit } from '#server/storage/receiving.ts'
import { requireStaff } from '#server/viewer.ts'
import { lockForStaff, type Recipient, requireStanding } from '../access.ts'
import type { HospitalQuoteRequest } from '../record.ts'
import { requireFileRoom } from '../files/room.ts'
import { requireHospitalRequest } from '../staff-reading.ts'
import { quotes } from '../table.ts'
import { attachmentColumns, type QuoteAttachment } from './record.ts'
import { quoteAttachments } from './table.ts'

/** Condition on the attachments of the next version. */
const isInNext = ({ id }: Recipient) => and(eq(quoteAttachments.recipientId, id), isNull(quoteAttachments.endVersion))

/** Locks a request whose next version the caller writes. */
async function lockForNext(tx: Tx, ctx: Context, id: string): Promise<{ recipient: Recipient; version: number }> {
  const { recipient } = await lockForStaff(tx, ctx, id, 'plans')
  requireStanding(recipient)
  const [sent] = await tx
    .select({ version: max(quotes.version) })
    .from(quotes)
    .where(and(eq(quotes.recipientId, recipient.id), isNotNull(quotes.sentAt)))
  return { recipient, version: (sent?.version ?? 0) + 1 }
}

/** Throws unless the next version accepts another attachment of this size. */
const requireRoom = (tx: Tx, recipient: Recipient, size: number): Promise<void> =>
  requireFileRoom(tx, { files: quoteAttachments, where: isInNext(recipient), refuse: refuseAttachment }, size)

/** Attaches a document to the next version. The patient sees nothing of it before the sending. */
export async function addQuoteAttachment(
  ctx: Context,
  id: string,
  open: () => Promise<Upload>,
): Promise<QuoteAttachment> {
  const limit = uploadLimit(requireStaff(ctx).id)
  await ctx.db.transaction(async (tx) => requireRoom(tx, (await lockForNext(tx, ctx, id)).recipient, 0))
  await requireLeft(ctx, limit)
  await requireDisk(ctx)

  return storeUpload(
    ctx,
    await open(),
    (stored) =>
      ctx.db.transaction(async (tx) => {
        const { recipient, version } = await lockForNext(tx, ctx, id)
        await takeFrom(ctx, limit, { db: tx })
        await requireRoom(tx, recipient, stored.size)
        const [row] = await tx
          .insert(quoteAttachments)
          .values({ ...stored, recipientId: recipient.id, firstVersion: version, createdAt: ctx.clock() })
          .returning(attachmentColumns)
        if (!row) throw new AppError('internal')
        await recordAudit(tx, ctx, 'quote_request.attach', recipient.requestId, {
          hospitalId: recipient.hospitalId,
          after: { version, attachmentId: row.id },
        })
        return row
      }),
    { types: ATTACHMENT_TYPES, ...ATTACHMENT_MESSAGES },
  )
}

/** Removes an attachment from the next version. Sent versions keep theirs. */
export async function removeQuoteAttachment(
  ctx: Context,
  id: string,
  attachmentId: string,
): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { recipient, version } = await lockForNext(tx, ctx, id)
    const isRemoved = and(eq(quoteAttachments.id, attachmentId), isInNext(recipient))
    const [row] = isUuid(attachmentId) ? await tx.select().from(quoteAttachments).where(isRemoved) : []
    if (!row) throw new AppError('not_found', 'File not found.')
    if (row.firstVersion === version) await tx.delete(quoteAttachments).where(isRemoved)
    else await tx.update(quoteAttachments).set({ endVersion: version }).where(isRemoved)
    await recordAudit(tx, ctx, 'quote_request.detach', recipient.requestId, {
      hospitalId: recipient.hospitalId,
      before: { version, attachmentId },
    })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}
