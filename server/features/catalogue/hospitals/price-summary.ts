import type { UiLanguage } from '#domain/languages.ts'
import { isIncluded, PRICE_PARTS, type PricePart, type StatedParts } from '#domain/price-parts.ts'
import { LINE_KIND_LABELS } from '#domain/quotes/labels.ts'
import { sayOfQuotes, sayOnPages } from '#server/http/page-words.ts'

export const partNameIn = (language: UiLanguage, part: PricePart): string =>
  sayOfQuotes[language](LINE_KIND_LABELS[part])

type PriceGroup = { title: string; names: string[] }

/**
 * Returns in words what the price of an offer includes, what it does not, and what is not stated.
 * Empty without a price. The server writes it, so that pages need no texts of their own.
 */
export function priceSummary(offer: StatedParts & { price: number | null }, language: UiLanguage): PriceGroup[] {
  const t = sayOnPages[language]
  if (offer.priceIncludes.length + offer.priceExcludes.length === 0)
    return offer.price === null ? [] : [{ title: t('The hospital has not stated what the price includes.'), names: [] }]
  const namesOf = (stated: boolean | null) =>
    PRICE_PARTS.filter((part) => isIncluded(part, offer) === stated).map((part) => partNameIn(language, part))
  return [
    { title: t('The price includes'), names: namesOf(true) },
    { title: t('Not included'), names: namesOf(false) },
    { title: t('Not stated'), names: namesOf(null) },
  ].filter(({ names }) => names.length > 0)
}
