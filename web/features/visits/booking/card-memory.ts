import type { Card } from './card-fields.ts'

const KEEP_MS = 10 * 60_000

let kept: { card: Card; booking: string; until: number } | null = null

/**
 * Holds the card form over the trip to the login page: in this page's memory alone, for ten
 * minutes, for one booking. It is never written anywhere.
 */
export const cardMemory = {
  keep: (card: Card, booking: string) => {
    kept = { card, booking, until: Date.now() + KEEP_MS }
  },
  recall: (booking: string): Card | null =>
    kept && kept.booking === booking && kept.until > Date.now() ? kept.card : null,
  forget: () => {
    kept = null
  },
}
