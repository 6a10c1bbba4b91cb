/** Free times near one that cannot be had, by the rule of availability.ts. */
import { availableDays, type CalendarFacts, MAX_DAYS_AHEAD, type Slot } from './availability.ts'
import { addDays, type DaySpan, dateIn, instantOf } from './days.ts'

/** How far around a taken time other ones are looked for, and how many are told. */
const DAYS_AROUND = 14
const ALTERNATIVES = 5

/** The days around a wish in which alternatives are looked for. */
export function daysAround(date: string, now: Date): DaySpan {
  const first = dateIn(now)
  const last = addDays(first, MAX_DAYS_AHEAD)
  const clamp = (day: string) => (day < first ? first : day > last ? last : day)
  return { from: clamp(addDays(clamp(date), -DAYS_AROUND)), to: clamp(addDays(clamp(date), DAYS_AROUND)) }
}

/** The times nearest to a wish that can be booked, nearest first; `facts` reach over these days. */
export function nearestFree(
  wish: Slot,
  facts: CalendarFacts,
  { days = daysAround(wish.date, facts.now) }: { days?: DaySpan } = {},
): Slot[] {
  const target = instantOf(wish.date, wish.time).getTime()
  const distance = ({ date, time }: Slot) => Math.abs(instantOf(date, time).getTime() - target)
  return availableDays(days, facts)
    .flatMap(({ date, times }) => times.filter(({ available }) => available).map(({ time }) => ({ date, time })))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVES)
}
