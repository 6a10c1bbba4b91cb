/**
 * Whom to call where patients come from, besides 112 in Türkiye. 112 itself also works in the European Union and on most mobile phones.
 * Sources: European Commission (112), and the health or interior ministries of each country.
 */
export const EMERGENCY_NUMBER = '112'

/** Countries by ISO 3166 code, so that each reads its own name. */
export const NUMBERS_ELSEWHERE: readonly (readonly [number: string, countries: readonly string[]])[] = [
  ['112', ['DE', 'FR', 'NL', 'AT', 'BE', 'SE', 'RU']],
  ['999', ['GB', 'QA', 'BH']],
  ['911', ['US', 'CA', 'JO']],
  ['997', ['SA']],
  ['998', ['AE']],
  ['112', ['KW']],
  ['122', ['IQ']],
  ['123', ['EG']],
  ['103', ['AZ', 'KZ', 'UZ', 'UA']],
]
