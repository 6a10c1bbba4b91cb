import type { Card } from './card-fields.ts'

const KEEP_MS = 10 * 60_000

let memory: { card: Card; booking: string; until: number } | null = null

/**
 * Holds the card form over the trip to the login page: in this page's memory alone, for ten
 * minutes, for one booking. It is never written anywhere.
 */
export const cardMemory = {
  keep: (card: Card, booking: string) => {
    memory = { card, booking, until: Date.now() + KEEP_MS }
  },
  recall: (booking: string): Card | null =>
    memory && memory.booking === booking && memory.until > Date.now() ? memory.card : null,
  forget: () => {
    memory = null
  },
}
