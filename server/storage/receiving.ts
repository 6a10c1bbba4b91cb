import type { Readable } from 'node:stream'
import { v4 } from 'uuid'
import { FILE_MESSAGES, MAX_FILE_SIZE, MAX_UPLOADS_PER_DAY } from '#domain/files.ts'
import { QUOTE_FILE_MESSAGES } from '#domain/quotes/files.ts'
import type { Context } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import type { Limit } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { ARCHIVE_TYPE, archiveOf, kindOf, readableName } from './content.ts'
import { isDicomZip } from './dicom-zip.ts'
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

type AcceptedKinds = {
  /** Zips of DICOM images, besides documents. */
  archives?: boolean
  /** Types of documents. Default: all. */
  types?: readonly string[]
  /** Sentence for all other kinds. */
  wrongKind?: string
}

/** Returns the kind of document of a draft, by its content. */
async function requireKind({ size, head, path }: Draft, isCut: boolean, accepted: AcceptedKinds) {
  const { archives = false, types, wrongKind = FILE_MESSAGES.wrongKind } = accepted
  if (isCut || size > MAX_FILE_SIZE) throw new AppError('payload_too_large', FILE_MESSAGES.tooLarge)
  if (size === 0) throw new AppError('bad_input', FILE_MESSAGES.empty, { fields: { file: FILE_MESSAGES.empty } })
  const kind = kindOf(head) ?? (archives ? archiveOf(head) : undefined)
  if (!kind || (types && !types.includes(kind.type))) throw new AppError('unsupported_media_type', wrongKind)
  if (kind.type === ARCHIVE_TYPE && !(await isDicomZip(path)))
    throw new AppError('unsupported_media_type', QUOTE_FILE_MESSAGES.wrongZip)
  return kind
}

/** Document in the store. */
export type StoredFile = { storageName: string; name: string; size: number; type: string; sha256: string }

/**
 * Stores a document (PDF, JPEG, PNG or DICOM, a zip only where `archives` are accepted), and calls
 * `keep` to write its row. A fault before the end leaves nothing behind.
 */
export async function storeUpload<Row>(
  ctx: Context,
  upload: Upload,
  keep: (stored: StoredFile) => Promise<Row>,
  accepted: AcceptedKinds = {},
): Promise<Row> {
  const storageName = v4()
  const draft = await receiveDraft(ctx, storageName, upload.bytes)
  try {
    const kind = await requireKind(draft, upload.isCut(), accepted)
    await upload.finish()
    await draft.keep()
    const { size, sha256 } = draft
    return await keep({ storageName, name: readableName(upload.name, kind), size, type: kind.type, sha256 })
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
