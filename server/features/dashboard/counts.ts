/** How many records there are now and were before: rows that exist by when they were made, erased ones by the audit. */
import { and, count, eq, gt, inArray, like, lte, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { auditEvents } from '#server/features/audit/table.ts'
import { doctors } from '#server/features/doctors/table.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitals } from '#server/features/hospitals/table.ts'
import type { Changing } from './record.ts'

/** The instants between which changes are counted: one period ago and two. */
export type Span = { since: Date; before: Date }

type Counted = { table: typeof hospitals | typeof doctors | typeof healthServices; erased: string }

const COUNTED = {
  hospitals: { table: hospitals, erased: 'hospital.delete' },
  doctors: { table: doctors, erased: 'doctor.delete' },
  services: { table: healthServices, erased: 'health_service.delete' },
} satisfies Record<string, Counted>

const changed = (total: number, since: number, before: number): Changing => ({
  total,
  change: total - since,
  changeBefore: since - before,
})

/** When records that were erased since had been made and were erased. */
async function findErased({ db }: Context, { before }: Span) {
  const actions = Object.values(COUNTED).map(({ erased }) => erased)
  return db
    .select({
      action: auditEvents.action,
      madeAt: sql`(${auditEvents.details} -> 'before' ->> 'createdAt')::timestamptz`.mapWith(hospitals.createdAt),
      erasedAt: auditEvents.createdAt,
    })
    .from(auditEvents)
    .where(and(inArray(auditEvents.action, actions), gt(auditEvents.createdAt, before)))
}

export async function countRecords(ctx: Context, span: Span): Promise<Record<keyof typeof COUNTED, Changing>> {
  const erased = await findErased(ctx, span)
  async function counted({ table, erased: action }: Counted): Promise<Changing> {
    const madeBy = (instant: Date) =>
      sql<number>`count(*) filter (where ${lte(table.createdAt, instant)})`.mapWith(Number)
    const [rows] = await ctx.db
      .select({ total: count(), since: madeBy(span.since), before: madeBy(span.before) })
      .from(table)
    // What was there at an instant and is gone by now.
    const goneSince = (instant: Date) =>
      erased.filter((event) => event.action === action && event.madeAt <= instant && event.erasedAt > instant).length
    const { total, since, before } = rows ?? { total: 0, since: 0, before: 0 }
    return changed(total, since + goneSince(span.since), before + goneSince(span.before))
  }
  const [hospitalCounts, doctorCounts, serviceCounts] = await Promise.all([
    counted(COUNTED.hospitals),
    counted(COUNTED.doctors),
    counted(COUNTED.services),
  ])
  return { hospitals: hospitalCounts, doctors: doctorCounts, services: serviceCounts }
}

/** Active services: how many there were is what the audit takes back from how many there are. */
export async function countActiveServices({ db }: Context, { since, before }: Span): Promise<Changing> {
  const isActive = (state: string) => sql`(${auditEvents.details} -> ${state} ->> 'isActive')::boolean`
  const step = sql`coalesce(${isActive('after')}::int, 0) - coalesce(${isActive('before')}::int, 0)`
  const stepsAfter = (instant: Date) =>
    sql<number>`coalesce(sum(${step}) filter (where ${gt(auditEvents.createdAt, instant)}), 0)`.mapWith(Number)
  const [[active], [steps]] = await Promise.all([
    db.select({ count: count() }).from(healthServices).where(eq(healthServices.isActive, true)),
    db
      .select({ since: stepsAfter(since), before: stepsAfter(before) })
      .from(auditEvents)
      .where(and(like(auditEvents.action, 'health_service.%'), gt(auditEvents.createdAt, before))),
  ])
  const total = active?.count ?? 0
  return changed(total, total - (steps?.since ?? 0), total - (steps?.before ?? 0))
}
