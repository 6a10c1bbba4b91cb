import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { CATEGORIES, ICON_KEYS } from '#domain/health-services.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, PRICE_RANGES } from '#domain/money.ts'
import { VISIT_TYPES } from '#domain/visit-types.ts'
import { type ColumnsOf, instantAnswer, instantOf, priceRangeOf, ratingOf } from '#server/database/record.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { nextFreeOfServiceAnswer } from '#server/search/next-free.ts'
import type { SearchPage } from './meaning.ts'
import { healthServices } from './table.ts'

/** Public record of a treatment. */
export const healthServiceAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  textLanguage: z.enum(UI_LANGUAGES).meta({ description: 'language of `name` and `description`' }),
  sourceName: z.string().meta({ description: 'English name in every language' }),
  category: z.enum(CATEGORIES),
  iconKey: z.enum(ICON_KEYS).nullable(),
  price: z.number().nullable().meta({ description: 'null if on request' }),
  currency: z.enum(CURRENCIES),
  priceRange: z.enum(PRICE_RANGES).nullable(),
  duration: z.number().int().nullable().meta({ description: 'length in minutes' }),
  visitType: z.enum(VISIT_TYPES).meta({ description: 'a procedure is booked by its first consultation' }),
  nights: z.number().int().nullable().meta({ description: 'nights in hospital; null if unknown' }),
  stayDays: z.number().int().nullable().meta({ description: 'days in Türkiye; null if unknown' }),
  minAge: z.number().int().nullable().meta({ description: 'lowest age of a patient; null without a limit' }),
  maxAge: z.number().int().nullable().meta({ description: 'highest age of a patient; null without a limit' }),
  isActive: z.boolean(),
  averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
  reviewCount: z.number().int().nullable().meta({ description: 'null where local rules hide reviews' }),
  hospitalCount: z.number().int().meta({ description: 'number of active hospitals that offer it' }),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
})
export type HealthService = z.output<typeof healthServiceAnswer>
export type HealthServicePage = SearchPage<HealthService>

export const healthServiceColumns = {
  id: healthServices.id,
  name: healthServices.name,
  description: healthServices.description,
  textLanguage: sql<UiLanguage>`'en'`,
  sourceName: healthServices.name,
  category: healthServices.category,
  iconKey: healthServices.iconKey,
  price: healthServices.price,
  currency: healthServices.currency,
  priceRange: priceRangeOf(healthServices.priceUsd),
  duration: healthServices.duration,
  visitType: healthServices.visitType,
  nights: healthServices.nights,
  stayDays: healthServices.stayDays,
  minAge: healthServices.minAge,
  maxAge: healthServices.maxAge,
  isActive: healthServices.isActive,
  averageRating: ratingOf(healthServices),
  reviewCount: healthServices.reviewCount,
  hospitalCount: healthServices.hospitalCount,
  createdAt: instantOf(healthServices.createdAt),
  updatedAt: instantOf(healthServices.updatedAt),
} satisfies ColumnsOf<HealthService>

/** Short record of a hospital that offers a service. */
export const providerAnswer = z
  .object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() })
  .meta({ title: 'Provider' })
/** Hospital with the next free time of the service there. */
export type Provider = z.output<typeof providerAnswer> & { nextFreeAt: string | null }

export const providerColumns = {
  id: hospitals.id,
  name: hospitals.name,
  city: hospitals.city,
  country: hospitals.country,
  nextFreeAt: nextFreeOfServiceAnswer,
} satisfies ColumnsOf<Provider>
