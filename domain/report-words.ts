/** Formatting of numbers, days and names in a report, in any language. */

import { countriesOf } from './calling-codes.ts'
import type { DaySpan } from './days.ts'
import { LOCALES, type UiLanguage } from './languages.ts'
import { periodAround, type ReportKind, type ReportPeriod } from './reports.ts'
import { readSentence, type Say, sentence } from './sentences.ts'

export const REPORT_LABELS: Record<ReportKind, string> = {
  appointments: sentence('Appointments'),
  revenue: sentence('Revenue'),
  doctors: sentence('Doctors'),
  patients: sentence('Patients'),
}

/** Content of a cell. Only plain text and numbers have no explicit type. */
export type Cell =
  | string
  | number
  | null
  | { days: DaySpan }
  | { callingCode: string | null }
  | { ages: { from: number | null; to: number | null } }
  | { language: UiLanguage }
  | { words: string }

/** Format of the numbers in a column. */
export type Writing = 'text' | 'count' | 'amount' | 'decimal'

export type Reader = { language: UiLanguage; say: Say }

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (language: UiLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' })

const isSpan = (a: DaySpan, b: DaySpan) => a.from === b.from && a.to === b.to

/** Formats days such as "Mar 2026", "2 – 8 Mar 2026" or "2 Mar 2026". */
function writeDays({ from, to }: DaySpan, language: UiLanguage): string {
  if (isSpan({ from, to }, periodAround('month', from)))
    return format(language, { month: 'short', year: 'numeric' }).format(asDate(from))
  const days = format(language, { day: 'numeric', month: 'short', year: 'numeric' })
  return from === to ? days.format(asDate(from)) : days.formatRange(asDate(from), asDate(to))
}

/** Formats the days of a report for its title: "2026", "March 2026", "2 – 8 March 2026". */
export function writePeriod({ from, to }: DaySpan, period: ReportPeriod, language: UiLanguage): string {
  if (period === 'year') return from.slice(0, 4)
  if (period === 'month') return format(language, { month: 'long', year: 'numeric' }).format(asDate(from))
  return format(language, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(asDate(from), asDate(to))
}

/** Translates a sentence of a report with its params. */
export function sayWith(say: Say, text: string): string {
  const { sentence: english, params } = readSentence(text)
  return say(english, params)
}

const AGES = {
  unknown: sentence('Not known'),
  over: sentence('{{years}} and over'),
}

function writeAges({ from, to }: { from: number | null; to: number | null }, say: Say): string {
  if (from === null) return say(AGES.unknown)
  return to === null ? say(AGES.over, { years: from }) : `${from}–${to}`
}

function writeCountry(callingCode: string | null, { language, say }: Reader): string {
  if (callingCode === null) return say(sentence('No country code'))
  const names = new Intl.DisplayNames([LOCALES[language]], { type: 'region' })
  return countriesOf(callingCode)
    .map((country) => names.of(country))
    .join(', ')
}

const NUMBERS: Record<Writing, Intl.NumberFormatOptions> = {
  text: {},
  count: { maximumFractionDigits: 0 },
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  decimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
}

export function writeCell(cell: Cell, writing: Writing, reader: Reader): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  const { language, say } = reader
  if (typeof cell === 'number') return new Intl.NumberFormat(LOCALES[language], NUMBERS[writing]).format(cell)
  if ('days' in cell) return writeDays(cell.days, language)
  if ('callingCode' in cell) return writeCountry(cell.callingCode, reader)
  if ('ages' in cell) return writeAges(cell.ages, say)
  if ('language' in cell)
    return new Intl.DisplayNames([LOCALES[language]], { type: 'language' }).of(cell.language) ?? cell.language
  return sayWith(say, cell.words)
}
