import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { citext, createdAt, instant, oneOf } from '#server/database/columns.ts'

/**
 * Addresses for the newsletter. An unconfirmed one gets no issue and is deleted after some days.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: citext('email').primaryKey(),
    /** ID in the signed links of mails. */
    id: uuid('id').notNull().defaultRandom().unique('newsletter_subscribers_id_key'),
    language: text('language', { enum: UI_LANGUAGES }).notNull().default('en'),
    /** Time of the last request for a confirmation mail. */
    askedAt: instant('asked_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('newsletter_subscribers_language_check', sql.raw(oneOf('language', UI_LANGUAGES))),
    index('newsletter_subscribers_unconfirmed_idx').on(t.askedAt).where(sql`confirmed_at is null`),
  ],
)
