import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { BOOKER_RELATIONS, PATIENT_LANGUAGES, SEXES } from '#domain/patient-facts.ts'
import { createdAt, id, oneOf, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'

/** Persons that an account books for. Appointments have their own copy. */
export const persons = pgTable(
  'persons',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    sex: text('sex', { enum: SEXES }).notNull(),
    /** Relation of the account holder to the person. */
    relation: text('relation', { enum: BOOKER_RELATIONS }).notNull(),
    language: text('language', { enum: PATIENT_LANGUAGES }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('persons_sex_check', sql.raw(oneOf('sex', SEXES))),
    check('persons_relation_check', sql.raw(oneOf('relation', BOOKER_RELATIONS))),
    check('persons_language_check', sql.raw(oneOf('language', PATIENT_LANGUAGES))),
    index('persons_user_idx').on(t.userId, t.createdAt),
  ],
)
