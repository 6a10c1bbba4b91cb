/**
 * Parser for the address of a search without the validator, which would be a sixth of the page. The
 * schemas of search.ts are authoritative. tests/domain/search-address.test.ts compares both.
 */
import type { z } from 'zod'
import { isStorable } from './checks.ts'
import { fold } from './fold.ts'
import { CURRENCIES, PRICE_RANGES } from './money.ts'
import type { doctorSearch, hospitalSearch } from './search.ts'
import { AVAILABILITIES, MOST_PRICE, SEARCH_TYPES, type SearchType, SORTS, URGENCIES } from './search-choices.ts'
import { SPECIALTIES } from './specialties.ts'

export type HospitalFilters = z.output<typeof hospitalSearch>
export type DoctorFilters = z.output<typeof doctorSearch>

/** Function that parses a parameter. It returns undefined for an invalid one. */
type Reader = (raw: string) => unknown

const words =
  (most: number): Reader =>
  (raw) => {
    const text = raw.trim()
    return isStorable(raw) && text.length <= most ? text : undefined
  }
const number =
  (min: number, max: number): Reader =>
  (raw) => {
    const value = Number(raw)
    return value >= min && value <= max ? value : undefined
  }
const flag: Reader = (raw) => (raw === 'true' ? true : raw === 'false' ? false : undefined)
const oneOf =
  (choices: readonly string[]): Reader =>
  (raw) =>
    choices.find((choice) => choice === raw)
/** Returns a reader that accepts the choices in any letter case. */
const memberOf =
  (choices: readonly string[]): Reader =>
  (raw) =>
    choices.find((choice) => fold(choice) === fold(raw.trim()))
const list =
  (item: Reader): Reader =>
  (raw) => {
    const items = raw.split(',').map((entry) => item(entry.trim()))
    return items.length <= 50 && items.every((entry) => entry !== undefined) ? items : undefined
  }

const common = {
  priceRange: list(oneOf(PRICE_RANGES)),
  priceFrom: number(0, MOST_PRICE),
  priceTo: number(0, MOST_PRICE),
  priceCurrency: memberOf(CURRENCIES),
  q: words(200),
  asText: flag,
  rating: number(0, 5),
  sortBy: oneOf(SORTS),
  availability: list(oneOf(AVAILABILITIES)),
  urgency: oneOf(URGENCIES),
  location: words(100),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  service: words(120),
  services: list(words(120)),
  specialties: list(memberOf(SPECIALTIES)),
  subspecialties: list(words(60)),
  languages: list(words(60)),
  acceptsInsurance: flag,
}

/** Filters that no address of the page contains. */
type Hidden = 'includeInactive' | 'specialty' | 'language' | 'hospitalId' | 'distance'

/** Filters that an address of the page can contain, by kind. */
const SEARCH_PARAMETERS = {
  hospitals: common satisfies Record<Exclude<keyof HospitalFilters, Hidden>, Reader>,
  doctors: { ...common, experience: number(0, 60) } satisfies Record<Exclude<keyof DoctorFilters, Hidden>, Reader>,
}

/** Reads the valid filters. Invalid ones are ignored, because addresses are typed and shared. */
export function readFilters(type: SearchType, params: URLSearchParams): Record<string, unknown> {
  const filters: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(SEARCH_PARAMETERS[type])) {
    const raw = params.get(name)
    const value = raw ? read(raw) : undefined
    if (value !== undefined) filters[name] = value
  }
  return filters
}

/** Filters of both kinds. Filters of the other kind are absent. */
export type Filters = HospitalFilters & Pick<DoctorFilters, 'experience'>
export type SearchState = Filters & { type: SearchType }

export function readSearch(params: URLSearchParams): SearchState {
  const type = SEARCH_TYPES.find((candidate) => candidate === params.get('type')) ?? 'hospitals'
  const filters = readFilters(type, params)
  // A disabled filter is removed.
  for (const [name, value] of Object.entries(filters)) if (value === false) delete filters[name]
  // A position needs both coordinates.
  if (filters.latitude === undefined || filters.longitude === undefined) {
    delete filters.latitude
    delete filters.longitude
  }
  return { ...(filters as Filters), type }
}

const ORDER = ['type', 'q', 'service', 'location', 'urgency'] as const

export function writeSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  const names = [...ORDER, ...Object.keys(state).filter((name) => !ORDER.some((first) => first === name))]
  for (const name of names) {
    const value = state[name as keyof SearchState]
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === false ? '' : String(value)
    if (text === '' || (name === 'sortBy' && text === 'relevance')) continue
    params.set(name, text)
  }
  return params
}

/** Filters that reveal no subject of the search. */
const NO_SUBJECT: readonly string[] = ['type', 'sortBy', 'asText']

/** Whether the search has a subject, so it can be saved. */
export const canBeSaved = (state: SearchState): boolean =>
  Object.keys(withoutPosition(state)).some((filter) => !NO_SUBJECT.includes(filter))

/** Removes the position of the device, which reveals the user's home. */
function withoutPosition({ latitude: _, longitude: __, ...state }: SearchState): SearchState {
  return state
}

/** One spelling of a search, so that the same search is saved once. */
export function savedQuery(query: string): { query: string; state: SearchState } {
  const state = withoutPosition(readSearch(new URLSearchParams(query)))
  const params = writeSearch(state)
  params.sort()
  return { query: params.toString(), state }
}
