import { useTranslation } from 'react-i18next'
import { DEFAULT_CURRENCY, PRICE_BANDS, type PriceRange } from '#domain/money.ts'
import { useFormat } from '#web/i18n/format.ts'
import type { Filters } from './search-state.ts'

/** What a band means, in the currency in which bands are told apart. */
export function usePriceNotes() {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  return (range: PriceRange): string => {
    const { from, below } = PRICE_BANDS[range]
    const lowest = formatPrice(from, DEFAULT_CURRENCY)
    if (below === null) return t('{{price}} and more', { price: lowest })
    const highest = formatPrice(below, DEFAULT_CURRENCY)
    return from === 0 ? t('under {{price}}', { price: highest }) : t('{{lowest}}–{{highest}}', { lowest, highest })
  }
}

/** What a price from and to means; null where neither is asked for. */
export function usePriceSpan() {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  return ({ priceFrom, priceTo, priceCurrency = DEFAULT_CURRENCY }: Filters): string | null => {
    const lowest = priceFrom === undefined ? null : formatPrice(priceFrom, priceCurrency)
    const highest = priceTo === undefined ? null : formatPrice(priceTo, priceCurrency)
    if (lowest && highest) return t('{{lowest}}–{{highest}}', { lowest, highest })
    if (lowest) return t('{{price}} and more', { price: lowest })
    return highest && t('up to {{price}}', { price: highest })
  }
}
