/** Suggestions while typing: treatments by meaning, hospitals by name, doctors by both. */
import { z } from 'zod'
import { text } from '#domain/fields.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import { whole } from '#domain/paging.ts'
import { saysEnough } from '#domain/suggestions.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import { meaningOf } from '#server/features/catalogue/health-services/meaning.ts'
import { searchHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import { lowestPrices } from '#server/features/catalogue/hospitals/lowest-prices.ts'
import { searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import type { Hospital } from '#server/features/catalogue/hospitals/record.ts'

const MOST_SUGGESTED = 10

export const suggestionsInput = z.object({
  q: text(200),
  limit: whole('limit', MOST_SUGGESTED).default(5),
})

export type TreatmentSuggestion = {
  id: string
  name: string
  sourceName: string
  iconKey: string | null
  hospitals: number
  from: number | null
  currency: Currency
}
export type Suggestions = {
  treatments: TreatmentSuggestion[]
  hospitals: Hospital[]
  doctors: Doctor[]
  areDoctorsMeant: boolean
}

/** Returns suggestions for a typed text. A text that is too short has none. */
export async function suggest(ctx: Context, raw: unknown): Promise<Suggestions> {
  const { q, limit } = suggestionsInput.parse(raw)
  if (!saysEnough(q)) return { treatments: [], hospitals: [], doctors: [], areDoctorsMeant: false }
  const paging = { limit }
  const search = { q, asText: true }
  const { subspecialties } = await meaningOf(ctx, q)
  const areDoctorsMeant = subspecialties.length > 0
  const [services, hospitalPage, doctorPage] = await Promise.all([
    searchHealthServices(ctx, { q, sortBy: 'relevance' }, paging, { uncounted: true }),
    searchHospitals(ctx, search, paging),
    searchDoctors(ctx, { q, asText: !areDoctorsMeant }, paging),
  ])
  const prices = await lowestPrices(
    ctx,
    services.items.map(({ id }) => id),
  )
  const treatments = services.items.map(({ id, name, sourceName, iconKey, hospitalCount }) => ({
    id,
    name,
    sourceName,
    iconKey,
    hospitals: hospitalCount,
    from: prices.get(id)?.amount ?? null,
    currency: prices.get(id)?.currency ?? DEFAULT_CURRENCY,
  }))
  return { treatments, hospitals: hospitalPage.items, doctors: doctorPage.items, areDoctorsMeant }
}
