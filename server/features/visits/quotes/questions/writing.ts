/** Questions of the patient to a hospital, and the answers of the hospital. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_PATIENT_QUESTIONS, MAX_PATIENT_QUESTIONS_A_DAY } from '#domain/quotes/limits.ts'
import { isTopic, type QuoteFact, type QuotePoint, statedFacts } from '#domain/quotes/points.ts'
import { patientQuestionInput, quoteAnswerInput } from '#domain/quotes/request-input.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import {
  lockForPatient,
  lockForStaff,
  missingRequest,
  type Recipient,
  requireOwnRequest,
  requireStanding,
} from '../access.ts'
import { noticePatient, noticeStaff } from '../notices.ts'
import { linesOf, sentQuotesOf } from '../reading.ts'
import type { HospitalQuoteRequest, QuoteRequest } from '../record.ts'
import { requireHospitalRequest } from '../staff-reading.ts'
import { quoteRecipients } from '../table.ts'
import { quoteQuestions } from './table.ts'

const DAY_SECONDS = 24 * 60 * 60

const isOfPatient = (recipient: Recipient) =>
  and(eq(quoteQuestions.recipientId, recipient.id), eq(quoteQuestions.asker, 'patient'))

/** Condition on questions about this fact. */
const isAbout = (fact: QuoteFact) => (isTopic(fact) ? eq(quoteQuestions.topic, fact) : eq(quoteQuestions.point, fact))

/** Refuses a fact that the current version of the quote states, or that does not apply to it. */
async function requireNotStated(tx: Tx, { id }: Recipient, fact: QuoteFact): Promise<void> {
  const [current] = await sentQuotesOf({ db: tx }, [id])
  if (!current) throw new AppError('conflict', 'The hospital has not sent a quote yet.')
  const lines = await linesOf({ db: tx }, [current.id])
  if (!statedFacts({ ...current, ...current.terms, lines }).notStated.includes(fact))
    throw new AppError('conflict', 'The newest version of the quote states this.')
}

/** Refuses the same question twice, and more questions than a hospital has to answer. */
async function requireQuota(tx: Tx, ctx: Context, recipient: Recipient, fact: QuoteFact | null): Promise<void> {
  const isSame = fact ? and(isAbout(fact), isNull(quoteQuestions.answeredAt)) : sql`false`
  const [made = { all: 0, same: 0 }] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      same: sql<number>`(count(*) filter (where ${isSame}))::int`,
    })
    .from(quoteQuestions)
    .where(isOfPatient(recipient))
  if (made.same > 0) throw new AppError('conflict', 'You have asked this already. The hospital has not answered yet.')
  if (made.all >= MAX_PATIENT_QUESTIONS)
    throw new AppError('conflict', 'You can ask a hospital at most {{max}} questions about one request.', {
      params: { max: MAX_PATIENT_QUESTIONS },
    })
  const limit = {
    what: 'quoteQuestion',
    who: recipient.requestId,
    most: MAX_PATIENT_QUESTIONS_A_DAY,
    seconds: DAY_SECONDS,
  }
  await takeFrom(ctx, limit, { db: tx })
}

/** Asks one hospital about a fact that its quote does not state, or about something else. */
export async function askQuoteHospital(ctx: Context, id: string, raw: unknown): Promise<QuoteRequest> {
  requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient, request } = await lockForPatient(tx, ctx, id)
    const { text, point = null, topic = null } = patientQuestionInput.parse(raw)
    const fact = point ?? topic
    const words = text ?? ''
    requireStanding(recipient)
    if (fact) await requireNotStated(tx, recipient, fact)
    await requireQuota(tx, ctx, recipient, fact)
    const now = ctx.clock()
    const about = { recipientId: recipient.id, asker: 'patient', point, topic, text: words } as const
    await tx.insert(quoteQuestions).values({ ...about, askedBy: viewer.id, askedAt: now })
    await tx
      .update(quoteRecipients)
      .set({ isUnread: true, updatedAt: editedAt(quoteRecipients.updatedAt) })
      .where(eq(quoteRecipients.id, recipient.id))
    await noticeStaff(tx, now, { kind: 'staff.quote_asked', recipient })
    const { hospitalId } = recipient
    await recordAudit(tx, ctx, 'quote_request.ask_hospital', request.id, { after: { hospitalId, point: fact } })
    return requireOwnRequest(tx, ctx, request.id)
  })
}

/** Answers a question of the patient in words. */
export async function answerPatientQuestion(
  ctx: Context,
  id: string,
  questionId: string,
  raw: unknown,
): Promise<HospitalQuoteRequest> {
  return ctx.db.transaction(async (tx) => {
    const { viewer, recipient } = await lockForStaff(tx, ctx, id)
    const { text } = quoteAnswerInput.parse(raw)
    const isIt = and(isOfPatient(recipient), eq(quoteQuestions.id, questionId))
    const [question] = isUuid(questionId) ? await tx.select().from(quoteQuestions).where(isIt) : []
    if (!question) throw missingRequest()
    requireStanding(recipient)
    if (question.answeredAt) throw new AppError('conflict', 'This question was answered.')
    const now = ctx.clock()
    await tx
      .update(quoteQuestions)
      .set({ answer: text, answeredBy: viewer.id, answeredAt: now })
      .where(eq(quoteQuestions.id, question.id))
    await tx
      .update(quoteRecipients)
      .set({ isUnread: false, updatedAt: editedAt(quoteRecipients.updatedAt) })
      .where(eq(quoteRecipients.id, recipient.id))
    const { id: recipientId, requestId, hospitalId } = recipient
    await noticePatient(tx, now, { kind: 'quote.replied', requestId, recipientId })
    await recordAudit(tx, ctx, 'quote_request.answer_patient', requestId, { hospitalId })
    return requireHospitalRequest(ctx, recipientId, { db: tx })
  })
}

type Version = { version: number; stated: readonly QuoteFact[]; sentBy: string; sentAt: Date }

/** Marks the patient's questions as answered whose facts a version states that is sent now. */
export async function answerByVersion(
  tx: Tx,
  recipient: Recipient,
  { version, stated, sentBy, sentAt }: Version,
): Promise<void> {
  if (stated.length === 0) return
  const topics = stated.filter(isTopic)
  const points = stated.filter((fact): fact is QuotePoint => !isTopic(fact))
  const isStated = or(inArray(quoteQuestions.point, points), inArray(quoteQuestions.topic, topics))
  await tx
    .update(quoteQuestions)
    .set({ answeredVersion: version, answeredBy: sentBy, answeredAt: sentAt })
    .where(and(isOfPatient(recipient), isNull(quoteQuestions.answeredAt), isStated))
}
