/**
 * Structured data of a page in the vocabulary of schema.org. It states nothing that the page does
 * not show.
 */
import type { Currency } from '#domain/money.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { paths } from '#web/routing/paths.ts'

type Step = { name: string; address: string }

/** Returns the breadcrumbs from the home page to the page itself. */
export const breadcrumbs = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: { '@id': origin + address },
  })),
})

/** Returns the rating. None without reviews. */
export const ratingOf = (average: number | null, count: number | null) =>
  average === null || !count
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }

type Treatment = { id: string; name: string; sourceName: string; description: string }
type Offer = { price: number | null; currency: Currency; service: Treatment }

const serviceUrl = (origin: string, service: { id: string; sourceName: string }) => origin + paths.service(service)

/**
 * Returns a treatment as both a procedure and a service, because a procedure has no price in
 * schema.org.
 */
export const procedure = (origin: string, service: Treatment) => ({
  '@type': ['MedicalProcedure', 'Service'],
  '@id': serviceUrl(origin, service),
  name: service.name,
  ...(service.description && { description: service.description }),
})

/** Returns the treatments, each as an offer if its price is known. */
export const offersOf = (origin: string, offers: readonly Offer[]) => ({
  availableService: offers.map(({ service }) => procedure(origin, service)),
  makesOffer: offers
    .filter(({ price }) => price !== null)
    .map(({ price, currency, service }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': ['MedicalProcedure', 'Service'],
        '@id': serviceUrl(origin, service),
        name: service.name,
      },
      price,
      priceCurrency: currency,
    })),
})

/** Removes null and undefined values, for which schema.org has no notation. */
export const withoutNulls = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''))

/** Returns the absolute address of a picture, which may be a path on this server. */
export const absolute = (origin: string, address: string | null | undefined) =>
  address ? new URL(address, origin).href : undefined

/** Returns the structured data of the operator and the search. */
export const publisher = (origin: string) => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
  },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={query}` },
      'query-input': 'required name=query',
    },
  },
]
