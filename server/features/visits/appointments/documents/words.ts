import type { UiLanguage } from '#domain/languages.ts'
import ar from '#domain/sentences/ar/documents.json' with { type: 'json' }
import ru from '#domain/sentences/ru/documents.json' with { type: 'json' }
import tr from '#domain/sentences/tr/documents.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

/** Translators for receipts and calendar entries by the requested language. */
export const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}
