import { and, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { z } from 'zod'
import { dateIn } from '#domain/days.ts'
import { isUuid } from '#domain/fields.ts'
import { acceptanceInput, refuseChecklist } from '#domain/quotes/acceptance.ts'
import { STANDING_QUOTE_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { inTurn } from '#server/database/in-turn.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { bookAppointment } from '#server/features/visits/appointments/booking/booking.ts'
import { requireViewer } from '#server/viewer.ts'
import { quoteAcceptances } from './acceptance/table.ts'
import { findOwnRequest, lockForPatient, missingRequest, type Recipient } from './access.ts'
import { attachedTo } from './attachments/record.ts'
import { hashOfQuote } from './canonical.ts'
import { moveRecipient } from './moves.ts'
import { noticePatient } from './notices.ts'
import { attachmentsOf } from './reading.ts'
import type { QuoteRequest } from './record.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from './table.ts'
import { serviceForVisit } from './treatments.ts'

type QuoteRow = typeof quotes.$inferSelect

const NOT_CURRENT = 'The hospital has sent a new version of this quote. Please read it first.'

/** Refuses versions that are not the newest sent one or have expired. */
async function requireCurrent(tx: Tx, ctx: Context, { quote, version }: { quote: QuoteRow; version: number }) {
  const [newest] = await tx
    .select({ version: max(quotes.version) })
    .from(quotes)
    .where(and(eq(quotes.recipientId, quote.recipientId), isNotNull(quotes.sentAt)))
  if (newest?.version !== quote.version || version !== quote.version) throw new AppError('conflict', NOT_CURRENT)
  if ((quote.validUntil ?? '') < dateIn(ctx.clock()))
    throw new AppError('conflict', 'This quote is no longer valid. Please ask the hospital for a new version.')
}

/** Returns the hash of the current version, which must equal the hash at its sending. */
async function requireUnchanged(tx: Tx, quote: QuoteRow): Promise<string> {
  const lines = await tx.select().from(quoteLines).where(eq(quoteLines.quoteId, quote.id)).orderBy(quoteLines.position)
  const attachments = attachedTo(quote, await attachmentsOf({ db: tx }, [quote.recipientId]))
  const hash = hashOfQuote(quote, lines, attachments)
  if (hash !== quote.hash) throw new AppError('internal')
  return hash
}

/** Ends the request at all other hospitals that could still answer. */
async function thankOthers(tx: Tx, ctx: Context, { requestId, id }: Recipient): Promise<Recipient[]> {
  const standing = await tx
    .select()
    .from(quoteRecipients)
    .where(and(eq(quoteRecipients.requestId, requestId), inArray(quoteRecipients.state, [...STANDING_QUOTE_STATES])))
    .orderBy(quoteRecipients.id)
  const others = standing.filter((recipient) => recipient.id !== id)
  for (const recipient of others) await moveRecipient(tx, ctx, { recipient, to: 'not_chosen' })
  return others
}

type QuoteIds = { quoteId: string; recipientId: string; requestId: string }

/** Returns a sent quote of the caller's request. `not_found` for all others. */
async function requireQuote(ctx: Context, id: string) {
  const viewer = requireViewer(ctx)
  const [row] = isUuid(id)
    ? await ctx.db
        .select({
          quoteId: quotes.id,
          recipientId: quotes.recipientId,
          doctorId: quotes.doctorId,
          hospitalId: quoteRecipients.hospitalId,
          requestId: quoteRecipients.requestId,
        })
        .from(quotes)
        .innerJoin(quoteRecipients, eq(quoteRecipients.id, quotes.recipientId))
        .where(and(eq(quotes.id, id), isNotNull(quotes.sentAt)))
    : []
  const request = row && (await findOwnRequest(ctx.db, viewer, row.requestId))
  if (!row || !request) throw missingRequest()
  return { ...row, request }
}

function requireOpen({ state }: QuoteRequest): void {
  if (state !== 'sent') throw new AppError('invalid_transition', 'This quote request is no longer open.')
}

type Acceptance = z.output<typeof acceptanceInput>

/** Locks the request and refuses quotes that can no longer be accepted. */
async function lockAcceptable(tx: Tx, ctx: Context, { ids, version }: { ids: QuoteIds; version: number }) {
  const { recipient, request } = await lockForPatient(tx, ctx, ids.recipientId)
  requireOpen(request)
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, ids.quoteId))
  if (!quote) throw missingRequest()
  await requireCurrent(tx, ctx, { quote, version })
  return { recipient, quote, hash: await requireUnchanged(tx, quote) }
}

