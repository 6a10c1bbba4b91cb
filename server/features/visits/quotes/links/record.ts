import { z } from 'zod'
import type { HealthFact } from '#domain/quotes/health-words.ts'
import { QUOTE_LINK_STATES, type QuoteLinkState, quoteLinkState } from '#domain/quotes/links.ts'
import { QUOTE_PARTS, type QuotePart } from '#domain/quotes/parts.ts'
import { instantAnswer } from '#server/database/record.ts'
import type { Comparison, ComparisonRow } from '../comparison/document.ts'
import type { quoteLinks } from './table.ts'

/** A link for its patient, without its secret. */
export const quoteLinkAnswer = z
  .object({
    id: z.uuid().meta({ description: 'UUID' }),
    requestId: z.uuid().meta({ description: 'request whose quotes it shows' }),
    name: z.string().nullable().meta({ description: "reader in the patient's words" }),
    parts: z.array(z.enum(QUOTE_PARTS)).meta({ description: 'what it shows' }),
    state: z.enum(QUOTE_LINK_STATES).meta({ description: 'whether it can be opened' }),
    createdAt: instantAnswer.meta({ description: 'creation' }),
    expiresAt: instantAnswer.meta({ description: 'end, unless it is ended before' }),
    openings: z.int().meta({ description: 'number of openings' }),
    lastOpenedAt: instantAnswer.nullable().meta({ description: 'null before the first opening' }),
  })
  .meta({ title: 'QuoteLink' })
export type QuoteLink = z.output<typeof quoteLinkAnswer>

/** A new link with its address, which is answered only once. */
export const newQuoteLinkAnswer = z
  .object({
    url: z.string().meta({ description: 'contains the secret' }),
    link: quoteLinkAnswer.meta({ description: 'the link without its secret' }),
  })
  .meta({ title: 'NewQuoteLink' })
export type NewQuoteLink = z.output<typeof newQuoteLinkAnswer>

export const toQuoteLink = (
  {
    id,
    requestId,
    name,
    parts,
    createdAt,
    expiresAt,
    revokedAt,
    openings,
    lastOpenedAt,
  }: typeof quoteLinks.$inferSelect,
  now: Date,
): QuoteLink => ({
  id,
  requestId,
  name,
  parts,
  state: quoteLinkState({ expiresAt, revokedAt }, now),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  openings,
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
})

/** A comparison for the holder of a link. The rows name their group. */
export type SharedQuotes = {
  state: QuoteLinkState
  expiresAt: string
  /** Empty after the end of the link. */
  parts: QuotePart[]
  /** Null after the end of the link. */
  comparison:
    | (Omit<Comparison, 'groups'> & { rows: (ComparisonRow & { group: string; groupNote: string | null })[] })
    | null
  health: HealthFact[]
}
