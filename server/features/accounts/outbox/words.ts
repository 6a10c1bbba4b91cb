import type { UiLanguage } from '#domain/languages.ts'
import ar from '#domain/sentences/ar/mails.json' with { type: 'json' }
import ru from '#domain/sentences/ru/mails.json' with { type: 'json' }
import tr from '#domain/sentences/tr/mails.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

/** Translators for mails by the language of their reader. */
export const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}
