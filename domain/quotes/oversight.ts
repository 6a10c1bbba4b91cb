/** Filters of the administrators' list of quote requests. */
import { z } from 'zod'
import { uuid } from '../fields.ts'
import { statedReason } from '../stated-reason.ts'

export const QUOTE_OVERSIGHT_VIEWS = ['open', 'late', 'quoted', 'accepted', 'closed', 'disputed', 'settled'] as const
export type QuoteOversightView = (typeof QUOTE_OVERSIGHT_VIEWS)[number]

export const quoteOversightSearch = z.object({
  view: z.enum(QUOTE_OVERSIGHT_VIEWS).nullish(),
  hospitalId: uuid('Unknown hospital').nullish(),
  q: z.string().trim().max(40).nullish(),
})
export type QuoteOversightSearch = z.output<typeof quoteOversightSearch>

/** Reason of an administrator for break-glass access to the texts of patient and hospital. */
export const quoteOpeningReason = statedReason('Please say why you are opening this quote request.')
export const quoteOpening = z.object({ reason: quoteOpeningReason })
