/** Search of the administrators' command palette. */
import { z } from 'zod'
import { text } from './fields.ts'
import { fold } from './fold.ts'

export const FOUND_KINDS = ['hospital', 'doctor', 'health_service', 'user', 'appointment'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Maximum number of results per kind. */
export const MOST_FOUND = 5

/** Minimum number of letters of one word that the index needs. */
const LEAST_LETTERS = 3

export const paletteSearch = z.object({
  q: text(100).meta({
    description: `Part of a name or e-mail address, or a booking ID; at least one word of ${LEAST_LETTERS} letters.`,
  }),
})

/** Returns the words to search for, or none if they are too short. */
export function paletteWords(q: string): string[] {
  const words = fold(q).split(' ').filter(Boolean)
  return words.some((word) => word.length >= LEAST_LETTERS) ? words : []
}
