/** Time zones of patients, by their IANA names. */
import { LOCALES } from './languages.ts'

type DateFormats = (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat
export const newFormat: DateFormats = (locale, options) => new Intl.DateTimeFormat(locale, options)

const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** Returns whether a text is the name of a time zone that is known here. */
export function isTimeZone(text: string): boolean {
  if (!ZONE_NAME.test(text)) return false
  try {
    newFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/**
 * Returns whether wall clocks differ between two time zones at an instant. Zones with different
 * names may agree.
 */
export function clocksDiffer(formats: DateFormats, instant: string | Date, zone: string, other: string): boolean {
  const read = (timeZone: string) =>
    formats('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
  return zone !== other && read(zone) !== read(other)
}

/** Words for "time" around the place in a generic name of a zone: "توقيت الكويت". */
const WORD_FOR_TIME = /^توقيت | Saati$/

/**
 * Returns the place of a time zone in the language of a locale: New York, Екатеринбург, الكويت.
 * English has it in the zone's own name.
 */
export function placeOfZone(formats: DateFormats, zone: string, locale: string): string {
  const generic = formats(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = generic.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return locale === LOCALES.en || /GMT|UTC/.test(name)
    ? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
    : name.replace(WORD_FOR_TIME, '')
}
