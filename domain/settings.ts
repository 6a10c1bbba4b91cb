/**
 * Settings of the operator: company, offices, certificates, limits, exchange rates, and sign-in of
 * staff.
 */
import { z } from 'zod'
import { bookingLimits } from './appointments.ts'
import { date, documentUrl, email, MESSAGES, optionalUrl, requiredName, requiredText, text } from './fields.ts'
import type { RatedCurrency } from './money.ts'
import { ANSWER_HOURS, ANSWER_MINUTES } from './quotes/limits.ts'
import { sentence } from './sentences.ts'

export const MOST_OFFICES = 10
export const MOST_CERTIFICATES = 20
const MOST_LINES = 6
const MOST_NOTICED = 5

/** Optional line. An empty one is hidden. */
const line = text(300)
const address = email()
const link = z.preprocess((value) => value ?? '', optionalUrl).transform((value) => value ?? '')

export const office = z.object({
  name: requiredName('Office name is required', 100),
  /** List, or text of several lines as forms send it. Empty lines are dropped. */
  lines: z
    .preprocess((lines) => (typeof lines === 'string' ? lines.split('\n') : lines), z.array(text(200)))
    .transform((lines) => lines.filter((line) => line !== ''))
    .pipe(
      z
        .array(z.string())
        .min(1, 'Address is required')
        .max(MOST_LINES, sentence('Please use at most {{count}} lines', { count: MOST_LINES })),
    ),
})
export type Office = z.output<typeof office>

/** Verifiable certificate, with number, issuer and expiry date. */
export const certificate = z.object({
  name: requiredName('Certificate name is required', 100),
  number: requiredText('Certificate number is required', 100),
  issuer: requiredText('Issuer is required', 200),
  validUntil: date('Please enter the expiry date'),
  /** Public address of the document. Null if none. */
  documentUrl,
})
export type Certificate = z.output<typeof certificate>

const NOT_A_LIMIT = 'Please enter a whole number from 1 to 10,000'
const limit = z.coerce.number(NOT_A_LIMIT).int(NOT_A_LIMIT).min(1, NOT_A_LIMIT).max(10_000, NOT_A_LIMIT)

const atMost = (count: number) => sentence('Please keep at most {{count}} entries', { count })

export const companyDetails = z.object({
  companyName: line,
  tradeRegistry: line,
  mersis: line,
  phone: line,
  email: line.refine((value) => value === '' || address.safeParse(value).success, MESSAGES.emailInvalid),
  statusPageUrl: link,
  /** Last line of every public page. */
  footerNote: line,
})
const officeList = z.object({ offices: z.array(office).max(MOST_OFFICES, atMost(MOST_OFFICES)) })
const certificateList = z.object({
  certificates: z.array(certificate).max(MOST_CERTIFICATES, atMost(MOST_CERTIFICATES)),
})
const NOT_HOURS = sentence('Please enter whole hours from {{min}} to {{max}}', ANSWER_HOURS)
const answerHours = z.coerce
  .number(NOT_HOURS)
  .int(NOT_HOURS)
  .min(ANSWER_HOURS.min, NOT_HOURS)
  .max(ANSWER_HOURS.max, NOT_HOURS)
const limitSettings = z.object({
  upcomingAppointments: limit,
  appointmentsADay: limit,
  upcomingUnconfirmed: limit,
  messagesPerHour: limit,
  quoteAnswerHours: answerHours,
})
const NOT_A_RATE = 'Please enter a rate such as 0.86'
/** Number of steps per unit of a stored rate. */
const RATE_STEPS = 1_000_000
const rate = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.trim().replace(',', '.') : value),
    z.coerce
      .number(NOT_A_RATE)
      .min(1 / RATE_STEPS, NOT_A_RATE)
      .max(1_000_000, NOT_A_RATE),
  )
  .transform((value) => Math.round(value * RATE_STEPS) / RATE_STEPS)

/** Exchange rates for comparing and converting prices, never for charging. */
export const rateSettings = z.object({
  euroPerDollar: rate,
  poundPerDollar: rate,
  liraPerDollar: rate,
  /** Date of the rates. */
  ratesDate: date('Please enter the date of the rates'),
  ratesSource: requiredText('Please enter the source of the rates', 100),
})
/** Fields of the rates, by currency. */
export const RATE_FIELDS = {
  EUR: 'euroPerDollar',
  GBP: 'poundPerDollar',
  TRY: 'liraPerDollar',
} as const satisfies Record<RatedCurrency, keyof z.output<typeof rateSettings>>

/** Recipients of notices about certificates of hospitals. If empty, all administrators. */
export const noticeSettings = z.object({
  certificateMails: z
    .preprocess((value) => (typeof value === 'string' ? value.split(/[\s,;]+/u) : value), z.array(z.string()))
    .transform((addresses) => addresses.filter((entry) => entry.trim() !== ''))
    .pipe(z.array(address).max(MOST_NOTICED, atMost(MOST_NOTICED))),
})

const accessSettings = z.object({ requireTwoFactorForStaff: z.boolean('Please choose yes or no') })

/** All settings, as on the operator's page. */
export const settingsRecord = companyDetails
  .extend(officeList.shape)
  .extend(certificateList.shape)
  .extend(limitSettings.shape)
  .extend(rateSettings.shape)
  .extend(noticeSettings.shape)
  .extend(accessSettings.shape)
export type SettingsRecord = z.output<typeof settingsRecord>

/** Input of an edit. Omitted fields stay unchanged. */
export const settingsInput = settingsRecord.partial()

/** Default limits per user. */
export const DEFAULT_LIMITS = {
  upcomingAppointments: bookingLimits.parse({}).upcoming,
  appointmentsADay: bookingLimits.parse({}).aDay,
  upcomingUnconfirmed: bookingLimits.parse({}).upcomingUnconfirmed,
  messagesPerHour: 30,
  quoteAnswerHours: ANSWER_MINUTES / 60,
} as const satisfies z.output<typeof limitSettings>
