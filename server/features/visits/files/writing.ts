import type { Context } from '#server/context.ts'
import { requireDisk } from '#server/database/disk.ts'
import { AppError } from '#server/errors.ts'
import { lockAppointment, requireWriting, sideOf } from '#server/features/visits/appointments/access.ts'
import { requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { requireLeft, takeFrom } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { storeUpload, uploadLimit } from '#server/storage/receiving.ts'
import { requireViewer } from '#server/viewer.ts'
import { requireFileQuota } from './file-quota.ts'
import { type File, fileColumns } from './record.ts'
import { files } from './table.ts'

/**
 * Stores a document (PDF, JPEG, PNG or DICOM). The form is opened after the checks of permission
 * and quota.
 */
export async function addFile(ctx: Context, appointmentId: string, open: () => Promise<Upload>): Promise<File> {
  const viewer = requireViewer(ctx)
  const appointment = await requireReadableAppointment(ctx, appointmentId)
  requireWriting(viewer, appointment)
  const side = sideOf(viewer, appointment)
  const limit = uploadLimit(viewer.id)
  await requireFileQuota(ctx.db, appointment, { side, size: 0 })
  await requireLeft(ctx, limit)
  await requireDisk(ctx)

  return storeUpload(ctx, await open(), (stored) =>
    ctx.db.transaction(async (tx) => {
      // Locked, so that two concurrent uploads do not both take the last place.
      await lockAppointment(tx, ctx, appointment.id)
      await takeFrom(ctx, limit, { db: tx })
      await requireFileQuota(tx, appointment, { side, size: stored.size })
      const [row] = await tx
        .insert(files)
        .values({
          appointmentId: appointment.id,
          uploadedBy: side,
          uploaderId: viewer.id,
          ...stored,
          createdAt: ctx.clock(),
        })
        .returning(fileColumns)
      if (!row) throw new AppError('internal')
      return row
    }),
  )
}
