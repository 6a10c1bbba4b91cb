/** Meaning of search words: terms, places, and the latest time of a visit. */
import { addDays, dateIn, instantOf } from './days.ts'
import { districtSpelling, withWholeDistricts } from './district-spellings.ts'
import { fold } from './fold.ts'
import { provinceNamed, turkishSpelling } from './place-names.ts'
import { distanceKm, type Point } from './places.ts'
import { type Availability, URGENCY_HOURS, type Urgency } from './search-choices.ts'

/** Maximum number of words. All must match, and further ones are ignored. */
const MAX_TERMS = 5

const tidy = (text: string) => fold(text).trim().replace(/\s+/g, ' ')

/** Returns the folded words of a free text. */
export const searchTerms = (q = ''): string[] =>
  [...new Set(withWholeDistricts(tidy(q).split(/[\s,;]+/)))].filter((term) => term !== '').slice(0, MAX_TERMS)

/** Returns the words with their accepted spellings, so that a city is found by its foreign name. */
export const asTyped = (terms: readonly string[]): string[][] =>
  terms.map((term) => {
    const turkish = turkishSpelling(term)
    return turkish ? [term, turkish] : [term]
  })

/** Returns the whole folded text, for names that begin with it. */
export const searchPhrase = (q = ''): string => tidy(q)

/** Part of a location: the city if it is a province, else text of the city, district or address. */
export type LocationPart = { city: string } | { text: string }

const COUNTRIES = new Set(['turkiye', 'turkey', 'tr'])

/**
 * Parses `Kadıköy, İstanbul, Türkiye` into its parts, all of which must match. A province means
 * that city and not streets named after it: half of all towns have an Ankara Caddesi, and `van` or
 * `mus` occur inside many words.
 */
export const locationParts = (location = ''): LocationPart[] =>
  location
    .split(',')
    .map(tidy)
    .filter((part) => part !== '' && !COUNTRIES.has(part))
    .slice(0, MAX_TERMS)
    .map((part) => {
      const province = provinceNamed(part)
      return province ? { city: fold(province.name) } : { text: districtSpelling(part) ?? part }
    })

export type Somewhere = { latitude?: number | null; longitude?: number | null; location?: string | null }

/** Returns the origin of distances: the position, or else the centre of the named province. */
export function placeOf({ latitude, longitude, location }: Somewhere): Point | undefined {
  if (latitude != null && longitude != null) return { latitude, longitude }
  for (const part of (location ?? '').split(',')) {
    const province = provinceNamed(part)
    if (province) return province
  }
  return undefined
}

type Place = { latitude?: number | null; longitude?: number | null }

/** Returns the kilometres with one decimal from there to a place, or null if either is unknown. */
export function distanceBetween(place: Place, from: Somewhere): number | null {
  const start = placeOf(from)
  if (!start || place.latitude == null || place.longitude == null) return null
  return Math.round(distanceKm(start, { latitude: place.latitude, longitude: place.longitude }) * 10) / 10
}

const HOUR = 3_600_000

/** Window for the start of a time, before an instant. It begins now unless `from` is set. */
export type FreeWindow = { from?: Date; before: Date }

const midnight = (now: Date, days: number) => instantOf(addDays(dateIn(now), days), '00:00')
const within = (now: Date, hours: number): FreeWindow => ({ before: new Date(now.getTime() + hours * HOUR) })

const windowOf: Record<Availability, (now: Date) => FreeWindow> = {
  today: (now) => ({ before: midnight(now, 1) }),
  tomorrow: (now) => ({ from: midnight(now, 1), before: midnight(now, 2) }),
  week: (now) => within(now, 7 * 24),
  '24h': (now) => within(now, 24),
}

/** Returns the windows for a free time, which must fit one window of each requirement. */
export function freeWindows(
  { availability, urgency }: { availability?: Availability[] | undefined; urgency?: Urgency | undefined },
  now: Date,
): FreeWindow[][] {
  const hours = urgency && URGENCY_HOURS[urgency]
  const wishes = [(availability ?? []).map((choice) => windowOf[choice](now)), hours ? [within(now, hours)] : []]
  return wishes.filter((windows) => windows.length > 0)
}
