import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CURRENCIES } from '#domain/money.ts'
import { MAX_QUOTE_LINES } from '#domain/quotes/limits.ts'
import { MAX_TEMPLATE_NAME, type QuoteTemplateContent } from '#domain/quotes/templates.ts'
import { createdAt, id, updatedAt } from '#server/database/columns.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** Quote templates of a hospital for a treatment, without data of any patient. */
export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    /** ID of a service or of a concept. */
    treatmentId: text('treatment_id').notNull(),
    name: text('name').notNull(),
    /** Lines and terms. No query filters by them. */
    content: jsonb('content').$type<QuoteTemplateContent>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('quote_templates_name_check', sql`length(${t.name}) between 1 and ${sql.raw(String(MAX_TEMPLATE_NAME))}`),
    check('quote_templates_treatment_check', sql`length(${t.treatmentId}) between 1 and 60`),
    check(
      'quote_templates_content_check',
      sql`coalesce(jsonb_typeof(${t.content}->'lines') = 'array'
        and jsonb_array_length(${t.content}->'lines') between 1 and ${sql.raw(String(MAX_QUOTE_LINES))}
        and ${t.content}->>'currency' in (${sql.raw(CURRENCIES.map((code) => `'${code}'`).join(', '))}), false)`,
    ),
    uniqueIndex('quote_templates_name_key').on(t.hospitalId, t.treatmentId, sql`lower(${t.name})`),
  ],
)
