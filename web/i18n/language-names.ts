/**
 * languageNames(['Turkish', 'English'], { language, t }) — languages that people speak as a line
 * begins and goes on with them: Russian writes them small (турецкий), so only the first has a
 * capital. Typed names stay as they are.
 */
import type { UiLanguage } from '#domain/languages.ts'
import type { Translate } from './translation.ts'

export const languageNames = (names: readonly string[], { language, t }: { language: UiLanguage; t: Translate }) =>
  names.map((name, at) => {
    const word = t(name)
    return at > 0 && language === 'ru' && word !== name ? word.toLowerCase() : word
  })
