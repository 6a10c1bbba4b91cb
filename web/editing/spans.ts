import { z } from 'zod'
import { time } from '#domain/fields.ts'
import { sentence } from '#domain/sentences.ts'
import type { Translate } from '#web/i18n/translation.ts'

/** Series of start times: the first, the last, and the minutes between two of them. */
export type Span = { from: string; to: string; every: number }

export const spanInput = z
  .object({ from: time(), to: time(), every: z.number().int().min(1) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last visit cannot start before the first' })

/**
 * Choices for the interval between start times, in minutes. Lists with another interval keep it.
 */
export const STEPS = [10, 15, 20, 30, 40, 45, 60, 90, 120] as const
export const USUAL_SPAN: Span = { from: '09:00', to: '17:00', every: 60 }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Groups the start times of a day into spans. A new span starts when the interval changes. No time
 * is lost.
 */
function spansOf(times: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const time of times) {
    const last = spans.at(-1)
    const gap = last ? minuteOf(time) - minuteOf(last.to) : 0
    if (last && (last.from === last.to || gap === last.every) && STEPS.some((step) => step === gap)) {
      last.every = gap
      last.to = time
    } else spans.push({ from: time, to: time, every: last?.every ?? USUAL_SPAN.every })
  }
  return spans
}

/** Returns the start times of these spans, sorted and without duplicates. */
export function timesOf(spans: readonly Span[]): string[] {
  const times = new Set<string>()
  for (const { from, to, every } of spans)
    for (let minute = minuteOf(from); minute <= minuteOf(to); minute += every) times.add(clock(minute))
  return [...times].sort()
}

export const showSpans = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ')

/** ISO weekdays on which hospitals may open. */
export const DAYS = [
  { day: '1', label: sentence('Monday') },
  { day: '2', label: sentence('Tuesday') },
  { day: '3', label: sentence('Wednesday') },
  { day: '4', label: sentence('Thursday') },
  { day: '5', label: sentence('Friday') },
  { day: '6', label: sentence('Saturday') },
] as const
export type Day = (typeof DAYS)[number]['day']

/** Returns the days of a week as entries that are compared separately. */
export const dayEntries = ({ t }: { t: Translate }) =>
  DAYS.map(({ day, label }) => ({
    key: day,
    label: t(label),
    show: (value: unknown) => showSpans((value ?? []) as Span[]) || t('Closed'),
  }))

/** Returns the start times of a week as spans by weekday. */
export const weekSpans = (week: readonly { weekday: number; times: readonly string[] }[]): Record<string, Span[]> =>
  Object.fromEntries(
    DAYS.map(({ day }) => [day, spansOf(week.find(({ weekday }) => String(weekday) === day)?.times ?? [])]),
  )

/** Converts the hours back to the form of the API. */
export const weekTimes = (hours: Record<string, readonly Span[] | undefined>) =>
  Object.entries(hours).map(([day, spans]) => ({ weekday: Number(day), times: timesOf(spans ?? []) }))
