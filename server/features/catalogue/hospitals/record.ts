import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { type Currency, PRICE_RANGES } from '#domain/money.ts'
import { type ColumnsOf, instantAnswer, instantOf, priceRangeOf, ratingOf } from '#server/database/record.ts'
import type { SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { nextFreeAnswerOf } from '#server/search/next-free.ts'
import { hospitalServices, hospitals } from './table.ts'

const text = z.string().nullable()

/** Public record of a hospital. */
export const hospitalAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  textLanguage: z
    .enum(UI_LANGUAGES)
    .nullable()
    .meta({ description: 'language of `description`; null without a description' }),
  address: z.string(),
  district: text,
  city: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  locationApproximate: z
    .boolean()
    .meta({ description: 'whether the position is the centre of the district or province' }),
  phone: text,
  email: text,
  website: text,
  googleMapsUrl: text,
  googlePlacesUrl: text,
  logoUrl: text,
  logoAlt: text.meta({ description: 'text alternative of the logo' }),
  imageUrls: z.array(z.string()),
  imageAlts: z
    .array(z.string())
    .meta({ description: 'text alternatives of `imageUrls`, in the same order; empty or missing if not given' }),
  languages: z.array(z.string()),
  insurers: z.array(z.string()),
  acceptsInsurance: z.boolean().nullable().meta({ description: 'null if unknown' }),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
  reviewCount: z.number().int().nullable().meta({ description: 'null where local rules hide reviews' }),
  priceFrom: z.number().nullable().meta({ description: 'lowest price among its services, in US dollars' }),
  priceRange: z.enum(PRICE_RANGES).nullable().meta({ description: 'price range of the median price of its services' }),
  nextFreeAt: instantAnswer.nullable().meta({
    description: 'next bookable time; in a search for treatments that of `nextFreeServiceId`, else of any service',
  }),
  nextFreeServiceId: z.string().nullable().meta({
    description: 'service for which `nextFreeAt` can be booked, in a search for treatments; null for any service',
  }),
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
  nextFreeServiceId: sql<string | null>`null`,
  createdAt: instantOf(hospitals.createdAt),
  updatedAt: instantOf(hospitals.updatedAt),
} satisfies ColumnsOf<Hospital>

/** Price of a service at a hospital: its own, else that of the service. Null if on request. */
export const offeredPrice = sql<number | null>`case when ${hospitalServices.onRequest} then null
  else coalesce(${hospitalServices.price}, ${healthServices.price}) end`

/** Currency of `offeredPrice`. */
export const offeredCurrency = sql<Currency>`coalesce(${hospitalServices.currency}, ${healthServices.currency})`

export type HospitalPage = SearchPage<Hospital>
