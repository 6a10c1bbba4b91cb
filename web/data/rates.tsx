/**
 * RatesProvider: loads the exchange rates for price conversion once. useRates() — `{ rates, date
 * }`, or null until they are loaded. Prices are then shown in their own currency.
 */
import { createContext, type ReactNode, use, useMemo } from 'react'
import { type DatedRates, datedRates } from '#domain/money.ts'
import { TTL, useFreshQuery } from './freshness.ts'
import { SiteSettings } from './site-settings.ts'

const RatesContext = createContext<DatedRates | null>(null)

export function RatesProvider({ children }: { children: ReactNode }) {
  const rates = useFreshQuery(SiteSettings, { ttl: TTL.catalogue }).data?.siteSettings.exchangeRates
  const value = useMemo(() => (rates ? datedRates(rates) : null), [rates])
  return <RatesContext value={value}>{children}</RatesContext>
}

export const useRates = (): DatedRates | null => use(RatesContext)
