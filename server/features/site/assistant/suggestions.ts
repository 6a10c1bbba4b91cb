/** Finds matching hospitals, doctors and treatments with the verbs of the search. */
import { conceptsOfService, isForChildren, treatmentNamed } from '#domain/concepts/recognise.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import type { Availability } from '#domain/search-choices.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import { searchHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import { visitSummary } from '#server/features/catalogue/health-services/visit-summary.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import { matchedOffers } from '#server/features/catalogue/hospitals/offers.ts'
import { searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import type { Budget, Speakers, Understanding } from '#triage/index.ts'
import type { Suggestions, Treatment } from './record.ts'

export const NOTHING: Suggestions = {
  hospitals: [],
  doctors: [],
  services: [],
  treatments: [],
  location: null,
  languages: [],
  availability: null,
  priceTo: null,
  priceCurrency: null,
}
const FEW = { limit: 3 }
const ONE = { limit: 1 }
/** Number of services from which those for a complaint are selected. */
const MORE = { limit: 8 }

type Search<Item> = () => Promise<{ items: Item[] }>

/** Returns the results of the first search that has any. */
async function firstOf<Item>(searches: Search<Item>[]): Promise<Item[]> {
  for (const search of searches) {
    const { items } = await search()
    if (items.length > 0) return items
  }
  return []
}

/** Recognised need and the requirements that narrow it. */
export type CareNeed = Pick<Understanding, 'emergency' | 'isUnsure' | 'isCalm' | 'urgency' | 'specialties'> & {
  wish: string | undefined
  isWish: boolean
  isOfChild: boolean
  /** Requested cities, in order of preference. */
  cities: readonly string[]
  budget: Budget | undefined
  languages: readonly string[]
  availability: Availability | undefined
}

/** Parameters of a search for hospitals. */
type Narrowing = {
  location?: string | undefined
  languages?: string[]
  availability?: Availability[]
} & Partial<Budget>
const MOST_CITIES = 3

/**
 * Returns the parameters of a search for one treatment. The card links to this search and shows its
 * figures.
 */
const searchFor = (service: Pick<HealthService, 'sourceName'>, narrowing: Narrowing) => ({
  service: service.sourceName,
  ...narrowing,
})

/**
 * Returns total and lowest price of the search for a treatment, like the suggestions while typing,
 * which have no city.
 */
export async function treatmentIn(ctx: Context, service: HealthService, narrowing: Narrowing): Promise<Treatment> {
  const { items, total } = await searchHospitals(ctx, { ...searchFor(service, narrowing), sortBy: 'price_low' }, ONE)
  const [cheapest] = items
  const offers = cheapest && (await matchedOffers(ctx, [cheapest.id], { serviceIds: [service.id], limit: 1 }))
  const [offer] = (cheapest && offers?.get(cheapest.id)) ?? []
  const { id, name, sourceName, iconKey } = service
  return {
    id,
    name,
    sourceName,
    iconKey,
    hospitals: total,
    from: ctx.withheld.includes('prices') ? null : (offer?.price ?? null),
    currency: offer?.currency ?? DEFAULT_CURRENCY,
    visit: offer ? visitSummary(offer.visit, ctx.language) : null,
  }
}

/** Returns hospitals that offer exactly the requested treatment, not a similar one. */
async function offersOf(ctx: Context, q: string, narrowing: Narrowing) {
  const { items, meaning } = await searchHealthServices(ctx, { q, sortBy: 'relevance' }, FEW, { uncounted: true })
  const themselves = items.filter(({ id }) => meaning.bestIds.includes(id))
  const offers = await Promise.all(
    (themselves.length > 0 ? themselves : items).map(async (service) => ({
      service,
      hospitals: (await searchHospitals(ctx, searchFor(service, narrowing), FEW)).items,
    })),
  )
  const offered = offers.filter(({ hospitals }) => hospitals.length > 0)
  return { services: offered.map(({ service }) => service), hospitals: offered[0]?.hospitals ?? [] }
}

/**
 * Selects visits and tests, or operations if there are none, because a doctor decides on operations
 * after them. Services for children are left out for adults.
 */
function servicesForComplaint(services: readonly HealthService[], isOfChild: boolean): HealthService[] {
  const fitting = services.filter(({ sourceName }) => isOfChild || !isForChildren(sourceName))
  const visits = fitting.filter(({ visitType }) => visitType !== 'procedure')
  return (visits.length > 0 ? visits : fitting).slice(0, FEW.limit)
}

/** Returns hospitals that treat a complaint, and treatments for it. */
async function helpFor(
  ctx: Context,
  wishes: readonly string[],
  { isOfChild, ...narrowing }: Narrowing & Pick<CareNeed, 'urgency' | 'isOfChild'>,
) {
  const { location, priceTo } = narrowing
  const matching = await firstOf(
    wishes.map((q) => () => searchHealthServices(ctx, { q, location, sortBy: 'relevance' }, MORE, { uncounted: true })),
  )
  const services = servicesForComplaint(matching, isOfChild)
  const [first] = services
  const { urgency: _, ...ofTreatment } = narrowing
  const ofComplaint = [narrowing, ofTreatment].flatMap((search) => wishes.map((q) => ({ q, ...search })))
  // A budget is compared with the price of one treatment. If no slot is free that soon, the next
  // free time is shown.
  const searches = first && priceTo !== undefined ? [searchFor(first, ofTreatment)] : ofComplaint
  return { hospitals: await firstOf(searches.map((search) => () => searchHospitals(ctx, search, FEW))), services }
}

/**
 * Returns the narrowings in the order of attempts: the day is dropped first, then the budget, then
 * the language, and the city last.
 */
function narrowingsOf({ cities, budget, languages, availability }: CareNeed): Narrowing[] {
  const spoken = languages.length > 0 ? { languages: [...languages] } : undefined
  const day = availability && { availability: [availability] }
  const wishes = [{ ...spoken, ...budget, ...day }, { ...spoken, ...budget }, { ...spoken }, {}]
  const different = wishes.filter(
    (wish, place) => wishes.findIndex((other) => JSON.stringify(other) === JSON.stringify(wish)) === place,
  )
  const places = cities.slice(0, MOST_CITIES).map((location) => ({ location }))
  return [...different.flatMap((wish) => places.map((place) => ({ ...place, ...wish }))), ...different]
}

/**
 * Returns doctors for the requested treatment, whose cards show its next free time, or of these
 * specialties. Doctors who speak the requested language are preferred.
 */
async function doctorsFor(
  ctx: Context,
  { specialties, urgency, cities, languages, isWish }: CareNeed,
  { location, services: [treatment] }: { location: string | undefined; services: readonly HealthService[] },
) {
  const ofSpecialties = [specialties.slice(0, 1), specialties].map((those) => ({ specialties: those }))
  const ofTreatment = isWish && treatment ? [{ service: treatment.sourceName }] : []
  const find = (search: object) =>
    firstOf([...ofTreatment, ...ofSpecialties].map((those) => () => searchDoctors(ctx, { ...those, ...search }, FEW)))
  if (languages.length > 0) {
    const place = location ?? cities[0]
    const here = await find({ location: place, languages: [...languages] })
    if (here.length > 0) return { doctors: here, speakers: 'here' as const }
    const elsewhere = place ? await find({ languages: [...languages] }) : []
    if (elsewhere.length > 0) return { doctors: elsewhere, speakers: 'elsewhere' as const }
  }
  const soon = await find({ location, urgency })
  return {
    doctors: soon.length > 0 ? soon : await find({ location }),
    speakers: languages.length > 0 ? ('nobody' as const) : undefined,
  }
}

/** Figures for the sentences of an answer. */
export type Findings = {
  suggestions: Suggestions
  /**
   * First treatment, as the cards show it, and the number of hospitals that offer it at any price.
   */
  treatment: Treatment | undefined
  whole: number
  /** Number of hospitals within the budget. */
  within: number
  speakers: Speakers | undefined
  /** True if no hospital lists the requested treatment, and the cards show the most similar one. */
  isUnlisted: boolean
}

const NO_FINDINGS: Findings = {
  suggestions: NOTHING,
  treatment: undefined,
  whole: 0,
  within: 0,
  speakers: undefined,
  isUnlisted: false,
}

/** Returns true if a treatment is requested that is none of the services. */
function isUnlisted(services: readonly HealthService[], { wish, isWish }: CareNeed): boolean {
  const treatment = isWish && wish ? treatmentNamed(wish) : undefined
  return (
    treatment !== undefined && !services.some(({ sourceName }) => conceptsOfService(sourceName).includes(treatment.id))
  )
}

/**
 * Returns the results for a need. It suggests nothing in an emergency, before an emergency is ruled
 * out, or if nothing was recognised. If the city lacks one kind, all kinds are searched everywhere,
 * so that no card or link leads to a city without results.
 */
export async function findingsFor(ctx: Context, asked: CareNeed): Promise<Findings> {
  // A number of hospitals within a budget would reveal their prices.
  const need = ctx.withheld.includes('prices') ? { ...asked, budget: undefined } : asked
  const { emergency, isUnsure, isCalm, urgency, specialties, wish, isWish, budget } = need
  const [specialty] = specialties
  if (emergency || (isUnsure && !isCalm) || urgency === null || !specialty) return NO_FINDINGS
  const wishes = [...new Set([wish ?? specialty, specialty])]
  const at = (narrowing: Narrowing) =>
    isWish && wish
      ? offersOf(ctx, wish, narrowing)
      : helpFor(ctx, wishes, { ...narrowing, urgency, isOfChild: need.isOfChild })
  let narrowing: Narrowing = {}
  let result: Awaited<ReturnType<typeof at>> = { hospitals: [], services: [] }
  for (const attempted of narrowingsOf(need)) {
    narrowing = attempted
    result = await at(attempted)
    if (result.hospitals.length > 0) break
  }
  const { location, languages = [], availability, priceTo = null, priceCurrency = null } = narrowing
  const [first] = result.services
  const { priceTo: _, priceCurrency: __, ...withoutBudget } = narrowing
  const [all, { doctors, speakers }, whole, within] = await Promise.all([
    Promise.all(result.services.map((service) => treatmentIn(ctx, service, narrowing))),
    doctorsFor(ctx, need, { location, services: result.services }),
    first && budget ? treatmentIn(ctx, first, withoutBudget) : undefined,
    first && budget ? treatmentIn(ctx, first, { ...withoutBudget, ...budget }) : undefined,
  ])
  const treatments = all.filter(({ hospitals }) => hospitals > 0)
  const suggestions = {
    ...result,
    doctors,
    treatments,
    location: location ?? null,
    languages,
    availability: availability?.[0] ?? null,
    priceTo,
    priceCurrency,
  }
  return {
    suggestions,
    treatment: treatments[0],
    whole: whole?.hospitals ?? 0,
    within: within?.hospitals ?? 0,
    speakers,
    isUnlisted: isUnlisted(result.services, need),
  }
}
