import { and, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { QUOTE_FILE_MESSAGES, refuseQuoteFile, takesFiles, viewsOf } from '#domain/quotes/files.ts'
import { questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import { OPEN_QUOTE_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Queryable } from '#server/database/client.ts'
import { requireDisk } from '#server/database/disk.ts'
import { AppError } from '#server/errors.ts'
import { requireLeft, takeFrom } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { storeUpload, uploadLimit } from '#server/storage/receiving.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, lockOwnRequest, missingRequest } from '../access.ts'
import { requireDraft } from '../draft.ts'
import type { QuoteRequest } from '../record.ts'
import { quoteRecipients } from '../table.ts'
import { type QuoteFile, quoteFileColumns } from './record.ts'
import { requireFileRoom } from './room.ts'
import { quoteFiles } from './table.ts'

/** Throws unless the request accepts a file of this size now. */
async function requireRoom(db: Queryable, { id, state }: QuoteRequest, size: number): Promise<void> {
  if (!takesFiles(state)) throw new AppError('invalid_transition', QUOTE_FILE_MESSAGES.closed)
  await requireFileRoom(db, { files: quoteFiles, where: eq(quoteFiles.requestId, id), refuse: refuseQuoteFile }, size)
}

function requireView({ questionnaireId }: QuoteRequest, view: string | null): void {
  const questions = questionnaireOf(questionnaireId)?.questions ?? []
  if (view !== null && !viewsOf(questions).includes(view)) {
    const { notAsked } = QUOTE_FILE_MESSAGES
    throw new AppError('bad_input', notAsked, { fields: { view: notAsked } })
  }
}

type UploadChoice = { view: string | null; open: () => Promise<Upload> }

/**
 * Stores a photo or file of the caller's request. In a draft a new photo replaces the previous one
 * of its view. Hospitals that have read the request see the new file as unread.
 */
export async function addQuoteFile(ctx: Context, id: string, { view, open }: UploadChoice): Promise<QuoteFile> {
  const viewer = requireViewer(ctx)
  const request = await findOwnRequest(ctx.db, viewer, id)
  if (!request) throw missingRequest()
  requireView(request, view)
  const limit = uploadLimit(viewer.id)
  await requireRoom(ctx.db, request, 0)
  await requireLeft(ctx, limit)
  await requireDisk(ctx)

  return storeUpload(
    ctx,
    await open(),
    (stored) =>
      ctx.db.transaction(async (tx) => {
        const locked = await lockOwnRequest(tx, ctx, request.id)
        await takeFrom(ctx, limit, { db: tx })
        if (view !== null && locked.state === 'draft')
          await tx.delete(quoteFiles).where(and(eq(quoteFiles.requestId, locked.id), eq(quoteFiles.view, view)))
        await requireRoom(tx, locked, stored.size)
        const [row] = await tx
          .insert(quoteFiles)
          .values({ requestId: locked.id, uploaderId: viewer.id, view, ...stored, createdAt: ctx.clock() })
          .returning(quoteFileColumns)
        if (!row) throw new AppError('internal')
        if (locked.state === 'sent')
          await tx
            .update(quoteRecipients)
            .set({ isUnread: true, updatedAt: editedAt(quoteRecipients.updatedAt) })
            .where(
              and(eq(quoteRecipients.requestId, locked.id), inArray(quoteRecipients.state, [...OPEN_QUOTE_STATES])),
            )
        return row
      }),
    { archives: true, wrongKind: QUOTE_FILE_MESSAGES.wrongKind },
  )
}

/** Deletes a file of the caller's draft. Sent files stay. */
export async function deleteQuoteFile(ctx: Context, id: string, fileId: string): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const request = await lockOwnRequest(tx, ctx, id)
    requireDraft(request)
    const deleted = isUuid(fileId)
      ? await tx
          .delete(quoteFiles)
          .where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.requestId, request.id)))
          .returning({ id: quoteFiles.id })
      : []
    if (deleted.length === 0) throw new AppError('not_found', 'File not found.')
    return request
  })
}
