/** Reports of a hospital about its own numbers. Days are in Istanbul, first and last included. */
import { z } from 'zod'
import { addDays, type DaySpan, weekdayOf } from './days.ts'
import { date, emptyAsAbsent, uuid } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'
import { sentence } from './sentences.ts'

export const REPORT_KINDS = ['appointments', 'revenue', 'doctors', 'patients'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Periods: calendar weeks, months, quarters and years. `custom` is from one day to another. */
export const REPORT_PERIODS = ['week', 'month', 'quarter', 'year', 'custom'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]
export type CalendarPeriod = Exclude<ReportPeriod, 'custom'>

export const REPORT_STATES = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const
export type ReportState = (typeof REPORT_STATES)[number]
/** Returns true while the state will change without an action. */
export const isUnfinished = (state: ReportState): boolean => state === 'waiting' || state === 'working'

export const REPORT_FILES = ['csv', 'xlsx', 'pdf'] as const

/** Maximum of two years, one of them a leap year. */
export const MAX_REPORT_DAYS = 731
/** Retention of a report in days. It can be created again. */
export const REPORT_KEPT_DAYS = 90
/** Maximum number of reports per hospital and hour. */
export const REPORTS_PER_HOUR = 30

const EARLIEST = '2000-01-01'
const LATEST = '2100-12-31'

const monthSpan = (year: number, month: number, months: number): DaySpan => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(Date.UTC(year, month, 1)), to: day(Date.UTC(year, month + months, 0)) }
}

/** Returns the week, month, quarter or year that contains a day. */
export function periodAround(period: CalendarPeriod, on: string): DaySpan {
  const [year, month] = [Number(on.slice(0, 4)), Number(on.slice(5, 7)) - 1]
  if (period === 'week') {
    const monday = addDays(on, 1 - weekdayOf(on))
    return { from: monday, to: addDays(monday, 6) }
  }
  if (period === 'month') return monthSpan(year, month, 1)
  if (period === 'quarter') return monthSpan(year, month - (month % 3), 3)
  return monthSpan(year, 0, 12)
}

export const daysIn = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Units of a report's days that keep its chart readable. */
const BUCKET_UNITS = ['day', 'week', 'month'] as const
export type BucketUnit = (typeof BUCKET_UNITS)[number]
export function unitOf(span: DaySpan): BucketUnit {
  const days = daysIn(span)
  return days <= 31 ? 'day' : days <= 93 ? 'week' : 'month'
}

/**
 * Returns the days, calendar weeks or months of a span. The first and the last may be incomplete.
 */
export function bucketsOf(span: DaySpan): DaySpan[] {
  const unit = unitOf(span)
  const buckets: DaySpan[] = []
  for (let from = span.from; from <= span.to; ) {
    const { to } = unit === 'day' ? { to: from } : periodAround(unit, from)
    const isLast = to >= span.to
    buckets.push({ from, to: isLast ? span.to : to })
    from = addDays(to, 1)
  }
  return buckets
}

const day = (name: string) =>
  emptyAsAbsent(
    date(sentence('{{name}} must be a date', { name })).refine(
      (value) => value >= EARLIEST && value <= LATEST,
      sentence('{{name}} must be a date', { name }),
    ),
  )

/**
 * Returns the schema of a requested report. `on` is a day in the week, month, quarter or year,
 * today by default.
 */
export const reportInput = (today: string) =>
  z
    .object({
      kind: z.enum(REPORT_KINDS, 'Please choose what the report is about'),
      period: z.enum(REPORT_PERIODS, 'Please choose a period'),
      on: day('on'),
      from: day('from'),
      to: day('to'),
      doctorId: emptyAsAbsent(uuid('Please choose a doctor')),
    })
    .superRefine(({ period, from, to }, { addIssue }) => {
      if (period !== 'custom') return
      const wrong = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
      if (!from) wrong('from', 'Please choose the first day')
      if (!to) wrong('to', 'Please choose the last day')
      if (!from || !to) return
      if (to < from) wrong('to', 'The last day must not be before the first')
      else if (daysIn({ from, to }) > MAX_REPORT_DAYS)
        wrong('to', sentence('A report can cover up to {{count}} days', { count: MAX_REPORT_DAYS }))
    })
    .transform(({ kind, period, on = today, from = today, to = today, doctorId = null }) => ({
      kind,
      period,
      doctorId,
      ...(period === 'custom' ? { from, to } : periodAround(period, on)),
    }))
export type ReportInput = z.output<ReturnType<typeof reportInput>>

/** Filter for existing reports. */
export const reportSearch = z.object({
  kind: emptyAsAbsent(z.enum(REPORT_KINDS, 'Please choose what the report is about')).meta({
    description: 'Only reports of this kind.',
  }),
  period: emptyAsAbsent(z.enum(REPORT_PERIODS, 'Please choose a period')).meta({
    description: 'Only reports of this kind of period.',
  }),
})

/** Tables of reports. Each kind has some of them. */
const REPORT_TABLES = ['buckets', 'services', 'doctors', 'countries', 'ages', 'languages'] as const
export type ReportTableKey = (typeof REPORT_TABLES)[number]

/** Options for a file of a report. */
export const reportFileSearch = z.object({
  language: emptyAsAbsent(z.enum(UI_LANGUAGES, 'Please choose a language')).meta({
    description: 'Language of the file: en (default), tr, ru or ar.',
  }),
})

/** Options for a file with one table. */
export const reportCsvSearch = reportFileSearch.extend({
  table: emptyAsAbsent(z.enum(REPORT_TABLES, 'Please choose a table')).meta({
    description: 'Table of the report, the first by default.',
  }),
})
