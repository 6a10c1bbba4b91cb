import type { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { openStored } from '#server/storage/storage.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, missingRequest } from '../access.ts'
import { requireHospitalRequest } from '../staff-reading.ts'
import { quoteRecipients } from '../table.ts'
import { type QuoteFile, quoteFileColumns } from './record.ts'
import { quoteFiles } from './table.ts'

/** Returns files of requests that the caller may read, oldest first. */
export const filesOfRequests = (ctx: Context, requestIds: string[]): Promise<QuoteFile[]> =>
  ctx.db
    .select(quoteFileColumns)
    .from(quoteFiles)
    .where(inArray(quoteFiles.requestId, requestIds))
    .orderBy(quoteFiles.createdAt, quoteFiles.id)

/** Returns files of requests at hospitals by the ID of the request at the hospital. */
export const filesAtHospital = (
  ctx: Context,
  recipientIds: string[],
): Promise<(QuoteFile & { recipientId: string })[]> =>
  ctx.db
    .select({ ...quoteFileColumns, recipientId: quoteRecipients.id })
    .from(quoteFiles)
    .innerJoin(quoteRecipients, eq(quoteRecipients.requestId, quoteFiles.requestId))
    .where(inArray(quoteRecipients.id, recipientIds))
    .orderBy(quoteFiles.createdAt, quoteFiles.id)

/**
 * Returns the ID of the request whose files the caller may read: an own request by its ID, or one
 * at the caller's hospital by its ID there. Staff need access to its health data, which ends with
 * its removal.
 */
async function requireReadableRequest(ctx: Context, id: string): Promise<string> {
  const own = await findOwnRequest(ctx.db, requireViewer(ctx), id)
  if (own) return own.id
  if (requireViewer(ctx).role !== 'hospital') throw missingRequest()
  const atHospital = await requireHospitalRequest(ctx, id)
  if (!atHospital.canReadHealth) throw new AppError('forbidden')
  const [recipient] = await ctx.db
    .select({ requestId: quoteRecipients.requestId })
    .from(quoteRecipients)
    .where(eq(quoteRecipients.id, atHospital.id))
  if (!recipient) throw missingRequest()
  return recipient.requestId
}

/** Opens a file for its patient and for hospitals that may read the request. */
export async function openQuoteFile(
  ctx: Context,
  id: string,
  fileId: string,
): Promise<QuoteFile & { bytes: Readable }> {
  const requestId = await requireReadableRequest(ctx, id)
  const [row] = isUuid(fileId)
    ? await ctx.db
        .select({ ...quoteFileColumns, storageName: quoteFiles.storageName })
        .from(quoteFiles)
        .where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.requestId, requestId)))
    : []
  if (!row) throw new AppError('not_found', 'File not found.')
  const { storageName, ...file } = row
  const bytes = await openStored(ctx.config, storageName).catch((error) => {
    throw isCode(error, 'ENOENT') ? new AppError('not_found', 'File not found.') : error
  })
  return { ...file, bytes }
}
