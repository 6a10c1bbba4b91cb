import type { Readable } from 'node:stream'
import { v4 } from 'uuid'
import { FILE_MESSAGES, MAX_FILE_SIZE, MAX_UPLOADS_PER_DAY } from '#domain/files.ts'
import type { Context } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import type { Limit } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { kindOf, readableName } from './content.ts'
import { type Draft, receive } from './storage.ts'

/** Error codes of a full or broken disk. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO']

async function receiveDraft(ctx: Context, storageName: string, bytes: Readable): Promise<Draft> {
  try {
    return await receive(ctx.config, storageName, bytes)
  } catch (err) {
    if (DISK_FAULTS.some((code) => isCode(err, code))) {
      ctx.log.error({ err }, 'an upload could not be stored')
      throw new AppError('unavailable')
    }
    // A disk error has a code, an aborted form has none.
    throw err instanceof Error && 'code' in err ? err : new AppError('bad_input', FILE_MESSAGES.broken)
  }
}

/** Returns the kind of document of a draft, by its content. */
function requireKind({ size, head }: Draft, isCut: boolean) {
  if (isCut || size > MAX_FILE_SIZE) throw new AppError('payload_too_large', FILE_MESSAGES.tooLarge)
  if (size === 0) throw new AppError('bad_input', FILE_MESSAGES.empty, { fields: { file: FILE_MESSAGES.empty } })
  const kind = kindOf(head)
  if (!kind) throw new AppError('unsupported_media_type', FILE_MESSAGES.wrongKind)
  return kind
}

/** Document in the store. */
export type StoredFile = { storageName: string; name: string; size: number; type: string }

/**
 * Stores a document (PDF, JPEG, PNG or DICOM), and calls `keep` to write its row. A fault before
 * the end leaves nothing behind.
 */
export async function storeUpload<Row>(
  ctx: Context,
  upload: Upload,
  keep: (stored: StoredFile) => Promise<Row>,
): Promise<Row> {
  const storageName = v4()
  const draft = await receiveDraft(ctx, storageName, upload.bytes)
  try {
    const kind = requireKind(draft, upload.isCut())
    await upload.finish()
    await draft.keep()
    return await keep({ storageName, name: readableName(upload.name, kind), size: draft.size, type: kind.type })
  } catch (error) {
    await draft.discard()
    throw error
  }
}

/** Returns the limit of uploads by one user. */
export const uploadLimit = (userId: string): Limit => ({
  what: 'upload',
  who: userId,
  most: MAX_UPLOADS_PER_DAY,
  seconds: 24 * 60 * 60,
  sentence: 'You can upload {{count}} files a day. Please try again tomorrow.',
  params: { count: MAX_UPLOADS_PER_DAY },
})
