import { z } from 'zod'
import { CURRENCIES } from '#domain/money.ts'
import type { HospitalRecord } from '#server/features/hospitals/answers.ts'

const instant = z.string().meta({ description: 'ISO 8601' })
const words = z.string().nullable()

export const doctorAnswer = z.object({
  id: z.string(),
  fullName: z.string(),
  specialty: z.string(),
  experienceYears: z.number().int(),
  languagesSpoken: z.array(z.string()),
  phone: words,
  email: words,
  website: words,
  description: words,
  profileImageUrl: words,
  consultationFee: z.number().nullable().meta({ description: 'null: on request' }),
  currency: z.enum(CURRENCIES),
  priceRange: z.string().nullable(),
  isActive: z.boolean(),
  hospitalId: words.meta({ description: 'null: independent' }),
  hospitalName: words,
  hospitalCity: words,
  averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
  reviewCount: z.number().int(),
  nextFreeAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/** A doctor as the verbs answer it; the hospital is there where it was asked for. */
export type DoctorRecord = z.infer<typeof doctorAnswer> & { hospital?: HospitalRecord | null }
