import { and, eq, isNull, max } from 'drizzle-orm'
import { addDays, dateIn, instantOf } from '#domain/days.ts'
import { isUuid } from '#domain/fields.ts'
import { ENDING_DAYS, MAX_QUOTES_A_DAY } from '#domain/quotes/limits.ts'
import { totalsOf } from '#domain/quotes/lines.ts'
import { statedFacts } from '#domain/quotes/points.ts'
import { type QuoteInput, quoteInput, refuseQuote } from '#domain/quotes/quote-input.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { takeFrom } from '#server/limits.ts'
import { lockForStaff, type Recipient, requireStanding } from './access.ts'
import { attachmentsOfNext } from './attachments/reading.ts'
import { hashOfQuote } from './canonical.ts'
import { moveRecipient, NO_PROPOSAL } from './moves.ts'
import { noticePatient } from './notices.ts'
import { answerByVersion } from './questions/writing.ts'
import type { HospitalQuoteRequest } from './record.ts'
import { requireHospitalRequest } from './staff-reading.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from './table.ts'
import { flightRuleOf } from './treatments.ts'

const DAY_SECONDS = 24 * 60 * 60
const NOT_HERE = 'This doctor does not work at your hospital'

/** Refuses doctors of other hospitals and unlisted doctors. */
async function requireDoctor(tx: Tx, { hospitalId }: Recipient, doctorId: string | null | undefined): Promise<void> {
  if (!doctorId) return
  const [doctor] = await tx
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(eq(doctors.id, doctorId), eq(doctors.hospitalId, hospitalId), doctors.isActive))
  if (!doctor) throw new AppError('bad_input', NOT_HERE, { fields: { doctorId: NOT_HERE } })
}

/** Returns the columns of a draft with computed totals. */
function columnsOf(input: QuoteInput) {
  const totals = totalsOf(input.lines, input.currency)
  return {
    language: input.language ?? ('en' as const),
    doctorId: input.doctorId ?? null,
    plan: input.plan ?? null,
    alternatives: input.alternatives ?? null,
    currency: input.currency,
    totalIncluded: totals.included,
    totalWithOptions: totals.withOptions,
    validUntil: input.validUntil ?? null,
    anaesthesia: input.anaesthesia ?? null,
    nightsInHospital: input.nightsInHospital ?? null,
    daysInCountry: input.daysInCountry ?? null,
    terms: {
      earliestFlight: input.earliestFlight ?? null,
      dates: input.dates ?? [],
      companionStay: input.companionStay ?? null,
      deposit: input.deposit ?? null,
      payment: input.payment ?? null,
      priceMayChange: input.priceMayChange ?? null,
      complications: input.complications ?? null,
      revision: input.revision ?? null,
      careAtHome: input.careAtHome ?? null,
      notIncluded: input.notIncluded ?? [],
    },
  }
}

const isDraftOf = ({ id }: Recipient) => and(eq(quotes.recipientId, id), isNull(quotes.sentAt))

export async function findDraft(tx: Tx, recipient: Recipient) {
  const [draft] = await tx.select().from(quotes).where(isDraftOf(recipient))
  return draft
}

/** Replaces the lines of a draft in one statement each. */
async function replaceLines(tx: Tx, quoteId: string, lines: QuoteInput['lines']): Promise<void> {
  await tx.delete(quoteLines).where(eq(quoteLines.quoteId, quoteId))
  if (lines.length === 0) return
  await tx.insert(quoteLines).values(
    lines.map(({ currency: _, ...line }, at) => ({
      ...line,
      quoteId,
      position: at + 1,
      maker: line.maker ?? null,
      model: line.model ?? null,
    })),
  )
}

async function nextVersion(tx: Tx, recipient: Recipient): Promise<number> {
  const [last] = await tx
    .select({ version: max(quotes.version) })
    .from(quotes)
    .where(eq(quotes.recipientId, recipient.id))
  return (last?.version ?? 0) + 1
}

/**
 * Returns the ID of the public advice on flights for a request. Not within a transaction, which
 * would wait for a second connection while the catalogue is read.
 */
async function flightRuleAt(ctx: Context, recipientId: string): Promise<string | null> {
  if (!isUuid(recipientId)) return null
  const [request] = await ctx.db
    .select({ treatments: quoteRequests.treatments })
    .from(quoteRecipients)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .where(eq(quoteRecipients.id, recipientId))
  return flightRuleOf(ctx, request?.treatments ?? [])
}

