import { z } from 'zod'
import { CURRENCIES } from '#domain/money.ts'
import type { Page } from '#domain/paging.ts'
import type { HospitalRecord } from '#server/features/hospitals/answers.ts'

const instant = z.string().meta({ description: 'ISO 8601' })
const words = z.string().nullable()

export const healthServiceFields = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  iconKey: words,
  price: z.number().nullable().meta({ description: 'null: on request' }),
  currency: z.enum(CURRENCIES),
  priceRange: words,
  duration: z.number().int().nullable().meta({ description: 'minutes' }),
  isActive: z.boolean(),
  averageRating: z.number().nullable().meta({ description: '1 to 5 with one decimal; null without reviews' }),
  reviewCount: z.number().int(),
  hospitalCount: z.number().int().meta({ description: 'active hospitals that offer it' }),
  createdAt: instant,
  updatedAt: instant,
})

export const healthServiceAnswer = healthServiceFields.extend({
  hospitals: z
    .array(z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() }))
    .meta({ description: 'the first of them by name' }),
})

export const foundHealthServiceAnswer = healthServiceAnswer.extend({
  rating: z.number().nullable(),
  averageWaitTime: words.meta({ description: 'until the next free time, on average over the first hospitals' }),
  providers: z.array(z.string()).meta({ description: 'names of hospitals' }),
})

/** A page of them; its categories are resolved. */
export type HealthServicePage = Page<HealthServiceRecord>

/** A health service as the verbs answer it; the hospitals are there where they were asked for. */
export type HealthServiceRecord = z.infer<typeof healthServiceFields> & { hospitals?: HospitalRecord[] }
