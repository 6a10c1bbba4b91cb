/** Hospitals on the search page: what is asked, and how each stands in the list. */
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { HospitalResult, HospitalResultFields } from '#web/features/hospitals/hospital-result.tsx'
import { filterHospitals } from '#web/features/search/filter-in-browser.ts'
import { ResultList } from '#web/features/search/result-list.tsx'
import { placeOf, type SearchState, variablesOf } from '#web/features/search/search-state.ts'
import { useResults } from '#web/features/search/use-results.ts'
import type { View } from '#web/features/search/use-view.ts'
import { graphql } from '#web/graphql.ts'

const SearchHospitals = graphql(
  `
  query SearchHospitals($search: HospitalSearch, $place: PlaceInput!, $page: Int!, $limit: Int!) {
    results: hospitals(search: $search, page: $page, limit: $limit) {
      total
      page
      totalPages
      items {
        ...HospitalResultFields
      }
    }
  }
`,
  [HospitalResultFields],
)

const AllHospitals = graphql(
  `
  query AllHospitals($place: PlaceInput!, $page: Int!) {
    results: hospitals(page: $page, limit: 40) {
      total
      page
      totalPages
      items {
        address
        offered: services(limit: 100) {
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

export function useHospitalResults(state: SearchState) {
  const search = variablesOf(state)
  const place = placeOf(state)
  return useResults({
    active: state.type === 'hospitals',
    document: SearchHospitals,
    variables: { search, place, page: 1, limit: SEARCH_PAGE },
    all: AllHospitals,
    allVariables: (page) => ({ place, page }),
    filter: (all) => filterHospitals(all, search),
  })
}

type HospitalResultsProps = { results: ReturnType<typeof useHospitalResults>; view: View; onClear: () => void }

export function HospitalResults({ results, view, onClear }: HospitalResultsProps) {
  return (
    <ResultList results={results} view={view} onClear={onClear}>
      {(hospital, linkId) => (
        <HospitalResult
          key={hospital.id}
          hospital={hospital}
          view={view}
          linkId={linkId}
          corner={<SaveButton kind="hospital" id={hospital.id} name={hospital.name} />}
        />
      )}
    </ResultList>
  )
}
