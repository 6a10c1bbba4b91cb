import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SIDES } from '#domain/appointments.ts'
import { createdAt, id, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/**
 * Files uploaded to appointments. Their content is stored under DATA_DIR/files by a random storage
 * name.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    uploadedBy: text('uploaded_by', { enum: SIDES }).notNull(),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    type: text('type').notNull(),
    storageName: text('storage_name').notNull().unique('files_storage_name_key'),
    createdAt: createdAt(),
  },
  (t) => [
    check('files_uploaded_by_check', sql.raw(oneOf('uploaded_by', SIDES))),
    check('files_size_check', sql`${t.size} > 0`),
    index('files_appointment_idx').on(t.appointmentId, t.createdAt),
    index('files_uploader_idx').on(t.uploaderId),
  ],
)

/** Stored bytes that no row refers to. Triggers add them, and a job removes them from the store. */
export const abandonedFiles = pgTable('abandoned_files', {
  storageName: text('storage_name').primaryKey(),
  createdAt: createdAt(),
})
