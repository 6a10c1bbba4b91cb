/**
 * Reference implementation of the availability rule with strings and dates, slow and without
 * sharing between days. The rule in integers must return the same.
 */
import { type CalendarFacts, type Closure, refuseSubject, type Slot, type SlotRefusal } from '#domain/availability.ts'
import { noticeOf } from '#domain/booking-rules.ts'

const MINUTE = 60_000
const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' })
const instant = ({ date, time }: Slot) => new Date(`${date}T${time}:00+03:00`).getTime()
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

export function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

const doctorOf = ({ doctor }: CalendarFacts) => (doctor === 'unknown' ? null : doctor)
const hoursOn = (date: string, facts: CalendarFacts) =>
  (doctorOf(facts)?.hours ?? facts.openingHours)[weekday(date)] ?? []
const isWithin = (date: string, spans: readonly { from: string; to: string }[]) =>
  spans.some(({ from, to }) => from <= date && date <= to)

export function refuseDate(date: string, facts: CalendarFacts): SlotRefusal | null {
  const today = istanbul.format(facts.now)
  const doctor = doctorOf(facts)
  if (date < today) return 'past'
  if (date > dayAfter(today, facts.rules.horizonDays)) return 'too_far'
  if (weekday(date) === 7) return 'sunday'
  if (
    isWithin(
      date,
      facts.closures.filter(({ hours }) => !hours),
    )
  )
    return 'closed'
  if (facts.holidays.includes(date)) return 'holiday'
  if (doctor && isWithin(date, doctor.leave)) return 'away'
  if (hoursOn(date, facts).length === 0) return doctor?.hours ? 'away' : 'closed'
  return null
}

type Service = CalendarFacts['services'][number]
const servicesOf = (facts: CalendarFacts): Service[] =>
  facts.doctor === 'unknown' ? [] : facts.services.filter(({ id }) => doctorOf(facts)?.services.includes(id) ?? true)

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const hoursOf = (closure: Closure, date: string) => (closure.hours && isWithin(date, [closure]) ? [closure.hours] : [])

function runsIntoPause({ date, time }: Slot, service: Service, facts: CalendarFacts): boolean {
  const breaks = doctorOf(facts)?.breaks.filter((pause) => pause.weekday === weekday(date)) ?? []
  const pauses = [...breaks, ...facts.closures.flatMap((closure) => hoursOf(closure, date))]
  const [start, end] = [minutes(time), minutes(time) + service.minutes]
  return pauses.some(({ from, to }) => start < minutes(to) && end > minutes(from))
}

const isInTime = (slot: Slot, service: Service, facts: CalendarFacts) =>
  instant(slot) - facts.now.getTime() >= noticeOf(service, facts.rules) * MINUTE

export const isListed = (slot: Slot, facts: CalendarFacts): boolean =>
  hoursOn(slot.date, facts).includes(slot.time) &&
  servicesOf(facts).some((service) => !runsIntoPause(slot, service, facts))

export function refuseTime(slot: Slot, facts: CalendarFacts): SlotRefusal | null {
  if (instant(slot) <= facts.now.getTime()) return 'past'
  const refusal = refuseDate(slot.date, facts)
  if (refusal) return refusal
  if (!servicesOf(facts).some((service) => isInTime(slot, service, facts))) return 'too_soon'
  return isListed(slot, facts) ? null : 'off_list'
}

function hasRoom(slot: Slot, service: Service, facts: CalendarFacts): boolean {
  const start = instant(slot)
  const end = start + service.minutes * MINUTE
  const blocked = end + facts.rules.bufferMinutes * MINUTE
  const taken = facts.doctor ? facts.taken : facts.taken.filter(({ serviceId }) => serviceId === service.id)
  return (
    !runsIntoPause(slot, service, facts) &&
    taken.every((other) => other.end <= start || other.start >= blocked) &&
    facts.mine.every((other) => other.end <= start || other.start >= end)
  )
}

const fits = (slot: Slot, facts: CalendarFacts) => servicesOf(facts).some((service) => hasRoom(slot, service, facts))
export const isTaken = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, { ...facts, mine: [] })
export const isMine = (slot: Slot, facts: CalendarFacts): boolean => !fits(slot, { ...facts, taken: [] })

export const isBookable = (slot: Slot, facts: CalendarFacts): boolean =>
  refuseSubject(facts) === null &&
  refuseTime(slot, facts) === null &&
  servicesOf(facts).some((service) => isInTime(slot, service, facts) && hasRoom(slot, service, facts))

/** Returns the bookable times of a range of days in order. */
export function bookableTimes({ from, to }: { from: string; to: string }, facts: CalendarFacts): Slot[] {
  const slots: Slot[] = []
  for (let date = from; date <= to; date = dayAfter(date, 1))
    for (const time of hoursOn(date, facts)) if (isBookable({ date, time }, facts)) slots.push({ date, time })
  return slots
}

/** Returns days with their refusals and listed times. */
export function listedDays({ from, to }: { from: string; to: string }, facts: CalendarFacts) {
  const days = []
  for (let date = from; date <= to; date = dayAfter(date, 1)) {
    const refusal = refuseDate(date, facts)
    const times = refusal ? [] : hoursOn(date, facts).filter((time) => isListed({ date, time }, facts))
    days.push({ date, refusal, times: times.map((time) => ({ time, available: isBookable({ date, time }, facts) })) })
  }
  return days
}

/** Returns the instant at which the first bookable time changes. */
export function endOfFirst(first: Slot | undefined, facts: CalendarFacts): number | null {
  if (refuseSubject(facts)) return null
  if (!first) return instant({ date: dayAfter(istanbul.format(facts.now), 1), time: '00:00' })
  const services = facts.services.filter((service) => isBookable(first, { ...facts, services: [service] }))
  return instant(first) - Math.min(...services.map((service) => noticeOf(service, facts.rules))) * MINUTE
}
