import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { TERM_KINDS, TERM_VALUES, type TermValue } from '#domain/taxonomy.ts'
import { id, oneOf, textColumns, updatedAt } from '#server/database/columns.ts'

const isOne = TERM_KINDS.map((kind) => `"kind" = '${kind}' and ${oneOf('value', TERM_VALUES[kind])}`)

/**
 * English names and descriptions of specialties and categories. Migrations create them, and none is
 * added or removed.
 */
export const terms = pgTable(
  'terms',
  {
    id: id(),
    kind: text('kind', { enum: TERM_KINDS }).notNull(),
    /** Value stored in doctors, services and filters. */
    value: text('value').$type<TermValue>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('terms_kind_value_key').on(t.kind, t.value),
    check('terms_value_check', sql.raw(isOne.map((condition) => `(${condition})`).join(' or '))),
    check('terms_name_check', sql`length(${t.name}) between 1 and 80`),
    check('terms_description_check', sql`length(${t.description}) between 1 and 400`),
  ],
)

/** Translations of the terms. */
export const termTexts = pgTable(
  'term_texts',
  {
    termId: uuid('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    ...textColumns(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ name: 'term_texts_pkey', columns: [t.termId, t.language] }),
    check('term_texts_language_check', sql.raw(oneOf('language', TRANSLATED_LANGUAGES))),
    check('term_texts_name_check', sql`length(${t.name}) between 1 and 80`),
    check('term_texts_description_check', sql`length(${t.description}) between 1 and 400`),
  ],
)
