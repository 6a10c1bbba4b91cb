/** Changes of a search on the page. */
import { fold } from '#domain/fold.ts'
import type { Point } from '#domain/places.ts'
import { type Filters, readSearch, type SearchState, writeSearch } from '#domain/search-address.ts'
import type { SearchType } from '#domain/search-choices.ts'
import { paths } from '#web/routing/paths.ts'

export const searchAddress = (state: SearchState): string => paths.search(Object.fromEntries(writeSearch(state)))

/** Returns the search without some filters. */
export const without = (state: SearchState, ...names: (keyof Filters)[]): SearchState => {
  const rest = { ...state }
  for (const name of names) delete rest[name]
  return rest
}

/** Returns only the subject of a search: text, treatments, specialties, sub-specialties. */
export const wishOf = ({
  type,
  q,
  asText,
  service,
  services,
  specialties,
  subspecialties,
}: SearchState): SearchState => ({
  type,
  q,
  asText,
  service,
  services,
  specialties,
  subspecialties,
})

/** Adds an entry to a list or removes it. An empty list is no filter. */
export function toggled<T extends string>(list: readonly T[] | undefined, entry: T, on: boolean): T[] | undefined {
  const rest = (list ?? []).filter((other) => other !== entry)
  const next = on ? [...rest, entry] : rest
  return next.length > 0 ? next : undefined
}

/** Switches to the other kind and keeps the filters that both have. */
export const withType = (state: SearchState, type: SearchType): SearchState =>
  readSearch(writeSearch({ ...state, type }))

/** Returns the filter variables for the server. The kind decides which query is sent. */
export function variablesOf({ type: _, ...filters }: SearchState): Filters {
  return filters
}

export const hasPosition = (state: Pick<Filters, 'latitude' | 'longitude'>): state is Point =>
  state.latitude !== undefined && state.longitude !== undefined

/**
 * Returns whether distance can be measured: from a position, or from a named province. The server
 * says whether a place is one, and until then it counts as one.
 */
export const knowsPlace = (state: Filters, help: { placeName: string | null } | undefined): boolean =>
  hasPosition(state) || (state.location !== undefined && help?.placeName !== null)

export const placeOf = ({ location, latitude, longitude }: Filters) => ({
  ...(location !== undefined && { location }),
  ...(latitude !== undefined && { latitude }),
  ...(longitude !== undefined && { longitude }),
})

/**
 * Rounds a position to a hundredth of a degree, about a kilometre: enough to sort by, too coarse to
 * identify a house from the address.
 */
export const coarse = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})

/**
 * Returns the key of a service in addresses: its English name in every language. A list in the
 * address is joined by commas, so a service with a comma in its name uses its ID.
 */
export const serviceKey = ({ id, sourceName }: { id: string; sourceName: string }) =>
  sourceName.includes(',') ? id : sourceName

/** Returns the service from the home page and those ticked in the panel, together. */
export const chosenServices = ({ service, services }: Filters): string[] => [
  ...new Set([...(service === undefined ? [] : [service]), ...(services ?? [])]),
]

export type ServiceOption = { id: string; name: string; sourceName: string; count?: number | undefined }

/**
 * Returns whether an address names the service: by ID, or by its English or displayed name in any
 * spelling.
 */
export const isService = ({ id, name, sourceName }: ServiceOption, chosen: string) =>
  id === chosen || fold(sourceName) === fold(chosen) || fold(name) === fold(chosen)

/** Adds or removes a service in the list, with keys that an address can carry. */
export function withService(
  state: SearchState,
  options: readonly ServiceOption[],
  entry: string,
  on: boolean,
): SearchState {
  const keyOf = (chosen: string) => {
    const option = options.find((service) => isService(service, chosen))
    return option ? serviceKey(option) : chosen
  }
  return { ...without(state, 'service'), services: toggled(chosenServices(state).map(keyOf), keyOf(entry), on) }
}

/**
 * Returns the search with the treatments that its text means as chosen ones, unless others are. A
 * change of the list starts from these.
 */
export const withRecognised = (state: SearchState, recognised: readonly ServiceOption[]): SearchState =>
  recognised.length === 0 || chosenServices(state).length > 0
    ? state
    : { ...state, services: recognised.map(serviceKey) }

const SINGLE = ['rating', 'experience', 'urgency', 'acceptsInsurance'] as const
const LISTS = ['priceRange', 'availability', 'specialties', 'subspecialties', 'languages'] as const

/** Replaces text and previous treatments by one treatment. */
export const withTreatment = (state: SearchState, name: string): SearchState => ({
  ...without(state, 'q', 'asText', 'services'),
  service: name,
})

/** Returns the number of active filters, for "Filters (4)". */
export const countFilters = (state: SearchState): number =>
  chosenServices(state).length +
  (state.location !== undefined || hasPosition(state) ? 1 : 0) +
  (state.priceFrom !== undefined || state.priceTo !== undefined ? 1 : 0) +
  SINGLE.filter((name) => state[name] !== undefined && state[name] !== false).length +
  LISTS.reduce((sum, name) => sum + (state[name]?.length ?? 0), 0)

/** Keeps only kind, text and order. */
export const cleared = ({ type, q, sortBy }: SearchState): SearchState => ({
  type,
  ...(q !== undefined && { q }),
  ...(sortBy !== undefined && { sortBy }),
})
