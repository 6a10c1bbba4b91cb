/** Prices, price bands and the dated rates used to show a price in another currency. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'TRY'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'USD'

/** Day of the rates below; shown wherever a converted price is shown. */
export const RATES_DATE = '2026-11-02'
/** Units of each currency for one US dollar. For display and comparison only, never for a charge. */
export const RATES: Record<Currency, number> = { USD: 1, EUR: 0.86, GBP: 0.75, TRY: 44.1 }

/** Converts an amount for display; the caller marks it as approximate. */
export const convert = (amount: number, from: Currency, to: Currency): number => (amount / RATES[from]) * RATES[to]

/** `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500 US dollars; other currencies at the rates above. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const
export type PriceRange = (typeof PRICE_RANGES)[number]
/** Lower bound (inclusive) and upper bound (exclusive, null = none) of each band. */
export const PRICE_BANDS: Record<PriceRange, { from: number; below: number | null }> = {
  $: { from: 0, below: 100 },
  $$: { from: 100, below: 300 },
  $$$: { from: 300, below: 500 },
  $$$$: { from: 500, below: null },
}
