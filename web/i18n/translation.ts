/**
 * createTranslation() — sentences that are their own keys, in one language at a time, with plural
 * forms, contexts and placeholders: the parts of i18next that the pages need, under the same names.
 * `use-translation.tsx` exposes them. The package would add 13 kB (brotli) to every first visit.
 */

import { isolatedIn } from '#domain/isolation.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { type Dictionary, fillBlanks, formKey, readSentence } from '#domain/sentences.ts'

type Options = { count?: number; context?: string; [blank: string]: unknown }
/** Type of the components' `t`. */
export type Translate = (key: string, options?: Options) => string

const plurals = new Map<UiLanguage, Intl.PluralRules>()

function pluralOf(language: UiLanguage, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** Fills placeholders. One without a value stays visible. */
export const fillWords = (language: UiLanguage, text: string, values: Record<string, unknown>): string =>
  fillBlanks(text, (name, blank) => (name in values ? isolatedIn(language, String(values[name] ?? '')) : blank))

type TranslationContext = { language: UiLanguage; t: Translate }

export type Translation = {
  language: UiLanguage
  t: Translate
  addDictionary: (language: UiLanguage, dictionary: Dictionary) => void
  changeLanguage: (language: UiLanguage) => void
  /** For components: the language and its `t`, a new object whenever the sentences change. */
  spoken: () => TranslationContext
  /** Calls the listener whenever the sentences change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export function createTranslation(): Translation {
  const dictionaries: Partial<Record<UiLanguage, Dictionary>> = {}
  const listeners = new Set<() => void>()

  /** Looks up a key, most specific form first. */
  function wordsIn(language: UiLanguage, key: string, { count, context }: Options): string | undefined {
    const dictionary = dictionaries[language]
    if (!dictionary) return undefined
    for (const form of context ? [formKey(key, context), key] : [key]) {
      const words =
        (typeof count === 'number' && dictionary[formKey(form, pluralOf(language, count))]) || dictionary[form]
      if (words) return words
    }
    return undefined
  }

  /**
   * Translates a key. Also accepts a message that carries the values of its placeholders
   * (`sentence` of domain/sentences.ts), for instance of a form or a refusal.
   */
  function translate(language: UiLanguage, key: string, options: Options = {}): string {
    const { sentence, params } = readSentence(key)
    const all = params ? { ...options, ...params } : options
    const words = wordsIn(language, sentence, all) ?? wordsIn('en', sentence, all) ?? sentence
    // `$t({{from}})`: the value of the placeholder is itself a key.
    const expanded = words.replace(/\$t\(\{\{(\w+)\}\}\)/g, (_, name: string) =>
      translate(language, String(all[name] ?? '')),
    )
    return fillWords(language, expanded, all)
  }

  /** Returns a new function each time, so components that receive it render again. */
  const speak = (language: UiLanguage): TranslationContext => ({
    language,
    t: (key, options) => translate(language, key, options),
  })
  let spoken = speak('en')
  const tell = () => {
    spoken = speak(translation.language)
    for (const listener of listeners) listener()
  }

  const translation: Translation = {
    language: 'en',
    t: (key, options) => translate(translation.language, key, options),
    addDictionary(language, dictionary) {
      dictionaries[language] = { ...dictionaries[language], ...dictionary }
      tell()
    },
    changeLanguage(language) {
      translation.language = language
      tell()
    },
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return translation
}
