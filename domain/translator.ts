/** Separate from `sentences.ts`, because pages translate with `t` and should not load this. */
import { isolatedIn } from './isolation.ts'
import type { UiLanguage } from './languages.ts'
import { type Dictionary, fillSentence, formKey, readSentence, type Say } from './sentences.ts'

/**
 * Returns a translator for a dictionary, like `t` on the web. Missing sentences stay in English.
 */
export function translator(dictionary: Dictionary, language: UiLanguage): Say {
  const plurals = new Intl.PluralRules(language)
  return (text, { context, ...given } = {}) => {
    const { sentence: english, params } = readSentence(text)
    const all = { ...given, ...params }
    const counted = typeof all.count === 'number' ? dictionary[formKey(english, plurals.select(all.count))] : undefined
    const meant = context ? dictionary[formKey(english, context)] : undefined
    const words = counted ?? meant ?? dictionary[english] ?? english
    return fillSentence(words, all, { isolate: (value) => isolatedIn(language, value) })
  }
}
