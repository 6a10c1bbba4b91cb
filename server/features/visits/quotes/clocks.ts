import { and, gte, inArray, isNull, sql } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import { type BusinessDays, readClock, type StoredClock } from '#domain/quotes/clock.ts'
import type { Queryable } from '#server/database/client.ts'
import { closures, openingHours } from '#server/features/catalogue/hospitals/table.ts'
import type { QuoteClock } from './record.ts'

/** Days before now of which closures still matter: no clock runs longer without an end. */
const DAYS_BACK = 120
const DAY_MS = 24 * 60 * 60 * 1000

const ALWAYS: BusinessDays = { weekdays: [], closures: [] }

/** Returns the business days of hospitals. */
export async function businessDaysOf(
  db: Queryable,
  hospitalIds: readonly string[],
  now: Date,
): Promise<(hospitalId: string) => BusinessDays> {
  const ids = [...new Set(hospitalIds)]
  if (ids.length === 0) return () => ALWAYS
  const since = dateIn(new Date(now.getTime() - DAYS_BACK * DAY_MS))
  const weekdays = await db
    .select({
      hospitalId: openingHours.hospitalId,
      days: sql<number[]>`array_agg(distinct ${openingHours.weekday}::int)`,
    })
    .from(openingHours)
    .where(inArray(openingHours.hospitalId, ids))
    .groupBy(openingHours.hospitalId)
  const closed = await db
    .select({ hospitalId: closures.hospitalId, from: closures.startsOn, to: closures.endsOn })
    .from(closures)
    .where(and(inArray(closures.hospitalId, ids), isNull(closures.startsAt), gte(closures.endsOn, since)))
  const days = new Map(
    ids.map((id) => [
      id,
      {
        weekdays: weekdays.find(({ hospitalId }) => hospitalId === id)?.days ?? [],
        closures: closed.filter(({ hospitalId }) => hospitalId === id),
      },
    ]),
  )
  return (hospitalId) => days.get(hospitalId) ?? ALWAYS
}

const text = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** Returns the clock as it stands now. */
export function clockAt(stored: StoredClock, days: BusinessDays, now: Date): QuoteClock {
  const { dueAt, pausedAt, ...reading } = readClock(stored, days, now)
  return { ...reading, dueAt: text(dueAt), pausedAt: text(pausedAt) }
}
