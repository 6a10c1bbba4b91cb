/** Next bookable times of hospitals and doctors, for a page of them at once. */
import {
  addDays,
  type CalendarFacts,
  type DaySpan,
  dateIn,
  instantOf,
  lastBookableDay,
  MAX_DAYS_AHEAD,
  nextTimes,
  type Slot,
} from '#domain/availability.ts'
import type { Context } from '#server/context.ts'
import { readCalendars } from '../calendar/calendars.ts'
import { findKeptCalendars } from '../calendar/kept-calendars.ts'

export type NextTime = Slot & { startsAt: string }
type Calendars = Map<string, CalendarFacts>

const toNextTime = ({ date, time }: Slot): NextTime => ({ date, time, startsAt: instantOf(date, time).toISOString() })

/**
 * Days read first. Most calendars have free times within them, and only the others are read for the
 * rest of the year.
 */
const NEAR_DAYS = 21

/** Returns the first times of each calendar. `read` reads those of given IDs for given days. */
async function firstTimes(
  ctx: Context,
  { ids, limit, read }: { ids: string[]; limit: number; read: (ids: string[], days: DaySpan) => Promise<Calendars> },
): Promise<Map<string, NextTime[]>> {
  const today = dateIn(ctx.clock())
  const near = { from: today, to: addDays(today, NEAR_DAYS) }
  const far = { from: addDays(near.to, 1), to: addDays(today, MAX_DAYS_AHEAD) }
  const times = new Map<string, NextTime[]>()
  let left = ids
  for (const days of [near, far]) {
    const calendars: Calendars = left.length > 0 ? await read(left, days) : new Map()
    left = []
    for (const [id, facts] of calendars) {
      const had = times.get(id) ?? []
      const more = nextTimes(facts, { ...days, limit: limit - had.length }).map(toNextTime)
      times.set(id, [...had, ...more])
      if (had.length + more.length < limit && days.to < lastBookableDay(facts)) left.push(id)
    }
  }
  return times
}

export type TimesQuery = { serviceId: string | null; limit: number }

/**
 * Returns the first times from cached calendars. Returns null if caching is off, and for a viewer,
 * whose own appointments count as taken.
 */
async function keptTimes(
  ctx: Context,
  {
    hospitalIds = [],
    doctorIds = [],
    serviceId,
    limit,
  }: TimesQuery & Partial<Record<'hospitalIds' | 'doctorIds', string[]>>,
) {
  const now = ctx.clock()
  const calendars = ctx.viewer
    ? null
    : await findKeptCalendars(ctx.catalogue, { hospitalIds, doctorIds, serviceId, now })
  if (!calendars) return null
  const timesOf = (facts: CalendarFacts) =>
    nextTimes(facts, { from: dateIn(now), to: lastBookableDay(facts), limit }).map(toNextTime)
  return {
    hospitals: () => new Map([...calendars.hospitals].map(([id, facts]) => [id, timesOf(facts)])),
    doctors: () => new Map([...calendars.doctors].map(([id, facts]) => [id, timesOf(facts)])),
    doctor: (id: string) => {
      const facts = calendars.doctors.get(id)
      return new Map(
        facts?.hospitalId && hospitalIds.includes(facts.hospitalId) ? [[facts.hospitalId, timesOf(facts)]] : [],
      )
    },
  }
}

/**
 * Returns the next times of each doctor, for one treatment or for any. The viewer's own
 * appointments count as taken.
 */
export async function nextTimesOfDoctors(ctx: Context, doctorIds: string[], { serviceId, limit }: TimesQuery) {
  const keptTimesOf = await keptTimes(ctx, { doctorIds, serviceId, limit })
  if (keptTimesOf) return keptTimesOf.doctors()
  const query = { now: ctx.clock(), serviceId, patientId: ctx.viewer?.id ?? null, personId: null }
  const read = async (ids: string[], days: DaySpan): Promise<Calendars> =>
    (await readCalendars(ctx.db, { hospitalIds: [], doctorIds: ids }, { ...query, days })).doctors
  return firstTimes(ctx, { ids: doctorIds, limit, read })
}

/**
 * Returns the next times of each hospital, for one treatment or for any, with one of its doctors or
 * with any.
 */
export async function nextTimesOfHospitals(
  ctx: Context,
  hospitalIds: string[],
  { serviceId, doctorId, limit }: TimesQuery & { doctorId: string | null },
): Promise<Map<string, NextTime[]>> {
  const keptTimesOf = await keptTimes(ctx, { hospitalIds, doctorIds: doctorId ? [doctorId] : [], serviceId, limit })
  if (keptTimesOf) return doctorId ? keptTimesOf.doctor(doctorId) : keptTimesOf.hospitals()
  const query = { now: ctx.clock(), serviceId, patientId: ctx.viewer?.id ?? null, personId: null }
  const read = async (ids: string[], days: DaySpan): Promise<Calendars> => {
    const subjects = { hospitalIds: ids, doctorIds: doctorId ? [doctorId] : [] }
    const { hospitals, doctors } = await readCalendars(ctx.db, subjects, { ...query, days })
    const doctor = doctors.get(doctorId ?? '')
    if (!doctorId) return hospitals
    return new Map(doctor?.hospitalId && hospitals.has(doctor.hospitalId) ? [[doctor.hospitalId, doctor]] : [])
  }
  return firstTimes(ctx, { ids: hospitalIds, limit, read })
}
