/** Currency of a visitor who has not chosen one. */
import { type Currency, DEFAULT_CURRENCY } from './money.ts'

/** Countries of the euro, by ISO 3166, and others that use it. */
const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ')

const BY_COUNTRY = new Map<string, Currency>([
  ...EURO.map((country) => [country, 'EUR'] as const),
  ...['GB', 'GG', 'IM', 'JE'].map((country) => [country, 'GBP'] as const),
  ['TR', 'TRY'],
])

/** Returns the offered currency of a country (`GB`), or US dollars. */
export const currencyOfCountry = (country: string | undefined): Currency =>
  BY_COUNTRY.get(country?.toUpperCase() ?? '') ?? DEFAULT_CURRENCY

/** Returns the country of a language tag: GB for `en-GB`, DE for `de`. Undefined for other text. */
export function countryOfLanguage(tag: string | undefined): string | undefined {
  try {
    return new Intl.Locale(tag ?? '').maximize().region
  } catch {
    return undefined
  }
}
