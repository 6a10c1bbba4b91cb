import { eq } from 'drizzle-orm'
import { refuseSettlement, settlementInput } from '#domain/quotes/settlement.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'
import { quoteAcceptances, quoteCharges, quoteSettlements } from './acceptance/table.ts'
import { lockRecipient, missingRequest } from './access.ts'
import { noticePatient, noticeStaff } from './notices.ts'
import type { HospitalQuoteRequest } from './record.ts'
import { requireHospitalRequest } from './staff-reading.ts'
import { quotes } from './table.ts'

/**
 * Settles the dispute about a final bill, once and for ever. Patient and hospital read outcome and
 * reason. Administrators only.
 */
export async function settleQuoteDispute(ctx: Context, id: string, raw: unknown): Promise<HospitalQuoteRequest> {
  const viewer = requireRole(ctx, 'admin')
  const input = settlementInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const recipient = await lockRecipient(tx, id)
    if (!recipient) throw missingRequest()
    const [bill] = await tx
      .select({
        id: quoteCharges.id,
        charged: quoteCharges.charged,
        agreed: quoteCharges.agreed,
        currency: quotes.currency,
        settlementId: quoteSettlements.id,
      })
      .from(quoteCharges)
      .innerJoin(quoteAcceptances, eq(quoteAcceptances.recipientId, quoteCharges.recipientId))
      .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
      .leftJoin(quoteSettlements, eq(quoteSettlements.chargeId, quoteCharges.id))
      .where(eq(quoteCharges.recipientId, recipient.id))
    if (bill?.agreed !== false)
      throw new AppError('invalid_transition', 'The patient does not dispute the final bill of this request.')
    if (bill.settlementId) throw new AppError('conflict', 'This dispute has already been settled.')
    const fields = refuseSettlement(input, bill)
    const [first] = Object.values(fields)
    if (first !== undefined) throw new AppError('bad_input', first, { fields })
    const now = ctx.clock()
    const { outcome, reason } = input
    const { currency, charged } = bill
    const settled = { outcome, total: input.total ?? charged, currency }
    await tx
      .insert(quoteSettlements)
      .values({ ...settled, chargeId: bill.id, reason, settledBy: viewer.id, settledAt: now })
    const { requestId, hospitalId } = recipient
    await noticePatient(tx, now, { kind: 'quote.settled', requestId, recipientId: recipient.id })
    await noticeStaff(tx, now, { kind: 'staff.quote_settled', recipient })
    await recordAudit(tx, ctx, 'quote_request.settle', requestId, { hospitalId, after: settled })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}
