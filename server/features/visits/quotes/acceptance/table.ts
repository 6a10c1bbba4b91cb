import { sql } from 'drizzle-orm'
import { boolean, char, check, index, jsonb, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CURRENCIES } from '#domain/money.ts'
import type { QuoteCheckItem } from '#domain/quotes/acceptance.ts'
import { QUOTE_SETTLEMENTS } from '#domain/quotes/settlement.ts'
import { id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from '../table.ts'

/** Acceptance of a request, at most one. Rows are immutable (sql/quotes.sql). */
export const quoteAcceptances = pgTable(
  'quote_acceptances',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .unique('quote_acceptances_request_key')
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => quoteRecipients.id, { onDelete: 'cascade' }),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    /** SHA-256 of the canonical JSON of the accepted version. */
    hash: char('hash', { length: 64 }).notNull(),
    /** Emptied when the account ends. */
    checklist: jsonb('checklist').$type<QuoteCheckItem[]>().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (t) => [
    index('quote_acceptances_recipient_idx').on(t.recipientId),
    index('quote_acceptances_quote_idx').on(t.quoteId),
    index('quote_acceptances_appointment_idx').on(t.appointmentId),
  ],
)

/** Final bill of an accepted quote and the patient's answer, each written once. */
export const quoteCharges = pgTable(
  'quote_charges',
  {
    id: id(),
    recipientId: uuid('recipient_id')
      .notNull()
      .unique('quote_charges_recipient_key')
      .references(() => quoteRecipients.id, { onDelete: 'cascade' }),
    quoted: numeric('quoted', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    charged: numeric('charged', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: instant('recorded_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    agreed: boolean('agreed'),
    answeredAt: instant('answered_at'),
    /** Reason of a dispute. Emptied when the account ends. */
    note: text('note'),
  },
  (t) => [
    check('quote_charges_totals_check', sql`${t.quoted} >= 0 and ${t.charged} >= 0`),
    check('quote_charges_answer_check', sql`(${t.agreed} is null) = (${t.answeredAt} is null)`),
    index('quote_charges_recorded_by_idx').on(t.recordedBy),
    index('quote_charges_disputed_idx').on(t.recipientId).where(sql`agreed = false`),
  ],
)

/** Entries of a final bill, in order. */
export const quoteChargeLines = pgTable(
  'quote_charge_lines',
  {
    id: id(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => quoteCharges.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Null for an unplanned entry. */
    lineId: uuid('line_id').references(() => quoteLines.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    quoted: numeric('quoted', { precision: 12, scale: 2, mode: 'number' }),
    net: numeric('net', { precision: 12, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [
    unique('quote_charge_lines_position_key').on(t.chargeId, t.position),
    check('quote_charge_lines_net_check', sql`${t.net} >= 0`),
    index('quote_charge_lines_line_idx').on(t.lineId),
  ],
)

/** The one settlement of a disputed final bill. Rows are never changed (sql/quotes.sql). */
export const quoteSettlements = pgTable(
  'quote_settlements',
  {
    id: id(),
    chargeId: uuid('charge_id')
      .notNull()
      .unique('quote_settlements_charge_key')
      .references(() => quoteCharges.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: QUOTE_SETTLEMENTS }).notNull(),
    /** Total that applies. It differs from the bill only for a corrected one. */
    total: numeric('total', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    /** Currency of the accepted quote. */
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** Both sides read it. Emptied with the account of the patient. */
    reason: text('reason').notNull(),
    settledBy: uuid('settled_by').references(() => users.id, { onDelete: 'set null' }),
    settledAt: instant('settled_at').notNull(),
  },
  (t) => [
    check('quote_settlements_outcome_check', sql.raw(oneOf('outcome', QUOTE_SETTLEMENTS))),
    check('quote_settlements_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('quote_settlements_total_check', sql`${t.total} >= 0`),
    index('quote_settlements_settled_by_idx').on(t.settledBy),
  ],
)
