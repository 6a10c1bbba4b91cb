import type { Currency } from '#domain/money.ts'
import { procedure, ratingOf } from '#web/rendering/statements.ts'

type Service = {
  id: string
  name: string
  sourceName: string
  texts: readonly { name: string }[]
  description: string
  averageRating: number | null
  reviewCount: number | null
  hospitalCount: number
  lowestPrice: { amount: number; currency: Currency } | null
}

/** Returns the treatment with its lowest price as schema.org structured data. */
export const serviceStatement = (origin: string, service: Service) => {
  const { lowestPrice, hospitalCount, name, sourceName, texts } = service
  const others = [sourceName, ...texts.map((text) => text.name)].filter((other) => other !== name)
  return {
    ...procedure(origin, service),
    ...(others.length > 0 && { alternateName: others }),
    areaServed: { '@type': 'Country', name: 'Türkiye' },
    ...ratingOf(service.averageRating, service.reviewCount),
    ...(lowestPrice && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: lowestPrice.amount,
        priceCurrency: lowestPrice.currency,
        offerCount: hospitalCount,
      },
    }),
  }
}
