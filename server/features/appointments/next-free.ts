import { type SQL, sql } from 'drizzle-orm'
import {
  addDays,
  type CalendarFacts,
  type DaySpan,
  type DoctorCalendar,
  dateIn,
  instantOf,
  MAX_DAYS_AHEAD,
  nextFree,
  nextFreeEndsAt,
  type Taken,
} from '#domain/availability.ts'
import type { Tx } from '#server/database/client.ts'
import { nextFreeTimes } from '#server/database/next-free.ts'
import { list } from '#server/database/search.ts'
import { statement } from '#server/database/statement.ts'
import { doctors } from '#server/features/doctors/table.ts'
import { hospitals } from '#server/features/hospitals/table.ts'
import { calendarOf, doctorFacts, type HospitalFacts, hospitalFacts, takenOfDoctor, takenOfHospital } from './facts.ts'

type Values = DaySpan & { ids: string[]; serviceId: null; exceptId: null }
const ids = sql`any(${sql.placeholder('ids')}::uuid[])`

const readHospitals = statement<HospitalFacts & { id: string; taken: Taken[] }, Values>(
  () => sql`select ${hospitals.id} as id, ${hospitalFacts.isActive} as "isActive", ${hospitalFacts.openingHours} as "openingHours",
    ${hospitalFacts.closures} as closures, ${hospitalFacts.holidays} as holidays, ${hospitalFacts.rules} as rules,
    ${hospitalFacts.services} as services, ${takenOfHospital} as taken
  from ${hospitals} where ${hospitals.id} = ${ids}`,
)

type DoctorRow = DoctorCalendar & { id: string; hospitalId: string | null; isActive: boolean; taken: Taken[] }
const readDoctors = statement<DoctorRow, Values>(
  () => sql`select ${doctors.id} as id, ${doctors.hospitalId} as "hospitalId", ${doctors.isActive} as "isActive",
    ${doctorFacts.hours} as hours, ${doctorFacts.breaks} as breaks, ${doctorFacts.leave} as leave, ${takenOfDoctor} as taken
  from ${doctors} where ${doctors.id} = ${ids}`,
)

type Found = { id: string; at: Date | null; dueAt: Date | null }

function find(id: string, facts: CalendarFacts): Found {
  const free = nextFree(facts)
  return { id, at: free && instantOf(free.date, free.time), dueAt: nextFreeEndsAt(free, facts) }
}

const ALWAYS: DoctorCalendar = { hours: null, breaks: [], leave: [] }

/** A doctor who keeps the hospital's hours and has nothing booked is free when any other such doctor there is. */
const isIdle = ({ hours, breaks, leave, taken }: DoctorRow) =>
  hours === null && breaks.length === 0 && leave.length === 0 && taken.length === 0

export type Subjects = { hospitalIds: string[]; doctorIds: string[] }

/** The next free times of these, by the rule of domain/availability.ts over facts that are read in four statements. */
export async function findNextFree(tx: Tx, { hospitalIds, doctorIds }: Subjects, now: Date): Promise<Found[]> {
  const today = dateIn(now)
  const year = { from: today, to: addDays(today, MAX_DAYS_AHEAD), serviceId: null, exceptId: null }
  const doctorRows = await readDoctors(tx, { ...year, ids: doctorIds })
  const named = [...hospitalIds, ...doctorRows.flatMap(({ hospitalId }) => hospitalId ?? [])]
  const hospitalRows = await readHospitals(tx, { ...year, ids: [...new Set(named)] })
  const calendars = new Map(hospitalRows.map((row) => [row.id, { ...calendarOf(row, now), mine: [] }]))

  const found: Found[] = []
  const wanted = new Set(hospitalIds)
  for (const { id, taken } of hospitalRows) {
    const calendar = calendars.get(id)
    if (calendar && wanted.has(id)) found.push(find(id, { ...calendar, taken, doctor: null }))
  }
  const idle = new Map<string, Found>()
  for (const { id, hospitalId, isActive, taken, ...own } of doctorRows) {
    const calendar = calendars.get(hospitalId ?? '')
    if (!hospitalId || !calendar || !isActive) {
      found.push({ id, at: null, dueAt: null })
    } else if (isIdle({ id, hospitalId, isActive, taken, ...own })) {
      const same = idle.get(hospitalId) ?? find(id, { ...calendar, taken: [], doctor: ALWAYS })
      idle.set(hospitalId, same)
      found.push({ ...same, id })
    } else {
      found.push(find(id, { ...calendar, taken, doctor: own }))
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
