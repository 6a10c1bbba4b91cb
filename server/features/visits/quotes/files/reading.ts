import type { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { openStored } from '#server/storage/storage.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, missingRequest } from '../access.ts'
import type { HospitalQuoteRequest } from '../record.ts'
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

/** A request whose files the caller may read, as its patient or at the own hospital. */
type ReadableRequest = { requestId: string; atHospital: HospitalQuoteRequest | null }

/**
 * Returns an own request by its ID, or one at the caller's hospital by its ID there. Staff and
 * administrators need access to its health data, which ends with its removal.
 */
export async function requireReadableRequest(ctx: Context, id: string): Promise<ReadableRequest> {
  const viewer = requireViewer(ctx)
  const own = await findOwnRequest(ctx.db, viewer, id)
  if (own) return { requestId: own.id, atHospital: null }
  if (viewer.role === 'user') throw missingRequest()
  const atHospital = await requireHospitalRequest(ctx, id)
  if (!atHospital.canReadHealth) throw new AppError('forbidden')
  const [recipient] = await ctx.db
    .select({ requestId: quoteRecipients.requestId })
    .from(quoteRecipients)
    .where(eq(quoteRecipients.id, atHospital.id))
  if (!recipient) throw missingRequest()
  return { requestId: recipient.requestId, atHospital }
}

/** Opens the content of a row. */
export async function openFileRow<Row extends { storageName: string }>(
  ctx: Context,
  row: Row | undefined,
): Promise<Omit<Row, 'storageName'> & { bytes: Readable }> {
  const missing = () => new AppError('not_found', 'File not found.')
  if (!row) throw missing()
  const { storageName, ...file } = row
  const bytes = await openStored(ctx.config, storageName).catch((error) => {
    throw isCode(error, 'ENOENT') ? missing() : error
  })
  return { ...file, bytes }
}

/** Opens a file for its patient and for hospitals that may read the request. */
export async function openQuoteFile(
  ctx: Context,
  id: string,
  fileId: string,
): Promise<QuoteFile & { bytes: Readable }> {
  const { requestId } = await requireReadableRequest(ctx, id)
  const [row] = isUuid(fileId)
    ? await ctx.db
        .select({ ...quoteFileColumns, storageName: quoteFiles.storageName })
        .from(quoteFiles)
        .where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.requestId, requestId)))
    : []
  return openFileRow(ctx, row)
}
