import { fold } from './fold.ts'

/**
 * Languages spoken by the staff of a hospital or by a doctor, and the language filter of the
 * search.
 */
export const SPOKEN_LANGUAGES = ['English', 'Turkish', 'Arabic', 'German', 'French', 'Russian', 'Chinese'] as const

const spokenByKey = /* @__PURE__ */ new Map<string, string>(
  /* @__PURE__ */ SPOKEN_LANGUAGES.map((language) => [fold(language), language]),
)

/** Returns languages in their stored form, for any letter case. */
export const spokenLanguages = (names: string[]): string[] => names.map((name) => spokenByKey.get(fold(name)) ?? name)

/** Languages of the interface. */
export const UI_LANGUAGES = ['en', 'tr', 'ru', 'ar'] as const
export type UiLanguage = (typeof UI_LANGUAGES)[number]

export const directionOf = (language: UiLanguage) => (language === 'ar' ? 'rtl' : 'ltr')

/** Languages into which English originals are translated. */
export const TRANSLATED_LANGUAGES = ['tr', 'ru', 'ar'] as const satisfies readonly UiLanguage[]
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number]

/** Returns the first preferred language (`tr-TR`, `en`) that is offered, or English. */
export function preferredLanguage(preferred: readonly string[], offered: readonly UiLanguage[]): UiLanguage {
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return spoken.map((base) => offered.find((language) => language === base)).find((language) => language) ?? 'en'
}

/**
 * Locales for dates, numbers and prices: western digits and 24 hours in all four, as in booking IDs
 * and free times. English dates have the day first.
 */
export const LOCALES: Record<UiLanguage, string> = {
  en: 'en-GB',
  tr: 'tr-TR',
  ru: 'ru-RU',
  ar: 'ar-EG-u-hc-h23-nu-latn',
}
