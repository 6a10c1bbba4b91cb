/**
 * Names, addresses and numbers with signs among words that are read from the right: `A.Ş.`, `+90
 * 212 000 00 00` and `2026-11-24` would fall to pieces there, since full stops, plus signs and
 * hyphens take the direction of the sentence.
 */
import { directionOf, type UiLanguage } from './languages.ts'

const LATIN_LETTER = /[A-Za-z\u00c0-\u024f\u0370-\u052f\u1e00-\u1eff]/
const SIGNED_NUMBER = /^\+|\d-\d/
/** As a text without letters has no direction of its own, a number is told its one. */
const ISOLATES = { name: '\u2068', number: '\u2066', end: '\u2069' }

/** Mail programs make a link of an address, and would take a sign that stands behind it along. */
const LINK = /^https?:\/\//

/** A value as it stands in a sentence of this language. */
export function isolatedIn(language: UiLanguage, value: string): string {
  if (directionOf(language) === 'ltr' || LINK.test(value)) return value
  if (LATIN_LETTER.test(value)) return `${ISOLATES.name}${value}${ISOLATES.end}`
  return SIGNED_NUMBER.test(value) ? `${ISOLATES.number}${value}${ISOLATES.end}` : value
}
