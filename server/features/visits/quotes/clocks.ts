import { sql } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import { type BusinessDays, readClock, type StoredClock } from '#domain/quotes/clock.ts'
import type { Queryable } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'
import { closures, openingHours } from '#server/features/catalogue/hospitals/table.ts'
import type { QuoteClock } from './record.ts'

/** Days before now whose closures matter. No clock runs longer. */
const DAYS_BACK = 120
const DAY_MS = 24 * 60 * 60 * 1000

const ALWAYS: BusinessDays = { weekdays: [], closures: [] }

type HospitalDays = BusinessDays & { hospitalId: string }

const readBusinessDays = statement<HospitalDays, { ids: string[]; since: string }>(
  () => sql`select h.id as "hospitalId",
      array(select distinct ${openingHours.weekday}::int from ${openingHours} where ${openingHours.hospitalId} = h.id) as weekdays,
      (select coalesce(json_agg(json_build_object('from', ${closures.startsOn}, 'to', ${closures.endsOn})), '[]') from ${closures}
        where ${closures.hospitalId} = h.id and ${closures.startsAt} is null and ${closures.endsOn} >= ${sql.placeholder('since')}) as closures
    from unnest(${sql.placeholder('ids')}::uuid[]) as h (id)`,
)

/** Returns the business days of hospitals. */
export async function businessDaysOf(
  db: Queryable,
  hospitalIds: readonly string[],
  now: Date,
): Promise<(hospitalId: string) => BusinessDays> {
  const ids = [...new Set(hospitalIds)]
  if (ids.length === 0) return () => ALWAYS
  const since = dateIn(new Date(now.getTime() - DAYS_BACK * DAY_MS))
  const days = new Map((await readBusinessDays(db, { ids, since })).map((row) => [row.hospitalId, row]))
  return (hospitalId) => days.get(hospitalId) ?? ALWAYS
}

const text = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** Returns the state of the clock now. */
export function clockAt(stored: StoredClock, days: BusinessDays, now: Date): QuoteClock {
  const { dueAt, pausedAt, ...reading } = readClock(stored, days, now)
  return { ...reading, dueAt: text(dueAt), pausedAt: text(pausedAt) }
}
