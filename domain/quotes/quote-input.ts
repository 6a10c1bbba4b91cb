/** Input of quotes, with error sentences at their fields. */
import { z } from 'zod'
import { addDays } from '../days.ts'
import { date, optionalText, requiredText, uuid } from '../fields.ts'
import { UI_LANGUAGES } from '../languages.ts'
import { CURRENCIES, type Currency } from '../money.ts'
import { PATIENT_LANGUAGES } from '../patient-facts.ts'
import { sentence } from '../sentences.ts'
import { findFlightRule } from './flights.ts'
import { MAX_ITEM, MAX_PLAN, MAX_QUOTE_LINES, MAX_TERM, VALID_DAYS } from './limits.ts'
import { DECIMALS, fitsCurrency, QUOTE_LINE_KINDS, QUOTE_LINE_STATUSES, QUOTE_LINE_UNITS, totalsOf } from './lines.ts'
import { wholeNumber } from './request-input.ts'

export const QUOTE_ANAESTHESIA = ['none', 'local', 'sedation', 'regional', 'general'] as const
export type QuoteAnaesthesia = (typeof QUOTE_ANAESTHESIA)[number]

const CHOOSE = 'Please choose from the list'
const MOST = 99_999_999.99
const TOO_HIGH = 'This amount is too high'
const amount = z.number({ error: 'Please enter an amount' }).min(0, 'An amount cannot be negative').max(MOST, TOO_HIGH)

const MOST_QUANTITY = 100_000
const quantity = z
  .number({ error: 'Please enter a quantity' })
  .positive('The quantity must be above 0')
  .max(MOST_QUANTITY, sentence('{{name}} must be at most {{max}}', { name: 'quantity', max: MOST_QUANTITY }))
  .refine((value) => Number(value.toFixed(3)) === value, 'Please use at most three decimals')

const term = (message: string) => requiredText(message, MAX_TERM)
const WRITE = 'Please write something or remove the line'

const labelsInput = z
  .object({
    en: optionalText(MAX_ITEM),
    tr: optionalText(MAX_ITEM),
    ru: optionalText(MAX_ITEM),
    ar: optionalText(MAX_ITEM),
  })
  .refine((labels) => UI_LANGUAGES.some((language) => labels[language]), 'Please write what this line is for')
  .transform(
    (labels): Partial<Record<(typeof UI_LANGUAGES)[number], string>> =>
      Object.fromEntries(UI_LANGUAGES.flatMap((language) => (labels[language] ? [[language, labels[language]]] : []))),
  )
export type QuoteLabels = z.output<typeof labelsInput>

const lineInput = z.object({
  kind: z.enum(QUOTE_LINE_KINDS, { error: CHOOSE }),
  labels: labelsInput,
  maker: optionalText(MAX_ITEM),
  model: optionalText(MAX_ITEM),
  quantity,
  unit: z.enum(QUOTE_LINE_UNITS, { error: CHOOSE }),
  net: amount,
  currency: z.enum(CURRENCIES, { error: 'Please choose a currency' }).nullish(),
  status: z.enum(QUOTE_LINE_STATUSES, { error: CHOOSE }),
})

const itemList = (most: number) =>
  z.array(requiredText(WRITE, MAX_ITEM)).max(most, sentence('Please enter up to {{max}}', { max: most }))

const earliestFlight = z.object({
  days: wholeNumber(0, 365),
  ruleId: optionalText(60),
  reason: optionalText(MAX_TERM),
})
const deposit = z.object({ amount, refundableUntil: date().nullish() })
const payment = z.object({ when: term('Please say when'), how: term('Please say how') })
const priceChange = z.object({ cause: term('Please enter the cause'), atMost: amount.nullish() })
const complications = z.object({
  who: optionalText(MAX_TERM),
  where: term('Please say where'),
  whoPays: term('Please say who pays'),
})
const revision = z.object({
  until: term('Please say until when'),
  cost: term('Please say at whose expense'),
  travelIncluded: z.boolean().nullish(),
})
const careAtHome = z.object({
  who: term('Please say who'),
  how: term('Please say how to reach them'),
  languages: z.array(z.enum(PATIENT_LANGUAGES, { error: 'Please choose a language' })).max(10),
})

const MOST_LINES = sentence('A quote can have up to {{max}} lines', { max: MAX_QUOTE_LINES })
const MOST_DAYS = 10
const MOST_CAUSES = 20

