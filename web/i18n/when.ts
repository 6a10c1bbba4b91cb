import { useMemo } from 'react'
import { addDays, dateIn } from '#domain/days.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useFormat } from './format.ts'
import { dateInZone } from './own-time.ts'
import { useTranslation } from './use-translation.tsx'

const DAY_MS = 86_400_000

/** Returns the number of whole days from Istanbul's today to a date. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round((Date.parse(date) - Date.parse(dateIn(now))) / DAY_MS)

/**
 * Returns today or tomorrow. Null if the visitor's date differs from Türkiye's, as late in the
 * evening, because both words would be ambiguous.
 */
export function nearDay(date: string, now: Date, timeZone: string): 'today' | 'tomorrow' | null {
  const today = dateIn(now)
  const isToday = date === today
  if (!isToday && date !== addDays(today, 1)) return null
  if (dateInZone(now, timeZone) !== today) return null
  return isToday ? 'today' : 'tomorrow'
}

type Slot = { date: string; time: string }

/**
 * Returns formatters of a day: `day('2026-11-24')` is Today, Tomorrow or Tue, 24 Nov. `wait` counts
 * the days until then.
 */
export function useWhen() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { now, zone } = useClock()
  return useMemo(() => {
    const near = (date: string) => {
      const nearness = nearDay(date, now(), zone)
      return nearness && t(nearness === 'today' ? 'Today' : 'Tomorrow')
    }
    const written = (date: string) => formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' })
    const day = (date: string) => near(date) ?? written(date)
    const dayWithin = (date: string) => near(date)?.toLowerCase() ?? written(date)
    const slotBy = (dayOf: typeof day) => (slot: Slot) => t('{{day}}, {{time}}', { ...slot, day: dayOf(slot.date) })
    return {
      day,
      slot: slotBy(day),
      /** Formats a day within a sentence: today. */
      dayWithin,
      slotWithin: slotBy(dayWithin),
      wait: (date: string) => {
        const count = daysUntil(date, now())
        return count <= 1 ? day(date) : t('{{count}} days', { count })
      },
    }
  }, [t, formatDate, now, zone])
}
