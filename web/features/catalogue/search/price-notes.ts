import { type Currency, DEFAULT_CURRENCY, PRICE_BANDS, type PriceRange } from '#domain/money.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Filters } from '#domain/search-address.ts'

/**
 * Returns the formatter of an amount in the visitor's currency, marked as approximate if converted.
 */
function useAmounts() {
  const { formatPrice, formatConverted } = useFormat()
  return (amount: number, unit: Currency) => formatConverted(amount, unit) ?? formatPrice(amount, unit)
}

/** Returns the formatter of the price bands, which are defined in US dollars. */
export function usePriceNotes() {
  const { t } = useTranslation()
  const amountOf = useAmounts()
  return (range: PriceRange): string => {
    const { from, below } = PRICE_BANDS[range]
    const lowest = amountOf(from, DEFAULT_CURRENCY)
    if (below === null) return t('{{price}} and more', { price: lowest })
    const highest = amountOf(below, DEFAULT_CURRENCY)
    return from === 0 ? t('under {{price}}', { price: highest }) : t('{{lowest}}–{{highest}}', { lowest, highest })
  }
}

/** Returns the formatter of the price limits. Null without any. */
export function usePriceSpan() {
  const { t } = useTranslation()
  const amountOf = useAmounts()
  return ({ priceFrom, priceTo, priceCurrency = DEFAULT_CURRENCY }: Filters): string | null => {
    const lowest = priceFrom === undefined ? null : amountOf(priceFrom, priceCurrency)
    const highest = priceTo === undefined ? null : amountOf(priceTo, priceCurrency)
    if (lowest && highest) return t('{{lowest}}–{{highest}}', { lowest, highest })
    if (lowest) return t('{{price}} and more', { price: lowest })
    return highest && t('up to {{price}}', { price: highest })
  }
}
