import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { dashboardSearch } from '#domain/dashboard.ts'
import type { Context } from '#server/context.ts'
import { countUnbookable } from '#server/features/catalogue/hospitals/missing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requireRole } from '#server/viewer.ts'
import { countActiveServices, countRecords, type Span } from './counts.ts'
import type { BookingDay, Dashboard } from './record.ts'
import { getAdminCounters } from './waiting.ts'

/**
 * Counts bookings by the day in Istanbul on which they were made. Every day of the period has a
 * line.
 */
async function countDays(
  { read: db }: Context,
  { first, days }: { first: string; days: number },
): Promise<BookingDay[]> {
  const day = sql<string>`(${appointments.createdAt} at time zone 'Europe/Istanbul')::date::text`
  const rows = await db
    .select({ date: day, status: appointments.status, count: count() })
    .from(appointments)
    .where(gte(appointments.createdAt, instantOf(first, '00:00')))
    .groupBy(day, appointments.status)
  const none = Object.fromEntries(APPOINTMENT_STATUSES.map((status) => [status, 0]))
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(first, index)
    const counts = rows.filter((row) => row.date === date).map((row) => [row.status, row.count])
    return { date, ...none, ...Object.fromEntries(counts) } as BookingDay
  })
}

async function countCities({ read: db }: Context, since: Date) {
  const counted = count()
  return db
    .select({ city: hospitals.city, count: counted })
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(gte(appointments.createdAt, since))
    .groupBy(hospitals.city)
    .orderBy(desc(counted), hospitals.city)
}

/**
 * Reads the dashboard of administrators: totals, changes against the previous period, and pending
 * work.
 */
export async function getDashboard(ctx: Context, raw: unknown): Promise<Dashboard> {
  requireRole(ctx, 'admin')
  const { days } = dashboardSearch.parse(raw ?? {})
  const first = addDays(dateIn(ctx.clock()), 1 - days)
  const since = instantOf(first, '00:00')
  const span: Span = { since, before: instantOf(addDays(first, -days), '00:00') }
  const madeBefore = and(gte(appointments.createdAt, span.before), lt(appointments.createdAt, since))
  const [records, activeServices, bookingDays, cities, totalBefore, waiting, unbookable] = await Promise.all([
    countRecords(ctx, span),
    countActiveServices(ctx, span),
    countDays(ctx, { first, days }),
    countCities(ctx, since),
    ctx.read.$count(appointments, madeBefore),
    getAdminCounters(ctx),
    countUnbookable(ctx),
  ])
  const total = cities.reduce((sum, city) => sum + city.count, 0)
  return {
    ...records,
    activeServices,
    bookings: { total, totalBefore, days: bookingDays, cities },
    waiting,
    unbookable,
  }
}
