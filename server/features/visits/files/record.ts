import { z } from 'zod'
import { SIDES } from '#domain/appointments.ts'
import { sizeInMb } from '#domain/files.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { files } from './table.ts'

const file = z.object({
  id: z.string(),
  appointmentId: z.string(),
  name: z.string(),
  /** Size in bytes. */
  size: z.number().int(),
  type: z.string(),
  uploadedBy: z.enum(SIDES),
  createdAt: instantAnswer,
})
export type File = z.output<typeof file>

export const fileColumns = {
  id: files.id,
  appointmentId: files.appointmentId,
  name: files.name,
  size: files.size,
  type: files.type,
  uploadedBy: files.uploadedBy,
  createdAt: instantOf(files.createdAt),
} satisfies ColumnsOf<File>

/** File as REST returns it. `size` is formatted for users, `bytes` is the number. */
export const fileAnswer = file
  .omit({ appointmentId: true, createdAt: true })
  .extend({
    size: z.string().meta({ description: 'Size in megabytes with two decimals, for people.' }),
    bytes: z.number().int().meta({ description: 'Size as a number.' }),
    uploadedAt: instantAnswer,
  })
  .meta({ title: 'File' })

export const toFileAnswer = ({ id, name, size, type, uploadedBy, createdAt }: File) => ({
  id,
  name,
  size: `${sizeInMb(size)} MB`,
  bytes: size,
  type,
  uploadedAt: createdAt,
  uploadedBy,
})
