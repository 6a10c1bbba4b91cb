/** Currency of a page for a request. */
import type { IncomingHttpHeaders } from 'node:http'
import { countryOfLanguage, currencyOfCountry } from '#domain/currency-regions.ts'
import type { Currency } from '#domain/money.ts'
import { preferencesIn } from '#domain/preferences.ts'
import type { Config } from '../config.ts'
import { wantedLanguages } from './reading-language.ts'

/**
 * Returns the chosen currency. On a first visit it is that of the visitor's country, which the
 * proxy names in the header `COUNTRY_HEADER`, or else the first language of the browser.
 */
export function currencyOfReader(
  headers: IncomingHttpHeaders,
  { countryHeader }: Pick<Config, 'countryHeader'>,
): Currency {
  const { currency } = preferencesIn(headers.cookie ?? '')
  const country = countryHeader && headers[countryHeader]
  const [language] = wantedLanguages(headers['accept-language'])
  return currency ?? currencyOfCountry(country ? String(country) : countryOfLanguage(language))
}
