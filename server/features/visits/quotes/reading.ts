import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { QuoteLabels } from '#domain/quotes/quote-input.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { prepared } from '#server/database/prepared.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest } from './access.ts'
import { attachedTo, attachmentColumns, type QuoteAttachment } from './attachments/record.ts'
import { quoteAttachments } from './attachments/table.ts'
import { clockAt, findBusinessDays } from './clocks.ts'
import {
  lineColumns,
  type Quote,
  type QuoteLine,
  type QuoteWithLines,
  type QuoteRequest,
  type QuoteRequestHospital,
  quoteColumns,
  recipientColumns,
  requestColumns,
} from './record.ts'
import { answerers, type QuoteQuestion, questionColumns } from './questions/record.ts'
import { quoteQuestions } from './questions/table.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from './table.ts'

/** Reads with the pool, or within a transaction. */
type Reading = { db: Queryable }

/** Passes all IDs as one parameter, so the text of a statement does not depend on their number. */
const isAnyOf = (column: PgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`

/** Lists requests of the caller, newest first. */
export async function listMyQuoteRequests(ctx: Context, rawPaging: unknown): Promise<Page<QuoteRequest>> {
  const viewer = requireViewer(ctx)
  const paging = readPaging(rawPaging)
  const isTheirs = or(eq(quoteRequests.patientId, viewer.id), eq(quoteRequests.actedBy, viewer.id))
  const [rows, total] = await Promise.all([
    ctx.db
      .select(requestColumns)
      .from(quoteRequests)
      .where(isTheirs)
      .orderBy(desc(quoteRequests.createdAt), asc(quoteRequests.id))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(quoteRequests, isTheirs),
  ])
  return pageOf(rows, total, paging)
}

/** Finds a request of the caller by UUID or number. Null for all others. */
export async function findQuoteRequest(ctx: Context, id: string): Promise<QuoteRequest | null> {
  return (await findOwnRequest(ctx.db, requireViewer(ctx), id)) ?? null
}

const hospitalsWhere = (isListed: SQL, name: string) =>
  prepared((db) =>
    db
      .select(recipientColumns)
      .from(quoteRecipients)
      .where(isListed)
      .orderBy(quoteRecipients.position, quoteRecipients.id)
      .prepare(name),
  )
const hospitalsByRequests = hospitalsWhere(isAnyOf(quoteRecipients.requestId), 'hospitals of quote requests')

/** Adds the state of the clock to the parts of requests. */
async function withClocks(
  ctx: Context,
  rows: Awaited<ReturnType<ReturnType<typeof hospitalsByRequests>['execute']>>,
): Promise<QuoteRequestHospital[]> {
  const now = ctx.clock()
  const daysOf = await findBusinessDays(
    ctx,
    rows.map(({ hospitalId }) => hospitalId),
  )
  return rows.map(({ answerMinutes, usedMinutes, runningSince, pausedAt, dueAt, answeredMinutes, ...row }) => ({
    ...row,
    clock: clockAt(
      { answerMinutes, usedMinutes, runningSince, pausedAt, dueAt, answeredMinutes },
      daysOf(row.hospitalId),
      now,
    ),
  }))
}

/**
 * Returns the parts of requests at each hospital in the order of choice. Callers must own these
 * requests.
 */
export const hospitalsOfRequests = async (ctx: Context, ids: string[]): Promise<QuoteRequestHospital[]> =>
  withClocks(ctx, await hospitalsByRequests(ctx.db).execute({ ids }))

/** Returns the hospitals of a draft in the order of choice. */
export const hospitalsOfDraft = ({ id, chosenHospitals }: QuoteRequest): QuoteRequestHospital[] =>
  chosenHospitals.map((hospitalId) => ({
    id: hospitalId,
    requestId: id,
    hospitalId,
    state: 'sent',
    consentedAt: null,
    declineReason: null,
    clock: null,
  }))

const questionsWhere = (isListed: SQL, name: string) =>
  prepared((db) =>
    db
      .select(questionColumns)
      .from(quoteQuestions)
      .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteQuestions.recipientId))
      .leftJoin(users, eq(users.id, quoteQuestions.askedBy))
      .leftJoin(answerers, eq(answerers.id, quoteQuestions.answeredBy))
      .where(isListed)
      .orderBy(quoteQuestions.askedAt, quoteQuestions.id)
      .prepare(name),
  )
const questionsByRecipients = questionsWhere(isAnyOf(quoteQuestions.recipientId), 'questions about quotes')

/** Returns questions at these hospitals, oldest first. Callers must be allowed to read them. */
export const questionsOf = ({ db }: Reading, recipientIds: string[]): Promise<QuoteQuestion[]> =>
  questionsByRecipients(db).execute({ ids: recipientIds })

const isSent = isNotNull(quotes.sentAt)

const quotesWhere = (isListed: SQL | undefined, name: string) =>
  prepared((db) =>
    db
      .select(quoteColumns)
      .from(quotes)
      .innerJoin(quoteRecipients, eq(quoteRecipients.id, quotes.recipientId))
      .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
      .leftJoin(users, eq(users.id, quotes.sentBy))
      .where(isListed)
      .orderBy(desc(quotes.version))
      .prepare(name),
  )
const sentByRecipients = quotesWhere(and(isAnyOf(quotes.recipientId), isSent), 'sent quotes')
const draftsByRecipients = quotesWhere(and(isAnyOf(quotes.recipientId), isNull(quotes.sentAt)), 'drafts of quotes')

/** Returns sent versions at these hospitals, newest first. Callers must be allowed to read them. */
export const sentQuotesOf = ({ db }: Reading, recipientIds: string[]): Promise<Quote[]> =>
  sentByRecipients(db).execute({ ids: recipientIds })

/** Returns drafts at these hospitals, for their owners and coordinators. */
export const draftsOf = ({ db }: Reading, recipientIds: string[]): Promise<Quote[]> =>
  draftsByRecipients(db).execute({ ids: recipientIds })

const linesWhere = (isListed: SQL | undefined, name: string) =>
  prepared((db) =>
    db
      .select(lineColumns)
      .from(quoteLines)
      .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
      .innerJoin(quoteRecipients, eq(quoteRecipients.id, quotes.recipientId))
      .where(isListed)
      .orderBy(quoteLines.quoteId, quoteLines.position)
      .prepare(name),
  )
const linesByQuotes = linesWhere(isAnyOf(quoteLines.quoteId), 'lines of quotes')

/** Returns lines of these versions in order. Callers must be allowed to read them. */
export const linesOf = ({ db }: Reading, quoteIds: string[]): Promise<QuoteLine[]> =>
  linesByQuotes(db).execute({ ids: quoteIds })

const attachmentsWhere = (isListed: SQL, name: string) =>
  prepared((db) =>
    db
      .select(attachmentColumns)
      .from(quoteAttachments)
      .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteAttachments.recipientId))
      .where(isListed)
      .orderBy(quoteAttachments.createdAt, quoteAttachments.id)
      .prepare(name),
  )
const attachmentsByRecipients = attachmentsWhere(isAnyOf(quoteAttachments.recipientId), 'attachments of quotes')

/**
 * Returns attachments of all versions of these hospitals, oldest first. Callers must be allowed to
 * read the versions.
 */
export const attachmentsOf = ({ db }: Reading, recipientIds: string[]): Promise<QuoteAttachment[]> =>
  attachmentsByRecipients(db).execute({ ids: recipientIds })

const isOfRequest = eq(quoteRecipients.requestId, sql.placeholder('id'))
const ofRequest = {
  hospitals: hospitalsWhere(isOfRequest, 'hospitals of a quote request'),
  quotes: quotesWhere(and(isOfRequest, isSent), 'quotes of a request'),
  lines: linesWhere(and(isOfRequest, isSent), 'lines of the quotes of a request'),
  attachments: attachmentsWhere(isOfRequest, 'attachments of the quotes of a request'),
  questions: questionsWhere(isOfRequest, 'questions about the quotes of a request'),
}

/** A hospital's part of a request with its sent versions, newest first, and questions. */
export type AnsweredHospital = QuoteRequestHospital & { quotes: QuoteWithLines[]; questions: QuoteQuestion[] }

/**
 * Returns the parts of a request at each hospital in the order of choice, with quotes and
 * questions. Callers must own the request. Its statements share one packet and keep their plans,
 * which halves the processor time of a comparison.
 */
export async function readAnswers(ctx: Context, requestId: string): Promise<AnsweredHospital[]> {
  const values = { id: requestId }
  const [hospitals, versions, lines, attachments, questions] = await pipelined(ctx.db, (db) => [
    ofRequest.hospitals(db).execute(values),
    ofRequest.quotes(db).execute(values),
    ofRequest.lines(db).execute(values),
    ofRequest.attachments(db).execute(values),
    ofRequest.questions(db).execute(values),
  ])
  return (await withClocks(ctx, hospitals)).map((hospital) => ({
    ...hospital,
    questions: questions.filter(({ recipientId }) => recipientId === hospital.id),
    quotes: versions
      .filter(({ recipientId }) => recipientId === hospital.id)
      .map((quote) =>
        Object.assign(quote, {
          lines: lines.filter(({ quoteId }) => quoteId === quote.id),
          attachments: attachedTo(quote, attachments),
        }),
      ),
  }))
}

/** Returns the label of a line in a language, or in any available one. */
export const labelIn = (labels: QuoteLabels, language: UiLanguage): string =>
  [language, 'en' as const, ...UI_LANGUAGES].map((code) => labels[code]).find((label) => label !== undefined) ?? ''
