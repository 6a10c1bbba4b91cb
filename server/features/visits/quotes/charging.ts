import { and, eq, isNull } from 'drizzle-orm'
import { billInput, chargeAnswer, chargedTotal, quotedTotal, refuseCharges } from '#domain/quotes/acceptance.ts'
import { CHARGE_ANSWER_DAYS, CHARGE_REMINDER_DAYS } from '#domain/quotes/limits.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import { quoteAcceptances, quoteChargeLines, quoteCharges } from './acceptance/table.ts'
import { lockForStaff, lockOwnRequest } from './access.ts'
import { noticeDispute, noticePatient } from './notices.ts'
import type { HospitalQuoteRequest, QuoteRequest } from './record.ts'
import { requireHospitalRequest } from './staff-reading.ts'
import { quoteLines, quoteRecipients, quotes } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Records the final bill of an accepted quote, once. */
export async function recordQuoteCharges(ctx: Context, id: string, raw: unknown): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient } = await lockForStaff(tx, ctx, id)
    const { charges } = billInput.parse(raw)
    if (recipient.state !== 'accepted')
      throw new AppError('invalid_transition', 'The state of this quote request no longer allows this.')
    const [accepted] = await tx
      .select({ quoteId: quotes.id, currency: quotes.currency })
      .from(quoteAcceptances)
      .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
      .where(eq(quoteAcceptances.recipientId, recipient.id))
    if (!accepted) throw new AppError('internal')
    const recorded = await tx.$count(quoteCharges, eq(quoteCharges.recipientId, recipient.id))
    if (recorded > 0) throw new AppError('conflict', 'The final bill has already been entered.')
    const lines = await tx.select().from(quoteLines).where(eq(quoteLines.quoteId, accepted.quoteId))
    const { currency } = accepted
    const fields = refuseCharges(charges, { lines, currency })
    const [first] = Object.values(fields)
    if (first !== undefined) throw new AppError('bad_input', first, { fields })
    const now = ctx.clock()
    const answerBy = new Date(now.getTime() + CHARGE_ANSWER_DAYS * DAY_MS)
    const totals = { quoted: quotedTotal(charges, lines, currency), charged: chargedTotal(charges, currency) }
    const [bill] = await tx
      .insert(quoteCharges)
      .values({
        ...totals,
        recipientId: recipient.id,
        recordedBy: viewer.id,
        recordedAt: now,
        answerBy,
      })
      .returning({ id: quoteCharges.id })
    if (!bill) throw new AppError('internal')
    await tx.insert(quoteChargeLines).values(
      charges.map(({ lineId, label, net }, at) => {
        const line = lines.find((quoted) => quoted.id === lineId)
        const { en, tr, ru, ar } = line?.labels ?? {}
        return {
          chargeId: bill.id,
          position: at + 1,
          lineId: lineId ?? null,
          label: label ?? en ?? tr ?? ru ?? ar ?? '',
          quoted: line && line.status !== 'excluded' ? line.net : null,
          net,
        }
      }),
    )
    const { requestId } = recipient
    const remindAt = new Date(answerBy.getTime() - CHARGE_REMINDER_DAYS * DAY_MS)
    await tx.update(quoteRecipients).set({ remindAt, updatedAt: now }).where(eq(quoteRecipients.id, recipient.id))
    await noticePatient(tx, now, { kind: 'quote.charged', requestId, recipientId: recipient.id })
    await recordAudit(tx, ctx, 'quote_request.charge', recipient.requestId, {
      hospitalId: recipient.hospitalId,
      after: { ...totals, currency },
    })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}

/** Records the patient's confirmation or dispute of the final bill, once and within 30 days. */
export async function answerQuoteCharges(ctx: Context, id: string, raw: unknown): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const request = await lockOwnRequest(tx, ctx, id)
    const { agreed, note } = chargeAnswer.parse(raw)
    const [bill] = await tx
      .select({
        id: quoteCharges.id,
        recipientId: quoteCharges.recipientId,
        answerBy: quoteCharges.answerBy,
        agreed: quoteCharges.agreed,
      })
      .from(quoteCharges)
      .innerJoin(quoteAcceptances, eq(quoteAcceptances.recipientId, quoteCharges.recipientId))
      .where(eq(quoteAcceptances.requestId, request.id))
    if (!bill) throw new AppError('invalid_transition', 'The final bill has not been entered yet.')
    const now = ctx.clock()
    if (bill.agreed !== null || bill.answerBy <= now)
      throw new AppError('conflict', 'The final bill has already been answered, or the time to answer has passed.')
    await tx
      .update(quoteCharges)
      .set({ agreed, answeredAt: now, note: note ?? null })
      .where(and(eq(quoteCharges.id, bill.id), isNull(quoteCharges.agreed)))
    if (!agreed) await noticeDispute(tx, now, bill.recipientId)
    await recordAudit(tx, ctx, agreed ? 'quote_request.confirm' : 'quote_request.dispute', request.id)
    return request
  })
}