/** Replaces the rule of the flight. The ID in the input is ignored. */
const withFlightRule = (input: QuoteInput, ruleId: string | null): QuoteInput =>
  input.earliestFlight ? { ...input, earliestFlight: { ...input.earliestFlight, ruleId } } : input

/** Saves the whole draft of the next version. The patient sees nothing of it. */
export async function saveQuote(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<HospitalQuoteRequest> {
  const flightRuleId = await flightRuleAt(ctx, id)
  return ctx.db.transaction(async (tx) => {
    const { recipient } = await lockForStaff(tx, ctx, id, 'plans')
    const input = quoteInput.parse(raw)
    requireStanding(recipient)
    await requireDoctor(tx, recipient, input.doctorId)
    const draft = await findDraft(tx, recipient)
    if (draft) refuseStale(draft, { basedOn, input })
    const columns = columnsOf(withFlightRule(input, flightRuleId))
    const [saved] = draft
      ? await tx
          .update(quotes)
          .set({ ...columns, updatedAt: editedAt(quotes.updatedAt) })
          .where(eq(quotes.id, draft.id))
          .returning({ id: quotes.id })
      : await tx
          .insert(quotes)
          .values({
            ...columns,
            recipientId: recipient.id,
            version: await nextVersion(tx, recipient),
            updatedAt: ctx.clock(),
          })
          .returning({ id: quotes.id })
    if (!saved) throw new AppError('internal')
    await replaceLines(tx, saved.id, input.lines)
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}

/** Returns the morning of the reminder before a quote expires. Null if it has passed. */
function reminderOfQuote(validUntil: string | null, now: Date): Date | null {
  const at = validUntil && instantOf(addDays(validUntil, -ENDING_DAYS), '09:00')
  return at && at > now ? at : null
}

/** Sends the draft. The version is immutable from now on. */
export async function sendQuote(ctx: Context, id: string): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient } = await lockForStaff(tx, ctx, id)
    requireStanding(recipient)
    const draft = await findDraft(tx, recipient)
    if (!draft) throw new AppError('conflict', 'There is no draft of a quote to send.')
    const lines = await tx
      .select()
      .from(quoteLines)
      .where(eq(quoteLines.quoteId, draft.id))
      .orderBy(quoteLines.position)
    const fields = refuseQuote({ ...draft, ...draft.terms, lines }, dateIn(ctx.clock()))
    const [first] = Object.values(fields)
    if (first !== undefined) throw new AppError('bad_input', first, { fields })
    await requireDoctor(tx, recipient, draft.doctorId)
    const limit = { what: 'quote', who: recipient.hospitalId, most: MAX_QUOTES_A_DAY, seconds: DAY_SECONDS }
    await takeFrom(ctx, limit, { db: tx })
    const now = ctx.clock()
    const attachments = await attachmentsOfNext({ db: tx }, [recipient.id])
    const sent = { ...draft, sentBy: viewer.id, sentAt: now, updatedAt: now }
    await tx
      .update(quotes)
      .set({ sentBy: viewer.id, sentAt: now, updatedAt: now, hash: hashOfQuote(sent, lines, attachments) })
      .where(eq(quotes.id, draft.id))
    const changes = { isUnread: false, remindAt: reminderOfQuote(draft.validUntil, now) }
    if (recipient.state === 'quoted') {
      await tx
        .update(quoteRecipients)
        .set({ ...changes, ...NO_PROPOSAL, updatedAt: editedAt(quoteRecipients.updatedAt) })
        .where(eq(quoteRecipients.id, recipient.id))
      await noticePatient(tx, now, {
        kind: 'quote.received',
        requestId: recipient.requestId,
        recipientId: recipient.id,
      })
    } else await moveRecipient(tx, ctx, { recipient, to: 'quoted', changes })
    const { version, currency, totalIncluded } = draft
    const { stated } = statedFacts({ ...draft, ...draft.terms, lines })
    await answerByVersion(tx, recipient, { version, stated, sentBy: viewer.id, sentAt: now })
    await recordAudit(tx, ctx, 'quote_request.quote', recipient.requestId, {
      hospitalId: recipient.hospitalId,
      after: { version, currency, totalIncluded },
    })
    return requireHospitalRequest(ctx, recipient.id, { db: tx })
  })
}
