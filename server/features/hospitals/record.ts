import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { type Currency, PRICE_RANGES } from '#domain/money.ts'
import { nextFreeAnswerOf } from '#server/database/next-free.ts'
import { type ColumnsOf, instantAnswer, instantOf, priceRangeOf, ratingOf } from '#server/database/record.ts'
import type { SearchPage } from '#server/features/health-services/meaning.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitalServices, hospitals } from './table.ts'

const text = z.string().nullable()

/** A hospital as everybody may read it. */
export const hospitalAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  textLanguage: z.enum(UI_LANGUAGES).nullable().meta({ description: 'of `description`; null without one' }),
  address: z.string(),
  district: text,
  city: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  locationApproximate: z.boolean().meta({ description: 'the position is the middle of its district or province' }),
  phone: text,
  email: text,
  website: text,
  googleMapsUrl: text,
  googlePlacesUrl: text,
  logoUrl: text,
  logoAlt: text.meta({ description: 'what the logo shows, in words' }),
  imageUrls: z.array(z.string()),
  imageAlts: z
    .array(z.string())
    .meta({ description: 'what each of `imageUrls` shows, in their order; empty or missing: nobody has said' }),
  languages: z.array(z.string()),
  insurers: z.array(z.string()),
  acceptsInsurance: z.boolean().nullable().meta({ description: 'null when it is not known' }),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
  reviewCount: z.number().int(),
  priceFrom: z.number().nullable().meta({ description: 'the lowest price among its services, in US dollars' }),
  priceRange: z.enum(PRICE_RANGES).nullable().meta({ description: 'of the median price among its services' }),
  nextFreeAt: instantAnswer.nullable(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
})
export type Hospital = z.output<typeof hospitalAnswer>

export const hospitalColumns = {
  id: hospitals.id,
  name: hospitals.name,
  description: hospitals.description,
  textLanguage: sql<UiLanguage | null>`case when ${hospitals.description} is not null then 'en' end`,
  address: hospitals.address,
  district: hospitals.district,
  city: hospitals.city,
  country: hospitals.country,
  latitude: hospitals.latitude,
  longitude: hospitals.longitude,
  locationApproximate: hospitals.locationApproximate,
  phone: hospitals.phone,
  email: hospitals.email,
  website: hospitals.website,
  googleMapsUrl: hospitals.googleMapsUrl,
  googlePlacesUrl: hospitals.googlePlacesUrl,
  logoUrl: hospitals.logoUrl,
  logoAlt: hospitals.logoAlt,
  imageUrls: hospitals.imageUrls,
  imageAlts: hospitals.imageAlts,
  languages: hospitals.languages,
  insurers: sql<string[]>`coalesce(${hospitals.insurers}, '{}')`,
  acceptsInsurance: sql<boolean | null>`cardinality(${hospitals.insurers}) > 0`,
  isActive: hospitals.isActive,
  isVerified: hospitals.isVerified,
  averageRating: ratingOf(hospitals),
  reviewCount: hospitals.reviewCount,
  priceFrom: hospitals.priceFrom,
  priceRange: priceRangeOf(hospitals.priceTypical),
  nextFreeAt: nextFreeAnswerOf(hospitals),
  createdAt: instantOf(hospitals.createdAt),
  updatedAt: instantOf(hospitals.updatedAt),
} satisfies ColumnsOf<Hospital>

/** What a linked service costs at a hospital: its own price, else the service's; null is on request. */
export const offeredPrice = sql<number | null>`case when ${hospitalServices.onRequest} then null
  else coalesce(${hospitalServices.price}, ${healthServices.price}) end`

/** Of `offeredPrice`. */
export const offeredCurrency = sql<Currency>`coalesce(${hospitalServices.currency}, ${healthServices.currency})`

export type HospitalPage = SearchPage<Hospital>
