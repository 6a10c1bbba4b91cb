/** Descriptions of the demo hospitals in other languages. */
import type { TranslatedLanguage } from '#domain/languages.ts'
import { ARABIC } from './hospitals-ar.ts'
import { RUSSIAN } from './hospitals-ru.ts'
import { TURKISH } from './hospitals-tr.ts'

const byName = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', first, second] = line.split(' | ')
        return [name, `${first}\n\n${second}`]
      }),
  )

const TEXTS: Record<TranslatedLanguage, ReadonlyMap<string, string>> = {
  tr: byName(TURKISH),
  ru: byName(RUSSIAN),
  ar: byName(ARABIC),
}

/** Returns the translations of a hospital by its name. */
export const hospitalTexts = (name: string): { language: TranslatedLanguage; description: string }[] =>
  (['tr', 'ru', 'ar'] as const).flatMap((language) => {
    const description = TEXTS[language].get(name)
    return description ? [{ language, description }] : []
  })
