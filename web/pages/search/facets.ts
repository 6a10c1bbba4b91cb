/** Options of the filters on the search page, with their numbers of results. */

import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import type { Counts, FilterChoices } from '#web/features/catalogue/search/choices.ts'
import type { SearchState } from '#domain/search-address.ts'
import { variablesOf } from '#web/features/catalogue/search/search-state.ts'

/** `$unfolded` says whether groups that are folded at first are shown too. */
const FilterCountFields = graphql(`
  fragment FilterCountFields on FilterCounts {
    services {
      count
      service {
        id
        name
        sourceName
      }
    }
    specialties @include(if: $unfolded) {
      value
      count
    }
    subspecialties @include(if: $unfolded) {
      value
      ages
      count
    }
    ratings {
      value
      count
    }
    priceRanges {
      value
      count
    }
    availability {
      value
      count
    }
    languages @include(if: $unfolded) {
      value
      count
    }
    acceptsInsurance
  }
`)

export const HospitalFacets = graphql(
  `
  query HospitalFacets($search: HospitalSearch, $unfolded: Boolean!) {
    facets: hospitalFacets(search: $search) {
      ...FilterCountFields
    }
  }
`,
  [FilterCountFields],
)

export const DoctorFacets = graphql(
  `
  query DoctorFacets($search: DoctorSearch, $unfolded: Boolean!) {
    facets: doctorFacets(search: $search) {
      ...FilterCountFields
      experience {
        value
        count
      }
    }
  }
`,
  [FilterCountFields],
)

const byValue = (counts: readonly { value: string; count: number }[] | undefined) =>
  counts && Object.fromEntries(counts.map(({ value, count }) => [value, count]))

/** Returns whether a group that is folded at first has a choice, which unfolds it. */
const hasUnfolded = ({ specialties, subspecialties, languages }: SearchState): boolean =>
  specialties !== undefined || subspecialties !== undefined || languages !== undefined

/** Returns the variables of both documents. The order of results changes no count. */
export function facetVariables(state: SearchState, wasUnfolded = false) {
  const { sortBy: _, ...search } = variablesOf(state)
  return { search, unfolded: wasUnfolded || hasUnfolded(state) }
}

/**
 * Returns the filter options. The previous ones stay while the next response is in flight. Groups
 * that are folded at first have no numbers until one was unfolded, because these take the most
 * time.
 */
export function useFilterChoices(state: SearchState, wasUnfolded: boolean): FilterChoices {
  const forHospitals = state.type === 'hospitals'
  const options = { variables: facetVariables(state, wasUnfolded), ttl: TTL.search }
  const ofHospitals = useFreshQuery(HospitalFacets, { ...options, skip: !forHospitals })
  const ofDoctors = useFreshQuery(DoctorFacets, { ...options, skip: forHospitals })
  const query = forHospitals ? ofHospitals : ofDoctors
  const hospitalFacets = (ofHospitals.data ?? ofHospitals.previousData)?.facets
  const doctorFacets = (ofDoctors.data ?? ofDoctors.previousData)?.facets
  const facets = forHospitals ? hospitalFacets : doctorFacets
  const counts = {
    specialties: byValue(facets?.specialties),
    subspecialties: facets?.subspecialties,
    ratings: byValue(facets?.ratings),
    priceRanges: byValue(facets?.priceRanges),
    availability: byValue(facets?.availability),
    languages: byValue(facets?.languages),
    experience: byValue(forHospitals ? undefined : doctorFacets?.experience),
    acceptsInsurance: facets?.acceptsInsurance,
  } satisfies Counts
  return {
    services: facets?.services.map(({ service, count }) => ({ ...service, count })) ?? [],
    counts,
    failed: query.error !== undefined && !query.loading,
    retry: () => void query.refetch().catch(() => undefined),
  }
}
