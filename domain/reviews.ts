import { z } from 'zod'
import { optionalText } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

export const reviewInput = z.object({
  rating: z.number().int().min(1, 'Please choose 1 to 5 stars').max(5, 'Please choose 1 to 5 stars'),
  comment: optionalText(4000),
  language: z.enum(UI_LANGUAGES).default('en'),
})
