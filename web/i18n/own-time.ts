import { useMemo } from 'react'
import { HOSPITAL_TIME_ZONE, instantOf } from '#domain/days.ts'
import { LOCALES } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { useFormat } from './format.ts'
import { dateFormat } from './formatters.ts'
import type { Translate } from './translation.ts'
import { useTranslation } from './use-translation.tsx'

/**
 * Returns whether wall clocks differ between two time zones at an instant. Zones with different
 * names may agree.
 */
export function clocksDiffer(instant: string | Date, zone: string, other: string): boolean {
  const read = (timeZone: string) =>
    dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
  return zone !== other && read(zone) !== read(other)
}

/** Returns the date in a time zone as yyyy-mm-dd. */
export const dateInZone = (instant: Date, timeZone: string): string =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)

/**
 * Cities of time zones whose names browsers have in English only. The dictionaries have them, and
 * the build leaves out this list.
 */
export const ZONE_CITIES = [
  sentence('Moscow'),
  sentence('Kaliningrad'),
  sentence('Samara'),
  sentence('Volgograd'),
  sentence('Yekaterinburg'),
  sentence('Omsk'),
  sentence('Novosibirsk'),
  sentence('Krasnoyarsk'),
  sentence('Irkutsk'),
  sentence('Vladivostok'),
  sentence('Almaty'),
  sentence('Gaza'),
  sentence('Dubai'),
  sentence('New York'),
  sentence('Chicago'),
  sentence('Denver'),
  sentence('Los Angeles'),
  sentence('Toronto'),
  sentence('Vancouver'),
  sentence('Sydney'),
  sentence('Melbourne'),
  sentence('Jakarta'),
]

/** Words for "time" around the place in a generic name of a zone: "توقيت الكويت". */
const WORD_FOR_TIME = /^توقيت | Saati$/

/**
 * Returns the place of a time zone in the language of a locale: New York, Екатеринбург, الكويت.
 * English has it in the zone's own name.
 */
export function placeOfZone(zone: string, locale: string, t: Translate): string {
  const city = zone.replace(/.*\//, '').replaceAll('_', ' ')
  const ownName = t(city)
  if (ownName !== city) return ownName
  const generic = dateFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = generic.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return locale === LOCALES.en || /GMT|UTC/.test(name) ? city : name.replace(WORD_FOR_TIME, '')
}

/**
 * Returns the visitor's own time of an appointment, or null if their clock agrees with Istanbul's.
 */
export function useOwnTime(startsAt: string): string | null {
  const { t } = useTranslation()
  const { formatInstant, locale } = useFormat()
  const { zone } = useClock()
  if (!clocksDiffer(startsAt, zone, HOSPITAL_TIME_ZONE)) return null
  const time = formatInstant(startsAt, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return t('{{time}} in your time zone ({{zone}})', { time, zone: placeOfZone(zone, locale, t) })
}

/**
 * Returns a hospital's time on the visitor's clock in short form: `{ time: '10:00', place: 'Oslo'
 * }`, with the weekday if the day differs. Null if both clocks agree.
 */
export function useOwnClock() {
  const { t } = useTranslation()
  const { formatInstant, locale } = useFormat()
  const { zone: timeZone } = useClock()
  return useMemo(() => {
    return ({ date, time }: { date: string; time: string }): { time: string; place: string } | null => {
      const instant = instantOf(date, time)
      if (!clocksDiffer(instant, timeZone, HOSPITAL_TIME_ZONE)) return null
      const clock = dateFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
      const day =
        dateInZone(instant, timeZone) === date ? '' : `${formatInstant(instant, { timeZone, weekday: 'short' })} `
      return { time: `${day}${clock}`, place: placeOfZone(timeZone, locale, t) }
    }
  }, [formatInstant, locale, timeZone, t])
}
