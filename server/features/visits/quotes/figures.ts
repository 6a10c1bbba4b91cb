import { sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_LIMIT } from '#domain/paging.ts'
import { FEWEST_MEASURED } from '#domain/quotes/limits.ts'
import type { FactSource } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { quoteCharges, quoteSettlements } from './acceptance/table.ts'
import { quoteRecipients } from './table.ts'

const HOUR_MS = 60 * 60 * 1000
const YEAR_MS = 365 * 24 * HOUR_MS

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

export const unmeasured = (hospitalId: string): QuoteFigures => ({
  hospitalId,
  measured: 0,
  medianAnswerMinutes: null,
  answeredInTimePercent: null,
  ...NO_DRIFT,
})

type FiguresRow = {
  hospitalId: string
  measured: number
  median: number | null
  inTime: number
  driftCases: number
  driftMedian: number | null
  driftLower: number | null
  driftUpper: number | null
  /** Next time at which a clock ends without an answer. */
  nextDue: Date | null
}

/**
 * Difference between final bills and accepted quotes, in percent. Confirmed bills count as charged,
 * settled disputes by the total of their settlement.
 */
const DRIFT = sql`100 * (coalesce(${quoteSettlements.total}, ${quoteCharges.charged}) / nullif(${quoteCharges.quoted}, 0) - 1)`
const quartile = (share: number) =>
  sql`round((percentile_cont(${sql.raw(String(share))}) within group (order by ${DRIFT}))::numeric, 1)::float8`

/**
 * Counts for each hospital. One index covers all columns of the first part. Final bills exist only
 * for accepted requests.
 */
const readFigures = statement<FiguresRow, { ids: readonly string[]; since: string; now: string }>(() => {
  const { answerMinutes, answeredMinutes, dueAt, state, sentAt, hospitalId } = quoteRecipients
  const hasEnded = sql`(${answeredMinutes} is not null or ${dueAt} <= ${sql.placeholder('now')} or ${state} = 'expired')`
  return sql`select h.id as "hospitalId", answers.*, drifts.*,
      (select min(${dueAt}) from ${quoteRecipients} where ${hospitalId} = h.id and ${dueAt} > ${sql.placeholder('now')}) as "nextDue"
    from unnest(${sql.placeholder('ids')}::uuid[]) as h (id),
      lateral (select count(*)::int as measured,
          round(percentile_cont(0.5) within group (order by ${answeredMinutes}))::int as median,
          (count(*) filter (where ${answeredMinutes} <= ${answerMinutes}))::int as "inTime"
        from ${quoteRecipients} where ${hospitalId} = h.id and ${sentAt} >= ${sql.placeholder('since')} and ${hasEnded}) answers,
      lateral (select count(*)::int as "driftCases", ${quartile(0.5)} as "driftMedian", ${quartile(0.25)} as "driftLower",
          ${quartile(0.75)} as "driftUpper"
        from ${quoteRecipients} join ${quoteCharges} on ${quoteCharges.recipientId} = ${quoteRecipients.id}
          left join ${quoteSettlements} on ${quoteSettlements.chargeId} = ${quoteCharges.id}
        where ${hospitalId} = h.id and ${state} = 'accepted' and (${quoteCharges.agreed} or ${quoteSettlements.id} is not null)
          and ${quoteCharges.quoted} > 0) drifts`
})

function figuresIn({ hospitalId, measured, median, inTime, nextDue: _, ...drift }: FiguresRow): QuoteFigures {
  const isEnough = measured >= FEWEST_MEASURED
  return {
    hospitalId,
    measured,
    medianAnswerMinutes: isEnough ? median : null,
    answeredInTimePercent: isEnough ? Math.round((100 * inTime) / measured) : null,
    ...(drift.driftCases >= FEWEST_MEASURED ? drift : { ...NO_DRIFT, driftCases: drift.driftCases }),
  }
}

/** Figures with the times, in milliseconds, between which they are true without a change. */
type KeptFigures = { figures: QuoteFigures; from: number; until: number }

const FIGURES_BYTES = 400

const sourceAt = (now: number): FactSource<KeptFigures> => ({
  fact: 'quoteFigures',
  load: async (db, ids) => {
    const since = new Date(now - YEAR_MS).toISOString()
    const rows = await readFigures(db, { ids, since, now: new Date(now).toISOString() })
    return rows.map((row) => ({
      id: row.hospitalId,
      size: FIGURES_BYTES,
      record: {
        figures: figuresIn(row),
        from: now,
        // Answers older than a year leave the figures within an hour.
        until: Math.min(row.nextDue?.getTime() ?? Number.POSITIVE_INFINITY, now + HOUR_MS),
      },
    }))
  },
})

/**
 * Returns measured answers of these hospitals within a year. A request counts once its clock has
 * ended, with or without an answer. Cached until an answer, a final bill or the end of a clock,
 * because the median of 3,000 answers takes 2.6 ms.
 */
export async function figuresOf(
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  hospitalIds: readonly string[],
): Promise<Map<string, QuoteFigures>> {
  const now = clock().getTime()
  const source = sourceAt(now)
  const cached = await catalogue.facts(source, hospitalIds)
  const outdated = cached.filter(({ from, until }) => now < from || now >= until)
  catalogue.dropFacts(
    source.fact,
    outdated.map(({ figures }) => figures.hospitalId),
  )
  const current = outdated.length > 0 ? await catalogue.facts(source, hospitalIds) : cached
  return new Map(
    [...hospitalIds.map(unmeasured), ...current.map(({ figures }) => figures)].map((row) => [row.hospitalId, row]),
  )
}

/** Returns public measured answers in the order of the IDs. */
export async function listQuoteFigures(ctx: Context, hospitalIds: readonly string[]): Promise<QuoteFigures[]> {
  if (hospitalIds.length > MAX_LIMIT)
    throw new AppError('bad_input', '{{name}} must be at most {{max}}', {
      params: { name: 'hospitalIds', max: MAX_LIMIT },
    })
  const ids = [...new Set(hospitalIds.filter(isUuid).map((id) => id.toLowerCase()))]
  const figures = ids.length > 0 ? await figuresOf(ctx, ids) : new Map<string, QuoteFigures>()
  return ids.flatMap((id) => figures.get(id) ?? [])
}
