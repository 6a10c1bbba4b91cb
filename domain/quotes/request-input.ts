/** Input of quote requests, with error sentences at their fields. */
import { z } from 'zod'
import { date, isUuid, optionalText, requiredText, text, yesOrNo } from '../fields.ts'
import { CURRENCIES } from '../money.ts'
import { PATIENT_LANGUAGES, SEXES } from '../patient-facts.ts'
import { sentence } from '../sentences.ts'
import {
  MAX_DECLINE_REASON,
  MAX_GOAL,
  MAX_ITEM,
  MAX_QUESTION,
  MAX_QUOTE_HOSPITALS,
  MAX_QUOTE_TREATMENTS,
  QUOTE_CONSENT_VERSION,
} from './limits.ts'
import { type Questionnaire, refuseAnswers } from './questionnaires/index.ts'
import { QUOTE_POINTS, QUOTE_TOPICS } from './points.ts'
import { QUOTE_VIEW_NAMES } from './states.ts'

export const QUOTE_NEEDS = ['wheelchair', 'help_walking', 'hearing', 'sight', 'special_diet'] as const
export type QuoteNeed = (typeof QUOTE_NEEDS)[number]
export const QUOTE_PREGNANCY = ['no', 'yes', 'possible'] as const
export type QuotePregnancy = (typeof QUOTE_PREGNANCY)[number]
export const QUOTE_SMOKING = ['never', 'former', 'current'] as const
export type QuoteSmoking = (typeof QUOTE_SMOKING)[number]

const CHOOSE = 'Please choose from the list'
const FIVE_HOSPITALS = sentence('Please choose at most {{max}} hospitals', { max: MAX_QUOTE_HOSPITALS })
const FIVE_TREATMENTS = sentence('Please choose at most {{max}} treatments', { max: MAX_QUOTE_TREATMENTS })
const TWICE = 'Please enter each only once'
const isOnce = (values: readonly string[]): boolean => new Set(values).size === values.length

/** Schema of a whole number in a range, for the field of this name. */
export const wholeNumber = (min: number, max: number) => {
  const message = sentence('Please enter a whole number from {{min}} to {{max}}', { min, max })
  return z.number({ error: message }).int(message).min(min, message).max(max, message)
}

const MOST_ITEMS = 30
/** Null means unanswered, empty means none. */
const healthList = z
  .array(requiredText('Please write something or remove the line', MAX_ITEM))
  .max(MOST_ITEMS, sentence('Please enter up to {{max}}', { max: MOST_ITEMS }))
  .nullish()

const healthInput = z.object({
  birthYear: wholeNumber(1900, 2100).nullish(),
  sex: z.enum(SEXES, { error: CHOOSE }).nullish(),
  heightCm: wholeNumber(40, 250).nullish(),
  weightKg: wholeNumber(1, 400).nullish(),
  pregnancy: z.enum(QUOTE_PREGNANCY, { error: CHOOSE }).nullish(),
  smoking: z.enum(QUOTE_SMOKING, { error: CHOOSE }).nullish(),
  conditions: healthList,
  medicines: healthList,
  allergies: healthList,
  operations: healthList,
})

const answerInput = z.object({
  question: z.string().max(60),
  values: z.array(text(1000)).max(40, CHOOSE),
})

const budget = z
  .number({ error: 'Please enter an amount' })
  .positive('Please enter an amount above 0')
  .max(99_999_999.99, 'This amount is too high')
  .refine((value) => Number(value.toFixed(2)) === value, 'Please use at most two decimals')

/** Draft of a request. Omitted fields stay unchanged. */
export const quoteRequestInput = z.object({
  treatments: z.array(z.string().max(80)).max(MAX_QUOTE_TREATMENTS, FIVE_TREATMENTS).refine(isOnce, TWICE).optional(),
  goal: optionalText(MAX_GOAL),
  answers: z.array(answerInput).max(100).optional(),
  health: healthInput.optional(),
  fromCountry: z
    .string()
    .regex(/^[A-Z]{2}$/u, 'Please choose a country')
    .nullish(),
  fromAirport: z
    .string()
    .regex(/^[A-Z]{3}$/u, 'Please enter the three letters of the airport')
    .nullish(),
  earliest: date().nullish(),
  latest: date().nullish(),
  flexible: z.boolean().optional(),
  companions: wholeNumber(0, 9).optional(),
  languages: z
    .array(z.enum(PATIENT_LANGUAGES, { error: 'Please choose a language' }))
    .max(5, sentence('Please enter up to {{max}}', { max: 5 }))
    .refine(isOnce, TWICE)
    .optional(),
  needs: z
    .array(z.enum(QUOTE_NEEDS, { error: CHOOSE }))
    .refine(isOnce, TWICE)
    .optional(),
  budget: budget.nullish(),
  currency: z.enum(CURRENCIES, { error: 'Please choose a currency' }).optional(),
  hospitals: z
    .array(z.string().refine(isUuid, 'Please choose a hospital'))
    .max(MAX_QUOTE_HOSPITALS, FIVE_HOSPITALS)
    .refine(isOnce, TWICE)
    .optional(),
})
export type QuoteRequestInput = z.output<typeof quoteRequestInput>
export type QuoteHealth = {
  [Field in keyof z.output<typeof healthInput>]-?: NonNullable<z.output<typeof healthInput>[Field]> | null
}
export type QuoteAnswer = z.output<typeof answerInput>

