import { useEveryPage } from '#web/data/every-page.ts'
import { TTL } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { type Offer, OfferFields } from './offer.ts'

const PAGE_SIZE = 100
const HospitalOffers = graphql(
  `
  query HospitalOffers($id: ID!, $page: Int!) {
    hospital(id: $id) {
      id
      serviceCount
      services(page: $page, limit: 100) {
        ...OfferFields
      }
    }
  }
`,
  [OfferFields],
)

type Hospital = { id: string; serviceCount: number; services: readonly Offer[] }

/**
 * Returns all services of a hospital. The first hundred come with its page, the others are fetched.
 */
export function useOffers(hospital: Hospital | null) {
  const { items, failed, retry } = useEveryPage(HospitalOffers, {
    variables: (page) => ({ id: hospital?.id ?? '', page }),
    pageOf: (data) => ({
      totalPages: Math.ceil((data.hospital?.serviceCount ?? 0) / PAGE_SIZE),
      items: data.hospital?.services ?? [],
    }),
    ttl: TTL.catalogue,
    skip: !hospital || hospital.serviceCount <= hospital.services.length,
  })
  return { offers: items ?? hospital?.services ?? [], failed, retry }
}
