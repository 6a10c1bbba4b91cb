import type { UiLanguage } from '#domain/languages.ts'
import arContent from '#domain/sentences/ar/content.json' with { type: 'json' }
import arDocuments from '#domain/sentences/ar/documents.json' with { type: 'json' }
import arQuestionnaires from '#domain/sentences/ar/questionnaires.json' with { type: 'json' }
import arShell from '#domain/sentences/ar/shell.json' with { type: 'json' }
import ruContent from '#domain/sentences/ru/content.json' with { type: 'json' }
import ruDocuments from '#domain/sentences/ru/documents.json' with { type: 'json' }
import ruQuestionnaires from '#domain/sentences/ru/questionnaires.json' with { type: 'json' }
import ruShell from '#domain/sentences/ru/shell.json' with { type: 'json' }
import trContent from '#domain/sentences/tr/content.json' with { type: 'json' }
import trDocuments from '#domain/sentences/tr/documents.json' with { type: 'json' }
import trQuestionnaires from '#domain/sentences/tr/questionnaires.json' with { type: 'json' }
import trShell from '#domain/sentences/tr/shell.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

/**
 * Translators for texts that the server writes: heads of pages that browsers render, and the news
 * feed.
 */
export const sayOnPages: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator({ ...trContent, ...trDocuments, ...trShell }, 'tr'),
  ru: translator({ ...ruContent, ...ruDocuments, ...ruShell }, 'ru'),
  ar: translator({ ...arContent, ...arDocuments, ...arShell }, 'ar'),
}

/** Translators for the words of quotes, which name the parts of a price too. */
export const sayOfQuotes: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(trQuestionnaires, 'tr'),
  ru: translator(ruQuestionnaires, 'ru'),
  ar: translator(arQuestionnaires, 'ar'),
}
