/** Scope of a report. */
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, type DaySpan, instantOf } from '#domain/availability.ts'
import { bucketsOf, unitOf } from '#domain/reports.ts'
import type { Tx } from '#server/database/client.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

export type Scope = DaySpan & { hospitalId: string; doctorId: string | null }

/** Part of a report, counted by one or two statements. All parts together are its content. */
export type Step = (tx: Tx, scope: Scope) => Promise<Record<string, unknown>>

/** Returns the condition for appointments on these days in Istanbul, by their current time. */
export const inScope = ({ hospitalId, doctorId, from, to }: Scope): SQL | undefined =>
  and(
    eq(appointments.hospitalId, hospitalId),
    doctorId ? eq(appointments.doctorId, doctorId) : undefined,
    gte(appointments.startsAt, instantOf(from, '00:00')),
    lt(appointments.startsAt, instantOf(addDays(to, 1), '00:00')),
  )

/** Returns the first day of a day's bucket, as in `bucketsOf`. */
export const bucketOf = (scope: Scope, day: SQL | typeof appointments.date = appointments.date): SQL<string> =>
  sql`greatest(date_trunc(${sql.raw(`'${unitOf(scope)}'`)}, ${day})::date, ${scope.from}::date)::text`

export const countIf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Returns every bucket of the scope with its counts, or empty ones without a row. */
export const perBucket = <Row extends { bucket: string }, Counts>(
  scope: Scope,
  rows: readonly Row[],
  countsOf: (rows: Row[]) => Counts,
): (DaySpan & Counts)[] =>
  bucketsOf(scope).map((days) => ({ ...days, ...countsOf(rows.filter(({ bucket }) => bucket === days.from)) }))

export const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0)
