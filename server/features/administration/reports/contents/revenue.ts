/**
 * Value of completed appointments at the prices of their booking. It is not a cash amount, because
 * nothing is paid through Hekima.
 */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import type { ReportAmount } from '#domain/report-contents.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { bucketOf, inScope, perBucket, type Scope, type Step, sumOf } from './scope.ts'

type Row = { currency: Currency | null; completed: number; cents: number | null }

const counted = {
  currency: appointments.currency,
  completed: count(),
  /** Hundredths of the currency, so that sums of sums are exact. */
  cents: sql<number | null>`sum(${appointments.price} * 100)::bigint`,
}

const isCompleted = (scope: Scope) => and(inScope(scope), eq(appointments.status, 'completed'))

function amountsOf(rows: Row[]): ReportAmount[] {
  return CURRENCIES.flatMap((currency) => {
    const ofIt = rows.filter((row) => row.currency === currency)
    return ofIt.length > 0 ? [{ currency, amount: sumOf(ofIt.map(({ cents }) => cents ?? 0)) / 100 }] : []
  })
}

const addUp = (rows: Row[]) => ({
  completed: sumOf(rows.map(({ completed }) => completed)),
  onRequest: sumOf(rows.filter(({ currency }) => currency === null).map(({ completed }) => completed)),
  amounts: amountsOf(rows),
})

const sumBuckets: Step = async (tx, scope) => {
  const rows = await tx
    .select({ bucket: bucketOf(scope), ...counted })
    .from(appointments)
    .where(isCompleted(scope))
    .groupBy(sql`1`, appointments.currency)
  return { ...addUp(rows), buckets: perBucket(scope, rows, addUp) }
}

const sumServices: Step = async (tx, scope) => {
  const rows = await tx
    .select({ id: healthServices.id, name: healthServices.name, ...counted })
    .from(appointments)
    .innerJoin(healthServices, eq(healthServices.id, appointments.serviceId))
    .where(isCompleted(scope))
    .groupBy(healthServices.id, appointments.currency)
    .orderBy(desc(counted.completed), healthServices.nameKey, healthServices.id)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const services = [...names].map(([id, name]) => ({ name, ...addUp(rows.filter((row) => row.id === id)) }))
  return { services: services.sort((a, b) => b.completed - a.completed) }
}

export const revenueSteps = [sumBuckets, sumServices]
