import { expect, test } from 'vitest'
import type { ComparedContent } from '#domain/quotes/compared.ts'
import { comparisonOf } from '#domain/quotes/comparison.ts'
import type { Say } from '#domain/sentences.ts'

const QUOTE: ComparedContent = {
  currency: 'EUR',
  totalWithOptions: 0,
  validUntil: null,
  plan: null,
  alternatives: null,
  anaesthesia: null,
  nightsInHospital: null,
  daysInCountry: null,
  earliestFlight: null,
  dates: [],
  companionStay: null,
  deposit: null,
  payment: null,
  priceMayChange: null,
  complications: null,
  revision: null,
  careAtHome: null,
  notIncluded: [],
  stated: [],
  notStated: [],
  doctor: null,
  lines: [],
  attachments: [],
}
const NO_FIGURES = {
  measured: 0,
  medianAnswerMinutes: null,
  answeredInTimePercent: null,
  driftCases: 0,
  driftMedian: null,
  driftLower: null,
  driftUpper: null,
}
/** Writes the values of a sentence after its key. */
const t: Say = (key, values = {}) => [key, values.count].filter((part) => part !== undefined).join(' = ')
const words = {
  language: 'en' as const,
  t,
  formatDate: (date: string) => date,
  formatList: (items: readonly string[]) => items.join(', '),
  formatNumber: String,
  formatPrice: (amount: number) => String(amount),
}

test.each([
  [['2027-01-15'], 'Within your dates'],
  [['2027-01-10', '2027-01-18'], 'Within your dates'],
  [['2027-01-11'], '{{count}} days before your dates = 3'],
  [['2027-01-01', '2027-01-20'], '{{count}} days after your dates = 1'],
])('proposed days %j lie %s', (dates, note) => {
  const groups = comparisonOf([{ figures: NO_FIGURES, certificates: [], quote: { ...QUOTE, dates } }], {
    dates: { earliest: '2027-01-14', latest: '2027-01-19' },
    words,
  })
  const row = groups[0]?.rows.find(({ name }) => name === 'Day of treatment')
  expect(row?.cells).toEqual([{ is: 'words', look: 'strong', words: dates.join(', '), note }])
})
