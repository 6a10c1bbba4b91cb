import { LOCALES } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { numberFormat } from './formatters.ts'

/**
 * Formats an amount with its currency sign. In Turkish the sign follows the number, unlike in Intl:
 * 1.350 $. In Arabic text an amount is bidi-isolated and written as in English, because `US$` would
 * be torn apart.
 */
export function priceIn(locale: string, amount: number, unit: Currency, digits?: Intl.NumberFormatOptions): string {
  if (locale.startsWith('ar')) return `\u2066${priceIn(LOCALES.en, amount, unit, digits)}\u2069`
  const format = numberFormat(locale, {
    style: 'currency',
    currency: unit,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })
  if (!locale.startsWith('tr')) return format.format(amount)
  const parts = format.formatToParts(amount)
  const sign = parts.find(({ type }) => type === 'currency')?.value
  const number = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value)
  return `${number.join('').trim()}\u00a0${sign}`
}
