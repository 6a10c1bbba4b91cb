/**
 * Initials on the picture of a doctor. The page writes them because a picture file cannot use the
 * page's fonts.
 */
import { initialsOf as firstLetters } from '../i18n/initials.ts'
import { type Rng, rng } from './seed.ts'

/** Number of patterns (PATTERN_COLORS in interlace.ts). */
const PATTERNS = 8
/** Patterns with a pale ground, which need dark letters. */
const DARK_LETTERS = [0, 1, 4]

export const pickPattern = (random: Rng): number => random.int(0, PATTERNS - 1)

/** Returns ivory, or cobalt for patterns with a pale ground. */
export const letterInk = (pattern: number): string => (DARK_LETTERS.includes(pattern) ? '#1A2A5C' : '#FCFAF5')

/**
 * Returns the ink for a doctor's picture. `pictures.ts` picks the pattern from the same random
 * sequence.
 */
export const inkOf = (seed: string): string => letterInk(pickPattern(rng(`doctor:${seed}`)))

const TITLES = /^((prof|doç|doc|dr|op|uzm)\.?\s+)+/i

/**
 * Returns the first letters of the first and last name, without titles and without the Arabic
 * article.
 */
export function initialsOf(name: string): string {
  const parts = name.replace(TITLES, '').trim().split(/\s+/)
  const names = [parts[0] ?? '', ...parts.slice(1).slice(-1)]
  return firstLetters(
    names.map((part) => part.replace(/^ال(?=..)/, '')),
    'tr',
  )
}
