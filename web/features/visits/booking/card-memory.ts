import type { Card } from './card-fields.ts'

const KEEP_MS = 10 * 60_000

let memory: { card: Card; booking: string; until: number } | null = null

/**
 * Holds the card form during the trip to sign-in: only in this page's memory, for ten minutes, for
 * one booking. It is never stored.
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
