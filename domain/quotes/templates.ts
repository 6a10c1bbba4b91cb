/**
 * Quote templates of a hospital for a treatment. They contain nothing about a patient: no plan, no
 * doctor, no dates. Expiry counts from the day of use.
 */
import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { UI_LANGUAGES } from '../languages.ts'
import { VALID_DAYS } from './limits.ts'
import { quoteFields, refuseAmounts } from './quote-input.ts'
import { wholeNumber } from './request-input.ts'

/** Maximum templates of one hospital. */
export const MAX_QUOTE_TEMPLATES = 60
export const MAX_TEMPLATE_NAME = 80

const content = quoteFields
  .omit({ doctorId: true, plan: true, alternatives: true, dates: true, validUntil: true, deposit: true })
  .extend({
    language: z.enum(UI_LANGUAGES, { error: 'Please choose en, tr, ru or ar' }),
    lines: quoteFields.shape.lines.min(1, 'Please add a line'),
    validDays: wholeNumber(VALID_DAYS.min, VALID_DAYS.max).nullish(),
    deposit: quoteFields.shape.deposit
      .unwrap()
      .unwrap()
      .omit({ refundableUntil: true })
      .extend({ refundableDays: wholeNumber(0, 365).nullish() })
      .nullish(),
  })
  .superRefine(refuseAmounts)
export type QuoteTemplateContent = z.output<typeof content>

/** A new template. */
export const quoteTemplateInput = z.object({
  treatmentId: z.string({ error: 'Please choose a treatment' }).min(1, 'Please choose a treatment').max(60),
  name: requiredText('Please name the template', MAX_TEMPLATE_NAME),
  content,
})
export const quoteTemplateUpdate = quoteTemplateInput.partial()
