import { useEveryPage } from '#web/data/every-page.ts'
import { TTL } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'

const ServiceNames = graphql(`
  query ServiceNames($page: Int!) {
    healthServices(page: $page, limit: 100) {
      totalPages
      items {
        id
        name
        sourceName
      }
    }
  }
`)

/** Returns all active services by name, for selection lists. */
export function useServiceNames({ skip = false } = {}) {
  const { items, failed, retry } = useEveryPage(ServiceNames, {
    variables: (page) => ({ page }),
    pageOf: ({ healthServices }) => healthServices,
    ttl: TTL.catalogue,
    skip,
  })
  return { services: items ?? [], failed, retry }
}
