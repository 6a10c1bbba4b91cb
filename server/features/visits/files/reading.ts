import type { Readable } from 'node:stream'
import { and, count, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { COLLECTION_LIMIT, type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { readWithAccess, requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { openStored } from '#server/storage/storage.ts'
import { type File, fileColumns } from './record.ts'
import { files } from './table.ts'

/** Returns the documents of appointments that the caller may see, oldest first. */
export async function filesOfAppointments(ctx: Context, ids: string[]): Promise<File[]> {
  return ctx.db
    .select(fileColumns)
    .from(files)
    .where(inArray(files.appointmentId, await readWithAccess(ctx, ids)))
    .orderBy(files.createdAt, files.id)
}

/** Lists the documents of one appointment, for its patient, its hospital and administrators. */
export async function listFiles(ctx: Context, appointmentId: string, raw: unknown): Promise<Page<File>> {
  const { id } = await requireReadableAppointment(ctx, appointmentId)
  const paging = readPaging(raw, COLLECTION_LIMIT)
  const [items, [counted]] = await Promise.all([
    ctx.db
      .select(fileColumns)
      .from(files)
      .where(eq(files.appointmentId, id))
      .orderBy(files.createdAt, files.id)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.select({ count: count() }).from(files).where(eq(files.appointmentId, id)),
  ])
  return pageOf(items, counted?.count ?? 0, paging)
}

/** Returns a document and its bytes, for its patient, its hospital and administrators. */
export async function openFile(ctx: Context, appointmentId: string, id: string): Promise<File & { bytes: Readable }> {
  const appointment = await requireReadableAppointment(ctx, appointmentId)
  if (!isUuid(id)) throw new AppError('not_found', 'File not found.')
  const [row] = await ctx.db
    .select({ ...fileColumns, storageName: files.storageName })
    .from(files)
    .where(and(eq(files.id, id), eq(files.appointmentId, appointment.id)))
  if (!row) throw new AppError('not_found', 'File not found.')
  const { storageName, ...file } = row
  const bytes = await openStored(ctx.config, storageName).catch((error) => {
    throw isCode(error, 'ENOENT') ? new AppError('not_found', 'File not found.') : error
  })
  return { ...file, bytes }
}
