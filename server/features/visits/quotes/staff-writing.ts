import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { MAX_QUOTE_QUESTIONS } from '#domain/quotes/limits.ts'
import { quoteDeclineInput, quoteQuestionInput } from '#domain/quotes/request-input.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { lockForStaff } from './access.ts'
import { findColleagues, isColleagueAt } from './colleagues.ts'
import { moveRecipient, NO_PROPOSAL } from './moves.ts'
import { noticeStaff } from './notices.ts'
import type { HospitalQuoteRequest } from './record.ts'
import { requireHospitalRequest } from './staff-reading.ts'
import { quoteQuestions } from './questions/table.ts'
import { quoteRecipients } from './table.ts'

/** Marks a request as seen. Later calls only mark new texts of the patient as read. */
export async function markQuoteRequestSeen(ctx: Context, id: string): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { recipient } = await lockForStaff(tx, ctx, id, 'plans')
    if (recipient.state === 'sent') {
      await moveRecipient(tx, ctx, { recipient, to: 'seen', changes: { seenAt: ctx.clock(), isUnread: false } })
      await recordAudit(tx, ctx, 'quote_request.see', recipient.requestId, { hospitalId: recipient.hospitalId })
    } else if (recipient.isUnread)
      await tx.update(quoteRecipients).set({ isUnread: false }).where(eq(quoteRecipients.id, recipient.id))
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}

const CHOOSE_COLLEAGUE = 'Please choose an owner, a coordinator or a doctor of your hospital'

/** Staff member to assign, or null for nobody. */
export const quoteAssignInput = z.object({ userId: z.string({ error: CHOOSE_COLLEAGUE }).nullable() })

/** Assigns a request to an owner, coordinator or doctor of the hospital, or to nobody. */
export async function assignQuoteRequest(ctx: Context, id: string, raw: unknown): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient } = await lockForStaff(tx, ctx, id)
    const { userId } = quoteAssignInput.parse(raw)
    if (userId) {
      const isMeant = and(isColleagueAt(recipient.hospitalId), eq(users.id, userId))
      const [colleague] = isUuid(userId) ? await findColleagues(tx, isMeant) : []
      if (!colleague) throw new AppError('bad_input', CHOOSE_COLLEAGUE, { fields: { userId: CHOOSE_COLLEAGUE } })
    }
    const assigneeId = userId
    await tx
      .update(quoteRecipients)
      .set({
        assigneeId,
        ...(assigneeId !== recipient.assigneeId && NO_PROPOSAL),
        updatedAt: editedAt(quoteRecipients.updatedAt),
      })
      .where(eq(quoteRecipients.id, recipient.id))
    if (assigneeId && assigneeId !== viewer.id)
      await noticeStaff(tx, ctx.clock(), { kind: 'staff.quote_assigned', recipient: { ...recipient, assigneeId } })
    await recordAudit(tx, ctx, 'quote_request.assign', recipient.requestId, {
      hospitalId: recipient.hospitalId,
      before: { assigneeId: recipient.assigneeId },
      after: { assigneeId },
    })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}

/** Asks the patient a question, which pauses the clock until the answer. */
export async function askQuoteQuestion(ctx: Context, id: string, raw: unknown): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient } = await lockForStaff(tx, ctx, id, 'plans')
    const { text } = quoteQuestionInput.parse(raw)
    const questions = await tx.$count(
      quoteQuestions,
      and(eq(quoteQuestions.recipientId, recipient.id), eq(quoteQuestions.asker, 'hospital')),
    )
    if (questions >= MAX_QUOTE_QUESTIONS)
      throw new AppError('conflict', 'A hospital can ask at most {{max}} questions about one request.', {
        params: { max: MAX_QUOTE_QUESTIONS },
      })
    await moveRecipient(tx, ctx, { recipient, to: 'question', changes: { isUnread: false } })
    await tx
      .insert(quoteQuestions)
      .values({ recipientId: recipient.id, text, askedBy: viewer.id, askedAt: ctx.clock() })
    await recordAudit(tx, ctx, 'quote_request.ask', recipient.requestId, { hospitalId: recipient.hospitalId })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}

/** Declines a request for good. The patient reads the reason. */
export async function declineQuoteRequest(ctx: Context, id: string, raw: unknown): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { recipient } = await lockForStaff(tx, ctx, id)
    const { reason } = quoteDeclineInput.parse(raw)
    await moveRecipient(tx, ctx, { recipient, to: 'declined', changes: { declineReason: reason } })
    await recordAudit(tx, ctx, 'quote_request.decline', recipient.requestId, { hospitalId: recipient.hospitalId })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}
