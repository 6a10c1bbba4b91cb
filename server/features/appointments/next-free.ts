import { type SQL, sql } from 'drizzle-orm'
import {
  addDays,
  type CalendarFacts,
  dateIn,
  instantOf,
  MAX_DAYS_AHEAD,
  nextFree,
  nextFreeEndsAt,
  refuseSubject,
} from '#domain/availability.ts'
import type { Tx } from '#server/database/client.ts'
import { nextFreeTimes } from '#server/database/next-free.ts'
import { list } from '#server/database/search.ts'
import { doctors } from '#server/features/doctors/table.ts'
import { hospitals } from '#server/features/hospitals/table.ts'
import { readCalendars } from './calendars.ts'

type Found = { id: string; at: Date | null; dueAt: Date | null }

function find(id: string, facts: CalendarFacts): Found {
  const free = nextFree(facts)
  return { id, at: free && instantOf(free.date, free.time), dueAt: nextFreeEndsAt(free, facts) }
}

/** A doctor who keeps the hospital's hours and has nothing booked is free when any other such doctor there is. */
const isIdle = ({ doctor, taken }: CalendarFacts) =>
  doctor !== null &&
  doctor !== 'unknown' &&
  doctor.hours === null &&
  doctor.breaks.length + doctor.leave.length + taken.length === 0

export type Subjects = { hospitalIds: string[]; doctorIds: string[] }

/** The next free times of these, by the rule of domain/availability.ts over facts that are read in few statements. */
export async function findNextFree(tx: Tx, subjects: Subjects, now: Date): Promise<Found[]> {
  const days = { from: dateIn(now), to: addDays(dateIn(now), MAX_DAYS_AHEAD) }
  const calendars = await readCalendars(tx, subjects, { days, now, serviceId: null, patientId: null })
  const found = [...calendars.hospitals].map(([id, facts]) => find(id, facts))
  const idle = new Map<string, Found>()
  for (const [id, { hospitalId, ...facts }] of calendars.doctors) {
    if (!hospitalId || refuseSubject(facts)) {
      found.push({ id, at: null, dueAt: null })
    } else if (isIdle(facts)) {
      const same = idle.get(hospitalId) ?? find(id, facts)
      idle.set(hospitalId, same)
      found.push({ ...same, id })
    } else {
      found.push(find(id, facts))
    }
  }
  return found
}

/** What was found as rows `f`; a time that never ends is due at infinity. */
function foundRows(found: Found[]): SQL {
  const ids = list(found.map(({ id }) => id))
  const times = list(found.map(({ at }) => at))
  const due = list(found.map(({ dueAt }) => dueAt ?? 'infinity'))
  return sql`unnest(${ids}::uuid[], ${times}::timestamptz[], ${due}::timestamptz[]) as f (id, at, due_at)`
}

/** Writes what is new in two statements, however many there are. */
export async function writeNextFree(tx: Tx, found: Found[]): Promise<void> {
  const { at, dueAt } = nextFreeTimes
  await tx.execute(sql`update ${nextFreeTimes} set at = f.at, due_at = f.due_at from ${foundRows(found)}
    where ${nextFreeTimes.id} = f.id and (${at}, ${dueAt}) is distinct from (f.at, f.due_at)`)
  // Those that were loaded without triggers have no row yet.
  await tx.execute(sql`insert into ${nextFreeTimes} (id, at, due_at, rating_key, review_count)
    select f.id, f.at, f.due_at, r.rating_key, r.review_count from ${foundRows(found)} join (
      select id, rating_key, review_count from ${hospitals} union all select id, rating_key, review_count from ${doctors}
    ) r on r.id = f.id
    where not exists (select from ${nextFreeTimes} where ${nextFreeTimes.id} = f.id)`)
}
