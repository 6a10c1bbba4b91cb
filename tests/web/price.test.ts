import { expect, test } from 'vitest'
import { LOCALES } from '#domain/languages.ts'
import { priceIn } from '#web/i18n/price.ts'

test('a price has its currency sign on the side that the language requires', () => {
  expect(priceIn(LOCALES.en, 1350, 'USD', { maximumFractionDigits: 0 })).toBe('$1,350')
  expect(priceIn(LOCALES.en, 0, 'TRY')).toBe('₺0.00')
  expect(priceIn(LOCALES.tr, 1350, 'USD', { maximumFractionDigits: 0 })).toBe('1.350\u00a0$')
  expect(priceIn(LOCALES.tr, 0, 'TRY')).toBe('0,00\u00a0₺')
  // Isolated from the surrounding text.
  expect(priceIn(LOCALES.ar, 1350, 'USD', { maximumFractionDigits: 0 })).toBe('\u2066$1,350\u2069')
  expect(priceIn(LOCALES.ar, 0, 'TRY')).toBe('\u2066₺0.00\u2069')
})
