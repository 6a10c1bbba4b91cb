import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CONSENT_DOCUMENTS, CONSENT_OCCASIONS } from '#domain/privacy.ts'
import { createdAt, id, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/** Consents of a user with document version, time and occasion. Rows are never changed. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document', { enum: CONSENT_DOCUMENTS }).notNull(),
    version: text('version').notNull(),
    occasion: text('occasion', { enum: CONSENT_OCCASIONS }).notNull(),
    /** Visit of a minor that a guardian agreed to. */
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('consents_document_check', sql.raw(oneOf('document', CONSENT_DOCUMENTS))),
    index('consents_user_idx').on(t.userId, t.createdAt),
    index('consents_appointment_idx').on(t.appointmentId),
  ],
)
