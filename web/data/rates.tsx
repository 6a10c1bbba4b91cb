/**
 * RatesProvider: asks once for the rates that prices are converted at. useRates() — `{ rates, date
 * }`, null until they are known: a price is then shown as it was named, and nothing is made up.
 */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Currency, Rates } from '#domain/money.ts'
import { TTL, useFreshQuery } from './freshness.ts'
import { SiteSettings } from './site-settings.ts'

export type DatedRates = { rates: Rates; date: string }
type Rate = { currency: Currency; perDollar: number; date: string }

/** One table of all currencies, dated by the oldest rate in it; null while one is missing. */
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
