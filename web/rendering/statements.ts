/**
 * Statements about a page for machines, in the words of schema.org. They say nothing that the page
 * does not show.
 */
import type { Currency } from '#domain/money.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { paths } from '#web/routing/paths.ts'

type Step = { name: string; address: string }

/** Breadcrumbs from the home page to the page itself. */
export const breadcrumbs = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: { '@id': origin + address },
  })),
})

/** None without reviews. */
export const ratingOf = (average: number | null, count: number) =>
  average === null || count === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }

type Treatment = { id: string; name: string; sourceName: string; description: string }
type Offer = { price: number | null; currency: Currency; service: Treatment }

const serviceUrl = (origin: string, service: { id: string; sourceName: string }) => origin + paths.service(service)

/**
 * Something that is done and something that is sold: a procedure alone has no price in schema.org.
 */
export const procedure = (origin: string, service: Treatment) => ({
  '@type': ['MedicalProcedure', 'Service'],
  '@id': serviceUrl(origin, service),
  name: service.name,
  ...(service.description && { description: service.description }),
})

/** Treatments, each as an offer where its price is known. */
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

/** Keeps known values: schema.org has no word for "nothing". */
export const withoutNulls = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''))

/** A picture may be a path on this server. */
export const absolute = (origin: string, address: string | null | undefined) =>
  address ? new URL(address, origin).href : undefined

/** Structured data of the operator and the search. */
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
