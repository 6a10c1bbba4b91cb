import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { UiLanguage } from '#domain/languages.ts'
import { carriedParams } from './carried-params.ts'
import en from './en.json' with { type: 'json' }

/** Names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<UiLanguage, string> = {
  en: 'English',
  tr: 'Türkçe',
  ru: 'Русский',
  ar: 'العربية',
}

/** Western digits in all four; English dates are day first and weeks start on Monday. */
export const LOCALES: Record<UiLanguage, string> = {
  en: 'en-GB',
  tr: 'tr-TR',
  ru: 'ru-RU',
  ar: 'ar-EG-u-nu-latn',
}

export const directionOf = (language: UiLanguage) => (language === 'ar' ? 'rtl' : 'ltr')

/** The English sentence is the key, so English needs a dictionary only for plurals. A missing sentence shows in English. */
const dictionaries: Partial<Record<UiLanguage, () => Promise<{ default: Record<string, string> }>>> = {
  tr: () => import('./tr.json'),
}

/** Starts translation in the visitor's language; resolves when its dictionary is there, so that nothing shows twice. */
export async function startTranslation(language: UiLanguage): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(carriedParams)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      postProcess: [carriedParams.name],
      react: { useSuspense: false },
      resources: { en: { translation: en } },
    })
  await showLanguage(language)
}

/** Loads the dictionary, switches the sentences and tells the document its language and direction. */
export async function showLanguage(language: UiLanguage): Promise<void> {
  const load = dictionaries[language]
  if (load && !i18next.hasResourceBundle(language, 'translation')) {
    const dictionary = await load().catch(() => null)
    if (dictionary) i18next.addResourceBundle(language, 'translation', dictionary.default)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
