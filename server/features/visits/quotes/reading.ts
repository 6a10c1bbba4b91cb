import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { QuoteLabels } from '#domain/quotes/quote-input.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest } from './access.ts'
import { businessDaysOf, clockAt } from './clocks.ts'
import {
  answerers,
  lineColumns,
  type Quote,
  type QuoteLine,
  type QuoteQuestion,
  type QuoteRequest,
  type QuoteRequestHospital,
  questionColumns,
  quoteColumns,
  recipientColumns,
  requestColumns,
} from './record.ts'
import { quoteQuestions } from './questions/table.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from './table.ts'

/** Reads with the pool, or within a transaction. */
type Reading = { db: Queryable }

/** Passes all IDs as one parameter, so the text of a statement does not depend on their number. */
const isAnyOf = (column: PgColumn, ids: string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`

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

/**
 * Returns the parts of requests at each hospital in the order of choice. Callers must own these
 * requests.
 */
export async function hospitalsOfRequests(ctx: Context, ids: string[]): Promise<QuoteRequestHospital[]> {
  const now = ctx.clock()
  const rows = await ctx.db
    .select(recipientColumns)
    .from(quoteRecipients)
    .where(isAnyOf(quoteRecipients.requestId, ids))
    .orderBy(quoteRecipients.position, quoteRecipients.id)
    .prepare('hospitals of quote requests')
    .execute()
  const daysOf = await businessDaysOf(
    ctx.db,
    rows.map(({ hospitalId }) => hospitalId),
    now,
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

/** Returns questions at these hospitals, oldest first. Callers must be allowed to read them. */
export const questionsOf = (ctx: Context, recipientIds: string[]): Promise<QuoteQuestion[]> =>
  ctx.db
    .select(questionColumns)
    .from(quoteQuestions)
    .leftJoin(users, eq(users.id, quoteQuestions.askedBy))
    .leftJoin(answerers, eq(answerers.id, quoteQuestions.answeredBy))
    .where(inArray(quoteQuestions.recipientId, recipientIds))
    .orderBy(quoteQuestions.askedAt, quoteQuestions.id)

const quotesWhere = (ctx: Reading, recipientIds: string[], isSent: boolean): Promise<Quote[]> =>
  ctx.db
    .select(quoteColumns)
    .from(quotes)
    .innerJoin(quoteRecipients, eq(quoteRecipients.id, quotes.recipientId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .leftJoin(users, eq(users.id, quotes.sentBy))
    .where(and(isAnyOf(quotes.recipientId, recipientIds), isSent ? isNotNull(quotes.sentAt) : isNull(quotes.sentAt)))
    .orderBy(desc(quotes.version))
    .prepare(isSent ? 'sent quotes' : 'drafts of quotes')
    .execute()

/** Returns sent versions at these hospitals, newest first. Callers must be allowed to read them. */
export const sentQuotesOf = (ctx: Reading, recipientIds: string[]): Promise<Quote[]> =>
  quotesWhere(ctx, recipientIds, true)

/** Returns drafts at these hospitals, for their owners and coordinators. */
export const draftsOf = (ctx: Context, recipientIds: string[]): Promise<Quote[]> =>
  quotesWhere(ctx, recipientIds, false)

/** Returns lines of these versions in order. Callers must be allowed to read them. */
export const linesOf = (ctx: Reading, quoteIds: string[]): Promise<QuoteLine[]> =>
  ctx.db
    .select(lineColumns)
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(isAnyOf(quoteLines.quoteId, quoteIds))
    .orderBy(quoteLines.quoteId, quoteLines.position)
    .prepare('lines of quotes')
    .execute()

/** Returns the label of a line in a language, or in any available one. */
export const labelIn = (labels: QuoteLabels, language: UiLanguage): string =>
  [language, 'en' as const, ...UI_LANGUAGES].map((code) => labels[code]).find((label) => label !== undefined) ?? ''

export type QuoteAssignee = { id: string; firstName: string; lastName: string }

/** Returns the staff members to whom requests are assigned. */
export const findAssignees = (ctx: Context, ids: string[]): Promise<QuoteAssignee[]> =>
  ctx.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
