/** Search for doctors as data with placeholders, after all lookups. */
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { spokenLanguages } from '#domain/languages.ts'
import type { doctorSearch } from '#domain/search.ts'
import { freeWindows, placeOf, searchPhrase } from '#domain/search-meaning.ts'
import type { Meaning } from '#server/features/catalogue/health-services/meaning.ts'
import type { SearchContext } from '#server/features/catalogue/hospitals/plan.ts'
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
  windowsIn,
} from '#server/search/conditions.ts'
import { placeholder } from '#server/search/placeholders.ts'
import { wordsIn } from '#server/search/relevance.ts'

export type ParsedSearch = z.output<typeof doctorSearch>
type Treatments = Pick<SearchContext, 'ids' | 'meaning'>

/** Returns whether doctors are searched by the services of the text, not by its specialty. */
export const isTreatment = ({ concepts, serviceIds, isByName }: Meaning) =>
  serviceIds.length > 0 && (isByName || concepts.some(({ kind }) => kind === 'treatment'))

/**
 * Returns the treatments whose price and free time are compared and shown: the chosen ones, or
 * those that the text means.
 */
export const treatmentsOf = ({ ids, meaning }: Treatments): string[] | undefined =>
  ids.service ?? ids.services ?? (isTreatment(meaning) ? meaning.bestIds : undefined)

/**
 * Matches doctors by meaning: a sub-specialty by those who have it and nobody else, and who perform
 * the treatment beside it, a treatment by the doctors who offer it, anything else by specialty,
 * most likely first.
 */
function meantIn(meaning: Meaning) {
  const { areBothMeant, bestIds, serviceIds, specialties, subspecialties, rest } = meaning
  if (subspecialties.length > 0)
    return {
      kind: 'subspecialty' as const,
      all: oneOf(subspecialties),
      best: [],
      also: areBothMeant ? oneOf(serviceIds) : undefined,
      rest: anywhere(rest.map((word) => [word])),
    }
  const treatment = isTreatment(meaning)
  if (specialties.length === 0 && !treatment) return undefined
  const [best, all] = treatment ? [bestIds, serviceIds] : [specialties.slice(0, 1), specialties]
  return {
    kind: treatment ? ('service' as const) : ('specialty' as const),
    all: oneOf(all),
    // Skips a tier that has no condition of its own: it would scan the whole table.
    best: best.length < all.length ? [oneOf(best)] : [],
    also: undefined,
    rest: anywhere(rest.map((word) => [word])),
  }
}

const isRelevance = ({ sortBy = 'relevance', ...search }: ParsedSearch): boolean =>
  sortBy === 'relevance' || (sortBy === 'distance' && !placeOf(search))

/** Returns the hospital of a filter. A malformed ID matches none. */
const hospitalIn = (id: string | undefined) => id && (isUuid(id) ? { id: placeholder(id) } : ('none' as const))

export function doctorPlan(search: ParsedSearch, context: SearchContext) {
  const { ids, meaning, terms } = context
  const { distance, experience, specialty, specialties, sortBy } = search
  const from = placeOf(search)
  const around = from && distance !== undefined
  const languages = [...(search.language ? [search.language] : []), ...(search.languages ?? [])]
  return {
    everybody: search.includeInactive === true,
    specialties: [specialty && [specialty], specialties].flatMap((values) => (values?.length ? [oneOf(values)] : [])),
    places: !around || search.latitude !== undefined ? placesIn(search.location) : [],
    around: around ? circleAround(from, distance) : undefined,
    subspecialties: search.subspecialties?.length ? oneOf(search.subspecialties) : undefined,
    rating: optional(search.rating),
    experience: optional(experience),
    languages: languages.length > 0 ? placeholder(spokenLanguages(languages)) : undefined,
    price: boundsOf(search),
    priced: optionalOneOf(treatmentsOf(context)),
    free: windowsIn(freeWindows(search, context.now)),
    freeFor: optionalOneOf(treatmentsOf(context)),
    stay: stayIn(context.travel),
    services: [ids.service, ids.services].flatMap((serviceIds) => (serviceIds ? [oneOf(serviceIds)] : [])),
    isInsured: search.acceptsInsurance === true,
    hospital: hospitalIn(search.hospitalId),
    words: wordsIn(searchPhrase(search.q), terms, { areUnderstood: meaning.specialties.length > 0 }),
    meant: terms.length > 0 ? meantIn(meaning) : undefined,
    isRelevance: isRelevance(search),
    sortBy,
    from: sortBy === 'distance' && from ? originAt(from) : undefined,
  }
}
export type DoctorPlan = ReturnType<typeof doctorPlan>
