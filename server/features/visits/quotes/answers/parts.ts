/** Parts of a quote request that REST shows to both sides. */
import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { QUOTE_CHARGE_STATES, QUOTE_CHECK_ANSWERS, QUOTE_CHECKS } from '#domain/quotes/acceptance.ts'
import { QUOTE_LINE_KINDS, QUOTE_LINE_STATUSES, QUOTE_LINE_UNITS } from '#domain/quotes/lines.ts'
import { QUOTE_POINTS, QUOTE_TOPICS } from '#domain/quotes/points.ts'
import { QUOTE_ANAESTHESIA } from '#domain/quotes/quote-input.ts'
import { QUOTE_PREGNANCY, QUOTE_SMOKING } from '#domain/quotes/request-input.ts'
import { QUOTE_SETTLEMENTS } from '#domain/quotes/settlement.ts'
import { QUOTE_ASKERS } from '#domain/quotes/states.ts'
import { instantAnswer } from '#server/database/record.ts'
import { quoteAttachmentAnswer } from '../attachments/record.ts'

export const maybe = z.string().nullable()
const whole = z.int().nullable()

export const hospitalPart = z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() })

export const treatmentAnswer = z
  .object({ id: z.string(), name: z.string(), isConcept: z.boolean() })
  .meta({ title: 'QuoteTreatment' })

export const answerAnswer = z
  .object({ question: z.string(), values: z.array(z.string()) })
  .meta({ title: 'QuoteAnswer' })

const list = z.array(z.string()).nullable()
export const healthAnswer = z
  .object({
    birthYear: whole,
    sex: maybe,
    heightCm: whole,
    weightKg: whole,
    pregnancy: z.enum(QUOTE_PREGNANCY).nullable(),
    smoking: z.enum(QUOTE_SMOKING).nullable(),
    conditions: list,
    medicines: list,
    allergies: list,
    operations: list,
  })
  .meta({ title: 'QuoteHealth' })

export const clockAnswer = z
  .object({
    state: z.enum(['running', 'paused', 'stopped']),
    totalMinutes: z.int(),
    leftMinutes: whole,
    dueAt: instantAnswer.nullable(),
    pausedAt: instantAnswer.nullable(),
    answeredMinutes: whole,
    isLate: z.boolean(),
  })
  .meta({ title: 'QuoteClock' })

export const questionAnswer = z
  .object({
    id: z.string(),
    asker: z.enum(QUOTE_ASKERS),
    point: z.enum(QUOTE_POINTS).nullable(),
    topic: z.enum(QUOTE_TOPICS).nullable(),
    text: z.string(),
    askedBy: maybe,
    askedAt: instantAnswer,
    answer: maybe,
    answeredVersion: whole,
    answeredBy: maybe,
    answeredAt: instantAnswer.nullable(),
  })
  .meta({ title: 'QuoteQuestion' })

const labels = z
  .object({
    en: z.string().optional(),
    tr: z.string().optional(),
    ru: z.string().optional(),
    ar: z.string().optional(),
  })
  .meta({ title: 'QuoteLabels' })

const lineAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(QUOTE_LINE_KINDS),
    label: z.string(),
    labels,
    maker: maybe,
    model: maybe,
    quantity: z.number(),
    unit: z.enum(QUOTE_LINE_UNITS),
    each: z.number(),
    net: z.number(),
    status: z.enum(QUOTE_LINE_STATUSES),
  })
  .meta({ title: 'QuoteLine' })

const terms = {
  earliestFlight: z
    .object({ days: z.int(), ruleId: maybe.optional(), reason: maybe.optional() })
    .meta({ title: 'QuoteEarliestFlight' })
    .nullable(),
  dates: z.array(z.string()),
  companionStay: maybe,
  deposit: z
    .object({ amount: z.number(), refundableUntil: maybe.optional() })
    .meta({ title: 'QuoteDeposit' })
    .nullable(),
  payment: z.object({ when: z.string(), how: z.string() }).meta({ title: 'QuotePayment' }).nullable(),
  priceMayChange: z
    .array(
      z.object({ cause: z.string(), atMost: z.number().nullable().optional() }).meta({ title: 'QuotePriceChange' }),
    )
    .nullable(),
  complications: z
    .object({ who: maybe.optional(), where: z.string(), whoPays: z.string() })
    .meta({ title: 'QuoteComplications' })
    .nullable(),
  revision: z
    .object({ until: z.string(), cost: z.string(), travelIncluded: z.boolean().nullable().optional() })
    .meta({ title: 'QuoteRevision' })
    .nullable(),
  careAtHome: z
    .object({ who: z.string(), how: z.string(), languages: z.array(z.string()) })
    .meta({ title: 'QuoteCareAtHome' })
    .nullable(),
  notIncluded: z.array(z.string()),
}

/** A version of a quote with its lines. */
export const quoteAnswer = z
  .object({
    id: z.string(),
    version: z.int(),
    isSent: z.boolean(),
    isCurrent: z.boolean(),
    canAccept: z.boolean(),
    language: z.enum(UI_LANGUAGES),
    doctor: z.object({ id: z.string(), fullName: z.string(), specialty: z.string() }).nullable(),
    plan: maybe,
    alternatives: maybe,
    lines: z.array(lineAnswer),
    currency: z.enum(CURRENCIES),
    totalIncluded: z.number(),
    totalWithOptions: z.number(),
    validUntil: maybe,
    anaesthesia: z.enum(QUOTE_ANAESTHESIA).nullable(),
    nightsInHospital: whole,
    daysInCountry: whole,
    ...terms,
    attachments: z.array(quoteAttachmentAnswer),
    stated: z.array(z.enum(QUOTE_POINTS)),
    notStated: z.array(z.enum(QUOTE_POINTS)),
    sentBy: maybe,
    sentAt: instantAnswer.nullable(),
    updatedAt: instantAnswer,
    hash: maybe,
  })
  .meta({ title: 'Quote' })

export const acceptanceAnswer = z
  .object({
    quoteId: z.string(),
    hospitalId: z.string(),
    acceptedAt: instantAnswer,
    hash: z.string(),
    checklist: z.array(
      z.object({ check: z.enum(QUOTE_CHECKS), answer: z.enum(QUOTE_CHECK_ANSWERS) }).meta({ title: 'QuoteCheckItem' }),
    ),
    appointmentId: maybe,
  })
  .meta({ title: 'QuoteAcceptance' })

export const chargesAnswer = z
  .object({
    state: z.enum(QUOTE_CHARGE_STATES),
    items: z.array(
      z
        .object({ lineId: maybe, label: z.string(), quoted: z.number().nullable(), net: z.number() })
        .meta({ title: 'QuoteCharge' }),
    ),
    currency: z.enum(CURRENCIES),
    quoted: z.number(),
    charged: z.number(),
    recordedAt: instantAnswer,
    answerBy: instantAnswer,
    answeredAt: instantAnswer.nullable(),
    note: maybe,
    settlement: z
      .object({ outcome: z.enum(QUOTE_SETTLEMENTS), total: z.number(), reason: z.string(), settledAt: instantAnswer })
      .meta({ title: 'QuoteSettlement' })
      .nullable(),
  })
  .meta({ title: 'QuoteCharges' })

export const figuresAnswer = z
  .object({
    hospitalId: z.string(),
    measured: z.int(),
    medianAnswerMinutes: whole,
    answeredInTimePercent: whole,
    driftCases: z.int(),
    driftMedian: z.number().nullable(),
    driftLower: z.number().nullable(),
    driftUpper: z.number().nullable(),
  })
  .meta({ title: 'QuoteFigures' })
