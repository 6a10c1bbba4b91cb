/** What exists here for what somebody needs: hospitals, doctors and services of the database, by the verbs of the search. */
import type { Budget } from '#domain/assistant/budget.ts'
import type { Understanding } from '#domain/assistant/triage.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/doctors/reading.ts'
import { searchHealthServices } from '#server/features/health-services/reading.ts'
import { searchHospitals } from '#server/features/hospitals/reading.ts'
import type { Suggestions } from './record.ts'

export const NOTHING: Suggestions = {
  hospitals: [],
  doctors: [],
  services: [],
  location: null,
  priceTo: null,
  priceCurrency: null,
}
const FEW = { limit: 3 }

type Search<Item> = () => Promise<{ items: Item[] }>

/** What the first of these searches finds that finds something. */
async function firstOf<Item>(searches: Search<Item>[]): Promise<Item[]> {
  for (const search of searches) {
    const { items } = await search()
    if (items.length > 0) return items
  }
  return []
}

/** What was understood of somebody: what they need, and where. */
type Need = Pick<Understanding, 'emergency' | 'isUnsure' | 'urgency' | 'specialties'> & {
  wish: string | undefined
  isWish: boolean
  /** Where it is wished for, the first that has it. */
  cities: readonly string[]
  /** What may be spent on a treatment that is wished for. */
  budget: Budget | undefined
}

type Place = { location?: string | undefined } & Partial<Budget>
const EVERYWHERE: Place = {}
const MOST_CITIES = 3

/** Who offers the treatment that is wished for, and not something near it. */
async function offersOf(ctx: Context, q: string, place: Place) {
  const { items, meaning } = await searchHealthServices(ctx, { q, sortBy: 'relevance' }, FEW, { uncounted: true })
  const themselves = items.filter(({ id }) => meaning.bestIds.includes(id))
  const offers = await Promise.all(
    (themselves.length > 0 ? themselves : items).map(async (service) => ({
      service,
      hospitals: (await searchHospitals(ctx, { service: service.sourceName, ...place }, FEW)).items,
    })),
  )
  const found = offers.filter(({ hospitals }) => hospitals.length > 0)
  return { services: found.map(({ service }) => service), hospitals: found[0]?.hospitals ?? [] }
}

/** Who treats a complaint, and what they offer for it. */
async function helpFor(ctx: Context, wishes: readonly string[], place: Place & Pick<Need, 'urgency'>) {
  const [hospitals, services] = await Promise.all([
    firstOf(wishes.map((q) => () => searchHospitals(ctx, { q, ...place }, FEW))),
    firstOf(
      wishes.map(
        (q) => () =>
          searchHealthServices(ctx, { q, location: place.location, sortBy: 'relevance' }, FEW, { uncounted: true }),
      ),
    ),
  ])
  return { hospitals, services }
}

/** Where it is looked for, one after the other: within the budget first, in each of the cities, then everywhere within it, then without it. */
function placesOf(cities: readonly string[], budget: Budget | undefined): Place[] {
  const named = cities.slice(0, MOST_CITIES).map((location) => ({ location }))
  const within = budget ? [...named, EVERYWHERE].map((place) => ({ ...place, ...budget })) : []
  return [...within.slice(0, -1), ...named, ...within.slice(-1)]
}

/**
 * Nothing is offered in an emergency, nor before it is known to be none or anything was understood. What the city lacks is looked for
 * everywhere, all of it, so that no card and no link leads to a city that has none.
 */
export async function suggestionsFor(ctx: Context, need: Need): Promise<Suggestions> {
  const { emergency, isUnsure, urgency, specialties, wish, isWish, cities, budget } = need
  const [specialty] = specialties
  if (emergency || isUnsure || urgency === null || !specialty) return NOTHING
  const wishes = [...new Set([wish ?? specialty, specialty])]
  const at = (place: Place) =>
    isWish && wish ? offersOf(ctx, wish, place) : helpFor(ctx, wishes, { ...place, urgency })
  let place = EVERYWHERE
  let offers: Awaited<ReturnType<typeof at>> | undefined
  for (const wanted of placesOf(cities, isWish ? budget : undefined)) {
    const here = await at(wanted)
    if (here.hospitals.length === 0) continue
    offers = here
    place = wanted
    break
  }
  const { location, priceTo = null, priceCurrency = null } = place
  const [found, doctors] = await Promise.all([
    offers ?? at(EVERYWHERE),
    firstOf(
      [[specialty], specialties].map(
        (those) => () => searchDoctors(ctx, { specialties: those, location, urgency }, FEW),
      ),
    ),
  ])
  return { ...found, doctors, location: location ?? null, priceTo, priceCurrency }
}
