/**
 * Columns of a list with the translations of a record: `name_tr`, `description_ar`, also under the
 * names of an export.
 */
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/languages.ts'

type TextPart = 'name' | 'description'
export type TextColumn<Part extends TextPart> = `${Part}_${TranslatedLanguage}`

const WORDS: Record<TextPart, Record<TranslatedLanguage, string>> = {
  name: {
    tr: 'name tr, name in Turkish, türkçe ad, название на турецком, الاسم بالتركية',
    ru: 'name ru, name in Russian, rusça ad, название на русском, الاسم بالروسية',
    ar: 'name ar, name in Arabic, arapça ad, название на арабском, الاسم بالعربية',
  },
  description: {
    tr: 'description tr, description in Turkish, türkçe açıklama, описание на турецком, الوصف بالتركية',
    ru: 'description ru, description in Russian, rusça açıklama, описание на русском, الوصف بالروسية',
    ar: 'description ar, description in Arabic, arapça açıklama, описание на арабском, الوصف بالعربية',
  },
}

/** Returns the names of these columns, for the header of a list. */
export const textHeaders = <Part extends TextPart>(...parts: Part[]): Record<TextColumn<Part>, string> =>
  Object.fromEntries(
    parts.flatMap((part) => TRANSLATED_LANGUAGES.map((language) => [`${part}_${language}`, WORDS[part][language]])),
  ) as Record<TextColumn<Part>, string>

/** Columns that keep their line breaks. */
export const WRITTEN_TEXTS = ['description_tr', 'description_ru', 'description_ar'] as const

/** Parses the translations of a row. Languages without text stay unchanged. */
export function textsIn<Part extends TextPart>(row: Record<TextColumn<Part>, string>, ...parts: Part[]) {
  const cells = row as Record<string, string>
  return TRANSLATED_LANGUAGES.flatMap((language) => {
    const texts = parts.map((part) => [part, cells[`${part}_${language}`] ?? ''] as const)
    return texts.every(([, text]) => text === '') ? [] : [{ language, ...Object.fromEntries(texts) }]
  })
}
