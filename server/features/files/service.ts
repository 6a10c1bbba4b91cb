import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { v4, v7 } from 'uuid'
import type { Side } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import { FILE_MESSAGES, MAX_FILE_SIZE, MAX_FILES } from '#domain/files.ts'
import { COLLECTION_LIMIT, type Page, pageOf, paging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { list } from '#server/database/search.ts'
import { isCode } from '#server/database/secret.ts'
import { pageAndCount, query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireAppointment, sideOf } from '#server/features/appointments/access.ts'
import { requireViewer } from '#server/viewer.ts'
import { kindOf, readableName } from './content.ts'
import { openStored, receive } from './storage.ts'

export type File = {
  id: string
  appointmentId: string
  name: string
  size: number
  type: string
  uploadedBy: Side
  createdAt: string
}
type Row = Omit<File, 'createdAt'> & { createdAt: Date }

const columns = sql.raw(`id, appointment_id as "appointmentId", name, size, type, uploaded_by as "uploadedBy",
  created_at as "createdAt"`)
const toFile = (row: Row): File => ({ ...row, createdAt: row.createdAt.toISOString() })

/** The documents of appointments the caller has been shown, oldest first. */
export async function filesOfAppointments(ctx: Context, ids: string[]): Promise<File[]> {
  const rows = await query<Row>(
    ctx.db,
    sql`select ${columns} from files where appointment_id = any(${list(ids)}::uuid[]) order by created_at, id`,
  )
  return rows.map(toFile)
}

/** The documents of one appointment, for its patient, its hospital and administrators. */
export async function listFiles(ctx: Context, appointmentId: string, raw: unknown): Promise<Page<File>> {
  const appointment = await requireAppointment(ctx, appointmentId)
  const wanted = paging.parse({ limit: COLLECTION_LIMIT, ...Object(raw) })
  const where = sql`appointment_id = ${appointment.id}::uuid`
  const { rows, total } = await pageAndCount<Row>(
    ctx.db,
    sql`select ${columns} from files where ${where} order by created_at, id
      limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}`,
    sql`select count(*) as count from files where ${where}`,
  )
  return pageOf(rows.map(toFile), total, wanted)
}

const tooMany = () =>
  new AppError('payload_too_large', 'An appointment holds at most {{count}} files.', { params: { count: MAX_FILES } })

/** Whether this caller may add a document; asked before any byte is read. */
export async function requireUpload(ctx: Context, appointmentId: string) {
  const appointment = await requireAppointment(ctx, appointmentId)
  const [found] = await query<{ count: number }>(
    ctx.db,
    sql`select count(*) as count from files where appointment_id = ${appointment.id}::uuid`,
  )
  if ((found?.count ?? 0) >= MAX_FILES) throw tooMany()
  return appointment
}

/** Stores a document (PDF, JPEG, PNG or DICOM, told by its content). `isCut` says whether the bytes were too many. */
export async function addFile(
  ctx: Context,
  appointmentId: string,
  upload: { name: string | undefined; bytes: Readable; isCut: () => boolean },
): Promise<File> {
  const viewer = requireViewer(ctx)
  const appointment = await requireUpload(ctx, appointmentId)
  const storageName = v4()
  const draft = await receive(ctx.config, storageName, upload.bytes).catch((error) => {
    // What the disk refuses has a code; a form that breaks off has none.
    throw error instanceof Error && 'code' in error ? error : new AppError('bad_input', FILE_MESSAGES.broken)
  })
  try {
    if (upload.isCut() || draft.size > MAX_FILE_SIZE) throw new AppError('payload_too_large', FILE_MESSAGES.tooLarge)
    if (draft.size === 0)
      throw new AppError('bad_input', FILE_MESSAGES.empty, { fields: { file: FILE_MESSAGES.empty } })
    const kind = kindOf(draft.head)
    if (!kind) throw new AppError('unsupported_media_type', FILE_MESSAGES.wrongKind)
    await draft.keep()
    const [row] = await query<Row>(
      ctx.db,
      sql`insert into files (id, appointment_id, uploaded_by, uploader_id, name, size, type, storage_name, created_at)
        select ${v7()}::uuid, ${appointment.id}::uuid, ${sideOf(viewer, appointment)}::text, ${viewer.id}::uuid,
          ${readableName(upload.name, kind)}::text, ${draft.size}::int, ${kind.type}::text, ${storageName}::text,
          ${ctx.clock()}::timestamptz
        where (select count(*) from files where appointment_id = ${appointment.id}::uuid) < ${MAX_FILES}
        returning ${columns}`,
    )
    if (!row) throw tooMany()
    return toFile(row)
  } catch (error) {
    await draft.discard()
    throw error
  }
}

/** A document and its bytes, for its patient, its hospital and administrators. */
export async function openFile(ctx: Context, appointmentId: string, id: string): Promise<File & { bytes: Readable }> {
  const appointment = await requireAppointment(ctx, appointmentId)
  const [row] = isUuid(id)
    ? await query<Row & { storageName: string }>(
        ctx.db,
        sql`select ${columns}, storage_name as "storageName" from files
          where id = ${id}::uuid and appointment_id = ${appointment.id}::uuid`,
      )
    : []
  if (!row) throw new AppError('not_found', 'File not found.')
  const { storageName, ...file } = row
  const bytes = await openStored(ctx.config, storageName).catch((error) => {
    if (isCode(error, 'ENOENT')) throw new AppError('not_found', 'File not found.')
    throw error
  })
  return { ...toFile(file), bytes }
}
