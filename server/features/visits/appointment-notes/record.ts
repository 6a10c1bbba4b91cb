import { z } from 'zod'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { appointmentNotes } from './table.ts'

/** Internal note of a member of staff. */
export const internalNoteAnswer = z
  .object({
    id: z.string(),
    appointmentId: z.string(),
    authorName: z.string(),
    note: z.string(),
    createdAt: instantAnswer,
  })
  .meta({ title: 'InternalNote' })
export type InternalNote = z.output<typeof internalNoteAnswer>

export const noteColumns = {
  id: appointmentNotes.id,
  appointmentId: appointmentNotes.appointmentId,
  authorName: appointmentNotes.authorName,
  note: appointmentNotes.note,
  createdAt: instantOf(appointmentNotes.createdAt),
} satisfies ColumnsOf<InternalNote>
