/** Prices, price bands and the dated rates used to show a price in another currency. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'TRY'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'USD'

/**
 * Units of each currency for one US dollar, as entered by the operator. For display and comparison
 * only, never for a charge.
 */
export type Rates = Record<Currency, number>
/** Currencies with an entered rate. */
export const RATED_CURRENCIES = ['EUR', 'GBP', 'TRY'] as const satisfies readonly Exclude<Currency, 'USD'>[]
export type RatedCurrency = (typeof RATED_CURRENCIES)[number]

/** Converts an amount for display. The caller marks it as approximate. */
export const convert = (amount: number, from: Currency, { to, rates }: { to: Currency; rates: Rates }): number =>
  (amount / rates[from]) * rates[to]

/**
 * Price ranges: `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500 US dollars. Other
 * currencies are converted at the current rates.
 */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const
export type PriceRange = (typeof PRICE_RANGES)[number]
/** Lower bound (inclusive) and upper bound (exclusive, null = none) of each band. */
export const PRICE_BANDS: Record<PriceRange, { from: number; below: number | null }> = {
  $: { from: 0, below: 100 },
  $$: { from: 100, below: 300 },
  $$$: { from: 300, below: 500 },
  $$$$: { from: 500, below: null },
}

/** Days after which exchange rates count as old. */
const FRESH_RATES_DAYS = 7

/** Returns true if rates of a date (`yyyy-mm-dd`) are more than a week old. */
export const areRatesOld = (date: string, now: Date): boolean =>
  Math.floor((now.getTime() - Date.parse(date)) / (24 * 60 * 60 * 1000)) > FRESH_RATES_DAYS

export type Price = { price: number | null; currency: Currency }

/** Prices of a doctor. */
export type DoctorPrices = {
  /** Lowest price of the doctor's treatments, in US dollars. Null if none has a price. */
  priceFrom: number | null
  consultationFee: number | null
  currency: Currency
}

/**
 * Returns true if the consultation fee is the doctor's price, which is the case without prices for
 * treatments.
 */
export const isFeeThePrice = ({ priceFrom }: Pick<DoctorPrices, 'priceFrom'>): boolean => priceFrom === null

/**
 * Returns the price for showing, comparing and finding a doctor: of the requested treatment, else
 * the lowest of the treatments (`from`), else the consultation fee.
 */
export function priceOfDoctor(doctor: DoctorPrices, treatment?: Price | null): Price & { from: boolean } {
  if (treatment) return { price: treatment.price, currency: treatment.currency, from: false }
  if (!isFeeThePrice(doctor)) return { price: doctor.priceFrom, currency: DEFAULT_CURRENCY, from: true }
  return { price: doctor.consultationFee, currency: doctor.currency, from: false }
}
