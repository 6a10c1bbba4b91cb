import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import { nextReminder, startClock } from '#domain/quotes/clock.ts'
import { MAX_OPEN_REQUESTS, MAX_QUOTE_HOSPITALS, REQUEST_DAYS } from '#domain/quotes/limits.ts'
import { quoteAnswerInput, quoteConsentInput, refuseSending } from '#domain/quotes/request-input.ts'
import { isStanding, STANDING_QUOTE_STATES } from '#domain/quotes/states.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { getLimit } from '#server/features/accounts/settings/site-limits.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { lockForPatient, lockOwnRequest, requireOwnRequest } from './access.ts'
import { businessDaysOf } from './clocks.ts'
import { questionnaireOf, requireDraft } from './draft.ts'
import { moveRecipient } from './moves.ts'
import { noticePatient, noticeStaff } from './notices.ts'
import type { QuoteRequest } from './record.ts'
import { quoteQuestions } from './questions/table.ts'
import { quoteRecipients, quoteRequests } from './table.ts'
import { offersOf, type ResolvedTreatment, resolveTreatments } from './treatments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const NOT_OFFERED = 'This hospital does not offer the treatment'
const AGREE = 'Please give your consent for each hospital'

function refuseFields(fields: Record<string, string>): void {
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('bad_input', first, { fields })
}

type NewRecipients = { request: QuoteRequest; hospitalIds: readonly string[]; from: number }

/** Adds a request at each hospital and starts its clock. */
async function addRecipients(tx: Tx, ctx: Context, { request, hospitalIds, from }: NewRecipients): Promise<void> {
  const now = ctx.clock()
  const daysOf = await businessDaysOf(tx, hospitalIds)
  const answerMinutes = 60 * (await getLimit({ db: tx, log: ctx.log }, 'quoteAnswerHours'))
  const recipients = await tx
    .insert(quoteRecipients)
    .values(
      hospitalIds.map((hospitalId, at) => {
        const days = daysOf(hospitalId)
        const clock = startClock(days, now, answerMinutes)
        return {
          requestId: request.id,
          hospitalId,
          position: from + at,
          consentedAt: now,
          sentAt: now,
          ...clock,
          remindAt: nextReminder(clock, days, 0),
          updatedAt: now,
        }
      }),
    )
    .returning()
  for (const recipient of recipients) await noticeStaff(tx, now, { kind: 'staff.quote_requested', recipient })
}

/** Refuses hospitals without consent, and those that do not offer every treatment. */
async function requireConsentAndOffers(
  tx: Tx,
  treatments: readonly ResolvedTreatment[],
  { hospitalIds, consented, field }: { hospitalIds: readonly string[]; consented: readonly string[]; field: string },
): Promise<void> {
  const offers = await offersOf(tx, treatments, hospitalIds)
  const fields: Record<string, string> = {}
  for (const [at, id] of hospitalIds.entries()) if (!offers.has(id)) fields[`${field}.${at}`] = NOT_OFFERED
  if (hospitalIds.some((id) => !consented.includes(id))) fields['consent.hospitalIds'] = AGREE
  refuseFields(fields)
}

/** Locks the account to serialise the count of its sent requests. */
const lockPatient = (tx: Tx, patientId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, patientId)).for('no key update')

/** Refuses a request above the limit of open ones. */
async function requireRoom(tx: Tx, patientId: string): Promise<void> {
  const [made = { open: 0 }] = await tx
    .select({ open: count() })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.patientId, patientId), eq(quoteRequests.state, 'sent')))
  if (made.open >= MAX_OPEN_REQUESTS)
    throw new AppError('conflict', 'You have {{max}} open requests. Please wait for an answer or withdraw one.', {
      params: { max: MAX_OPEN_REQUESTS },
    })
}

/** Sends a draft to its hospitals, each with the patient's consent. */
export async function sendQuoteRequest(ctx: Context, id: string, rawConsent: unknown): Promise<QuoteRequest> {
  const viewer = requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    await lockPatient(tx, viewer.id)
    const draft = await lockOwnRequest(tx, ctx, id)
    requireDraft(draft)
    const consent = quoteConsentInput.parse(rawConsent)
    await requireRoom(tx, viewer.id)
    const now = ctx.clock()
    const treatments = await resolveTreatments(ctx, draft.treatmentIds)
    const sendable = {
      ...draft,
      treatments: treatments.map((treatment) => treatment.id),
      hospitals: draft.chosenHospitals,
    }
    refuseFields(refuseSending(sendable, { questionnaire: questionnaireOf(treatments), today: dateIn(now) }))
    const consented = consent.hospitalIds.map((hospitalId) => hospitalId.toLowerCase())
    await requireConsentAndOffers(tx, treatments, { hospitalIds: draft.chosenHospitals, consented, field: 'hospitals' })
    await addRecipients(tx, ctx, { request: draft, hospitalIds: draft.chosenHospitals, from: 0 })
    await tx
      .update(quoteRequests)
      .set({
        state: 'sent',
        chosenHospitals: [],
        consentVersion: consent.version,
        sentAt: now,
        closesAt: new Date(now.getTime() + REQUEST_DAYS * DAY_MS),
        updatedAt: editedAt(quoteRequests.updatedAt),
      })
      .where(eq(quoteRequests.id, draft.id))
    await noticePatient(tx, now, { kind: 'quote.requested', requestId: draft.id })
    await recordAudit(tx, ctx, 'quote_request.send', draft.id, { after: { hospitals: draft.chosenHospitals } })
    return requireOwnRequest(tx, ctx, draft.id)
  })
}

