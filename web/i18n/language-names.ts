/**
 * languageNames(['Turkish', 'English'], { locale, t }) — languages that people speak as a line begins and goes on with them: where a language
 * writes such names small (турецкий), only the first has a capital. What somebody has typed stays as it is.
 */
import { SPOKEN_CODES } from '#domain/languages.ts'
import type { Translate } from './translation.ts'

const made = new Map<string, Intl.DisplayNames>()
function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' })
  made.set(locale, names)
  return names
}

export const languageNames = (languages: readonly string[], { locale, t }: { locale: string; t: Translate }) =>
  languages.map((language, at) => {
    const code = at > 0 && SPOKEN_CODES.get(language)
    return (code && namesIn(locale).of(code)) || t(language)
  })
