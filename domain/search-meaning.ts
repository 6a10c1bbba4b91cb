/** What the words of a search mean: terms, places, the time by which somebody wants to be seen. */
import { addDays, dateIn, instantOf } from './availability.ts'
import { fold } from './fold.ts'
import { distanceKm, findProvince, type Point } from './places.ts'
import { type Availability, URGENCY_HOURS, type Urgency } from './search-choices.ts'

/** Each word has to be found; past this many they are not looked at. */
export const MAX_TERMS = 5

const tidy = (text: string) => fold(text).trim().replace(/\s+/g, ' ')

/** The folded words of a free text. */
export const searchTerms = (q = ''): string[] =>
  [...new Set(tidy(q).split(/[\s,;]+/))].filter((term) => term !== '').slice(0, MAX_TERMS)

/** The folded text as a whole, for names that begin with it. */
export const searchPhrase = (q = ''): string => tidy(q)

/** A part of a location is the city, where it names a province, or else text of the city, district or address. */
export type LocationPart = { city: string } | { text: string }

const COUNTRIES = new Set(['turkiye', 'turkey', 'tr'])

/**
 * `Kadıköy, İstanbul, Türkiye` asks for both parts. A province means that city and not any street named after it: half
 * of all towns have an Ankara Caddesi, and `van` or `mus` stand inside many words.
 */
export const locationParts = (location = ''): LocationPart[] =>
  location
    .split(',')
    .map(tidy)
    .filter((part) => part !== '' && !COUNTRIES.has(part))
    .slice(0, MAX_TERMS)
    .map((part) => {
      const province = findProvince(part)
      return province ? { city: fold(province.name) } : { text: part }
    })

type Somewhere = { latitude?: number | null; longitude?: number | null; location?: string | null }

/** Where distance is measured from: the position, else the centre of the province that the location names. */
export function placeOf({ latitude, longitude, location }: Somewhere): Point | undefined {
  if (latitude != null && longitude != null) return { latitude, longitude }
  for (const part of (location ?? '').split(',')) {
    const province = findProvince(part)
    if (province) return province
  }
  return undefined
}

type Place = { latitude?: number | null; longitude?: number | null }

/** Kilometres with one decimal from there to a place, null where either is unknown. */
export function distanceBetween(place: Place, from: Somewhere): number | null {
  const start = placeOf(from)
  if (!start || place.latitude == null || place.longitude == null) return null
  return Math.round(distanceKm(start, { latitude: place.latitude, longitude: place.longitude }) * 10) / 10
}

const HOUR = 3_600_000

const windowEnd: Record<Availability, (now: Date) => Date> = {
  today: (now) => instantOf(addDays(dateIn(now), 1), '00:00'),
  tomorrow: (now) => instantOf(addDays(dateIn(now), 2), '00:00'),
  week: (now) => new Date(now.getTime() + 7 * 24 * HOUR),
  '24h': (now) => new Date(now.getTime() + 24 * HOUR),
}

/** The instant before which a time must be free: the widest of the chosen windows, or sooner if the urgency asks. */
export function freeBefore(
  { availability, urgency }: { availability?: Availability[]; urgency?: Urgency },
  now: Date,
): Date | undefined {
  const ends: number[] = []
  if (availability?.length) ends.push(Math.max(...availability.map((choice) => windowEnd[choice](now).getTime())))
  const hours = urgency && URGENCY_HOURS[urgency]
  if (hours) ends.push(now.getTime() + hours * HOUR)
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}
