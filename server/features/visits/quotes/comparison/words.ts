import { isolatedIn } from '#domain/isolation.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import type { CompareWords } from '#domain/quotes/comparison.ts'
import arQuestionnaires from '#domain/sentences/ar/questionnaires.json' with { type: 'json' }
import arShell from '#domain/sentences/ar/shell.json' with { type: 'json' }
import enQuestionnaires from '#domain/sentences/en/questionnaires.json' with { type: 'json' }
import ruQuestionnaires from '#domain/sentences/ru/questionnaires.json' with { type: 'json' }
import ruShell from '#domain/sentences/ru/shell.json' with { type: 'json' }
import trQuestionnaires from '#domain/sentences/tr/questionnaires.json' with { type: 'json' }
import trShell from '#domain/sentences/tr/shell.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

/** Translators of comparisons. The shell dictionary contains the names of specialties. */
const sayIn: Record<UiLanguage, Say> = {
  en: translator(enQuestionnaires, 'en'),
  tr: translator({ ...trShell, ...trQuestionnaires }, 'tr'),
  ru: translator({ ...ruShell, ...ruQuestionnaires }, 'ru'),
  ar: translator({ ...arShell, ...arQuestionnaires }, 'ar'),
}

/** Returns the translator and the formats of a comparison that the server writes. */
export function wordsIn(language: UiLanguage): CompareWords {
  const locale = LOCALES[language]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale, { style: 'narrow' })
  return {
    language,
    t: sayIn[language],
    formatDate: (date) => day.format(new Date(`${date}T00:00:00Z`)),
    formatList: (items) => list.format(items.map((item) => isolatedIn(language, item))),
    formatNumber: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    // Writes the currency code, which every font contains.
    formatPrice: (amount, currency) => {
      const digits = Number.isInteger(amount) ? 0 : 2
      const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      return isolatedIn(language, `${number.format(amount)} ${currency}`)
    },
  }
}
