/**
 * Texts of pages, refusals and mails in one language, by the English sentence, for tests in all
 * languages.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import type { Dictionary } from '#domain/sentences.ts'
import { projectRoot } from '#server/config.ts'
import { createTranslation } from '#web/i18n/translation.ts'

type Blanks = { count?: number; context?: string; [blank: string]: unknown }

function dictionaryOf(language: UiLanguage): Dictionary {
  const folder = path.join(projectRoot(), 'domain/sentences', language)
  const entries = readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Dictionary),
  )
  return Object.fromEntries(entries)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export type Speaker = ReturnType<typeof speaker>

export function speaker(language: UiLanguage) {
  const own = dictionaryOf(language)
  const translation = createTranslation()
  translation.addDictionary('en', dictionaryOf('en'))
  translation.addDictionary(language, own)
  translation.changeLanguage(language)
  const forms = Object.keys(own)

  /**
   * Translates a sentence. Throws for an untranslated one, which is a mistake of the test or of the
   * dictionary.
   */
  function t(english: string, blanks: Blanks = {}): string {
    if (language !== 'en' && !(english in own) && !forms.some((form) => form.startsWith(`${english}_`)))
      throw new Error(`There is no ${JSON.stringify(english)} in ${language}.`)
    return translation.t(english, blanks)
  }

  return {
    language,
    t,
    /** Matches texts that begin with the sentence. Missing placeholders match anything. */
    like: (english: string, blanks: Blanks = {}) =>
      new RegExp(`^${escaped(t(english, blanks)).replace(/\\\{\\\{\w+\\\}\\\}/g, '.+')}`),
    longDay: (date: string) =>
      new Date(date).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }),
  }
}
