import { callingCodeIn, countriesOf } from '#domain/calling-codes.ts'
import { HOSPITAL_TIME_ZONE, instantOf } from '#domain/days.ts'
import { timeZonesOf } from '#domain/emergency-numbers.ts'
import { useFormat } from '#web/i18n/format.ts'
import { dateFormat } from '#web/i18n/formatters.ts'
import { dateInZone } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Returns the countries of a phone number in international form. */
export function countriesIn(phone: string): readonly string[] {
  const digits = /^\s*(?:\+|00)(.*)$/.exec(phone)?.[1]?.replace(/\D/g, '')
  const code = digits ? callingCodeIn(digits) : null
  return code ? countriesOf(code) : []
}

const clockIn = (timeZone: string, instant: Date) =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)

/**
 * Returns the time zone in the countries of a phone number, as far as their zones are known. Null
 * if their clocks differ then.
 */
function zoneOf(phone: string, instant: Date): string | null {
  const [first, ...others] = countriesIn(phone).flatMap(timeZonesOf)
  if (!first) return null
  return others.every((zone) => clockIn(zone, instant) === clockIn(first, instant)) ? first : null
}

/**
 * Returns a function that gives a hospital's time on the clock of the patient's country, by the
 * phone number: `07:00 for the patient`, with the weekday if the day differs. It gives null if the
 * clocks agree or the clock is unknown.
 */
export function usePatientClock(phone: string) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  return ({ date, time }: { date: string; time: string }): string | null => {
    const instant = instantOf(date, time)
    const timeZone = zoneOf(phone, instant)
    if (!timeZone || clockIn(timeZone, instant) === clockIn(HOSPITAL_TIME_ZONE, instant)) return null
    const clock = dateFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
    const day =
      dateInZone(instant, timeZone) === date ? '' : `${formatInstant(instant, { timeZone, weekday: 'short' })} `
    return t('{{time}} for the patient', { time: `${day}${clock}` })
  }
}
