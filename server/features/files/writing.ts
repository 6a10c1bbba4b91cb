import type { Readable } from 'node:stream'
import { v4 } from 'uuid'
import { FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import type { Context } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { requireOpenAppointment } from '#server/features/appointments/opening.ts'
import { lockAppointment, sideOf } from '#server/features/appointments/access.ts'
import { requireLeft, takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { kindOf, readableName } from './content.ts'
import { type File, fileColumns } from './record.ts'
import { requireDisk, requireRoom, uploadLimit } from './room.ts'
import { type Draft, receive } from './storage.ts'
import { files } from './table.ts'

/** A form that arrives. */
export type Upload = {
  name: string | undefined
  bytes: Readable
  /** Whether the bytes were too many and have been cut off. */
  isCut: () => boolean
  /** Reads what follows the file; throws when that is another file. */
  finish: () => Promise<void>
}

/** The disk is full or broken. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO']

async function receiveDraft(ctx: Context, storageName: string, bytes: Readable): Promise<Draft> {
  try {
    return await receive(ctx.config, storageName, bytes)
  } catch (err) {
    if (DISK_FAULTS.some((code) => isCode(err, code))) {
      ctx.log.error({ err }, 'an upload could not be stored')
      throw new AppError('unavailable')
    }
    // What the disk refuses has a code; a form that breaks off has none.
    throw err instanceof Error && 'code' in err ? err : new AppError('bad_input', FILE_MESSAGES.broken)
  }
}

/** The kind of document a draft is, by its content. */
function requireKind({ size, head }: Draft, isCut: boolean) {
  if (isCut || size > MAX_FILE_SIZE) throw new AppError('payload_too_large', FILE_MESSAGES.tooLarge)
  if (size === 0) throw new AppError('bad_input', FILE_MESSAGES.empty, { fields: { file: FILE_MESSAGES.empty } })
  const kind = kindOf(head)
  if (!kind) throw new AppError('unsupported_media_type', FILE_MESSAGES.wrongKind)
  return kind
}

/** Stores a document (PDF, JPEG, PNG or DICOM). The form is opened once the caller is known to have the right and the room. */
export async function addFile(ctx: Context, appointmentId: string, open: () => Promise<Upload>): Promise<File> {
  const viewer = requireViewer(ctx)
  const appointment = await requireOpenAppointment(ctx, appointmentId)
  const side = sideOf(viewer, appointment)
  const limit = uploadLimit(viewer.id)
  await requireRoom(ctx.db, appointment, { side, size: 0 })
  await requireLeft(ctx, limit)
  await requireDisk(ctx)

  const upload = await open()
  const storageName = v4()
  const draft = await receiveDraft(ctx, storageName, upload.bytes)
  try {
    const kind = requireKind(draft, upload.isCut())
    await upload.finish()
    await draft.keep()
    return await ctx.db.transaction(async (tx) => {
      // Held, so that two uploads at once do not both take the last place.
      await lockAppointment(tx, ctx, appointment.id)
      await takeFrom(ctx, limit, { db: tx })
      await requireRoom(tx, appointment, { side, size: draft.size })
      const [row] = await tx
        .insert(files)
        .values({
          appointmentId: appointment.id,
          uploadedBy: side,
          uploaderId: viewer.id,
          name: readableName(upload.name, kind),
          size: draft.size,
          type: kind.type,
          storageName,
          createdAt: ctx.clock(),
        })
        .returning(fileColumns)
      if (!row) throw new AppError('internal')
      return row
    })
  } catch (error) {
    await draft.discard()
    throw error
  }
}
