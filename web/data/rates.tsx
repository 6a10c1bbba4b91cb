/**
 * RatesProvider: loads the exchange rates for price conversion once. useRates() — `{ rates, date
 * }`, or null until they are loaded. Prices are then shown in their own currency.
 */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Currency, Rates } from '#domain/money.ts'
import { TTL, useFreshQuery } from './freshness.ts'
import { SiteSettings } from './site-settings.ts'

export type DatedRates = { rates: Rates; date: string }
type Rate = { currency: Currency; perDollar: number; date: string }

/** Returns one table of all currencies, dated by its oldest rate, or null while one is missing. */
function datedRates(rates: readonly Rate[]): DatedRates | null {
  const of = (currency: Currency) => rates.find((rate) => rate.currency === currency)
  const [euro, pound, lira] = [of('EUR'), of('GBP'), of('TRY')]
  if (!euro || !pound || !lira) return null
  const date = [euro.date, pound.date, lira.date].sort()[0] as string
  return { rates: { USD: 1, EUR: euro.perDollar, GBP: pound.perDollar, TRY: lira.perDollar }, date }
}

const RatesContext = createContext<DatedRates | null>(null)

export function RatesProvider({ children }: { children: ReactNode }) {
  const rates = useFreshQuery(SiteSettings, { ttl: TTL.catalogue }).data?.siteSettings.exchangeRates
  const value = useMemo(() => (rates ? datedRates(rates) : null), [rates])
  return <RatesContext value={value}>{children}</RatesContext>
}

export const useRates = (): DatedRates | null => use(RatesContext)
