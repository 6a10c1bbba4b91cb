import type { UiLanguage } from '#domain/languages.ts'
import ar from '#domain/sentences/ar/documents.json' with { type: 'json' }
import ru from '#domain/sentences/ru/documents.json' with { type: 'json' }
import tr from '#domain/sentences/tr/documents.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

/** Says the sentences of receipts and calendar entries in the language they are asked for in. */
export const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}