export const quoteFields = z.object({
  language: z.enum(UI_LANGUAGES, { error: 'Please choose en, tr, ru or ar' }).nullish(),
  doctorId: uuid('Please choose a doctor').nullish(),
  plan: optionalText(MAX_PLAN),
  alternatives: optionalText(MAX_PLAN),
  lines: z.array(lineInput).max(MAX_QUOTE_LINES, MOST_LINES),
  currency: z.enum(CURRENCIES, { error: 'Please choose a currency' }),
  validUntil: date().nullish(),
  anaesthesia: z.enum(QUOTE_ANAESTHESIA, { error: CHOOSE }).nullish(),
  nightsInHospital: wholeNumber(0, 365).nullish(),
  daysInCountry: wholeNumber(0, 365).nullish(),
  earliestFlight: earliestFlight.nullish(),
  dates: z
    .array(date())
    .max(MOST_DAYS, sentence('Please enter up to {{max}}', { max: MOST_DAYS }))
    .nullish(),
  companionStay: optionalText(MAX_TERM),
  deposit: deposit.nullish(),
  payment: payment.nullish(),
  priceMayChange: z
    .array(priceChange)
    .max(MOST_CAUSES, sentence('Please enter up to {{max}}', { max: MOST_CAUSES }))
    .nullish(),
  complications: complications.nullish(),
  revision: revision.nullish(),
  careAtHome: careAtHome.nullish(),
  notIncluded: itemList(30).nullish(),
})

const decimalsOf = (currency: Currency) =>
  sentence('Amounts in {{currency}} can have up to {{max}} decimals', { currency, max: DECIMALS[currency] })

type PricedContent = Pick<z.output<typeof quoteFields>, 'lines' | 'currency' | 'priceMayChange'> & {
  deposit?: { amount: number } | null | undefined
}

/** Returns all amounts of a quote with the paths of their fields. */
function amountsOf({
  lines,
  deposit: held,
  priceMayChange,
}: PricedContent): { path: (string | number)[]; value: number }[] {
  return [
    ...lines.map(({ net }, at) => ({ path: ['lines', at, 'net'], value: net })),
    ...(held ? [{ path: ['deposit', 'amount'], value: held.amount }] : []),
    ...(priceMayChange ?? []).flatMap(({ atMost }, at) =>
      atMost == null ? [] : [{ path: ['priceMayChange', at, 'atMost'], value: atMost }],
    ),
  ]
}

/**
 * Refuses amounts with too many decimals, lines in another currency than the quote, and a total
 * that no appointment can have as its price.
 */
export function refuseAmounts(quote: PricedContent, { addIssue }: z.core.$RefinementCtx): void {
  if (totalsOf(quote.lines, quote.currency).included > MOST)
    addIssue({ code: 'custom', path: ['lines', quote.lines.length - 1, 'net'], message: TOO_HIGH })
  for (const { path, value } of amountsOf(quote))
    if (!fitsCurrency(value, quote.currency)) addIssue({ code: 'custom', path, message: decimalsOf(quote.currency) })
  for (const [at, line] of quote.lines.entries())
    if (line.currency && line.currency !== quote.currency)
      addIssue({
        code: 'custom',
        path: ['lines', at, 'currency'],
        message: 'All lines of a quote must use one currency',
      })
}

/** Draft of a quote, complete or not. */
export const quoteInput = quoteFields.superRefine(refuseAmounts)
export type QuoteInput = z.output<typeof quoteInput>

type FinishedQuote = {
  lines: readonly { status: string }[]
  doctorId: string | null
  validUntil: string | null
  /** With the rule that applies to the treatments. */
  earliestFlight?:
    | { days: number; ruleId?: string | null | undefined; reason?: string | null | undefined }
    | null
    | undefined
}

/** Returns the first and last possible expiry of a quote that is sent today. */
export const validityDays = (today: string): { from: string; to: string } => ({
  from: addDays(today, VALID_DAYS.min),
  to: addDays(today, VALID_DAYS.max),
})

/** Returns errors by field that prevent sending a quote. */
export function refuseQuote(
  { lines, doctorId, validUntil, earliestFlight: flight }: FinishedQuote,
  today: string,
): Record<string, string> {
  const refusals: Record<string, string> = {}
  const rule = findFlightRule(flight?.ruleId)
  const { from, to } = validityDays(today)
  if (!lines.some(({ status }) => status === 'included')) refusals.lines = 'Please add a line that is included'
  if (!doctorId) refusals.doctorId = 'Please choose a doctor'
  if (!validUntil || validUntil < from || validUntil > to)
    refusals.validUntil = sentence('A quote is valid for {{min}} to {{max}} days', VALID_DAYS)
  if (flight && rule && flight.days < rule.days && !flight.reason)
    refusals['earliestFlight.reason'] = sentence(
      'The public advice is {{min}} days or more. Please give a reason for fewer.',
      { min: rule.days },
    )
  return refusals
}
