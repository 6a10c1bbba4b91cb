/** Links that share a comparison of quotes with a companion without an account. */
import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { QUOTE_PARTS } from './parts.ts'
import { wholeNumber } from './request-input.ts'

/** Lifetime of a link in days. */
export const QUOTE_LINK_DAYS = { default: 14, max: 90 } as const
/** Maximum active links of one request. */
export const MAX_QUOTE_LINKS = 5
/** Maximum new links of one patient within 24 hours. */
export const MAX_QUOTE_LINKS_A_DAY = 20
/** Maximum openings from one network within ten minutes. */
export const MAX_QUOTE_LINK_OPENINGS = 60
export const MAX_LINK_NAME = 60

export const QUOTE_LINK_STATES = ['open', 'expired', 'revoked'] as const
export type QuoteLinkState = (typeof QUOTE_LINK_STATES)[number]

export const quoteLinkInput = z.object({
  name: optionalText(MAX_LINK_NAME),
  parts: z
    .array(z.enum(QUOTE_PARTS, { error: 'Please choose from the list' }))
    .min(1, 'Please choose what to show')
    .transform((parts) => QUOTE_PARTS.filter((part) => parts.includes(part))),
  days: wholeNumber(1, QUOTE_LINK_DAYS.max),
})

/** Secret of a link, as in its address. */
export const quoteLinkToken = z.object({ token: z.string().max(100) })

/** Returns the state of a link at an instant. */
export function quoteLinkState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): QuoteLinkState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}
