import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#domain/money.ts'
import {
  ANSWER_MINUTES,
  MAX_DECLINE_REASON,
  MAX_GOAL,
  MAX_PLAN,
  MAX_QUOTE_HOSPITALS,
  MAX_QUOTE_LINES,
  MAX_QUOTE_TREATMENTS,
} from '#domain/quotes/limits.ts'
import { QUOTE_LINE_KINDS, QUOTE_LINE_STATUSES, QUOTE_LINE_UNITS } from '#domain/quotes/lines.ts'
import { QUOTE_ANAESTHESIA, type QuoteInput, type QuoteLabels } from '#domain/quotes/quote-input.ts'
import { QUOTE_NEEDS, type QuoteAnswer, type QuoteHealth } from '#domain/quotes/request-input.ts'
import { QUOTE_HOSPITAL_STATES, QUOTE_REQUEST_STATES } from '#domain/quotes/states.ts'
import { createdAt, id, instant, oneOf, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

const emptyList = sql`'{}'::text[]`
const most = (count: number) => sql.raw(String(count))

/**
 * Quote requests of patients. Triggers guard moves and the immutability of sent data
 * (sql/quotes.sql).
 */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: id(),
    number: text('number').notNull().unique('quote_requests_number_key'),
    /** Null after the end of the account. */
    patientId: uuid('patient_id').references(() => users.id, { onDelete: 'set null' }),
    /** Account that acts for the patient. Null if the patient acts. */
    actedBy: uuid('acted_by').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: QUOTE_REQUEST_STATES }).notNull().default('draft'),
    /** IDs of services or of concepts. */
    treatments: text('treatments').array().notNull().default(emptyList),
    /** Health data: the wish of the patient. */
    goal: text('goal'),
    questionnaireId: text('questionnaire_id').notNull(),
    questionnaireVersion: integer('questionnaire_version').notNull(),
    /** Health data. */
    answers: jsonb('answers').$type<QuoteAnswer[]>().notNull(),
    /** Health data. */
    health: jsonb('health').$type<QuoteHealth>().notNull(),
    fromCountry: char('from_country', { length: 2 }),
    fromAirport: char('from_airport', { length: 3 }),
    earliest: date('earliest', { mode: 'string' }),
    latest: date('latest', { mode: 'string' }),
    flexible: boolean('flexible').notNull().default(true),
    companions: smallint('companions').notNull().default(0),
    languages: text('languages').array().notNull().default(emptyList),
    needs: text('needs', { enum: QUOTE_NEEDS }).array().notNull().default(emptyList),
    budget: numeric('budget', { precision: 12, scale: 2, mode: 'number' }),
    currency: text('currency', { enum: CURRENCIES }).notNull().default(DEFAULT_CURRENCY),
    /** Hospitals of a draft, in the order of choice. Empty after sending. */
    chosenHospitals: uuid('chosen_hospitals').array().notNull().default(sql`'{}'::uuid[]`),
    /** Version of the accepted consent text. Null for a draft. */
    consentVersion: smallint('consent_version'),
    sentAt: instant('sent_at'),
    closesAt: instant('closes_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('quote_requests_state_check', sql.raw(oneOf('state', QUOTE_REQUEST_STATES))),
    check('quote_requests_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check(
      'quote_requests_treatments_check',
      sql`cardinality(${t.treatments}) <= ${most(MAX_QUOTE_TREATMENTS)} and (${t.state} = 'draft' or cardinality(${t.treatments}) > 0)`,
    ),
    check('quote_requests_hospitals_check', sql`cardinality(${t.chosenHospitals}) <= ${most(MAX_QUOTE_HOSPITALS)}`),
    check('quote_requests_goal_check', sql`length(${t.goal}) <= ${most(MAX_GOAL)}`),
    check('quote_requests_companions_check', sql`${t.companions} between 0 and 9`),
    check('quote_requests_days_check', sql`${t.latest} >= ${t.earliest}`),
    check('quote_requests_budget_check', sql`${t.budget} > 0`),
    check(
      'quote_requests_sent_check',
      sql`(${t.state} = 'draft') = (${t.sentAt} is null) and (${t.sentAt} is null) = (${t.closesAt} is null)
        and (${t.sentAt} is null) = (${t.consentVersion} is null)`,
    ),
    index('quote_requests_patient_idx').on(t.patientId, t.createdAt.desc(), t.id),
    index('quote_requests_acted_by_idx').on(t.actedBy),
    index('quote_requests_open_idx').on(t.patientId).where(sql`state = 'sent'`),
    index('quote_requests_closes_idx').on(t.closesAt).where(sql`state = 'sent'`),
    index('quote_requests_drafts_idx').on(t.updatedAt).where(sql`state = 'draft'`),
  ],
)

