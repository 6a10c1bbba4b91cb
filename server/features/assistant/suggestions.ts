/** What exists here for what somebody needs: hospitals, doctors and services of the database, by the verbs of the search. */
import { cityIn } from '#domain/assistant/city.ts'
import { wishOf } from '#domain/assistant/guide.ts'
import type { Understanding } from '#domain/assistant/triage.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/doctors/reading.ts'
import { searchHealthServices } from '#server/features/health-services/reading.ts'
import { searchHospitals } from '#server/features/hospitals/reading.ts'
import type { Suggestions } from './record.ts'

export const NOTHING: Suggestions = { hospitals: [], doctors: [], services: [], location: null }
const FEW = { limit: 3 }

/** The first of these searches that finds something. */
async function firstOf<Item>(searches: (() => Promise<{ items: Item[] }>)[]): Promise<Item[]> {
  for (const search of searches) {
    const { items } = await search()
    if (items.length > 0) return items
  }
  return []
}

/** Nothing is offered in an emergency, nor before it is known to be none or anything was understood. What the city lacks is looked for everywhere. */
export async function suggestionsFor(
  ctx: Context,
  understanding: Understanding,
  turns: readonly string[],
): Promise<Suggestions> {
  const { emergency, isUnsure, urgency, specialties } = understanding
  const [specialty] = specialties
  if (emergency || isUnsure || urgency === null || !specialty) return NOTHING
  const wish = wishOf(understanding) ?? specialty
  const location = cityIn(turns)
  const places = location ? [{ location }, {}] : [{}]
  const [hospitals, doctors, services] = await Promise.all([
    firstOf(
      [wish, specialty].flatMap((q) =>
        places.map((place) => () => searchHospitals(ctx, { q, ...place, urgency }, FEW)),
      ),
    ),
    firstOf(
      places.flatMap((place) =>
        [[specialty], specialties].map(
          (those) => () => searchDoctors(ctx, { specialties: those, ...place, urgency }, FEW),
        ),
      ),
    ),
    firstOf(
      [wish, specialty].map(
        (q) => () => searchHealthServices(ctx, { q, sortBy: 'relevance' }, FEW, { uncounted: true }),
      ),
    ),
  ])
  return { hospitals, doctors, services, location: location ?? null }
}
