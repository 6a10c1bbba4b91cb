/** Free times near a taken one, by the rule of availability.ts. */
import { availableDays, type CalendarFacts, MAX_DAYS_AHEAD, type Slot } from './availability.ts'
import { addDays, type DaySpan, dateIn, instantOf } from './days.ts'

/** Days around a taken time that are searched, and the number of alternatives. */
const DAYS_AROUND = 14
const ALTERNATIVES = 5

/** Returns the days around a requested date that are searched for alternatives. */
export function daysAround(date: string, now: Date): DaySpan {
  const first = dateIn(now)
  const last = addDays(first, MAX_DAYS_AHEAD)
  const clamp = (day: string) => (day < first ? first : day > last ? last : day)
  return { from: clamp(addDays(clamp(date), -DAYS_AROUND)), to: clamp(addDays(clamp(date), DAYS_AROUND)) }
}

/**
 * Returns the bookable times nearest to a requested one, nearest first. `facts` cover these days.
 */
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
