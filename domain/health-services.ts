import { z } from 'zod'
import { requiredName, requiredText } from './fields.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from './money.ts'
import { inPartOrder, PRICE_PARTS, type SentParts } from './price-parts.ts'
import { sentence } from './sentences.ts'
import { CATEGORIES } from './service-categories.ts'
import { MAX_SERVICE_DESCRIPTION, MAX_SERVICE_NAME, namedTextsInput } from './texts.ts'
import { channel, visitType } from './visit-fields.ts'
import { CHANNELS, CONSULTATION_MINUTES, type VisitType } from './visit-types.ts'

export { CATEGORIES, type Category } from './service-categories.ts'

export const ICON_KEYS = [
  'heart',
  'brain',
  'eye',
  'bone',
  'emergency',
  'baby',
  'users',
  'stethoscope',
  'syringe',
  'pill',
  'heartpulse',
  'microscope',
  'zap',
  'tooth',
] as const
export type IconKey = (typeof ICON_KEYS)[number]

export const price = z
  .number({ error: 'Price must be a number' })
  .min(0, 'Price must be at least 0')
  .max(99_999_999.99, 'Price is too high')
  .refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'Price can have at most two decimals')

const WHOLE = 'Duration must be a whole number of minutes'
const duration = z
  .number({ error: WHOLE })
  .int(WHOLE)
  .min(1, 'Duration must be at least 1 minute')
  .max(1440, 'Duration must be at most 1440 minutes')

const MAX_STAY = 365
const stay = (name: string) => {
  const wrong = sentence('{{name}} must be a whole number from 0 to {{max}}', { name, max: MAX_STAY })
  return z.number({ error: wrong }).int(wrong).min(0, wrong).max(MAX_STAY, wrong)
}
/** Nights in hospital. */
const nights = stay('nights')
/** Days in Türkiye, from arrival to departure. */
const stayDays = stay('stayDays')

const WHOLE_AGE = 'Age must be a whole number of years'
const age = z
  .number({ error: WHOLE_AGE })
  .int(WHOLE_AGE)
  .min(0, 'Age must be at least 0')
  .max(120, 'Age must be at most 120')
  .nullish()
/**
 * Returns true if the lower age limit is not above the upper one, which would exclude all patients.
 */
export const areAgesInOrder = ({ minAge, maxAge }: { minAge?: number | null; maxAge?: number | null }): boolean =>
  minAge == null || maxAge == null || minAge <= maxAge
export const AGES_OUT_OF_ORDER = 'The upper age must not be below the lower one'

export const healthServiceInput = z.object({
  name: requiredName('Service name is required', MAX_SERVICE_NAME),
  description: requiredText('Description is required', MAX_SERVICE_DESCRIPTION),
  category: z.enum(CATEGORIES, { error: 'Category is required' }),
  iconKey: z.enum(ICON_KEYS).nullish(),
  price: price.nullish(),
  currency: z.enum(CURRENCIES).default(DEFAULT_CURRENCY),
  duration: duration.nullish(),
  visitType: visitType.optional().meta({ description: 'Default: derived from the name and the category.' }),
  nights: nights.nullish().meta({ description: 'Nights in hospital. Null if unknown.' }),
  stayDays: stayDays.nullish().meta({ description: 'Days in Türkiye. Null if unknown.' }),
  minAge: age.meta({ description: 'Lowest age of a patient. Null: no limit.' }),
  maxAge: age.meta({ description: 'Highest age of a patient. Null: no limit.' }),
  isActive: z.boolean().default(true),
  texts: namedTextsInput.optional(),
})
export type HealthServiceInput = z.input<typeof healthServiceInput>

