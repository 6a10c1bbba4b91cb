import { sql } from 'drizzle-orm'
import { type BusinessDays, readClock, type StoredClock } from '#domain/quotes/clock.ts'
import type { Catalogue, FactSource } from '#server/catalogue/catalogue.ts'
import { isPool, type Queryable } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'
import { closures, openingHours } from '#server/features/catalogue/hospitals/table.ts'
import type { QuoteClock } from './record.ts'

const ALWAYS: BusinessDays = { weekdays: [], closures: [] }

type HospitalDays = BusinessDays & { hospitalId: string }

const readBusinessDays = statement<HospitalDays, { ids: readonly string[] }>(
  () => sql`select h.id as "hospitalId",
      array(select distinct ${openingHours.weekday}::int from ${openingHours} where ${openingHours.hospitalId} = h.id) as weekdays,
      (select coalesce(json_agg(json_build_object('from', ${closures.startsOn}, 'to', ${closures.endsOn})), '[]') from ${closures}
        where ${closures.hospitalId} = h.id and ${closures.startsAt} is null) as closures
    from unnest(${sql.placeholder('ids')}::uuid[]) as h (id)`,
)

type DaysOf = (hospitalId: string) => BusinessDays

function daysIn(rows: readonly HospitalDays[]): DaysOf {
  const days = new Map(rows.map((row) => [row.hospitalId, row]))
  return (hospitalId) => days.get(hospitalId) ?? ALWAYS
}

/** Reads the business days of hospitals within a transaction. */
export const businessDaysOf = async (tx: Queryable, hospitalIds: readonly string[]): Promise<DaysOf> =>
  daysIn(hospitalIds.length > 0 ? await readBusinessDays(tx, { ids: [...new Set(hospitalIds)] }) : [])

/** Bytes of the days of a hospital without closures, and of a closure. */
const DAYS_BYTES = 300
const CLOSURE_BYTES = 100

const daysSource: FactSource<HospitalDays> = {
  fact: 'businessDays',
  load: async (db, ids) =>
    (await readBusinessDays(db, { ids })).map((record) => ({
      id: record.hospitalId,
      size: DAYS_BYTES + CLOSURE_BYTES * record.closures.length,
      record,
    })),
}

/**
 * Returns the business days of hospitals, from memory. Within a transaction they are read there,
 * because a transaction that waits for a second connection can block the whole pool.
 */
export async function findBusinessDays(
  { catalogue, db }: { catalogue: Catalogue; db: Queryable },
  hospitalIds: readonly string[],
): Promise<DaysOf> {
  if (!isPool(db)) return businessDaysOf(db, hospitalIds)
  return daysIn(await catalogue.facts(daysSource, [...new Set(hospitalIds)]))
}

const text = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** Returns the state of the clock now. */
export function clockAt(stored: StoredClock, days: BusinessDays, now: Date): QuoteClock {
  const { dueAt, pausedAt, ...reading } = readClock(stored, days, now)
  return { ...reading, dueAt: text(dueAt), pausedAt: text(pausedAt) }
}
