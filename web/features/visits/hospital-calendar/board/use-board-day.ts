import { SUNDAY } from '#domain/availability.ts'
import { addDays, dateIn, weekdayOf } from '#domain/days.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useSearchParams } from '#web/routing/router.tsx'
import type { BoardGroups } from './rooms.tsx'

/** Returns the next day with possible visits. It skips Sundays in the chosen direction. */
export const workday = (date: string, days = 1) => (weekdayOf(date) === SUNDAY ? addDays(date, days) : date)

/** Returns day, view and columns of the board, from its address. */
export function useBoardDay() {
  const { now } = useClock()
  const [params] = useSearchParams()
  const today = dateIn(now())
  const requested = params.get('date') ?? ''
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested))
  const date = workday(isDate ? requested : today)
  const isWeek = params.get('view') === 'week'
  const monday = addDays(date, 1 - weekdayOf(date))
  const by: BoardGroups = params.get('by') === 'rooms' ? 'rooms' : 'doctors'
  return { today, date, by, isWeek, from: isWeek ? monday : date, to: isWeek ? addDays(monday, 5) : date }
}
