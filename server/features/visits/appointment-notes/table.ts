import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/**
 * Internal notes of the staff. No response to a patient contains them, but the export of a
 * patient's data does, as the law requires.
 */
export const appointmentNotes = pgTable(
  'appointment_notes',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('appointment_notes_note_check', sql`length(${t.note}) between 1 and 4000`),
    index('appointment_notes_appointment_idx').on(t.appointmentId, t.createdAt, t.id),
    index('appointment_notes_author_idx').on(t.authorId),
  ],
)
