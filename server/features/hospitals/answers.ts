import { z } from 'zod'
import { CURRENCIES } from '#domain/money.ts'
import type { DoctorRecord } from '#server/features/doctors/answers.ts'
import type { HealthServiceRecord } from '#server/features/health-services/answers.ts'

const instant = z.string().meta({ description: 'ISO 8601' })
const words = z.string().nullable()

/** A service at a hospital, with that hospital's price. */
export const offeredServiceAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  iconKey: words,
  price: z.number().nullable().meta({ description: 'null: on request' }),
  currency: z.enum(CURRENCIES),
  duration: z.number().int().nullable().meta({ description: 'minutes' }),
})
export type OfferedServiceAnswer = z.infer<typeof offeredServiceAnswer>

const hospitalFields = z.object({
  id: z.string(),
  name: z.string(),
  description: words,
  address: z.string(),
  district: words,
  city: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: words,
  email: words,
  website: words,
  googleMapsUrl: words,
  googlePlacesUrl: words,
  logoUrl: words,
  imageUrls: z.array(z.string()),
  languages: z.array(z.string()),
  insurers: z.array(z.string()),
  acceptsInsurance: z.boolean(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
  reviewCount: z.number().int(),
  priceFrom: z.number().nullable(),
  priceRange: z.string().nullable(),
  nextFreeAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
})

export const hospitalAnswer = hospitalFields.extend({
  services: z.array(offeredServiceAnswer),
  serviceCount: z.number().int(),
})

/** A hospital as the verbs answer it; the lists are there where they were asked for. */
export type HospitalRecord = z.infer<typeof hospitalFields> & {
  services?: OfferedServiceRecord[]
  serviceCount?: number
  doctors?: DoctorRecord[]
}

export type OfferedServiceRecord = {
  id: string
  price: number | null
  currency: (typeof CURRENCIES)[number]
  service: HealthServiceRecord
}
