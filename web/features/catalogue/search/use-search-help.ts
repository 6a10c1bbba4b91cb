/**
 * Help with a search: recognised concepts, results of other kinds, and alternatives to an empty
 * result.
 */
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { SearchState } from '#domain/search-address.ts'
import { variablesOf } from './search-state.ts'

const HospitalHelp = graphql(`
  fragment HospitalHelp on HospitalPage {
    total
    placeName
    understood {
      id
      kind
      name
    }
    unlisted
    leftOut
    searchedFor
    didYouMean
    requirements {
      filters
      without
    }
    services {
      id
      name
      sourceName
    }
    areServicesMeant
    others @include(if: $worded) {
      doctors
      doctorsAreExact
      healthServices
    }
    withoutFilter {
      filter
      value
      total
      totalIsExact
    }
    nearestCity {
      city
      cityName
      distanceKm
      total
    }
  }
`)

const DoctorHelp = graphql(`
  fragment DoctorHelp on DoctorPage {
    total
    placeName
    understood {
      id
      kind
      name
    }
    unlisted
    leftOut
    searchedFor
    didYouMean
    requirements {
      filters
      without
    }
    services {
      id
      name
      sourceName
    }
    areServicesMeant
    others @include(if: $worded) {
      hospitals
      healthServices
    }
    withoutFilter {
      filter
      value
      total
      totalIsExact
    }
    nearestCity {
      city
      cityName
      distanceKm
      total
    }
  }
`)

export const SearchHelp = graphql(
  `
  query SearchHelp(
    $hospitalSearch: HospitalSearch
    $doctorSearch: DoctorSearch
    $forHospitals: Boolean!
    $forDoctors: Boolean!
    $worded: Boolean!
  ) {
    hospitals(search: $hospitalSearch, limit: 1) @include(if: $forHospitals) {
      ...HospitalHelp
    }
    doctors(search: $doctorSearch, limit: 1) @include(if: $forDoctors) {
      ...DoctorHelp
    }
  }
`,
  [HospitalHelp, DoctorHelp],
)
export type Help = ResultOf<typeof HospitalHelp> | ResultOf<typeof DoctorHelp>

/** Returns whether the search has a text or a treatment, which other kinds may match too. */
export const isWorded = ({ q, service, services }: SearchState): boolean =>
  q !== undefined || service !== undefined || services !== undefined

/** Returns the variables of `SearchHelp`. */
export function helpVariables(state: SearchState) {
  const forHospitals = state.type === 'hospitals'
  const search = variablesOf(state)
  return {
    ...(forHospitals ? { hospitalSearch: search } : { doctorSearch: search }),
    forHospitals,
    forDoctors: !forHospitals,
    worded: isWorded(state),
  }
}

/**
 * Returns the help for a search. `data` is undefined until the answer arrives, and `failed` is true
 * if none comes.
 */
export function useSearchHelp(state: SearchState): { data: Help | undefined; failed: boolean } {
  const query = useFreshQuery(SearchHelp, { variables: helpVariables(state), ttl: TTL.search })
  const data = query.data as { hospitals?: Help; doctors?: Help } | undefined
  return { data: data?.hospitals ?? data?.doctors, failed: query.error !== undefined && !query.loading }
}
