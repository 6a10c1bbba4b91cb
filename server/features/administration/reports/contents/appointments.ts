import { and, count, desc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { appointmentEvents, appointments, MOVED_EVENTS } from '#server/features/visits/appointments/table.ts'
import { bucketOf, countIf, inScope, perBucket, type Step, sumOf } from './scope.ts'

/**
 * Counts by status. A no-show is a cancelled appointment with a mark, and counts only as a no-show.
 */
export const statusCounts = {
  pending: countIf(eq(appointments.status, 'pending')),
  confirmed: countIf(eq(appointments.status, 'confirmed')),
  completed: countIf(eq(appointments.status, 'completed')),
  cancelled: countIf(and(eq(appointments.status, 'cancelled'), isNull(appointments.noShowAt))),
  noShows: countIf(isNotNull(appointments.noShowAt)),
}
type StatusCounts = Record<keyof typeof statusCounts, number>

const addUp = (rows: StatusCounts[]): StatusCounts => ({
  pending: sumOf(rows.map(({ pending }) => pending)),
  confirmed: sumOf(rows.map(({ confirmed }) => confirmed)),
  completed: sumOf(rows.map(({ completed }) => completed)),
  cancelled: sumOf(rows.map(({ cancelled }) => cancelled)),
  noShows: sumOf(rows.map(({ noShows }) => noShows)),
})

const countBuckets: Step = async (tx, scope) => {
  const rows = await tx
    .select({ bucket: bucketOf(scope), ...statusCounts })
    .from(appointments)
    .where(inScope(scope))
    .groupBy(sql`1`)
  const totals = addUp(rows)
  return { ...totals, total: sumOf(Object.values(totals)), buckets: perBucket(scope, rows, addUp) }
}

const countServices: Step = async (tx, scope) => {
  const { completed, cancelled, noShows } = statusCounts
  const total = count()
  const services = await tx
    .select({ name: healthServices.name, total, completed, cancelled, noShows })
    .from(appointments)
    .innerJoin(healthServices, eq(healthServices.id, appointments.serviceId))
    .where(inScope(scope))
    .groupBy(healthServices.id)
    .orderBy(desc(total), healthServices.nameKey, healthServices.id)
  return { services }
}

const countMoved: Step = async (tx, scope) => {
  const moves = tx
    .select({ id: appointmentEvents.id })
    .from(appointmentEvents)
    .where(
      and(eq(appointmentEvents.appointmentId, appointments.id), inArray(appointmentEvents.kind, [...MOVED_EVENTS])),
    )
  return { moved: await tx.$count(appointments, and(inScope(scope), exists(moves))) }
}

export const appointmentSteps = [countBuckets, countServices, countMoved]
