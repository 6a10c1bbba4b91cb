/** What exists here for what somebody needs: hospitals, doctors and services of the database, by the verbs of the search. */
import type { Understanding } from '#domain/assistant/triage.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/doctors/reading.ts'
import { searchHealthServices } from '#server/features/health-services/reading.ts'
import { searchHospitals } from '#server/features/hospitals/reading.ts'
import type { Suggestions } from './record.ts'

export const NOTHING: Suggestions = { hospitals: [], doctors: [], services: [], location: null }
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
  city: string | undefined
}

/**
 * Nothing is offered in an emergency, nor before it is known to be none or anything was understood. What the city lacks is looked for
 * everywhere, all of it, so that no card and no link leads to a city that has none.
 */
export async function suggestionsFor(ctx: Context, need: Need): Promise<Suggestions> {
  const { emergency, isUnsure, urgency, specialties, city } = need
  const [specialty] = specialties
  if (emergency || isUnsure || urgency === null || !specialty) return NOTHING
  const wishes = [...new Set([need.wish ?? specialty, specialty])]
  const hospitalsAt = (place: object, q: string) => () => searchHospitals(ctx, { q, ...place, urgency }, FEW)
  const here = city ? await firstOf(wishes.map((q) => hospitalsAt({ location: city }, q))) : []
  const place = here.length > 0 ? { location: city } : {}
  const [hospitals, doctors, services] = await Promise.all([
    here.length > 0 ? here : firstOf(wishes.map((q) => hospitalsAt({}, q))),
    firstOf(
      [[specialty], specialties].map(
        (those) => () => searchDoctors(ctx, { specialties: those, ...place, urgency }, FEW),
      ),
    ),
    firstOf(
      wishes.map(
        (q) => () => searchHealthServices(ctx, { q, ...place, sortBy: 'relevance' }, FEW, { uncounted: true }),
      ),
    ),
  ])
  return { hospitals, doctors, services, location: place.location ?? null }
}
