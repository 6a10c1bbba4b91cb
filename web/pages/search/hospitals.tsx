/** Hospitals on the search page: their query and their rows. */
import type { ReactNode } from 'react'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { HospitalResult, HospitalResultFields } from '#web/features/catalogue/hospitals/hospital-result.tsx'
import { ResultList } from '#web/features/catalogue/search/result-list.tsx'
import type { SearchState } from '#domain/search-address.ts'
import { placeOf, variablesOf } from '#web/features/catalogue/search/search-state.ts'
import { useFirstPage } from '#web/features/catalogue/search/use-page-count.ts'
import { useResults } from '#web/features/catalogue/search/use-results.ts'
import type { View } from '#web/features/catalogue/search/use-view.ts'
import { SaveButtons } from '#web/features/visits/favourites/save-button.tsx'
import { type Amount, RatesNote } from '#web/ui/price.tsx'
import styles from './search.module.css'
import type { SearchOutcome } from './searched.ts'

export const SearchHospitals = graphql(
  `
  query SearchHospitals(
    $search: HospitalSearch
    $place: PlaceInput!
    $serviceIds: [ID!]!
    $serviceId: ID
    $page: Int!
    $limit: Int!
  ) {
    results: hospitals(search: $search, page: $page, limit: $limit) {
      total
      totalIsExact
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

const contextOf = (state: SearchState, ids: string[]) => ({
  place: placeOf(state),
  serviceIds: ids,
  serviceId: ids[0] ?? null,
})

/** Returns the variables of `SearchHospitals`. */
export const hospitalVariables = (state: SearchState, ids: string[], page: number) => ({
  ...contextOf(state, ids),
  search: variablesOf(state),
  page,
  limit: SEARCH_PAGE,
})

export function useHospitalResults(state: SearchState, { ids, ready }: SearchOutcome) {
  return useResults({
    active: state.type === 'hospitals' && ready,
    document: SearchHospitals,
    variables: hospitalVariables(state, ids, useFirstPage()),
    searchInBrowser: async (client) =>
      (await import('./search-in-browser.ts')).searchHospitals(client, {
        context: contextOf(state, ids),
        search: variablesOf(state),
      }),
  })
}

type HospitalResultsProps = {
  results: ReturnType<typeof useHospitalResults>
  searched: SearchOutcome
  view: View
  empty: ReactNode
}

export function HospitalResults({ results, searched, view, empty }: HospitalResultsProps) {
  return (
    <>
      <ResultList results={results} view={view} empty={empty}>
        {(hospital, linkId) => (
          <HospitalResult
            key={hospital.id}
            hospital={hospital}
            serviceId={searched.ids[0] ?? null}
            view={view}
            linkId={linkId}
            top={hospital === results.items?.[0]}
            corner={
              <SaveButtons kind="hospital" id={hospital.id} name={hospital.name} serviceId={searched.ids[0] ?? null} />
            }
          />
        )}
      </ResultList>
      <RatesNote className={styles.rates} prices={results.items?.flatMap(pricesOf) ?? []} />
    </>
  )
}

const pricesOf = ({ priceFrom, matched }: ResultOf<typeof HospitalResultFields>): Amount[] =>
  matched.length > 0 ? matched : [{ price: priceFrom, currency: DEFAULT_CURRENCY }]
