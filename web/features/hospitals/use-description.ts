import type { UiLanguage } from '#domain/languages.ts'
import { usePreferences } from '#web/preferences.tsx'

type Described = { description: string | null; texts: readonly { language: string; description: string }[] }
export type Description = { text: string; language: string; isForeign: boolean }

/** What a hospital says about itself: in the reader's language where it does, else in English, else in any. */
export function descriptionIn(language: UiLanguage, { description, texts }: Described): Description | null {
  const all = [...(description ? [{ language: 'en', description }] : []), ...texts]
  const best = all.find((one) => one.language === language) ?? all[0]
  return best ? { text: best.description, language: best.language, isForeign: best.language !== language } : null
}

export const useDescription = (hospital: Described): Description | null =>
  descriptionIn(usePreferences().language, hospital)
