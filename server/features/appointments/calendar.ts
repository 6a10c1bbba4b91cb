import { sql } from 'drizzle-orm'
import {
  addDays,
  dateIn,
  type HospitalCalendar,
  instantOf,
  MAX_DAYS_AHEAD,
  refuseDay,
  refuseSlot,
  weekdayOf,
} from '#domain/availability.ts'
import { DEFAULT_DURATION } from '#domain/health-services.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'

/** What is asked about: a hospital, one of its services or all, one of its doctors or none. */
export type Subject = { hospitalId: string; serviceId: string | null; doctorId: string | null }
type Span = { from: string; to: string }
/** Milliseconds since the epoch, the end not included. */
type Range = readonly [start: number, end: number]
type Taken = { serviceId: string | null; start: number; end: number }

type Row = {
  isActive: boolean
  doctorWorks: boolean
  hours: { weekday: number; time: string }[]
  closures: { from: string; to: string }[]
  services: { id: string; minutes: number }[]
  /** Of the doctor, or without one of each service; `mine` of the viewer, wherever. */
  taken: Taken[]
  mine: Taken[]
}

type Values = Subject & Span & { viewerId: string | null; exceptId: string | null }
const value = (name: keyof Values) => sql.placeholder(name)
const span = sql`tstzrange(${value('from')}::date::timestamp at time zone 'Europe/Istanbul',
  (${value('to')}::date + 2)::timestamp at time zone 'Europe/Istanbul')`
const holding = sql`a.status in ('pending', 'confirmed') and tstzrange(a.starts_at, a.ends_at) && ${span}
  and a.id is distinct from ${value('exceptId')}::uuid`
const ranges = sql`coalesce(json_agg(json_build_object('serviceId', a.service_id,
  'start', extract(epoch from a.starts_at) * 1000, 'end', extract(epoch from a.ends_at) * 1000)), '[]')`

/** Everything a calendar is made of in one statement; closures and ranges only of the days asked about. */
const readCalendar = statement<Row, Values>(
  () => sql`select h.is_active as "isActive",
    ${value('doctorId')}::uuid is null or exists (select from doctors d
      where d.id = ${value('doctorId')}::uuid and d.hospital_id = h.id and d.is_active) as "doctorWorks",
    (select coalesce(json_agg(json_build_object('weekday', o.weekday, 'time', to_char(o.start_time, 'HH24:MI'))
      order by o.weekday, o.start_time), '[]') from opening_hours o where o.hospital_id = h.id) as hours,
    (select coalesce(json_agg(json_build_object('from', c.starts_on, 'to', c.ends_on)), '[]') from closures c
      where c.hospital_id = h.id and c.ends_on >= ${value('from')}::date and c.starts_on <= ${value('to')}::date) as closures,
    (select coalesce(json_agg(json_build_object('id', s.id,
      'minutes', coalesce(s.duration, ${sql.raw(String(DEFAULT_DURATION))}))), '[]')
      from hospital_services hs join health_services s on s.id = hs.service_id and s.is_active
      where hs.hospital_id = h.id and (${value('serviceId')}::uuid is null or s.id = ${value('serviceId')}::uuid)) as services,
    case when ${value('doctorId')}::uuid is null
      then (select ${ranges} from appointments a where a.hospital_id = h.id and a.doctor_id is null
        and (${value('serviceId')}::uuid is null or a.service_id = ${value('serviceId')}::uuid) and ${holding})
      else (select ${ranges} from appointments a where a.doctor_id = ${value('doctorId')}::uuid and ${holding}) end as taken,
    (select ${ranges} from appointments a where a.patient_id = ${value('viewerId')}::uuid and ${holding}) as mine
  from hospitals h where h.id = ${value('hospitalId')}::uuid`,
)

const overlaps = (taken: Taken[], [start, end]: Range) => taken.some((other) => other.start < end && other.end > start)

export type AvailableDay = { date: string; refusal: string | null; times: { time: string; available: boolean }[] }
export type FreeTime = { date: string; time: string }
export type Calendar = ReturnType<typeof calendarOf>

