/** Statements about a page for machines, in the words of schema.org. They say nothing that the page does not show. */
import type { Currency } from '#domain/money.ts'
import { paths } from './paths.ts'

/** Where a page stands: the way from the home page, itself last. */
export const breadcrumbs = (origin: string, steps: readonly { name: string; address: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: origin + address,
  })),
})

/** None without reviews. */
export const ratingOf = (average: number | null, count: number) =>
  average === null || count === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }

type Offer = { price: number | null; currency: Currency; service: { name: string; description: string } }

const procedure = ({ name, description }: Offer['service']) => ({
  '@type': 'MedicalProcedure',
  name,
  ...(description && { description }),
})

/** Treatments, each as an offer where its price is known. */
export const offersOf = (offers: readonly Offer[]) => ({
  availableService: offers.map(({ service }) => procedure(service)),
  makesOffer: offers
    .filter(({ price }) => price !== null)
    .map(({ price, currency, service }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'MedicalProcedure', name: service.name },
      price,
      priceCurrency: currency,
    })),
})

/** What is known: schema.org has no word for "nothing". */
export const known = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''))

export const hospitalUrl = (origin: string, id: string) => origin + paths.hospital(id)
export const doctorUrl = (origin: string, id: string) => origin + paths.doctor(id)
