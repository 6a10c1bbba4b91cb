/**
 * Checks of single values. They are separate from the schemas, so that a page with one does not
 * load the validator.
 */

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** Returns true for a yyyy-mm-dd that exists in the calendar (2026-02-30 does not). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}

/** Pattern of HH:mm. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/u
export const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

/**
 * Returns true for storable text. PostgreSQL cannot store NUL, and a lone surrogate would become
 * U+FFFD.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * Blank characters outside `Cf`: Hangul fillers, the Braille blank and the combining grapheme
 * joiner.
 */
const BLANKS = '\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0'
const JOINERS = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu
const INVISIBLE = new RegExp(`[\\p{Cf}${BLANKS}]`, 'u')

/**
 * Returns true for invisible characters and those that reorder others (U+200B, U+202E). Zero-width
 * joiners between letters are allowed, because Persian, Urdu and Indian names contain them.
 */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(JOINERS, ''))

/** Returns true for any unprintable character, without exceptions. Mail addresses contain none. */
export const hasUnprintable = (text: string): boolean => new RegExp(`[\\p{C}${BLANKS}]`, 'u').test(text)
