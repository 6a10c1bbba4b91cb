import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { addDays, dateIn, HOSPITAL_TIME_ZONE, instantOf, weekdayOf } from '#domain/days.ts'
import { CHART_QUOTES, CHART_WEEKS } from '#domain/quotes/limits.ts'
import { type QuotePoint, QUOTE_POINTS, statedPoints } from '#domain/quotes/points.ts'
import type { Context } from '#server/context.ts'
import { requirePortal } from '#server/staff.ts'
import { linesOf, sentQuotesOf } from './reading.ts'
import { quoteRecipients, quoteRequests } from './table.ts'

/** Requests of a calendar week with an ended clock, and those answered in time. */
export type QuoteWeek = { from: string; ended: number; inTime: number }

/** Answers of a hospital over time, and points that its quotes omit. */
export type HospitalQuoteCharts = {
  weeks: QuoteWeek[]
  /** Number of latest quotes in the count. */
  quotes: number
  leftOut: { point: QuotePoint; count: number }[]
}

/** Counts requests by the week of their arrival, including weeks without one. */
async function readWeeks(ctx: Context, hospitalId: string): Promise<QuoteWeek[]> {
  const { sentAt, dueAt, state, answeredMinutes, answerMinutes } = quoteRecipients
  const today = dateIn(ctx.clock())
  const monday = addDays(today, 1 - weekdayOf(today))
  const first = addDays(monday, -7 * (CHART_WEEKS - 1))
  const now = ctx.clock().toISOString()
  const week = sql`date_trunc('week', ${sentAt} at time zone ${sql.raw(`'${HOSPITAL_TIME_ZONE}'`)})`
  const counted = await ctx.db
    .select({
      from: sql<string>`to_char(${week}, 'YYYY-MM-DD')`,
      ended: sql<number>`count(*)::int`,
      inTime: sql<number>`(count(*) filter (where ${answeredMinutes} <= ${answerMinutes}))::int`,
    })
    .from(quoteRecipients)
    .where(
      and(
        eq(quoteRecipients.hospitalId, hospitalId),
        sql`${sentAt} >= ${instantOf(first, '00:00').toISOString()}`,
        sql`(${answeredMinutes} is not null or ${dueAt} <= ${now} or ${state} = 'expired')`,
      ),
    )
    .groupBy(week)
  return Array.from({ length: CHART_WEEKS }, (_, at) => {
    const from = addDays(first, 7 * at)
    return counted.find((row) => row.from === from) ?? { from, ended: 0, inTime: 0 }
  })
}

/** Counts points that the current versions of the latest quotes omit. Erased quotes are skipped. */
async function readLeftOut(ctx: Context, hospitalId: string): Promise<Omit<HospitalQuoteCharts, 'weeks'>> {
  const latest = await ctx.db
    .select({ id: quoteRecipients.id })
    .from(quoteRecipients)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .where(
      and(
        eq(quoteRecipients.hospitalId, hospitalId),
        isNotNull(quoteRecipients.answeredAt),
        isNull(quoteRecipients.removedAt),
        isNotNull(quoteRequests.patientId),
      ),
    )
    .orderBy(desc(quoteRecipients.answeredAt))
    .limit(CHART_QUOTES)
  const sent = await sentQuotesOf(
    ctx,
    latest.map(({ id }) => id),
  )
  const current = sent.filter(({ isCurrent }) => isCurrent)
  const lines = await linesOf(
    ctx,
    current.map(({ id }) => id),
  )
  const notStated = current.flatMap(
    (quote) =>
      statedPoints({ ...quote, ...quote.terms, lines: lines.filter(({ quoteId }) => quoteId === quote.id) }).notStated,
  )
  const leftOut = QUOTE_POINTS.map((point) => ({ point, count: notStated.filter((name) => name === point).length }))
  return {
    quotes: current.length,
    leftOut: leftOut.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  }
}

/** Reads the quote charts of a hospital, for its staff and administrators. */
export async function readQuoteCharts(ctx: Context, chosen: string | null | undefined): Promise<HospitalQuoteCharts> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const [weeks, leftOut] = await Promise.all([readWeeks(ctx, hospitalId), readLeftOut(ctx, hospitalId)])
  return { weeks, ...leftOut }
}
