/**
 * languageNames(['Turkish', 'English'], { language, t }) — spoken languages, cased for the start
 * and the middle of a line. Russian writes them in lower case (турецкий), so only the first has a
 * capital. Typed names stay unchanged.
 */
import type { UiLanguage } from '#domain/languages.ts'
import type { Translate } from './translation.ts'

export const languageNames = (names: readonly string[], { language, t }: { language: UiLanguage; t: Translate }) =>
  names.map((name, at) => {
    const word = t(name)
    return at > 0 && language === 'ru' && word !== name ? word.toLowerCase() : word
  })
