import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_QUESTION } from '#domain/quotes/limits.ts'
import { QUOTE_POINTS, QUOTE_TOPICS } from '#domain/quotes/points.ts'
import { QUOTE_ASKERS } from '#domain/quotes/states.ts'
import { id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { quoteRecipients, quotes } from '../table.ts'

const most = sql.raw(String(MAX_QUESTION))

/**
 * Questions of a hospital to the patient, and of the patient to a hospital, with their answers.
 * Health data.
 */
export const quoteQuestions = pgTable(
  'quote_questions',
  {
    id: id(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => quoteRecipients.id, { onDelete: 'cascade' }),
    asker: text('asker', { enum: QUOTE_ASKERS }).notNull().default('hospital'),
    /** Point of the quote that the patient asks about. Null: about something else. */
    point: text('point', { enum: QUOTE_POINTS }),
    /** Fact that is no point, and that the patient asks about. */
    topic: text('topic', { enum: QUOTE_TOPICS }),
    /** Empty if the patient only names a point or a topic. */
    text: text('text').notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    /** Version of the quote that states the point or topic. Null for an answer in words. */
    answeredVersion: smallint('answered_version'),
    /** Member of staff who answered. Null for answers of the patient. */
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    check('quote_questions_asker_check', sql.raw(oneOf('asker', QUOTE_ASKERS))),
    check(
      'quote_questions_point_check',
      sql.raw(`${oneOf('point', QUOTE_POINTS)} and (point is null or asker = 'patient')`),
    ),
    check(
      'quote_questions_topic_check',
      sql.raw(`${oneOf('topic', QUOTE_TOPICS)} and (topic is null or (asker = 'patient' and point is null))`),
    ),
    check(
      'quote_questions_text_check',
      sql`length(${t.text}) <= ${most} and (${t.text} <> '' or coalesce(${t.point}, ${t.topic}) is not null)`,
    ),
    check(
      'quote_questions_answer_check',
      sql`length(${t.answer}) between 1 and ${most}
        and (${t.answeredAt} is not null) = (${t.answer} is not null or ${t.answeredVersion} is not null)
        and (${t.answeredVersion} is null or (coalesce(${t.point}, ${t.topic}) is not null and ${t.answer} is null))
        and (${t.answeredBy} is null or (${t.asker} = 'patient' and ${t.answeredAt} is not null))`,
    ),
    // The version belongs to the same request and hospital. A sent one is deleted only with them.
    foreignKey({
      name: 'quote_questions_version_fk',
      columns: [t.recipientId, t.answeredVersion],
      foreignColumns: [quotes.recipientId, quotes.version],
    }).onDelete('cascade'),
    uniqueIndex('quote_questions_open_key').on(t.recipientId).where(sql`answered_at is null and asker = 'hospital'`),
    uniqueIndex('quote_questions_point_key')
      .on(t.recipientId, t.point)
      .where(sql`answered_at is null and point is not null`),
    uniqueIndex('quote_questions_topic_key')
      .on(t.recipientId, t.topic)
      .where(sql`answered_at is null and topic is not null`),
    index('quote_questions_recipient_idx').on(t.recipientId, t.askedAt),
    index('quote_questions_asked_by_idx').on(t.askedBy),
    index('quote_questions_answered_by_idx').on(t.answeredBy),
  ],
)
