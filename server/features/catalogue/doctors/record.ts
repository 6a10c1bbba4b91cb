import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { SPECIALTIES } from '#domain/doctors.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, PRICE_RANGES } from '#domain/money.ts'
import { SUBSPECIALTIES, type Subspecialty } from '#domain/subspecialties.ts'
import { type ColumnsOf, instantAnswer, instantOf, priceRangeOf, ratingOf } from '#server/database/record.ts'
import type { SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { nextFreeAnswerOf } from '#server/search/next-free.ts'
import { doctorPriceUsd, doctors } from './table.ts'

const text = z.string().nullable()

/** Public record of a doctor. */
export const doctorAnswer = z
  .object({
    id: z.string(),
    fullName: z.string(),
    specialty: z.enum(SPECIALTIES),
    subspecialties: z.array(z.enum(SUBSPECIALTIES)),
    experienceYears: z.number().int(),
    languagesSpoken: z.array(z.string()),
    phone: text,
    email: text,
    website: text,
    description: text,
    textLanguage: z
      .enum(UI_LANGUAGES)
      .nullable()
      .meta({ description: 'language of `description`; null without a description' }),
    profileImageUrl: text,
    profileImageAlt: text.meta({ description: 'text alternative of the picture' }),
    consultationFee: z.number().nullable().meta({ description: 'null if on request' }),
    currency: z.enum(CURRENCIES),
    priceFrom: z
      .number()
      .nullable()
      .meta({ description: 'lowest price among the treatments, in US dollars; null if none has a price' }),
    priceRange: z
      .enum(PRICE_RANGES)
      .nullable()
      .meta({ description: 'price range of `priceFrom`, else of the consultation fee' }),
    isActive: z.boolean(),
    hospitalId: text.meta({ description: 'null for an independent doctor' }),
    hospitalName: text,
    hospitalCity: text,
    averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
    reviewCount: z.number().int().nullable().meta({ description: 'null where local rules hide reviews' }),
    nextFreeAt: instantAnswer.nullable().meta({
      description: 'next bookable time; in a search for treatments that of `nextFreeServiceId`, else of any service',
    }),
    nextFreeServiceId: z.string().nullable().meta({
      description: 'service for which `nextFreeAt` can be booked, in a search for treatments; null for any service',
    }),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
  })
  .meta({ title: 'Doctor' })
export type Doctor = z.output<typeof doctorAnswer>

export const doctorColumns = {
  id: doctors.id,
  fullName: doctors.fullName,
  specialty: doctors.specialty,
  subspecialties: sql<Subspecialty[]>`${doctors.subspecialties}`,
  experienceYears: doctors.experienceYears,
  languagesSpoken: doctors.languagesSpoken,
  phone: doctors.phone,
  email: doctors.email,
  website: doctors.website,
  description: doctors.description,
  textLanguage: sql<UiLanguage | null>`case when ${doctors.description} is not null then 'en' end`,
  profileImageUrl: doctors.profileImageUrl,
  profileImageAlt: doctors.profileImageAlt,
  consultationFee: doctors.consultationFee,
  currency: doctors.currency,
  priceFrom: doctors.priceFrom,
  priceRange: priceRangeOf(doctorPriceUsd),
  isActive: doctors.isActive,
  hospitalId: doctors.hospitalId,
  hospitalName: doctors.hospitalName,
  hospitalCity: doctors.hospitalCity,
  averageRating: ratingOf(doctors),
  reviewCount: doctors.reviewCount,
  nextFreeAt: nextFreeAnswerOf(doctors),
  nextFreeServiceId: sql<string | null>`null`,
  createdAt: instantOf(doctors.createdAt),
  updatedAt: instantOf(doctors.updatedAt),
} satisfies ColumnsOf<Doctor>

export type DoctorPage = SearchPage<Doctor>
