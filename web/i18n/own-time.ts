import { useMemo } from 'react'
import { HOSPITAL_TIME_ZONE, instantOf } from '#domain/days.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useFormat } from './format.ts'
import { dateFormat } from './formatters.ts'
import { useTranslation } from './use-translation.tsx'

/**
 * Whether the clock on the wall differs between two zones at an instant; zones of another name may
 * agree.
 */
export function clocksDiffer(instant: string | Date, zone: string, other: string): boolean {
  const read = (timeZone: string) =>
    dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
  return zone !== other && read(zone) !== read(other)
}

/** The date in a zone, yyyy-mm-dd. */
export const dateInZone = (instant: Date, timeZone: string): string =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)

/**
 * The visitor's own time of an appointment, or null where clocks show what they show in Istanbul.
 */
export function useOwnTime(startsAt: string): string | null {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const { zone } = useClock()
  if (!clocksDiffer(startsAt, zone, HOSPITAL_TIME_ZONE)) return null
  const time = formatInstant(startsAt, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return t('{{time}} in your time zone ({{zone}})', { time, zone: zone.replaceAll('_', ' ') })
}

/** The last part of a zone's name says where its people are: New York. */
const placeOfZone = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/**
 * The visitor's own clock for a time of a hospital, short: `{ time: '10:00', place: 'Oslo' }`, with
 * the weekday where the day is another one; null where both clocks agree.
 */
export function useOwnClock() {
  const { formatInstant } = useFormat()
  const { zone: timeZone } = useClock()
  return useMemo(() => {
    return ({ date, time }: { date: string; time: string }): { time: string; place: string } | null => {
      const instant = instantOf(date, time)
      if (!clocksDiffer(instant, timeZone, HOSPITAL_TIME_ZONE)) return null
      const clock = dateFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
      const day =
        dateInZone(instant, timeZone) === date ? '' : `${formatInstant(instant, { timeZone, weekday: 'short' })} `
      return { time: `${day}${clock}`, place: placeOfZone(timeZone) }
    }
  }, [formatInstant, timeZone])
}
