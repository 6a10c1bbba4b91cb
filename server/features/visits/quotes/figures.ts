import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_LIMIT } from '#domain/paging.ts'
import { FEWEST_MEASURED } from '#domain/quotes/limits.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { quoteCharges } from './acceptance/table.ts'
import { quoteRecipients } from './table.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Measured answers of a hospital. */
export type QuoteFigures = {
  hospitalId: string
  measured: number
  medianAnswerMinutes: number | null
  answeredInTimePercent: number | null
  driftCases: number
  driftMedian: number | null
  driftLower: number | null
  driftUpper: number | null
}

const NO_DRIFT = { driftCases: 0, driftMedian: null, driftLower: null, driftUpper: null }

const unmeasured = (hospitalId: string): QuoteFigures => ({
  hospitalId,
  measured: 0,
  medianAnswerMinutes: null,
  answeredInTimePercent: null,
  ...NO_DRIFT,
})

/** Difference of confirmed final bills to the accepted quotes, in percent, by hospital. */
async function driftsOf({ db }: Context, hospitalIds: string[]) {
  const drift = sql`100 * (${quoteCharges.charged} / nullif(${quoteCharges.quoted}, 0) - 1)`
  const quartile = (share: number) =>
    sql<number>`round((percentile_cont(${sql.raw(String(share))}) within group (order by ${drift}))::numeric, 1)::float8`
  const rows = await db
    .select({
      hospitalId: quoteRecipients.hospitalId,
      driftCases: sql<number>`count(*)::int`,
      driftMedian: quartile(0.5),
      driftLower: quartile(0.25),
      driftUpper: quartile(0.75),
    })
    .from(quoteCharges)
    .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteCharges.recipientId))
    .where(and(inArray(quoteRecipients.hospitalId, hospitalIds), quoteCharges.agreed, gt(quoteCharges.quoted, 0)))
    .groupBy(quoteRecipients.hospitalId)
  return new Map(
    rows.map(({ hospitalId, ...row }) => [
      hospitalId,
      row.driftCases >= FEWEST_MEASURED ? row : { ...NO_DRIFT, driftCases: row.driftCases },
    ]),
  )
}

/**
 * Measured answers of these hospitals within a year. A request counts once its clock has ended: by
 * an answer, by running out, or by an end without an answer.
 */
export async function figuresOf(ctx: Context, hospitalIds: string[]): Promise<Map<string, QuoteFigures>> {
  const now = ctx.clock()
  const { answerMinutes, answeredMinutes, dueAt, state, sentAt, hospitalId } = quoteRecipients
  const hasEnded = sql`(${answeredMinutes} is not null or ${dueAt} <= ${now.toISOString()} or ${state} = 'expired')`
  const rows = await ctx.db
    .select({
      hospitalId,
      measured: sql<number>`count(*)::int`,
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${answeredMinutes}))::int`,
      inTime: sql<number>`count(*) filter (where ${answeredMinutes} <= ${answerMinutes})::int`,
    })
    .from(quoteRecipients)
    .where(and(inArray(hospitalId, hospitalIds), gte(sentAt, new Date(now.getTime() - YEAR_MS)), hasEnded))
    .groupBy(hospitalId)
  const figures = rows.map(({ measured, median, inTime, ...row }): QuoteFigures => {
    const isEnough = measured >= FEWEST_MEASURED
    return {
      ...row,
      measured,
      medianAnswerMinutes: isEnough ? median : null,
      ...NO_DRIFT,
      answeredInTimePercent: isEnough ? Math.round((100 * inTime) / measured) : null,
    }
  })
  const drifts = await driftsOf(ctx, hospitalIds)
  return new Map(
    [...hospitalIds.map(unmeasured), ...figures].map((row) => [
      row.hospitalId,
      { ...row, ...drifts.get(row.hospitalId) },
    ]),
  )
}

/** Measured answers of hospitals, for everybody, in the order of the IDs. */
export async function listQuoteFigures(ctx: Context, hospitalIds: readonly string[]): Promise<QuoteFigures[]> {
  if (hospitalIds.length > MAX_LIMIT)
    throw new AppError('bad_input', '{{name}} must be at most {{max}}', {
      params: { name: 'hospitalIds', max: MAX_LIMIT },
    })
  const ids = [...new Set(hospitalIds.filter(isUuid).map((id) => id.toLowerCase()))]
  const figures = ids.length > 0 ? await figuresOf(ctx, ids) : new Map<string, QuoteFigures>()
  return ids.flatMap((id) => figures.get(id) ?? [])
}
