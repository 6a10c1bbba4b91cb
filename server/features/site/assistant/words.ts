import type { UiLanguage } from '#domain/languages.ts'
import ar from '#domain/sentences/ar/assistant.json' with { type: 'json' }
import en from '#domain/sentences/en/assistant.json' with { type: 'json' }
import ru from '#domain/sentences/ru/assistant.json' with { type: 'json' }
import tr from '#domain/sentences/tr/assistant.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

/** Translators for the assistant by the language of its reader. */
export const sayIn: Record<UiLanguage, Say> = {
  en: translator(en, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}
