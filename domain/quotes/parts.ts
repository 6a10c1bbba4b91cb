/** Parts of a comparison that a patient can share with a companion. */
import { sentence } from '../sentences.ts'

export const QUOTE_PARTS = ['hospitals', 'prices', 'dates', 'plan', 'aftercare', 'attachments', 'health'] as const
export type QuotePart = (typeof QUOTE_PARTS)[number]

/** Default parts of a new link. Health stays private. */
export const DEFAULT_QUOTE_PARTS: readonly QuotePart[] = QUOTE_PARTS.filter((part) => part !== 'health')

export const QUOTE_PART_LABELS: Readonly<Record<QuotePart, string>> = {
  hospitals: sentence('Hospitals and doctors'),
  prices: sentence('Prices and payment'),
  dates: sentence('Dates, stay and flights'),
  plan: sentence('Treatment and plan'),
  aftercare: sentence('Aftercare and complications'),
  attachments: sentence('Names of attachments'),
  health: sentence('My answers about my health'),
}
