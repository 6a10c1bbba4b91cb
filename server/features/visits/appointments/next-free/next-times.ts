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
import { daysThere, isRemote, type TravelDates } from '#domain/travel-dates.ts'
import type { Context } from '#server/context.ts'
import { serviceOfDoctors } from '#server/features/catalogue/doctors/services.ts'
import { findOffers, offerId } from '#server/features/catalogue/hospitals/offers.ts'
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

/** Returns the travel dates that narrow the times of a hospital or doctor. Null for none. */
type StayOf = (id: string) => TravelDates | null

/** Returns the travel dates of the caller for visits in person. A visit may be one or the other. */
async function staysFor(ctx: Context, { hospitalIds, doctorIds, serviceId }: Subjects): Promise<StayOf> {
  const { travel } = ctx
  if (!travel) return () => null
  if (serviceId === null) return () => travel
  const [hospitals, doctors] = await Promise.all([
    findOffers(ctx, hospitalIds, [serviceId]),
    serviceOfDoctors(ctx, doctorIds, { serviceId }),
  ])
  const [doctor] = hospitalIds.length > 0 ? [...doctors.values()] : []
  return (id) => {
    const offer = doctor ?? doctors.get(id) ?? hospitals.get(offerId(id, serviceId))
    return offer && isRemote(offer.visit.channels) ? null : travel
  }
}
type Subjects = { hospitalIds: string[]; doctorIds: string[]; serviceId: string | null }

/** Returns the first times of each calendar. `read` reads those of given IDs for given days. */
async function firstTimes(
  ctx: Context,
  {
    ids,
    limit,
    stayOf,
    read,
  }: { ids: string[]; limit: number; stayOf: StayOf; read: (ids: string[], days: DaySpan) => Promise<Calendars> },
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
      const more = nextTimes(facts, { ...daysThere(days, stayOf(id)), limit: limit - had.length }).map(toNextTime)
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
    stayOf,
  }: TimesQuery & { stayOf: StayOf } & Partial<Record<'hospitalIds' | 'doctorIds', string[]>>,
) {
  const now = ctx.clock()
  const calendars = ctx.viewer
    ? null
    : await findKeptCalendars(ctx.catalogue, { hospitalIds, doctorIds, serviceId, now })
  if (!calendars) return null
  const timesOf = (id: string, facts: CalendarFacts) => {
    const days = daysThere({ from: dateIn(now), to: lastBookableDay(facts) }, stayOf(id))
    return nextTimes(facts, { ...days, limit }).map(toNextTime)
  }
  return {
    hospitals: () => new Map([...calendars.hospitals].map(([id, facts]) => [id, timesOf(id, facts)])),
    doctors: () => new Map([...calendars.doctors].map(([id, facts]) => [id, timesOf(id, facts)])),
    doctor: (id: string) => {
      const facts = calendars.doctors.get(id)
      return new Map(
        facts?.hospitalId && hospitalIds.includes(facts.hospitalId)
          ? [[facts.hospitalId, timesOf(facts.hospitalId, facts)]]
          : [],
      )
    },
  }
}

/**
 * Returns the next times of each doctor, for one treatment or for any. The viewer's own
 * appointments count as taken.
 */
export async function nextTimesOfDoctors(ctx: Context, doctorIds: string[], { serviceId, limit }: TimesQuery) {
  const stayOf = await staysFor(ctx, { hospitalIds: [], doctorIds, serviceId })
  const keptTimesOf = await keptTimes(ctx, { doctorIds, serviceId, limit, stayOf })
  if (keptTimesOf) return keptTimesOf.doctors()
  const query = { now: ctx.clock(), serviceId, patientId: ctx.viewer?.id ?? null, personId: null }
  const read = async (ids: string[], days: DaySpan): Promise<Calendars> =>
    (await readCalendars(ctx.db, { hospitalIds: [], doctorIds: ids }, { ...query, days })).doctors
  return firstTimes(ctx, { ids: doctorIds, limit, stayOf, read })
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
  const doctorIds = doctorId ? [doctorId] : []
  const stayOf = await staysFor(ctx, { hospitalIds, doctorIds, serviceId })
  const keptTimesOf = await keptTimes(ctx, { hospitalIds, doctorIds, serviceId, limit, stayOf })
  if (keptTimesOf) return doctorId ? keptTimesOf.doctor(doctorId) : keptTimesOf.hospitals()
  const query = { now: ctx.clock(), serviceId, patientId: ctx.viewer?.id ?? null, personId: null }
  const read = async (ids: string[], days: DaySpan): Promise<Calendars> => {
    const { hospitals, doctors } = await readCalendars(ctx.db, { hospitalIds: ids, doctorIds }, { ...query, days })
    const doctor = doctors.get(doctorId ?? '')
    if (!doctorId) return hospitals
    return new Map(doctor?.hospitalId && hospitals.has(doctor.hospitalId) ? [[doctor.hospitalId, doctor]] : [])
  }
  return firstTimes(ctx, { ids: hospitalIds, limit, stayOf, read })
}
