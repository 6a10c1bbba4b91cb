import type { Role } from '#domain/access.ts'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { dateIn, instantOf, minuteOf, timeIn } from '#domain/days.ts'
import type { appointmentEvents } from '#server/features/visits/appointments/table.ts'
import { CANCELLATIONS, CONFIRMATIONS } from './demo-notes.ts'
import type { Random } from './random.ts'

type NewEvent = typeof appointmentEvents.$inferInsert
export type Side = { id: string; role: Role }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Visit = {
  id: string
  status: AppointmentStatus
  date: string
  time: string
  startsAt: Date
  durationMinutes: number
  createdAt: Date
}

const FIRST_HOUR = 9
const LAST_HOUR = 18

/** Returns the next working hour of a hospital from an instant, the instant itself within one. */
export function atWorkFrom(instant: Date): Date {
  const minutes = minuteOf(timeIn(instant))
  if (minutes >= FIRST_HOUR * 60 && minutes < LAST_HOUR * 60) return instant
  const opening = instantOf(dateIn(instant), `0${FIRST_HOUR}:${String(minutes % 60).padStart(2, '0')}`)
  return minutes < FIRST_HOUR * 60 ? opening : new Date(opening.getTime() + 24 * HOUR_MS)
}

/**
 * Creates the events of an appointment up to its status: booked, perhaps rescheduled, confirmed,
 * then completed or cancelled.
 */
export function writeHistory(random: Random, visit: Visit, patient: Side, staff: Side, now: Date): NewEvent[] {
  const { id: appointmentId, status, createdAt, startsAt } = visit
  const events: NewEvent[] = []
  const add = (at: number, who: Side, event: Pick<NewEvent, 'kind'> & Partial<NewEvent>) => {
    const createdAt = new Date(Math.min(at, now.getTime() - MINUTE_MS))
    events.push({ id: random.id(), appointmentId, actorId: who.id, actorRole: who.role, createdAt, ...event })
  }
  const booked = createdAt.getTime()
  // After the start of the visit only its completion follows.
  const span = Math.max(HOUR_MS, Math.min(startsAt.getTime(), now.getTime()) - booked)
  const replied = booked + Math.min(span / 3, random.int(1, 30) * HOUR_MS)
  const atWork = atWorkFrom(new Date(replied)).getTime()
  // A cancellation follows later, at 0.6 of the span.
  const confirmed = atWork < booked + span / 2 ? atWork : replied
  const wasConfirmed =
    status === 'confirmed' || status === 'completed' || (status === 'cancelled' && random.chance(0.5))

  add(booked, patient, { kind: 'booked', toStatus: 'pending' })
  if (status !== 'pending' && random.chance(0.06)) {
    const time = { from: visit.time === '10:00' ? '11:00' : '10:00', to: visit.time }
    add(booked + span / 6, random.chance(0.5) ? patient : staff, { kind: 'rescheduled', change: { time } })
  }
  if (wasConfirmed) {
    const move = { fromStatus: 'pending', toStatus: 'confirmed' } as const
    add(confirmed, staff, { kind: 'status', ...move, note: random.pick(CONFIRMATIONS) })
  }
  const fromStatus = wasConfirmed ? 'confirmed' : 'pending'
  if (status === 'completed') {
    const end = startsAt.getTime() + visit.durationMinutes * MINUTE_MS
    add(end + random.int(1, 90) * MINUTE_MS, staff, { kind: 'status', fromStatus, toStatus: 'completed' })
  }
  if (status === 'cancelled') {
    const who = random.chance(0.75) ? patient : staff
    const note = random.pick(who === patient ? CANCELLATIONS.user : CANCELLATIONS.hospital)
    add(booked + span * 0.6, who, { kind: 'status', fromStatus, toStatus: 'cancelled', note })
  }
  return events
}
