import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { createdAt, id, oneOf, updatedAt } from '#server/database/columns.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Templates of messages that a hospital writes often. Placeholders such as `{{name}}` are filled
 * when one is chosen.
 */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    language: text('language', { enum: UI_LANGUAGES }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('message_templates_language_check', sql.raw(oneOf('language', UI_LANGUAGES))),
    check('message_templates_title_check', sql`length(${t.title}) between 1 and 80`),
    check('message_templates_body_check', sql`length(${t.body}) between 1 and 2000`),
    unique('message_templates_title_key').on(t.hospitalId, t.language, t.title),
  ],
)
