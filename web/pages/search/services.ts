/** The services among the filters of the search page. */
import type { ServiceChoice } from '#web/features/search/service-filter.tsx'
import { type SearchState, variablesOf } from '#web/features/search/search-state.ts'
import { useServiceNames } from '#web/features/health-services/use-service-names.ts'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql } from '#web/graphql.ts'

const SearchServices = graphql(`
  query SearchServices($search: HospitalSearch) {
    hospitalFacets(search: $search) {
      services {
        count
        service {
          id
          name
        }
      }
    }
  }
`)

/** With the number of hospitals that each would leave; those of the last answer stay while the next is on its way. */
function useCountedServices(state: SearchState): ServiceChoice {
  const { sortBy: _, ...search } = variablesOf(state)
  const query = useFreshQuery(SearchServices, {
    variables: { search },
    ttl: TTL.search,
    skip: state.type !== 'hospitals',
  })
  const { hospitalFacets } = query.data ?? query.previousData ?? {}
  return {
    services: hospitalFacets?.services.map(({ service, count }) => ({ ...service, count })) ?? [],
    failed: query.error !== undefined && !query.loading,
    retry: () => void query.refetch().catch(() => undefined),
  }
}

export function useServiceChoice(state: SearchState): ServiceChoice {
  const counted = useCountedServices(state)
  const named = useServiceNames({ skip: state.type !== 'doctors' })
  return state.type === 'hospitals' ? counted : named
}
