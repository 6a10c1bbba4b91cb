/** Search for hospitals as data with placeholders, after all lookups. */
import type { z } from 'zod'
import { spokenLanguages } from '#domain/languages.ts'
import type { hospitalSearch } from '#domain/search.ts'
import { freeWindows, placeOf, searchPhrase } from '#domain/search-meaning.ts'
import { sentence } from '#domain/sentences.ts'
import type { TravelDates } from '#domain/travel-dates.ts'
import { AppError } from '#server/errors.ts'
import type { Meaning } from '#server/features/catalogue/health-services/meaning.ts'
import {
  anywhere,
  boundsOf,
  circleAround,
  oneOf,
  optional,
  optionalOneOf,
  originAt,
  placesIn,
  stayIn,
  type Terms,
  windowsIn,
} from '#server/search/conditions.ts'
import { placeholder } from '#server/search/placeholders.ts'
import { wordsIn } from '#server/search/relevance.ts'

export type ParsedSearch = z.output<typeof hospitalSearch>

/** Looked-up IDs of the services named in a search. */
export type ServiceIds = {
  /** IDs for `service`. */
  service?: string[]
  /** IDs for `services`, any of which matches. */
  services?: string[]
}

export type SearchContext = {
  now: Date
  terms: Terms
  ids: ServiceIds
  meaning: Meaning
  travel: TravelDates | null
}
type Treatments = Pick<SearchContext, 'ids' | 'meaning'>

/**
 * Returns the treatments whose price and free time are compared and shown: the chosen ones, else
 * those that the text means most directly.
 */
export function treatmentsOf({ ids, meaning }: Treatments): string[] | undefined {
  const meant = meaning.bestIds.length > 0 ? meaning.bestIds : undefined
  return ids.service ?? ids.services ?? meant
}

/**
 * Matches hospitals by meaning: a sub-specialty by the doctors who have it, and who perform the
 * treatment beside it, anything else by the most likely services first, or by specialty if there is
 * no such service.
 */
function meantIn({ areBothMeant, bestIds, serviceIds, specialties, subspecialties, rest }: Meaning) {
  if (subspecialties.length > 0)
    return {
      best: [],
      services: undefined,
      specialties: undefined,
      subspecialties: oneOf(subspecialties),
      also: areBothMeant ? oneOf(serviceIds) : undefined,
      rest: anywhere(rest.map((word) => [word])),
    }
  if (serviceIds.length === 0 && specialties.length === 0) return undefined
  const byService = serviceIds.length > 0
  return {
    // Skips a tier that has no condition of its own: it would scan the whole table.
    best: byService && bestIds.length < serviceIds.length ? [oneOf(bestIds)] : [],
    services: byService ? oneOf(serviceIds) : undefined,
    specialties: byService ? undefined : oneOf(specialties),
    subspecialties: undefined,
    also: undefined,
    rest: anywhere(rest.map((word) => [word])),
  }
}

const NO_PLACE = sentence('distance needs a place: send a province as location, or latitude and longitude')

/** Refuses a distance without a place to measure from. */
export function requirePlace(search: Pick<ParsedSearch, 'distance' | 'latitude' | 'longitude' | 'location'>): void {
  if (search.distance === undefined || placeOf(search)) return
  throw new AppError('bad_input', NO_PLACE, { fields: { distance: NO_PLACE } })
}

/**
 * Returns true if the result is sorted by relevance: by default, or for distance without a place to
 * measure from.
 */
const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

export function hospitalPlan(search: ParsedSearch, context: SearchContext) {
  const { ids, meaning, terms } = context
  const { distance, rating, languages, specialty, specialties, sortBy } = search
  const from = placeOf(search)
  // A distance from a province replaces the condition for the province itself.
  const around = from && distance !== undefined
  return {
    everybody: search.includeInactive === true,
    places: !around || search.latitude !== undefined ? placesIn(search.location) : [],
    around: around ? circleAround(from, distance) : undefined,
    rating: optional(rating),
    services: [ids.service, ids.services].flatMap((serviceIds) => (serviceIds ? [oneOf(serviceIds)] : [])),
    specialties: [specialty && [specialty], specialties].flatMap((values) => (values?.length ? [oneOf(values)] : [])),
    subspecialties: search.subspecialties?.length ? oneOf(search.subspecialties) : undefined,
    languages: languages?.length ? placeholder(spokenLanguages(languages)) : undefined,
    isInsured: search.acceptsInsurance === true,
    price: boundsOf(search),
    priced: optionalOneOf(treatmentsOf(context)),
    free: windowsIn(freeWindows(search, context.now)),
    freeFor: optionalOneOf(treatmentsOf(context)),
    stay: stayIn(context.travel),
    words: wordsIn(searchPhrase(search.q), terms, { areUnderstood: meaning.concepts.length > 0 }),
    doctorNames: anywhere(terms),
    meant: terms.length > 0 ? meantIn(meaning) : undefined,
    isRelevance: isRelevance(search),
    sortBy,
    from: sortBy === 'distance' && from ? originAt(from) : undefined,
  }
}
export type HospitalPlan = ReturnType<typeof hospitalPlan>
