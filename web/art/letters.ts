/**
 * The letters on the picture of a doctor. The page writes them: a picture that is a file cannot use
 * the page's fonts.
 */
import { initialsOf as firstLetters } from '../i18n/initials.ts'
import { type Rng, rng } from './seed.ts'

/** How many patterns there are (PATTERN_COLORS of interlace.ts). */
const PATTERNS = 8
/** Those on which letters are dark, on a pale ground. */
const DARK_LETTERS = [0, 1, 4]

export const pickPattern = (random: Rng): number => random.int(0, PATTERNS - 1)

/** Ivory, or cobalt on the pale ones. */
export const letterInk = (pattern: number): string => (DARK_LETTERS.includes(pattern) ? '#1A2A5C' : '#FCFAF5')

/** Seed of the picture's random sequence, also used in pictures.ts. */
export const inkOf = (seed: string): string => letterInk(pickPattern(rng(`doctor:${seed}`)))

const TITLES = /^((prof|doç|doc|dr|op|uzm)\.?\s+)+/i

/**
 * First letters of the first and the last name, without titles and without the article that Arabic
 * words begin with.
 */
export function initialsOf(name: string): string {
  const parts = name.replace(TITLES, '').trim().split(/\s+/)
  const names = [parts[0] ?? '', ...parts.slice(1).slice(-1)]
  return firstLetters(
    names.map((part) => part.replace(/^ال(?=..)/, '')),
    'tr',
  )
}
