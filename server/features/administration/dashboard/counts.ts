/**
 * Number of records, and growth since the previous period. Growth counts records that users created
 * and deleted, by the audit log. Demo data and imported lists do not count.
 */
import { and, count, eq, gt, inArray, like, min, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { auditEvents } from '#server/features/accounts/audit/table.ts'
import { imports } from '#server/features/administration/imports/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { Changing } from './record.ts'

/** Start of the current and of the previous period. */
export type Span = { since: Date; before: Date }

const COUNTED = {
  hospitals: { table: hospitals, noun: 'hospital' },
  doctors: { table: doctors, noun: 'doctor' },
  services: { table: healthServices, noun: 'health_service' },
} as const
type CountName = keyof typeof COUNTED

/**
 * Returns a total with its change. The previous period counts only if the first record is older
 * than it.
 */
const changing = (
  total: number,
  growth: Omit<Changing, 'total'>,
  { first, before }: { first: Date | null; before: Date },
) => ({
  total,
  change: growth.change,
  changeBefore: first && first <= before ? growth.changeBefore : null,
})

/**
 * Returns created minus deleted records, in the current and the previous period, without imported
 * ones.
 */
async function readGrowth({ read: db }: Context, kind: CountName, { since, before }: Span) {
  const { noun } = COUNTED[kind]
  const step = sql`case when ${auditEvents.action} = ${`${noun}.create`} then 1 else -1 end`
  const sumOf = (value: unknown, instant: unknown, isSince: boolean) =>
    sql<number>`coalesce(sum(${value}) filter (where (${instant} > ${since.toISOString()}::timestamptz) = ${isSince}), 0)`.mapWith(
      Number,
    )
  const [[events], [imported]] = await Promise.all([
    db
      .select({
        change: sumOf(step, auditEvents.createdAt, true),
        changeBefore: sumOf(step, auditEvents.createdAt, false),
      })
      .from(auditEvents)
      .where(and(inArray(auditEvents.action, [`${noun}.create`, `${noun}.delete`]), gt(auditEvents.createdAt, before))),
    db
      .select({
        change: sumOf(imports.added, imports.startedAt, true),
        changeBefore: sumOf(imports.added, imports.startedAt, false),
      })
      .from(imports)
      // An undone import has no entries for the records that it has deleted.
      .where(and(eq(imports.kind, noun), gt(imports.startedAt, before))),
  ])
  return {
    change: (events?.change ?? 0) - (imported?.change ?? 0),
    changeBefore: (events?.changeBefore ?? 0) - (imported?.changeBefore ?? 0),
  }
}

export async function countRecords(ctx: Context, span: Span): Promise<Record<CountName, Changing>> {
  async function counted(kind: CountName): Promise<Changing> {
    const { table } = COUNTED[kind]
    const [[rows], growth] = await Promise.all([
      ctx.read.select({ total: count(), first: min(table.createdAt) }).from(table),
      readGrowth(ctx, kind, span),
    ])
    return changing(rows?.total ?? 0, growth, { first: rows?.first ?? null, before: span.before })
  }
  const [hospitalCounts, doctorCounts, serviceCounts] = await Promise.all([
    counted('hospitals'),
    counted('doctors'),
    counted('services'),
  ])
  return { hospitals: hospitalCounts, doctors: doctorCounts, services: serviceCounts }
}

/**
 * Counts active services. The earlier number is the current one minus the changes in the audit log.
 */
export async function countActiveServices({ read: db }: Context, { since, before }: Span): Promise<Changing> {
  const isActive = (state: string) => sql`(${auditEvents.details} -> ${state} ->> 'isActive')::boolean`
  const step = sql`coalesce(${isActive('after')}::int, 0) - coalesce(${isActive('before')}::int, 0)`
  const stepsAfter = (instant: Date) =>
    sql<number>`coalesce(sum(${step}) filter (where ${gt(auditEvents.createdAt, instant)}), 0)`.mapWith(Number)
  const [[active], [steps]] = await Promise.all([
    db
      .select({
        count: sql<number>`count(*) filter (where ${healthServices.isActive})`.mapWith(Number),
        first: min(healthServices.createdAt),
      })
      .from(healthServices),
    db
      .select({ since: stepsAfter(since), before: stepsAfter(before) })
      .from(auditEvents)
      .where(and(like(auditEvents.action, 'health_service.%'), gt(auditEvents.createdAt, before))),
  ])
  const [change, twoPeriods] = [steps?.since ?? 0, steps?.before ?? 0]
  return changing(
    active?.count ?? 0,
    { change, changeBefore: twoPeriods - change },
    { first: active?.first ?? null, before },
  )
}