function requireOpen({ state }: QuoteRequest): void {
  if (state !== 'sent') throw new AppError('invalid_transition', 'This quote request is no longer open.')
}

/** Sends an open request to one more hospital. */
export async function addQuoteHospital(ctx: Context, id: string, rawConsent: unknown): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const request = await lockOwnRequest(tx, ctx, id)
    requireOpen(request)
    const consent = quoteConsentInput.parse(rawConsent)
    const rows = await tx
      .select({ hospitalId: quoteRecipients.hospitalId })
      .from(quoteRecipients)
      .where(eq(quoteRecipients.requestId, request.id))
    const field = 'consent.hospitalIds'
    const hospitalIds = consent.hospitalIds.map((hospitalId) => hospitalId.toLowerCase())
    if (hospitalIds.length === 0) refuseFields({ [field]: 'Please choose a hospital' })
    if (rows.length + hospitalIds.length > MAX_QUOTE_HOSPITALS)
      refuseFields({ [field]: sentence('Please choose at most {{max}} hospitals', { max: MAX_QUOTE_HOSPITALS }) })
    if (rows.some(({ hospitalId }) => hospitalIds.includes(hospitalId)))
      refuseFields({ [field]: 'This hospital already has the request' })
    const treatments = await resolveTreatments(ctx, request.treatmentIds)
    await requireConsentAndOffers(tx, treatments, { hospitalIds, consented: hospitalIds, field })
    await addRecipients(tx, ctx, { request, hospitalIds, from: rows.length })
    await recordAudit(tx, ctx, 'quote_request.add_hospital', request.id, { after: { hospitals: hospitalIds } })
    return requireOwnRequest(tx, ctx, request.id)
  })
}

/** Answers the open question of a hospital, which resumes its clock. */
export async function answerQuoteQuestion(ctx: Context, id: string, raw: unknown): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const { recipient, request } = await lockForPatient(tx, ctx, id)
    const { text } = quoteAnswerInput.parse(raw)
    await moveRecipient(tx, ctx, { recipient, to: 'answered', changes: { isUnread: true } })
    await tx
      .update(quoteQuestions)
      .set({ answer: text, answeredAt: ctx.clock() })
      .where(
        and(
          eq(quoteQuestions.recipientId, recipient.id),
          eq(quoteQuestions.asker, 'hospital'),
          isNull(quoteQuestions.answeredAt),
        ),
      )
    return requireOwnRequest(tx, ctx, request.id)
  })
}

/** Withdraws an open request from all its hospitals. */
export async function withdrawQuoteRequest(ctx: Context, id: string): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const request = await lockOwnRequest(tx, ctx, id)
    requireOpen(request)
    const standing = await tx
      .select()
      .from(quoteRecipients)
      .where(and(eq(quoteRecipients.requestId, request.id), inArray(quoteRecipients.state, [...STANDING_QUOTE_STATES])))
      .orderBy(quoteRecipients.id)
    for (const recipient of standing) await moveRecipient(tx, ctx, { recipient, to: 'withdrawn' })
    await tx
      .update(quoteRequests)
      .set({ state: 'withdrawn', updatedAt: editedAt(quoteRequests.updatedAt) })
      .where(eq(quoteRequests.id, request.id))
    await recordAudit(tx, ctx, 'quote_request.withdraw', request.id)
    return requireOwnRequest(tx, ctx, request.id)
  })
}

/** Withdraws the consent for one hospital. The last one ends the request. */
export async function withdrawQuoteHospital(ctx: Context, id: string): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const { recipient, request } = await lockForPatient(tx, ctx, id)
    requireOpen(request)
    await moveRecipient(tx, ctx, { recipient, to: 'withdrawn' })
    const others = await tx
      .select({ state: quoteRecipients.state })
      .from(quoteRecipients)
      .where(eq(quoteRecipients.requestId, request.id))
    const { hospitalId } = recipient
    await recordAudit(tx, ctx, 'quote_request.withdraw_hospital', request.id, { after: { hospitalId } })
    if (!others.some(({ state }) => isStanding(state)))
      await tx
        .update(quoteRequests)
        .set({ state: 'withdrawn', updatedAt: editedAt(quoteRequests.updatedAt) })
        .where(eq(quoteRequests.id, request.id))
    return requireOwnRequest(tx, ctx, request.id)
  })
}
