import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { type Family, type Phrase, type Place, phrasesOf, placesOf, Vocabulary } from './stems.ts'
import type { Token } from './text.ts'

/**
 * Finds the places of cues. Cues are short words, so they match exactly and never as misspellings.
 */
export function cuesOf<Cue extends string>(families: Record<Cue, Family>) {
  const vocabulary = new Vocabulary()
  const phrases = (name: Cue) =>
    UI_LANGUAGES.map((language) => {
      const own = phrasesOf(families[name][language])
      vocabulary.add(language, own, { exactly: true })
      return { language, own }
    })
  const known = new Map((Object.keys(families) as Cue[]).map((name) => [name, phrases(name)] as const))
  return (tokens: readonly Token[], cue: Cue, gap = 0): Place[] => {
    const seen = new Set<string>()
    const beginnings = vocabulary.beginningsIn(tokens)
    const isBegun = (language: UiLanguage, phrase: Phrase) => beginnings[language].has(phrase[0]?.key ?? '')
    return (known.get(cue) ?? [])
      .filter(({ language }) => beginnings[language].size > 0)
      .flatMap(({ language, own }) =>
        own
          .filter((phrase) => isBegun(language, phrase))
          .flatMap((phrase) => placesOf(phrase, language, { tokens, vocabulary, gap })),
      )
      .filter(({ words }) => !seen.has(String(words)) && seen.add(String(words)))
  }
}
