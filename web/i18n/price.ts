import { LOCALES } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { numberFormat } from './formatters.ts'

/**
 * An amount with the sign of its currency. In Turkish the sign follows the number, unlike what Intl
 * knows: 1.350 $. Among Arabic words an amount is kept apart as it is written in English, since
 * `US$` would fall to pieces there.
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
