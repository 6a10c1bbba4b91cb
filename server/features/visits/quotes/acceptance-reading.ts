import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#domain/money.ts'
import { chargeState, type QuoteChargeState, type QuoteCheckItem } from '#domain/quotes/acceptance.ts'
import type { QuoteSettlementOutcome } from '#domain/quotes/settlement.ts'
import type { Context } from '#server/context.ts'
import { instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { quoteAcceptances, quoteChargeLines, quoteCharges, quoteSettlements } from './acceptance/table.ts'
import { quoteRecipients, quoteRequests, quotes } from './table.ts'

export type QuoteAcceptance = {
  requestId: string
  recipientId: string
  quoteId: string
  hospitalId: string
  acceptedAt: string
  hash: string
  checklist: QuoteCheckItem[]
  appointmentId: string | null
}

const acceptancesWhere = (ctx: Context, condition: SQL): Promise<QuoteAcceptance[]> =>
  ctx.db
    .select({
      requestId: quoteAcceptances.requestId,
      recipientId: quoteAcceptances.recipientId,
      quoteId: quoteAcceptances.quoteId,
      hospitalId: quoteRecipients.hospitalId,
      acceptedAt: sql<string>`${instantOf(quoteAcceptances.acceptedAt)}`,
      hash: quoteAcceptances.hash,
      checklist: quoteAcceptances.checklist,
      appointmentId: quoteAcceptances.appointmentId,
    })
    .from(quoteAcceptances)
    .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteAcceptances.recipientId))
    .where(condition)

/** Returns the acceptances of requests, for their patients. */
export const acceptancesOfRequests = async (ctx: Context, ids: string[]): Promise<Map<string, QuoteAcceptance>> =>
  new Map((await acceptancesWhere(ctx, inArray(quoteAcceptances.requestId, ids))).map((row) => [row.requestId, row]))

/** Returns acceptances at hospitals, without the patient's checklist. */
export const acceptancesAtHospital = async (ctx: Context, ids: string[]): Promise<Map<string, QuoteAcceptance>> =>
  new Map(
    (await acceptancesWhere(ctx, inArray(quoteAcceptances.recipientId, ids))).map((row) => [
      row.recipientId,
      { ...row, checklist: [] },
    ]),
  )

export type QuoteCharge = { lineId: string | null; label: string; quoted: number | null; net: number }
/** Settlement of a disputed bill, in the currency of the bill. */
export type QuoteSettlement = { outcome: QuoteSettlementOutcome; total: number; reason: string; settledAt: string }
export type QuoteCharges = {
  requestId: string
  recipientId: string
  state: QuoteChargeState
  items: QuoteCharge[]
  currency: Currency
  quoted: number
  charged: number
  recordedAt: string
  answerBy: string
  answeredAt: string | null
  note: string | null
  settlement: QuoteSettlement | null
}

async function chargesWhere(ctx: Context, condition: SQL): Promise<QuoteCharges[]> {
  const rows = await ctx.db
    .select({
      id: quoteCharges.id,
      requestId: quoteRecipients.requestId,
      recipientId: quoteCharges.recipientId,
      currency: quotes.currency,
      quoted: quoteCharges.quoted,
      charged: quoteCharges.charged,
      recordedAt: quoteCharges.recordedAt,
      answerBy: quoteCharges.answerBy,
      agreed: quoteCharges.agreed,
      answeredAt: quoteCharges.answeredAt,
      note: quoteCharges.note,
      outcome: quoteSettlements.outcome,
      total: quoteSettlements.total,
      reason: quoteSettlements.reason,
      settledAt: quoteSettlements.settledAt,
    })
    .from(quoteCharges)
    .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteCharges.recipientId))
    .innerJoin(quoteAcceptances, eq(quoteAcceptances.recipientId, quoteCharges.recipientId))
    .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
    .leftJoin(quoteSettlements, eq(quoteSettlements.chargeId, quoteCharges.id))
    .where(condition)
  if (rows.length === 0) return []
  const lines = await ctx.db
    .select()
    .from(quoteChargeLines)
    .where(
      inArray(
        quoteChargeLines.chargeId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(quoteChargeLines.position)
  const now = ctx.clock()
  return rows.map(({ id, agreed, recordedAt, answerBy, answeredAt, outcome, total, reason, settledAt, ...row }) => ({
    ...row,
    state: chargeState({ agreed, answerBy, isSettled: settledAt !== null }, now),
    settlement:
      outcome === null || total === null || reason === null || settledAt === null
        ? null
        : { outcome, total, reason, settledAt: settledAt.toISOString() },
    recordedAt: recordedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    items: lines
      .filter(({ chargeId }) => chargeId === id)
      .map(({ lineId, label, quoted, net }) => ({ lineId, label, quoted, net })),
  }))
}

/** Returns the final bills of requests, for their patients. */
export const chargesOfRequests = async (ctx: Context, ids: string[]): Promise<Map<string, QuoteCharges>> =>
  new Map((await chargesWhere(ctx, inArray(quoteRecipients.requestId, ids))).map((row) => [row.requestId, row]))

/** Returns final bills at hospitals. */
export const chargesAtHospital = async (ctx: Context, ids: string[]): Promise<Map<string, QuoteCharges>> =>
  new Map((await chargesWhere(ctx, inArray(quoteCharges.recipientId, ids))).map((row) => [row.recipientId, row]))

export type QuoteContact = { recipientId: string; lastName: string; email: string; phone: string | null }

/** Returns the contact data of the acceptance's appointment. */
export async function contactsOf(ctx: Context, ids: string[]): Promise<Map<string, QuoteContact>> {
  const rows = await ctx.db
    .select({
      recipientId: quoteAcceptances.recipientId,
      lastName: users.lastName,
      email: sql<string>`coalesce(nullif(${appointments.patientEmail}, ''), ${users.email})`,
      phone: sql<string | null>`coalesce(nullif(${appointments.patientPhone}, ''), ${users.phone})`,
    })
    .from(quoteAcceptances)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteAcceptances.requestId))
    .innerJoin(users, eq(users.id, quoteRequests.patientId))
    .leftJoin(appointments, eq(appointments.id, quoteAcceptances.appointmentId))
    .where(inArray(quoteAcceptances.recipientId, ids))
  return new Map(rows.map((row) => [row.recipientId, row]))
}
