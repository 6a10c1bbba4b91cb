import { type SQL, sql } from 'drizzle-orm'
import {
  addDays,
  bookableServices,
  type CalendarFacts,
  dateIn,
  instantOf,
  isBookable,
  isNextDayFree,
  MAX_DAYS_AHEAD,
  nextFree,
  nextFreeEndsAt,
  refuseSubject,
  type Slot,
} from '#domain/availability.ts'
import { noticeOf } from '#domain/booking-rules.ts'
import type { Tx } from '#server/database/client.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { nextFreeOfServices, nextFreeTimes } from '#server/search/next-free.ts'
import { idIn, list } from '#server/search/search.ts'
import { readCalendars } from '../calendar/calendars.ts'

type Free = { at: Date | null; nextDay: boolean }
type ServiceFree = Free & { dueAt: Date | null }
type FreeTime = ServiceFree & {
  id: string
  /** Services whose next free time differs. */
  services: (ServiceFree & { serviceId: string })[]
}

const freeFrom = (slot: Slot | null, facts: CalendarFacts): Free => ({
  at: slot && instantOf(slot.date, slot.time),
  nextDay: slot !== null && isNextDayFree(slot, facts),
})

function freeOfService(first: Slot, facts: CalendarFacts): ServiceFree {
  const slot = isBookable(first, facts) ? first : nextFree(facts)
  return { ...freeFrom(slot, facts), dueAt: nextFreeEndsAt(slot, facts) }
}

/**
 * Returns the services whose next free time differs. None is earlier than that of any service, and
 * most are equal.
 */
function freeOfServices(first: Slot, any: Free, facts: CalendarFacts): FreeTime['services'] {
  const idle = isIdle(facts)
  const byNotice = new Map<number, ServiceFree>()
  return bookableServices(facts).flatMap((service) => {
    const notice = noticeOf(service, facts.rules)
    const shared = idle ? byNotice.get(notice) : undefined
    const free = shared ?? freeOfService(first, { ...facts, services: [service] })
    byNotice.set(notice, free)
    const isSame = free.at?.getTime() === any.at?.getTime() && free.nextDay === any.nextDay
    return isSame ? [] : [{ ...free, serviceId: service.id }]
  })
}

const earliest = (instants: (Date | null)[]): Date | null => {
  const times = instants.flatMap((instant) => instant?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

function find(id: string, facts: CalendarFacts): FreeTime {
  const first = nextFree(facts)
  const free = freeFrom(first, facts)
  const notices = new Set(bookableServices(facts).map((service) => noticeOf(service, facts.rules)))
  const services = first && !(isIdle(facts) && notices.size === 1) ? freeOfServices(first, free, facts) : []
  const dueAt = earliest([nextFreeEndsAt(first, facts), ...services.map((service) => service.dueAt)])
  return { id, ...free, dueAt, services }
}

/**
 * Returns true if nothing is booked and there are no breaks or partial closures. Services with
 * equal notice are then free at the same times.
 */
const isIdle = ({ doctor, taken, closures }: CalendarFacts) =>
  taken.length === 0 &&
  closures.every(({ hours }) => !hours) &&
  (doctor === null || (doctor !== 'unknown' && doctor.breaks.length === 0))

/**
 * Returns true for a doctor with the hospital's hours and no leave or bookings. All such doctors
 * with the same services have the same free times.
 */
const isAnybody = (facts: CalendarFacts) =>
  isIdle(facts) &&
  facts.doctor !== null &&
  facts.doctor !== 'unknown' &&
  facts.doctor.hours === null &&
  facts.doctor.leave.length === 0

/** Patient for next free times, which do not depend on a patient. */
const NOBODY = { patientId: null, personId: null }

export type Subjects = { hospitalIds: string[]; doctorIds: string[] }

/**
 * Returns the next free times of these subjects, by the rule of domain/availability.ts with facts
 * read in few statements.
 */
export async function findNextFree(tx: Tx, subjects: Subjects, now: Date): Promise<FreeTime[]> {
  const days = { from: dateIn(now), to: addDays(dateIn(now), MAX_DAYS_AHEAD) }
  const calendars = await readCalendars(tx, subjects, { days, now, serviceId: null, ...NOBODY })
  const freeTimes = [...calendars.hospitals].map(([id, facts]) => find(id, facts))
  const idle = new Map<string, FreeTime>()
  for (const [id, { hospitalId, ...facts }] of calendars.doctors) {
    if (!hospitalId || refuseSubject(facts)) {
      freeTimes.push({ id, at: null, nextDay: false, dueAt: null, services: [] })
    } else if (isAnybody(facts)) {
      const key = [hospitalId, ...bookableServices(facts).map((service) => service.id)].join()
      const same = idle.get(key) ?? find(id, facts)
      idle.set(key, same)
      freeTimes.push({ ...same, id })
    } else {
      freeTimes.push(find(id, facts))
    }
  }
  return freeTimes
}

/** Turns results into rows `f`. A time that never ends is due at infinity. */
function foundRows(freeTimes: FreeTime[]): SQL {
  const ids = list(freeTimes.map(({ id }) => id))
  const times = list(freeTimes.map(({ at }) => at))
  const nextDays = list(freeTimes.map(({ nextDay }) => nextDay))
  const due = list(freeTimes.map(({ dueAt }) => dueAt ?? 'infinity'))
  return sql`unnest(${ids}::uuid[], ${times}::timestamptz[], ${nextDays}::boolean[], ${due}::timestamptz[]) as f (id, at, next_day, due_at)`
}

/** Maximum number of rows of one statement. */
const ROWS = 5000

/** Replaces the services with other free times. */
async function writeServices(tx: Tx, freeTimes: FreeTime[]): Promise<void> {
  const ids = freeTimes.map(({ id }) => id)
  await tx.delete(nextFreeOfServices).where(idIn(nextFreeOfServices.id, ids))
  const rows = freeTimes.flatMap(({ id, services }) =>
    services.map(({ serviceId, at, nextDay }) => ({ id, serviceId, at, nextDay })),
  )
  for (let start = 0; start < rows.length; start += ROWS)
    await tx.insert(nextFreeOfServices).values(rows.slice(start, start + ROWS))
}

/** Writes changed times in a few statements, independent of their number. */
export async function writeNextFree(tx: Tx, freeTimes: FreeTime[]): Promise<void> {
  const { at, nextDay, dueAt } = nextFreeTimes
  await tx.execute(sql`update ${nextFreeTimes} set at = f.at, next_day = f.next_day, due_at = f.due_at
    from ${foundRows(freeTimes)}
    where ${nextFreeTimes.id} = f.id and (${at}, ${nextDay}, ${dueAt}) is distinct from (f.at, f.next_day, f.due_at)`)
  // Records that were loaded without triggers have no row yet.
  await tx.execute(sql`insert into ${nextFreeTimes} (id, at, next_day, due_at, rating_key, review_count)
    select f.id, f.at, f.next_day, f.due_at, r.rating_key, r.review_count from ${foundRows(freeTimes)} join (
      select id, rating_key, review_count from ${hospitals} union all select id, rating_key, review_count from ${doctors}
    ) r on r.id = f.id
    where not exists (select from ${nextFreeTimes} where ${nextFreeTimes.id} = f.id)`)
  await writeServices(tx, freeTimes)
}
