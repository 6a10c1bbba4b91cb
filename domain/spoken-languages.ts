/** Languages spoken at a hospital, as forms and programs send them. */
import { z } from 'zod'
import { text } from './fields.ts'
import { fold } from './fold.ts'
import { SPOKEN_LANGUAGES } from './languages.ts'

/**
 * Names of the languages of the filter in Turkish, Russian and Arabic, in its order and in lower
 * case.
 */
const NAMES = [
  ['ingilizce', 'английский', 'الإنجليزية'],
  ['türkçe', 'турецкий', 'التركية'],
  ['arapça', 'арабский', 'العربية'],
  ['almanca', 'немецкий', 'الألمانية'],
  ['fransızca', 'французский', 'الفرنسية'],
  ['rusça', 'русский', 'الروسية'],
  ['çince', 'китайский', 'الصينية'],
]

const byName = /* @__PURE__ */ new Map<string, string>(
  /* @__PURE__ */ SPOKEN_LANGUAGES.flatMap((language, at) =>
    [language, ...(NAMES[at] ?? [])].map((name): [string, string] => [fold(name), language]),
  ),
)

/**
 * Returns one entry per language, without duplicates: entries are split at commas and semicolons,
 * and a known language in any of the four languages is stored under its English name.
 */
export const splitLanguages = (entries: readonly string[]): string[] => [
  ...new Set(
    entries
      .flatMap((entry) => entry.split(/[,;،؛]/u))
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => byName.get(fold(entry)) ?? entry),
  ),
]

/** Maximum length of an entry, which may contain the names of several languages. */
const MAX_ENTRY = 400

export const languagesInput = z
  .array(text(MAX_ENTRY))
  .max(40)
  .transform(splitLanguages)
  .pipe(z.array(text(60)).max(40))
