/**
 * The waiting list: a patient asks for a time of a treatment, or for an earlier time of a visit.
 * When a place is free, one person at a time is offered it, in the order of asking.
 */
import { z } from 'zod'
import { addDays, MAX_DAYS_AHEAD } from './availability.ts'
import { date, optionalPhone, uuid } from './fields.ts'
import { sentence } from './sentences.ts'
import { channel } from './visit-fields.ts'

/** `waiting` and `offered` are open; the others are final. */
export const WAITING_STATES = ['waiting', 'offered', 'claimed', 'passed', 'expired', 'cancelled'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** Only an open offer holds its time. */
export const WAITING_OFFER_STATES = ['open', 'claimed', 'passed', 'expired', 'withdrawn'] as const
export type WaitingOfferState = (typeof WAITING_OFFER_STATES)[number]

/** Minutes for which an offered time is held. */
export const OFFER_MINUTES = 30
export const offerEnd = (now: Date): Date => new Date(now.getTime() + OFFER_MINUTES * 60_000)

/** Maximum number of open entries of an account. */
export const MAX_WAITING = 10
/** Maximum number of new entries of an account within a day. */
export const WAITING_A_DAY = 20
/** Days for which an ended entry stays in the list of its owner. */
export const ENDED_DAYS = 7

export const DAY_PARTS = ['any', 'morning', 'afternoon'] as const
export type DayPart = (typeof DAY_PARTS)[number]
const AFTERNOON = '12:00'

/** Requested days and time of day. */
export type RequestedTimes = { from: string; to: string; dayPart: DayPart }

export function suits({ date: day, time }: { date: string; time: string }, requested: RequestedTimes): boolean {
  if (day < requested.from || day > requested.to) return false
  if (requested.dayPart === 'any') return true
  return time < AFTERNOON === (requested.dayPart === 'morning')
}

const dayPart = z.enum(DAY_PARTS, { error: 'Please choose any time, morning or afternoon' })

/** A day after today's, within the booking horizon. `today` is the hospital's day. */
const days = (today: string) => ({
  from: date()
    .refine((day) => day >= today, 'Please choose a day that is not past')
    .meta({ description: 'First day that suits.' }),
  to: date()
    .refine((day) => day <= addDays(today, MAX_DAYS_AHEAD), 'Please choose a day within the next year')
    .meta({ description: 'Last day that suits.' }),
  dayPart: dayPart.default('any'),
})

const isSpan = ({ from, to }: { from: string; to: string }): boolean => from <= to
const SPAN = { path: ['to'], error: 'The last day must not be before the first day' }

/** Asks for a time of a treatment: at any hospital, at one, or with one doctor. */
export const waitingInput = (today: string) =>
  z
    .object({
      serviceId: uuid('Please select a service first'),
      hospitalId: uuid('Please choose a hospital').nullish(),
      doctorId: uuid('Please choose a doctor').nullish(),
      personId: uuid('Please choose a person').nullish(),
      guardianConsent: z.boolean().nullish(),
      channel: channel.nullish(),
      phone: optionalPhone,
      ...days(today),
    })
    .refine(isSpan, SPAN)
    .refine(({ hospitalId, doctorId }) => hospitalId != null || doctorId == null, {
      path: ['hospitalId'],
      error: 'Please choose a hospital',
    })

/** Asks for an earlier time of an appointment. */
export const earlierInput = (today: string) => z.object(days(today)).refine(isSpan, SPAN)

/** Token of the link in the mail about an offered time. */
export const waitingOfferLink = z.object({ token: z.string().max(200) })
export const waitingOfferAnswer = waitingOfferLink.extend({
  claim: z.boolean({ error: 'Please take the time or pass it on' }),
})

export const WAITING_REFUSALS = {
  full: sentence('You can wait for at most {{count}} times. Please remove one first.'),
  often: sentence('You can ask for {{count}} times a day. Please try again tomorrow.'),
  twice: 'You already wait for this. We will write to you as soon as a time is free.',
  ended: 'This offer no longer stands. The time has gone to the next person.',
} as const
