/** Lines of a quote with amounts and totals. Totals are computed and never entered. */
import type { Currency } from '../money.ts'

export const QUOTE_LINE_KINDS = [
  'surgeon',
  'anaesthesia',
  'theatre',
  'stay',
  'implant',
  'test',
  'medicine',
  'garment',
  'transfer',
  'hotel',
  'interpreter',
  'follow_up',
  'revision',
  'other',
] as const
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number]

export const QUOTE_LINE_UNITS = ['each', 'night', 'hour', 'graft', 'tooth', 'eye', 'side', 'trip'] as const
export type QuoteLineUnit = (typeof QUOTE_LINE_UNITS)[number]

export const QUOTE_LINE_STATUSES = ['included', 'optional', 'excluded'] as const
export type QuoteLineStatus = (typeof QUOTE_LINE_STATUSES)[number]

/** Decimals of each currency. */
export const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, EUR: 2, GBP: 2, TRY: 2 }

/** Converts an amount to the smallest unit of its currency, so sums are exact. */
export const inSmallestUnit = (amount: number, currency: Currency): number =>
  Math.round(amount * 10 ** DECIMALS[currency])

const fromSmallestUnit = (units: number, currency: Currency): number => units / 10 ** DECIMALS[currency]

/** Whether an amount has no more decimals than its currency. */
export const fitsCurrency = (amount: number, currency: Currency): boolean =>
  Number(amount.toFixed(DECIMALS[currency])) === amount

type PricedLine = { net: number; status: QuoteLineStatus }

/** Returns the sum of the included lines, and the sum with the optional ones. */
export function totalsOf(lines: readonly PricedLine[], currency: Currency): { included: number; withOptions: number } {
  const sumOf = (statuses: readonly QuoteLineStatus[]) =>
    fromSmallestUnit(
      lines
        .filter(({ status }) => statuses.includes(status))
        .reduce((sum, { net }) => sum + inSmallestUnit(net, currency), 0),
      currency,
    )
  return { included: sumOf(['included']), withOptions: sumOf(['included', 'optional']) }
}

/** Returns the price of one unit, rounded to the decimals of the currency. */
export const priceOfEach = ({ net, quantity }: { net: number; quantity: number }, currency: Currency): number =>
  fromSmallestUnit(Math.round((net / quantity) * 10 ** DECIMALS[currency]), currency)
