import { z } from 'zod'
import { requiredName, requiredText } from './fields.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from './money.ts'
import { CATEGORIES } from './service-categories.ts'
import { MAX_SERVICE_DESCRIPTION, MAX_SERVICE_NAME, namedTextsInput } from './texts.ts'

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

const PROCEDURE_NAME = /\b(surgery|surgical|operations?|transplants?|transplantation|implants?|replacements?|bypass)\b/i

/**
 * Whether the name or the category says that a service is an operation: the default of
 * `isProcedure`.
 */
export const isProcedureByName = ({ name, category }: { name: string; category: string }): boolean =>
  category === 'Surgery' || PROCEDURE_NAME.test(name)

export const healthServiceInput = z.object({
  name: requiredName('Service name is required', MAX_SERVICE_NAME),
  description: requiredText('Description is required', MAX_SERVICE_DESCRIPTION),
  category: z.enum(CATEGORIES, { error: 'Category is required' }),
  iconKey: z.enum(ICON_KEYS).nullish(),
  price: price.nullish(),
  currency: z.enum(CURRENCIES).default(DEFAULT_CURRENCY),
  duration: duration.nullish(),
  isProcedure: z.boolean().optional().meta({ description: 'Unless sent, the name and the category decide.' }),
  isActive: z.boolean().default(true),
  texts: namedTextsInput.optional(),
})
export type HealthServiceInput = z.input<typeof healthServiceInput>

/** PUT keeps what is not sent. */
export const healthServiceUpdate = z.object({
  name: healthServiceInput.shape.name.optional(),
  description: healthServiceInput.shape.description.optional(),
  category: healthServiceInput.shape.category.optional(),
  iconKey: healthServiceInput.shape.iconKey,
  price: healthServiceInput.shape.price,
  currency: z.enum(CURRENCIES).optional(),
  duration: healthServiceInput.shape.duration,
  isProcedure: z.boolean().optional(),
  isActive: z.boolean().optional(),
  texts: healthServiceInput.shape.texts,
})

/**
 * A hospital's own price for a linked service; absent means the service's price, unless it is on
 * request.
 */
export const hospitalServiceInput = z.object({
  price: price.nullish(),
  currency: z.enum(CURRENCIES).nullish(),
  onRequest: z.boolean().nullish(),
})
