/** Rules of appointments: states, permitted changes, and input of a booking. */
import { z } from 'zod'
import type { Person } from './access.ts'
import { mayAt, worksAt } from './portal-access.ts'
import { type BookingRules, MAX_AVAILABILITY_DAYS } from './availability.ts'
import { BOOKING_MESSAGES } from './booking.ts'
import { addDays } from './days.ts'
import {
  date,
  email,
  emptyAsAbsent,
  MESSAGES,
  optionalText,
  phone,
  requiredName,
  requiredText,
  text,
  time,
  uuid,
  yesOrNo,
} from './fields.ts'
import { sentence } from './sentences.ts'
import { statedReason } from './stated-reason.ts'
import { channel } from './visit-fields.ts'

export const APPOINTMENT_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

/** Display names of the statuses. */
export const STATUS_LABELS: Record<AppointmentStatus, string> = {
  pending: 'Pending Confirmation',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** Names of the statuses within a sentence. */
export const STATUS_WORDS: Record<AppointmentStatus, string> = {
  pending: sentence('pending confirmation'),
  confirmed: sentence('confirmed'),
  completed: sentence('completed'),
  cancelled: sentence('cancelled'),
}

/** Status changes. Completed and cancelled are final. */
const TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const canMove = (from: AppointmentStatus, to: AppointmentStatus): boolean => TRANSITIONS[from].includes(to)

/** Sides of the conversation about an appointment. */
export const SIDES = ['patient', 'hospital'] as const
export type Side = (typeof SIDES)[number]

export const isUpcoming = (status: AppointmentStatus): boolean => status === 'pending' || status === 'confirmed'

/** Tabs of appointments. `upcoming` is pending or confirmed, `past` is completed or cancelled. */
export const APPOINTMENT_TABS = ['all', 'upcoming', 'past'] as const
export type AppointmentTab = (typeof APPOINTMENT_TABS)[number]
export const TAB_STATUSES: Record<AppointmentTab, readonly AppointmentStatus[]> = {
  all: APPOINTMENT_STATUSES,
  upcoming: ['pending', 'confirmed'],
  past: ['completed', 'cancelled'],
}

type AppointmentFacts = {
  status: AppointmentStatus
  patientId: string | null
  hospitalId: string
  startsAt: Date | string
}

/**
 * Returns the status changes that this user may make now, for the buttons and the server. An
 * appointment is completed only after its start.
 */
export const allowedMoves = (
  appointment: AppointmentFacts,
  person: Person | null,
  now: Date,
): readonly AppointmentStatus[] => {
  if (person == null) return []
  const hasBegun = new Date(appointment.startsAt) <= now
  if (mayAt(person, appointment.hospitalId, 'appointments'))
    return TRANSITIONS[appointment.status].filter((to) => to !== 'completed' || hasBegun)
  const mayCancel = appointment.patientId === person.id && canMove(appointment.status, 'cancelled') && !hasBegun
  return mayCancel ? ['cancelled'] : []
}

export const REASON_REQUIRED = 'Please give a reason. The patient will read it.'

/**
 * Returns true if a status change needs a reason: that of a hospital's cancellation, which the
 * patient reads.
 */
export const needsReason = (
  { hospitalId, patientId }: Pick<AppointmentFacts, 'hospitalId' | 'patientId'>,
  person: Person,
  to: AppointmentStatus,
): boolean => to === 'cancelled' && worksAt(person, hospitalId) && patientId !== person.id

/** Returns true if staff may mark a no-show: the appointment is confirmed and has begun. */
export const canMarkNoShow = (
  { status, startsAt, arrivedAt }: Pick<AppointmentFacts, 'status' | 'startsAt'> & { arrivedAt?: unknown },
  now: Date,
): boolean => status === 'confirmed' && new Date(startsAt) <= now && !arrivedAt

/**
 * Returns the status of a new booking. A hospital with instant confirmation confirms it at once.
 */
export const statusWhenBooked = ({ confirmation }: BookingRules): AppointmentStatus =>
  confirmation === 'instant' ? 'confirmed' : 'pending'

/** Hours after which an unanswered request is overdue. */
const OVERDUE_HOURS = 48
export const overdueSince = (now: Date): Date => new Date(now.getTime() - OVERDUE_HOURS * 60 * 60 * 1000)

const limit = (most: number) => z.number().int().min(1).default(most)
/** Limits of one user's bookings: the operator's setting `bookingLimits`, with its defaults. */
export const bookingLimits = z.object({
  /** Maximum upcoming (open) appointments: pending or confirmed, not started yet. */
  upcoming: limit(20),
  /** Maximum bookings within a day. */
  aDay: limit(20),
  /** Maximum upcoming appointments of a user with an unconfirmed mail address. */
  upcomingUnconfirmed: limit(2),
})
export type BookingLimits = z.output<typeof bookingLimits>

/** Returns the reason why a user may not make another booking, or null. */
export function refuseAnother(
  counts: { upcoming: number; today: number; isConfirmed: boolean },
  limits: BookingLimits,
): { code: 'conflict' | 'too_many_requests'; sentence: string } | null {
  if (!counts.isConfirmed && counts.upcoming >= limits.upcomingUnconfirmed)
    return { code: 'conflict', sentence: 'Please confirm your email address before you book more appointments.' }
  if (counts.upcoming >= limits.upcoming)
    return {
      code: 'conflict',
      sentence: sentence('You already have {{count}} upcoming appointments, which is the maximum.', {
        count: counts.upcoming,
      }),
    }
  if (counts.today >= limits.aDay)
    return {
      code: 'too_many_requests',
      sentence: sentence('You have booked {{count}} appointments within a day. Please try again tomorrow.', {
        count: counts.today,
      }),
    }
  return null
}

export const patientInfo = z.object({
  firstName: requiredName(MESSAGES.firstNameRequired, 100),
  lastName: requiredName(MESSAGES.lastNameRequired, 100),
  email: email(),
  phone: phone(),
})

/** Input of the form before the payment page. */
export const bookingForm = patientInfo.extend({
  date: date(),
  time: time(),
  channel: channel.optional(),
  notes: text(2000).optional(),
  terms: z.boolean().refine((ticked) => ticked, BOOKING_MESSAGES.terms),
})

const notADate = (name: string) => sentence('{{name}} must be a date', { name })

/** Returns the schema for the requested days of a calendar, by default a month from today. */
export const availabilitySearch = (today: string) =>
  z
    .object({
      serviceId: uuid('Unknown service').nullish(),
      doctorId: uuid('Unknown doctor').nullish(),
      personId: uuid('Unknown person').nullish(),
      forSomebodyElse: yesOrNo.nullish(),
      from: date(notADate('from')).default(today),
      to: date(notADate('to')).optional(),
    })
    .transform((search) => ({ ...search, to: search.to ?? addDays(search.from, 30) }))
    .refine(({ from, to }) => from >= '1900' && to < '3000', { path: ['from'], error: notADate('from') })
    .refine(({ from, to }) => to >= from, {
      path: ['to'],
      error: sentence('{{name}} must not be before {{other}}', { name: 'to', other: 'from' }),
    })
    .refine(({ from, to }) => to <= addDays(from, MAX_AVAILABILITY_DAYS - 1), {
      path: ['to'],
      error: sentence('Please ask for {{count}} days at most', { count: MAX_AVAILABILITY_DAYS }),
    })

export const statusInput = z.object({
  status: z.enum(APPOINTMENT_STATUSES, { error: 'Status must be pending, confirmed, completed or cancelled' }),
  note: optionalText(2000),
})

/**
 * Input of an edit: date and time (rescheduling), doctor and notes. Omitted fields stay unchanged.
 */
export const appointmentUpdate = z.object({
  date: date().optional(),
  time: time().optional(),
  doctorId: uuid('Please choose a doctor').nullable().optional(),
  notes: optionalText(2000),
})

export const noShowInput = z.object({ note: optionalText(2000) })

export const messageInput = z.object({ message: requiredText('Please write a message', 4000) })

/** Reason of break-glass access by an administrator. The patient reads it in the history. */
/** Reason for break-glass access. */
export const breakGlassReason = statedReason('Please say why you are opening this appointment.')
export const openingInput = z.object({ reason: breakGlassReason })

/** Filter for the viewer's own appointments. */
export const myAppointmentSearch = z.object({
  tab: z.enum(APPOINTMENT_TABS, { error: 'tab must be all, upcoming or past' }).nullish().default('all'),
})

/**
 * Filter for counted appointments. Administrators choose a hospital or none, staff have their own.
 */
export const summarySearch = z.object({ hospitalId: uuid('Unknown hospital').optional() })

/**
 * Orders of a hospital's list. `next`: upcoming ones soonest first, then past ones, newest first.
 * `waiting` and `newest`: requests first, by the time they were made.
 */
export const APPOINTMENT_SORTS = ['next', 'earliest', 'latest', 'waiting', 'newest'] as const

export const appointmentSearch = z.object({
  status: z
    .enum(['all', ...APPOINTMENT_STATUSES], { error: 'Status must be all, pending, confirmed, completed or cancelled' })
    .optional()
    .transform((value) => (value === 'all' ? undefined : value)),
  q: text(200).optional(),
  sort: emptyAsAbsent(
    z.enum(APPOINTMENT_SORTS, { error: 'sort must be next, earliest, latest, waiting or newest' }),
  ).meta({
    description:
      'By default (next) upcoming appointments come soonest first, then past ones, the latest first. Pending ones: those of today first, then the longest waiting. One day: by time. waiting and newest: requests first, the oldest or the newest of them on top.',
  }),
  from: date(notADate('from')).optional(),
  to: date(notADate('to')).optional(),
  hospitalId: summarySearch.shape.hospitalId,
  doctorId: emptyAsAbsent(uuid('Unknown doctor')).meta({ description: 'Only appointments with this doctor.' }),
  serviceId: emptyAsAbsent(uuid('Unknown service')).meta({ description: 'Only appointments for this service.' }),
  overdue: yesOrNo.meta({ description: 'Only requests unanswered for 48 hours, oldest first.' }),
  unread: yesOrNo.meta({ description: 'Only appointments with an unread message from the patient.' }),
})

/** Alphabet without 0/O, 1/I/L, U/V, so that IDs can be read aloud and typed without mistakes. */
const BOOKING_ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'

/** Returns `BK-` and 8 unambiguous characters from random bytes. */
export const bookingIdFrom = (random: Uint8Array): string => {
  let id = 'BK-'
  for (let index = 0; index < 8; index++) id += BOOKING_ALPHABET[(random[index] ?? 0) % BOOKING_ALPHABET.length]
  return id
}
export const BOOKING_ID = new RegExp(`^BK-[${BOOKING_ALPHABET}]{8}$`, 'u')