type AcceptableQuote = Awaited<ReturnType<typeof lockAcceptable>>
type NewAcceptance = AcceptableQuote & { appointmentId: string; checklist: Acceptance['checklist'] }

/** Records the acceptance and ends the request at all other hospitals. */
async function recordAcceptance(tx: Tx, ctx: Context, accepted: NewAcceptance): Promise<void> {
  const { recipient, quote, hash, appointmentId, checklist } = accepted
  const { requestId, hospitalId } = recipient
  await moveRecipient(tx, ctx, { recipient, to: 'accepted', changes: { isUnread: true } })
  await thankOthers(tx, ctx, recipient)
  await tx
    .update(quoteRequests)
    .set({ state: 'accepted', updatedAt: editedAt(quoteRequests.updatedAt) })
    .where(eq(quoteRequests.id, requestId))
  await tx.insert(quoteAcceptances).values({
    requestId,
    recipientId: recipient.id,
    quoteId: quote.id,
    appointmentId,
    hash,
    checklist,
    acceptedAt: ctx.clock(),
  })
  await noticePatient(tx, ctx.clock(), { kind: 'quote.accepted', requestId, recipientId: recipient.id })
  const { version, currency, totalIncluded } = quote
  await recordAudit(tx, ctx, 'quote_request.accept', requestId, {
    hospitalId,
    after: { version, currency, totalIncluded, hash },
  })
}

/**
 * Accepts the current version of a quote and books its first appointment by the ordinary verb, in
 * one transaction. The row of the request is locked, so one of several acceptances wins.
 * Acceptances wait for their turn without a connection. Otherwise many of them would use the whole
 * pool, and all other callers would get `unavailable`.
 */
export async function acceptQuote(ctx: Context, id: string, raw: unknown): Promise<QuoteRequest> {
  const { requestId } = await requireQuote(ctx, id)
  return inTurn(`accept ${requestId}`, () => acceptInTurn(ctx, id, raw))
}

async function acceptInTurn(ctx: Context, id: string, raw: unknown): Promise<QuoteRequest> {
  const { request, hospitalId, doctorId, ...ids } = await requireQuote(ctx, id)
  const { version, checklist } = acceptanceInput.parse(raw)
  const fields = refuseChecklist(checklist)
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('bad_input', first, { fields })
  requireOpen(request)
  const visit = await serviceForVisit(ctx, { hospitalId, doctorId, treatmentIds: request.treatmentIds })
  if (!visit) throw new AppError('conflict', 'This hospital no longer offers the treatment.')
  const { version: _, checklist: __, ...booking } = raw as Record<string, unknown>
  let locked: AcceptableQuote | undefined
  await bookAppointment(
    ctx,
    { ...booking, ...visit, hospitalId },
    {
      agreedPrice: async (tx) => {
        locked = await lockAcceptable(tx, ctx, { ids, version })
        return { price: locked.quote.totalIncluded, currency: locked.quote.currency }
      },
      complete: async (tx, appointmentId) => {
        if (!locked) throw new AppError('internal')
        await recordAcceptance(tx, ctx, { ...locked, appointmentId, checklist })
      },
    },
  )
  const accepted = await findOwnRequest(ctx.db, requireViewer(ctx), ids.requestId)
  if (!accepted) throw missingRequest()
  return accepted
}
