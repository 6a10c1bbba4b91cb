/**
 * Checks of single values. Apart from the schemas, so that a page that makes one does not load the
 * validator.
 */

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** yyyy-mm-dd that exists in the calendar (2026-02-30 does not). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}

/** HH:mm */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/u
export const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

/** NUL cannot be stored by PostgreSQL and a lone surrogate would silently turn into U+FFFD. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * Blank characters outside `Cf`: Hangul fillers, the Braille blank and the combining grapheme
 * joiner.
 */
const BLANKS = '\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0'
const JOINERS = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu
const INVISIBLE = new RegExp(`[\\p{Cf}${BLANKS}]`, 'u')

/**
 * Returns true for characters that nobody sees or that reorder the others (U+200B, U+202E).
 * Zero-width joiners between letters pass: Persian, Urdu and Indian names are spelled with them.
 */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(JOINERS, ''))

/**
 * Returns true for anything that does not print, without exceptions. E-mail addresses contain none
 * of it.
 */
export const hasUnprintable = (text: string): boolean => new RegExp(`[\\p{C}${BLANKS}]`, 'u').test(text)
