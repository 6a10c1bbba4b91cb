/** Doctors on the search page: their query and their rows. */
import type { ReactNode } from 'react'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { priceOfDoctor } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { DoctorResult, DoctorResultFields } from '#web/features/catalogue/doctors/doctor-result.tsx'
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

export const SearchDoctors = graphql(
  `
  query SearchDoctors($search: DoctorSearch, $place: PlaceInput!, $serviceId: ID, $page: Int!, $limit: Int!) {
    results: doctors(search: $search, page: $page, limit: $limit) {
      total
      totalIsExact
      page
      totalPages
      items {
        ...DoctorResultFields
      }
    }
  }
`,
  [DoctorResultFields],
)

const contextOf = (state: SearchState, ids: string[]) => ({ place: placeOf(state), serviceId: ids[0] ?? null })

/** Returns the variables of `SearchDoctors`. */
export const doctorVariables = (state: SearchState, ids: string[], page: number) => ({
  ...contextOf(state, ids),
  search: variablesOf(state),
  page,
  limit: SEARCH_PAGE,
})

export function useDoctorResults(state: SearchState, { ids, ready }: SearchOutcome) {
  return useResults({
    active: state.type === 'doctors' && ready,
    document: SearchDoctors,
    variables: doctorVariables(state, ids, useFirstPage()),
    searchInBrowser: async (client) =>
      (await import('./search-in-browser.ts')).searchDoctors(client, {
        context: contextOf(state, ids),
        search: variablesOf(state),
      }),
  })
}

type DoctorResultsProps = {
  results: ReturnType<typeof useDoctorResults>
  searched: SearchOutcome
  /** Languages of the filter. */
  languages: SearchState['languages']
  isNearby: boolean
  view: View
  empty: ReactNode
}

export function DoctorResults({ results, searched, languages, isNearby, view, empty }: DoctorResultsProps) {
  return (
    <>
      <ResultList results={results} view={view} empty={empty}>
        {(doctor, linkId) => (
          <DoctorResult
            key={doctor.id}
            doctor={doctor}
            serviceIds={searched.ids}
            view={view}
            linkId={linkId}
            languages={languages}
            isNearby={isNearby}
            corner={
              <SaveButtons kind="doctor" id={doctor.id} name={doctor.fullName} serviceId={searched.ids[0] ?? null} />
            }
          />
        )}
      </ResultList>
      <RatesNote className={styles.rates} prices={results.items?.flatMap(pricesOf) ?? []} />
    </>
  )
}

const pricesOf = (doctor: ResultOf<typeof DoctorResultFields>): Amount[] => [priceOfDoctor(doctor), ...doctor.services]