/** Health facts before any answer. */
export const NO_HEALTH: QuoteHealth = {
  birthYear: null,
  sex: null,
  heightCm: null,
  weightKg: null,
  pregnancy: null,
  smoking: null,
  conditions: null,
  medicines: null,
  allergies: null,
  operations: null,
}

export const quoteConsentInput = z.object({
  version: z.literal(QUOTE_CONSENT_VERSION, { error: 'This text has changed. Please read it again.' }),
  hospitalIds: z.array(z.string()).max(MAX_QUOTE_HOSPITALS, FIVE_HOSPITALS),
})

const WRITE_QUESTION = 'Please write your question'
export const quoteQuestionInput = z.object({ text: requiredText(WRITE_QUESTION, MAX_QUESTION) })
/** Words beside a fact that the patient asks about. */
export const factQuestionInput = z.object({ text: text(MAX_QUESTION) })
/** A question of the patient. The words may be left out where a point or a topic is named. */
export const patientQuestionInput = z
  .object({
    text: text(MAX_QUESTION).nullish(),
    point: z.enum(QUOTE_POINTS).nullish(),
    topic: z.enum(QUOTE_TOPICS).nullish(),
  })
  .refine(({ text: words, point, topic }) => Boolean(words) || point != null || topic != null, {
    path: ['text'],
    error: WRITE_QUESTION,
  })
  .refine(({ point, topic }) => point == null || topic == null, {
    path: ['topic'],
    error: 'Please name a point or a topic, not both',
  })
export const quoteAnswerInput = z.object({ text: requiredText('Please write your answer', MAX_QUESTION) })
export const quoteDeclineInput = z.object({ reason: requiredText('Please give a reason', MAX_DECLINE_REASON) })

export const hospitalQuoteFilter = z.object({
  view: z.enum(QUOTE_VIEW_NAMES).nullish(),
  treatment: z.string().max(80).nullish(),
  assigneeId: z.string().nullish(),
  unassigned: z.boolean().nullish(),
  unread: z.boolean().nullish(),
  asked: z.boolean().nullish(),
  q: text(100).nullish(),
})
/** Filters in the address of the list, where booleans are text. */
export const hospitalQuoteSearch = z.object({
  view: z.enum(QUOTE_VIEW_NAMES).optional().meta({ description: 'Part of the list, all of it by default.' }),
  treatment: z.string().max(80).optional().meta({ description: 'UUID of a service or ID of a concept.' }),
  assigneeId: z.string().optional().meta({ description: 'UUID of a member of staff.' }),
  unassigned: yesOrNo.meta({ description: 'Only requests that are assigned to nobody.' }),
  unread: yesOrNo.meta({ description: 'Only unread requests.' }),
  asked: yesOrNo.meta({ description: 'Only requests with a question of the patient that waits for an answer.' }),
  q: text(100).optional().meta({ description: 'Number of the request, or part of the first name.' }),
})
export type HospitalQuoteFilter = z.output<typeof hospitalQuoteFilter>

/** Fields of a request that determine its completeness. */
export type SendableRequest = {
  treatments: readonly string[]
  hospitals: readonly string[]
  fromCountry: string | null
  earliest: string | null
  latest: string | null
  languages: readonly string[]
  health: QuoteHealth
  answers: readonly QuoteAnswer[]
}

export const answersById = (answers: readonly QuoteAnswer[]): Record<string, string[]> =>
  Object.fromEntries(answers.map(({ question, values }) => [question, values]))

/** Returns errors by field that prevent saving a draft. */
export function refuseDraft(
  { answers, earliest, latest, health }: Pick<SendableRequest, 'answers' | 'earliest' | 'latest' | 'health'>,
  { questionnaire, year }: { questionnaire: Questionnaire; year: number },
): Record<string, string> {
  const refusals: Record<string, string> = {}
  const ofAnswers = refuseAnswers(questionnaire, answersById(answers), { complete: false })
  for (const [id, refusal] of Object.entries(ofAnswers)) refusals[`answers.${id}`] = refusal
  if (earliest && latest && earliest > latest) refusals.latest = 'The last day must not be before the first'
  if (health.birthYear !== null && health.birthYear > year)
    refusals['health.birthYear'] = sentence('Please enter a whole number from {{min}} to {{max}}', {
      min: 1900,
      max: year,
    })
  return refusals
}

/** Returns errors by field that prevent sending a request. */
export function refuseSending(
  request: SendableRequest,
  { questionnaire, today }: { questionnaire: Questionnaire; today: string },
): Record<string, string> {
  const refusals: Record<string, string> = {}
  if (request.treatments.length === 0) refusals.treatments = 'Please choose a treatment'
  if (request.hospitals.length === 0) refusals.hospitals = 'Please choose a hospital'
  if (!request.fromCountry) refusals.fromCountry = 'Please choose a country'
  if (request.languages.length === 0) refusals.languages = 'Please choose a language'
  if (request.health.birthYear === null) refusals['health.birthYear'] = 'Please enter the year of birth'
  if (request.earliest && request.earliest < today) refusals.earliest = 'This day is in the past'
  if (request.latest && request.latest < today) refusals.latest = 'This day is in the past'
  const missing = refuseAnswers(questionnaire, answersById(request.answers), { complete: true })
  for (const [id, refusal] of Object.entries(missing)) refusals[`answers.${id}`] = refusal
  return refusals
}