function calendarOf(row: Row, subject: Subject, span: Span, now: Date) {
  const openingHours: Record<number, string[]> = {}
  for (const { weekday, time } of row.hours) {
    openingHours[weekday] ??= []
    openingHours[weekday].push(time)
  }
  const hospital: HospitalCalendar = {
    openingHours,
    isClosed: (date) => row.closures.some(({ from, to }) => from <= date && date <= to),
  }
  const rangeOf = ({ date, time }: FreeTime, minutes: number): Range => {
    const start = instantOf(date, time).getTime()
    return [start, start + minutes * 60_000]
  }
  /** Without a service of choice it is enough that one of them fits. */
  const fits = (slot: FreeTime, others: (serviceId: string) => Taken[]) =>
    row.services.some(({ id, minutes }) => !overlaps(others(id), rangeOf(slot, minutes)))

  const takenOf = (serviceId: string) =>
    subject.doctorId ? row.taken : row.taken.filter((other) => other.serviceId === serviceId)
  const isTaken = (slot: FreeTime) => !fits(slot, takenOf)
  const isMine = (slot: FreeTime) => !fits(slot, () => row.mine)
  const isFree = (slot: FreeTime) =>
    refuseSlot(slot, hospital, now) === null && fits(slot, (id) => [...takenOf(id), ...row.mine])

  function days(): AvailableDay[] {
    const found: AvailableDay[] = []
    for (let date = span.from; date <= span.to; date = addDays(date, 1)) {
      const refusal = refuseDay(date, hospital, now)
      const times = refusal ? [] : (openingHours[weekdayOf(date)] ?? [])
      found.push({ date, refusal, times: times.map((time) => ({ time, available: isFree({ date, time }) })) })
    }
    return found
  }

  return {
    isActive: row.isActive,
    doctorWorks: row.doctorWorks,
    offersService: row.services.length > 0,
    refuse: (slot: FreeTime) => refuseSlot(slot, hospital, now),
    isTaken,
    isMine,
    isFree,
    days,
  }
}

/** An appointment about to move: it is not in its own way, and keeps its length and its patient. */
type Moving = { id: string; serviceId: string; minutes: number; patientId: string | null }

/** The calendar of these days, or null for an unknown hospital. */
export async function findCalendar(
  ctx: Context,
  subject: Subject,
  span: Span,
  { db = ctx.db, moving }: { db?: Queryable; moving?: Moving } = {},
) {
  const viewerId = moving ? moving.patientId : (ctx.viewer?.id ?? null)
  const [row] = await readCalendar(db, { ...subject, ...span, viewerId, exceptId: moving?.id ?? null })
  if (row && moving) row.services = [{ id: moving.serviceId, minutes: moving.minutes }]
  return row ? calendarOf(row, subject, span, ctx.clock()) : null
}

/** How far around a taken time other ones are looked for, and how many are told. */
const DAYS_AROUND = 14
const ALTERNATIVES = 5

/** The bookable days around a wish, in which alternatives are looked for. */
export function daysAround(date: string, now: Date): Span {
  const [first, last] = [dateIn(now), addDays(dateIn(now), MAX_DAYS_AHEAD)]
  const clamp = (day: string) => (day < first ? first : day > last ? last : day)
  return { from: clamp(addDays(clamp(date), -DAYS_AROUND)), to: clamp(addDays(clamp(date), DAYS_AROUND)) }
}

/** The free times nearest to a wish, nearest first. */
export function nearestFree(calendar: Calendar, wish: FreeTime): FreeTime[] {
  const wanted = instantOf(wish.date, wish.time).getTime()
  const distance = (slot: FreeTime) => Math.abs(instantOf(slot.date, slot.time).getTime() - wanted)
  return calendar
    .days()
    .flatMap(({ date, times }) => times.filter((slot) => slot.available).map(({ time }) => ({ date, time })))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, ALTERNATIVES)
}
