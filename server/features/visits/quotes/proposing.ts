import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { lockForStaff, requireStanding } from './access.ts'
import { noticeStaff } from './notices.ts'
import { findDraft } from './quote-writing.ts'
import type { HospitalQuoteRequest } from './record.ts'
import { requireHospitalRequest } from './staff-reading.ts'
import { quoteRecipients } from './table.ts'

/** Tells the coordinators that the doctor's plan is ready to send. Repeating it has no effect. */
export async function proposeQuotePlan(ctx: Context, id: string): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient } = await lockForStaff(tx, ctx, id, 'proposals')
    requireStanding(recipient)
    const draft = await findDraft(tx, recipient)
    if (!draft?.plan?.trim()) throw new AppError('conflict', 'The draft of this quote has no plan yet.')
    if (recipient.proposedAt) return requireHospitalRequest(ctx, recipient.id, { db: tx })
    const now = ctx.clock()
    await tx
      .update(quoteRecipients)
      .set({ proposedAt: now, proposedBy: viewer.id, updatedAt: editedAt(quoteRecipients.updatedAt) })
      .where(eq(quoteRecipients.id, recipient.id))
    await noticeStaff(tx, now, { kind: 'staff.quote_proposed', recipient })
    await recordAudit(tx, ctx, 'quote_request.propose', recipient.requestId, { hospitalId: recipient.hospitalId })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}
