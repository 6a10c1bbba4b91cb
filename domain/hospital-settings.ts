/** Opening hours and prices of a hospital, as its staff and administrators edit them. */
import { z } from 'zod'
import { CONFIRMATIONS, MAX_DAYS_AHEAD } from './availability.ts'
import { date, email, optionalText, time, uuid } from './fields.ts'
import { hospitalServiceInput } from './health-services.ts'
import { sentence } from './sentences.ts'
import { descriptionsInput } from './texts.ts'

const MAX_TIMES_A_DAY = 96
const MAX_CLOSURES = 200
export const MAX_NOTICE_MINUTES = 30 * 24 * 60
export const MAX_BUFFER_MINUTES = 480

const openingDay = z.object({
  weekday: z
    .number()
    .int()
    .min(1, 'Please choose a day from Monday to Saturday')
    .max(6, 'Please choose a day from Monday to Saturday')
    .meta({ description: 'ISO weekday; Monday is 1. Sundays cannot be booked.' }),
  times: z
    .array(time())
    .max(MAX_TIMES_A_DAY, sentence('Please list up to {{count}} visit times a day', { count: MAX_TIMES_A_DAY }))
    .transform((times) => [...new Set(times)].sort())
    .meta({ description: 'Start times of appointments, HH:mm. Empty if closed.' }),
})

/** Opening hours of the whole week. An omitted day is closed. */
export const openingHoursInput = z
  .array(openingDay)
  .max(6)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, 'Please enter each day once')
  .transform((days) => days.filter(({ times }) => times.length > 0).sort((a, b) => a.weekday - b.weekday))
export type OpeningHours = z.output<typeof openingHoursInput>

const within = (least: number, most: number, message: string) =>
  z.number().int(message).min(least, message).max(most, message)

const bookingRulesInput = z.object({
  noticeMinutes: within(0, MAX_NOTICE_MINUTES, 'Notice must be between 0 minutes and 30 days'),
  procedureNoticeMinutes: within(0, MAX_NOTICE_MINUTES, 'Notice must be between 0 minutes and 30 days')
    .optional()
    .meta({ description: 'Unless sent, it stays.' }),
  horizonDays: within(1, MAX_DAYS_AHEAD, 'Bookings can be opened 1 to 365 days ahead'),
  bufferMinutes: within(0, MAX_BUFFER_MINUTES, 'The break must be between 0 and 480 minutes'),
  confirmation: z.enum(CONFIRMATIONS),
})

/** Optional time. */
const hour = z
  .preprocess((value) => (value === '' ? null : value), time().nullish())
  .transform((value) => value ?? null)

export const closureInput = z
  .object({
    startsOn: date('Please choose the first day'),
    endsOn: date('Please choose the last day'),
    startsAt: hour.meta({
      description: 'Start time of the closure on each of these days, HH:mm. Null for the whole day.',
    }),
    endsAt: hour.meta({ description: 'End time of the closure, HH:mm; only together with `startsAt`.' }),
    reason: optionalText(200).transform((reason) => reason ?? null),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day cannot be before the first',
  })
  .refine(({ startsAt, endsAt }) => (startsAt === null) === (endsAt === null), {
    path: ['endsAt'],
    error: 'Please give both times, or none for the whole day',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'The closure must end after it starts',
  })
export type Closure = z.output<typeof closureInput>

const orderOf = ({ startsOn, endsOn, startsAt }: Closure) => `${startsOn} ${endsOn} ${startsAt ?? ''}`
const byFirstDay = (a: Closure, b: Closure) => orderOf(a).localeCompare(orderOf(b))

const MAX_NOTIFIED = 10

/** Price of a service at a hospital. */
const offerTermsInput = hospitalServiceInput
  .pick({ price: true, currency: true, onRequest: true })
  .extend({ serviceId: uuid('Service selection is required') })

/**
 * Input of the settings. Each sent part is replaced as a whole. Past closures and holidays stay.
 */
export const hospitalSettingsInput = z.object({
  openingHours: openingHoursInput.meta({ description: 'Hours of the whole week.' }),
  bookingRules: bookingRulesInput,
  closures: z
    .array(closureInput)
    .max(MAX_CLOSURES, sentence('Please enter up to {{count}} closures', { count: MAX_CLOSURES }))
    .transform((closures) => closures.sort(byFirstDay))
    .meta({ description: 'All future closures.' }),
  holidays: z
    .array(date())
    .max(MAX_CLOSURES)
    .transform((dates) => [...new Set(dates)].sort())
    .meta({ description: 'All future public holidays on which the hospital is closed.' }),
  texts: descriptionsInput,
  notifiedEmails: z
    .array(email())
    .max(MAX_NOTIFIED, sentence('Please enter up to {{count}} addresses', { count: MAX_NOTIFIED }))
    .transform((emails) => [...new Map(emails.map((address) => [address.toLowerCase(), address])).values()].sort())
    .meta({ description: 'Additional notification addresses for mails to staff.' }),
  prices: z
    .array(offerTermsInput)
    .max(500)
    .meta({ description: 'Own prices of offered services. Omitted services stay unchanged.' }),
})
