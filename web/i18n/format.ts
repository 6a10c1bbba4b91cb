import { useMemo } from 'react'
import { HOSPITAL_TIME_ZONE } from '#domain/days.ts'
import { isolatedIn } from '#domain/isolation.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { areRatesOld, type Currency, convert } from '#domain/money.ts'
import { useRates } from '#web/data/rates.tsx'
import { usePreferences } from '#web/device/preferences.tsx'
import { dateFormat, listFormat, numberFormat } from './formatters.ts'
import { languageNames } from './language-names.ts'
import { priceIn } from './price.ts'
import { useTranslation } from './use-translation.tsx'

/**
 * Converts a calendar date (yyyy-mm-dd) to an instant for formatting in UTC, so no time zone shifts
 * it to another day.
 */
const asDate = (date: string) => new Date(`${date}T00:00:00Z`)

/**
 * Inserts a comma after the weekday in English. Versions of the Unicode data differ here, so server
 * and browser would render different texts: "Thu 26 Nov" and "Thu, 26 Nov".
 */
const withComma = (language: UiLanguage, text: string) =>
  language === 'en' ? text.replace(/^(\p{L}+),? (?=\d)/u, '$1, ') : text

/**
 * Returns formatters of dates, numbers and money for the visitor: `const { formatDate, formatMoney
 * } = useFormat()`. `formatDate('2026-11-24')`, `formatInstant(createdAt)` (Istanbul time),
 * `formatNumber(1240)`, `formatMoney(120, 'USD')`: in the visitor's currency, with ≈ if converted.
 * `ratesNote` gives the date of the rates. A price that the patient will have to pay is shown by
 * <Price> of web/ui/price.tsx in both currencies. `formatList(['Turkish', 'English'])` is a plain
 * list.
 */
export function useFormat() {
  const { language, currency } = usePreferences()
  const { t } = useTranslation()
  const dated = useRates()
  return useMemo(() => {
    const locale = LOCALES[language]
    const money = (amount: number, unit: Currency) =>
      priceIn(locale, amount, unit, {
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: 2,
      })
    /**
     * Converts an amount to the visitor's currency, marked as approximate. Null if it is already in
     * that currency, and until the rates are loaded.
     */
    const converted = (amount: number, unit: Currency) =>
      unit === currency || !dated
        ? null
        : `≈ ${money(Math.round(convert(amount, unit, { to: currency, rates: dated.rates })), currency)}`
    const formatList = (items: readonly string[]) =>
      listFormat(locale, { style: 'narrow' }).format(items.map((item) => isolatedIn(language, item)))
    return {
      locale,
      formatNumber: (value: number, options?: Intl.NumberFormatOptions) => numberFormat(locale, options).format(value),
      formatList,
      /**
       * Formats spoken languages, given by their English names: `formatLanguages(['Turkish',
       * 'English'])` is «Турецкий, английский» in Russian.
       */
      formatLanguages: (languages: readonly string[]) => formatList(languageNames(languages, { language, t })),
      formatDate: (date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
        withComma(language, dateFormat(locale, { ...options, timeZone: 'UTC' }).format(asDate(date))),
      /** Formats a range of days without repeating the parts that both share. */
      formatDates: (from: string, to: string) =>
        dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(asDate(from), asDate(to)),
      formatInstant: (
        instant: string | Date,
        options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
      ) => dateFormat(locale, { timeZone: HOSPITAL_TIME_ZONE, ...options }).format(new Date(instant)),
      /**
       * Formats an instant in the visitor's own time zone: for messages, files, history and
       * sessions.
       */
      formatOwn: (
        instant: string | Date,
        options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
      ) => dateFormat(locale, options).format(new Date(instant)),
      /**
       * Formats an exact amount in its own currency, for fees and receipts: `formatExact(0, 'TRY')`
       * is ₺0.00.
       */
      formatExact: (amount: number, unit: Currency) => priceIn(locale, amount, unit),
      formatMoney: (amount: number, unit: Currency) => converted(amount, unit) ?? money(amount, unit),
      /**
       * Formats a price in its own currency: `formatPrice(2100, 'USD')` is $2,100 in every language
       * and for every chosen currency.
       */
      formatPrice: money,
      /**
       * Formats a price in the visitor's currency, marked as approximate. Null if that is the
       * original currency.
       */
      formatConverted: converted,
      /** Note with the date of the rates. Null until known. */
      get ratesNote() {
        if (!dated) return null
        const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(asDate(dated.date))
        return areRatesOld(dated.date, new Date())
          ? t('A guide only: converted at the rates of {{date}}, more than a week old.', { date })
          : t('Converted at the rates of {{date}}, as a guide only.', { date })
      },
    }
  }, [language, currency, t, dated])
}
