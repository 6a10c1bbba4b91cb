/** What administrators find from anywhere in their panel, by a few letters. */
import { z } from 'zod'
import { text } from './fields.ts'
import { fold } from './fold.ts'

export const FOUND_KINDS = ['hospital', 'doctor', 'health_service', 'user', 'appointment'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Of each kind. */
export const MOST_FOUND = 5

/** So many letters of one word the index needs to find records by. */
const LEAST_LETTERS = 3

export const paletteSearch = z.object({
  q: text(100).meta({
    description: `Words of names, mail addresses, or a booking id; one of at least ${LEAST_LETTERS} letters.`,
  }),
})

/** The words to look for; none where they are too short to find anything by. */
export function paletteWords(q: string): string[] {
  const words = fold(q).split(' ').filter(Boolean)
  return words.some((word) => word.length >= LEAST_LETTERS) ? words : []
}