/** Input of a PUT. Omitted fields stay unchanged. */
export const healthServiceUpdate = z.object({
  name: healthServiceInput.shape.name.optional(),
  description: healthServiceInput.shape.description.optional(),
  category: healthServiceInput.shape.category.optional(),
  iconKey: healthServiceInput.shape.iconKey,
  price: healthServiceInput.shape.price,
  currency: z.enum(CURRENCIES).optional(),
  duration: healthServiceInput.shape.duration,
  visitType: visitType.optional(),
  nights: healthServiceInput.shape.nights,
  stayDays: healthServiceInput.shape.stayDays,
  minAge: healthServiceInput.shape.minAge,
  maxAge: healthServiceInput.shape.maxAge,
  isActive: z.boolean().optional(),
  texts: healthServiceInput.shape.texts,
})

const { min, max } = CONSULTATION_MINUTES
const CONSULTATION_LENGTH = sentence('The first consultation must last {{min}} to {{max}} minutes', { min, max })

/** Terms of the consultation for a treatment, at a hospital or with a doctor. */
export const consultationTermsInput = z.object({
  channels: z
    .array(channel)
    .min(1, 'Please choose at least one way to hold the consultation')
    .transform((channels) => CHANNELS.filter((each) => channels.includes(each)))
    .nullish()
    .meta({ description: 'Ways to hold the consultation. Null for the default.' }),
  consultationPrice: price
    .nullish()
    .meta({ description: 'Price of the first consultation of a procedure; 0 is free.' }),
  consultationCurrency: z.enum(CURRENCIES).nullish(),
  consultationMinutes: z
    .number({ error: CONSULTATION_LENGTH })
    .int(CONSULTATION_LENGTH)
    .min(min, CONSULTATION_LENGTH)
    .max(max, CONSULTATION_LENGTH)
    .nullish()
    .meta({ description: 'Length of the first consultation of a procedure.' }),
})

const partList = z
  .array(z.enum(PRICE_PARTS, { error: 'Please choose parts from the list' }))
  .transform(inPartOrder)
  .nullish()

/**
 * A hospital's own price for a linked service, by default the service's price unless it is on
 * request. It includes the terms of the consultation and the hospital's own length of stay.
 */
export const hospitalServiceInput = z.object({
  price: price.nullish(),
  currency: z.enum(CURRENCIES).nullish(),
  onRequest: z.boolean().nullish(),
  ...consultationTermsInput.shape,
  nights: healthServiceInput.shape.nights,
  stayDays: healthServiceInput.shape.stayDays,
  priceIncludes: partList.meta({ description: 'Parts of the treatment that the price includes. Null for none.' }),
  priceExcludes: partList.meta({
    description: 'Parts that are paid separately. A part in neither list is not stated.',
  }),
})

/**
 * Returns the price of a consultation with its currency, by default that of the service. Empty if
 * not sent.
 */
export const consultationPriceFrom = (
  { consultationPrice, consultationCurrency }: z.output<typeof consultationTermsInput>,
  usual: Currency,
): { consultationPrice?: number | null; consultationCurrency?: Currency | null } =>
  consultationPrice === undefined
    ? {}
    : {
        consultationPrice,
        consultationCurrency: consultationPrice === null ? null : (consultationCurrency ?? usual),
      }

const PART_IN_BOTH = 'The same part cannot be both included and not included.'

/** Returns the sentence and field that refuse terms which the treatment cannot have, or null. */
export function refuseTerms(
  treatment: VisitType,
  terms: z.output<typeof consultationTermsInput> & SentParts,
): { field: string; sentence: string } | null {
  if (terms.priceIncludes?.some((part) => terms.priceExcludes?.includes(part)))
    return { field: 'priceExcludes', sentence: PART_IN_BOTH }
  if (treatment === 'examination' && terms.channels?.some((each) => each !== 'in_person'))
    return { field: 'channels', sentence: 'An examination takes place in person.' }
  if (treatment === 'procedure') return null
  if (terms.consultationPrice != null || terms.consultationMinutes != null)
    return {
      field: terms.consultationPrice != null ? 'consultationPrice' : 'consultationMinutes',
      sentence: 'Only operations have a first consultation with its own price and length.',
    }
  return null
}
