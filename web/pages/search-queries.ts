/** What the search page asks the server. */
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { DoctorCardFields } from '#web/features/doctors/doctor-card.tsx'
import { HospitalResultFields } from '#web/features/hospitals/hospital-result.tsx'
import { filterDoctors, filterHospitals } from '#web/features/search/fallback.ts'
import { placeOf, type SearchState, variablesOf } from '#web/features/search/search-state.ts'
import { useResults } from '#web/features/search/use-results.ts'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql } from '#web/graphql.ts'

const SearchHospitals = graphql(
  `
  query SearchHospitals($search: HospitalSearch, $place: PlaceInput!, $page: Int!, $limit: Int!) {
    results: hospitals(search: $search, page: $page, limit: $limit) {
      total
      page
      totalPages
      items {
        id
        ...HospitalResultFields
      }
    }
  }
`,
  [HospitalResultFields],
)

const SearchDoctors = graphql(
  `
  query SearchDoctors($search: DoctorSearch, $place: PlaceInput!, $page: Int!, $limit: Int!) {
    results: doctors(search: $search, page: $page, limit: $limit) {
      total
      page
      totalPages
      items {
        id
        distanceKm(from: $place)
        ...DoctorCardFields
      }
    }
  }
`,
  [DoctorCardFields],
)

const SearchServices = graphql(`
  query SearchServices($search: HospitalSearch, $counted: Boolean!) {
    hospitalFacets(search: $search) @include(if: $counted) {
      services {
        count
        service {
          id
          name
        }
      }
    }
    healthServices(limit: 100) @skip(if: $counted) {
      items {
        id
        name
      }
    }
  }
`)

const AllHospitals = graphql(
  `
  query AllHospitals($place: PlaceInput!, $page: Int!) {
    results: hospitals(page: $page, limit: 50) {
      total
      page
      totalPages
      items {
        id
        name
        address
        city
        averageRating
        offered: services {
          service {
            id
            name
          }
        }
        ...HospitalResultFields
      }
    }
  }
`,
  [HospitalResultFields],
)

const AllDoctors = graphql(
  `
  query AllDoctors($place: PlaceInput!, $page: Int!) {
    results: doctors(page: $page, limit: 100) {
      total
      page
      totalPages
      items {
        id
        fullName
        specialty
        hospitalName
        distanceKm(from: $place)
        ...DoctorCardFields
      }
    }
  }
`,
  [DoctorCardFields],
)

/** What the search found, of the kind that is looked for. */
export function useFound(state: SearchState) {
  const search = variablesOf(state)
  const place = placeOf(state)
  const variables = { search, place, page: 1, limit: SEARCH_PAGE }
  const allVariables = (page: number) => ({ place, page })
  const hospitals = useResults({
    active: state.type === 'hospitals',
    search: SearchHospitals,
    variables,
    all: AllHospitals,
    allVariables,
    filter: (all) => filterHospitals(all, search),
  })
  const doctors = useResults({
    active: state.type === 'doctors',
    search: SearchDoctors,
    variables,
    all: AllDoctors,
    allVariables,
    filter: (all) => filterDoctors(all, search),
  })
  return { hospitals, doctors }
}

/** The services of the filters panel; those of the last answer stay while the next is on its way. */
export function useServiceOptions(state: SearchState) {
  const counted = state.type === 'hospitals'
  const { sortBy: _, ...search } = variablesOf(state)
  const variables = counted ? { search, counted } : { counted }
  const { data, previousData } = useFreshQuery(SearchServices, { variables, ttl: TTL.search })
  const { hospitalFacets, healthServices } = data ?? previousData ?? {}
  return (
    hospitalFacets?.services.map(({ service, count }) => ({ ...service, count })) ??
    healthServices?.items.map(({ id, name }) => ({ id, name })) ??
    []
  )
}