/** A request at one hospital: state, clock and assignee. */
export const quoteRecipients = pgTable(
  'quote_recipients',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    /** Order of choice. */
    position: smallint('position').notNull(),
    state: text('state', { enum: QUOTE_HOSPITAL_STATES }).notNull().default('sent'),
    consentedAt: instant('consented_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    seenAt: instant('seen_at'),
    /** Whether staff have not yet read something of the patient. */
    isUnread: boolean('is_unread').notNull().default(true),
    /** Time of the patient's oldest question that waits for an answer (sql/quotes.sql). */
    askedAt: instant('asked_at'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Time at which the assigned doctor called the plan ready, until it is sent or reassigned. */
    proposedAt: instant('proposed_at'),
    proposedBy: uuid('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Clock in minutes of business days (domain/quotes/clock.ts). */
    answerMinutes: integer('answer_minutes').notNull().default(ANSWER_MINUTES),
    usedMinutes: integer('used_minutes').notNull().default(0),
    runningSince: instant('running_since'),
    pausedAt: instant('paused_at'),
    dueAt: instant('due_at'),
    answeredMinutes: integer('answered_minutes'),
    answeredAt: instant('answered_at'),
    /** Time of the next reminder, and number of reminders of the clock so far. */
    remindAt: instant('remind_at'),
    reminders: smallint('reminders').notNull().default(0),
    declineReason: text('decline_reason'),
    endedAt: instant('ended_at'),
    /** Time at which the hospital loses health data and files, and time of the actual removal. */
    removalAt: instant('removal_at'),
    removedAt: instant('removed_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('quote_recipients_hospital_key').on(t.requestId, t.hospitalId),
    check('quote_recipients_state_check', sql.raw(oneOf('state', QUOTE_HOSPITAL_STATES))),
    check(
      'quote_recipients_clock_check',
      sql`${t.answerMinutes} > 0 and ${t.reminders} >= 0 and ${t.usedMinutes} >= 0 and ${t.answeredMinutes} >= 0 and (${t.runningSince} is null) = (${t.dueAt} is null)
        and (${t.runningSince} is null or ${t.pausedAt} is null)`,
    ),
    check(
      'quote_recipients_decline_check',
      sql`(${t.state} = 'declined') = (${t.declineReason} is not null) and length(${t.declineReason}) <= ${most(MAX_DECLINE_REASON)}`,
    ),
    index('quote_recipients_inbox_idx').on(t.hospitalId, t.dueAt, t.updatedAt.desc().nullsFirst(), t.id),
    index('quote_recipients_quoted_idx').on(t.id).where(sql`state = 'quoted'`),
    // Covers all columns of a hospital's counts and figures, whose rows are scattered.
    index('quote_recipients_figures_idx').on(
      ...([t.hospitalId, t.sentAt, t.state, t.isUnread] as const),
      ...([t.dueAt, t.answeredMinutes, t.answerMinutes] as const),
    ),
    index('quote_recipients_state_idx').on(t.hospitalId, t.state, t.updatedAt.desc(), t.id),
    index('quote_recipients_unread_idx').on(t.hospitalId).where(sql`is_unread`),
    index('quote_recipients_asked_idx').on(t.hospitalId).where(sql`asked_at is not null`),
    index('quote_recipients_answered_idx')
      .on(t.hospitalId, t.answeredAt)
      .where(sql`answered_at is not null and removed_at is null`),
    index('quote_recipients_removal_idx').on(t.removalAt).where(sql`removal_at is not null and removed_at is null`),
    index('quote_recipients_remind_idx').on(t.remindAt).where(sql`remind_at is not null`),
    check('quote_recipients_proposal_check', sql`${t.proposedBy} is null or ${t.proposedAt} is not null`),
    index('quote_recipients_proposed_by_idx').on(t.proposedBy).where(sql`proposed_by is not null`),
    index('quote_recipients_assignee_idx').on(t.assigneeId),
  ],
)

/** Nested parts of a quote that no query filters by. */
export type QuoteTerms = Required<
  Pick<
    QuoteInput,
    | 'earliestFlight'
    | 'dates'
    | 'companionStay'
    | 'deposit'
    | 'payment'
    | 'priceMayChange'
    | 'complications'
    | 'revision'
    | 'careAtHome'
    | 'notIncluded'
  >
>

/**
 * Versions of a hospital's quote. A version without `sent_at` is the draft. Sent versions are
 * immutable.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => quoteRecipients.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    language: text('language', { enum: UI_LANGUAGES }).notNull().default('en'),
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'set null' }),
    /** Health data. */
    plan: text('plan'),
    /** Health data. */
    alternatives: text('alternatives'),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    totalIncluded: numeric('total_included', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    totalWithOptions: numeric('total_with_options', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    anaesthesia: text('anaesthesia', { enum: QUOTE_ANAESTHESIA }),
    nightsInHospital: smallint('nights_in_hospital'),
    daysInCountry: smallint('days_in_country'),
    terms: jsonb('terms').$type<QuoteTerms>().notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at'),
    /** SHA-256 of the canonical JSON of a sent version. */
    hash: char('hash', { length: 64 }),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('quotes_version_key').on(t.recipientId, t.version),
    uniqueIndex('quotes_draft_key').on(t.recipientId).where(sql`sent_at is null`),
    check('quotes_version_check', sql`${t.version} > 0`),
    check('quotes_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('quotes_language_check', sql.raw(oneOf('language', UI_LANGUAGES))),
    check('quotes_anaesthesia_check', sql.raw(oneOf('anaesthesia', QUOTE_ANAESTHESIA))),
    check(
      'quotes_plan_check',
      sql`length(${t.plan}) <= ${most(MAX_PLAN)} and length(${t.alternatives}) <= ${most(MAX_PLAN)}`,
    ),
    check('quotes_totals_check', sql`${t.totalIncluded} >= 0 and ${t.totalWithOptions} >= ${t.totalIncluded}`),
    check('quotes_days_check', sql`${t.nightsInHospital} between 0 and 365 and ${t.daysInCountry} between 0 and 365`),
    check(
      'quotes_sent_check',
      sql`(${t.sentAt} is null) = (${t.hash} is null) and (${t.sentAt} is null or ${t.validUntil} is not null)`,
    ),
    index('quotes_doctor_idx').on(t.doctorId),
    index('quotes_sent_by_idx').on(t.sentBy),
  ],
)

/** Lines of a version, in order. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: QUOTE_LINE_KINDS }).notNull(),
    labels: jsonb('labels').$type<QuoteLabels>().notNull(),
    maker: text('maker'),
    model: text('model'),
    quantity: numeric('quantity', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit', { enum: QUOTE_LINE_UNITS }).notNull(),
    net: numeric('net', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    status: text('status', { enum: QUOTE_LINE_STATUSES }).notNull(),
  },
  (t) => [
    unique('quote_lines_position_key').on(t.quoteId, t.position),
    check('quote_lines_position_check', sql`${t.position} between 1 and ${most(MAX_QUOTE_LINES)}`),
    check('quote_lines_kind_check', sql.raw(oneOf('kind', QUOTE_LINE_KINDS))),
    check('quote_lines_unit_check', sql.raw(oneOf('unit', QUOTE_LINE_UNITS))),
    check('quote_lines_status_check', sql.raw(oneOf('status', QUOTE_LINE_STATUSES))),
    check('quote_lines_amounts_check', sql`${t.quantity} > 0 and ${t.net} >= 0`),
  ],
)
