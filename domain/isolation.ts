/**
 * Names, addresses and numbers with punctuation in right-to-left text: `A.Ş.`, `+90 212 000 00 00`
 * and `2026-11-24` would be reordered there, because full stops, plus signs and hyphens take the
 * direction of the sentence.
 */
import { directionOf, type UiLanguage } from './languages.ts'

const LATIN_LETTER = /[A-Za-z\u00c0-\u024f\u0370-\u052f\u1e00-\u1eff]/
const SIGNED_NUMBER = /^\+|\d-\d/
/** Isolates. Text without letters has no direction of its own, so a number gets an explicit one. */
const ISOLATES = { name: '\u2068', number: '\u2066', end: '\u2069' }

/**
 * Pattern of links. Mail programs would include a control character after an address in the link.
 */
const LINK = /^https?:\/\//

/** Isolates a value for a sentence in this language. */
export function isolatedIn(language: UiLanguage, value: string): string {
  if (directionOf(language) === 'ltr' || LINK.test(value)) return value
  if (LATIN_LETTER.test(value)) return `${ISOLATES.name}${value}${ISOLATES.end}`
  return SIGNED_NUMBER.test(value) ? `${ISOLATES.number}${value}${ISOLATES.end}` : value
}
