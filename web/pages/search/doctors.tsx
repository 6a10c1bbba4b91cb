/** Doctors on the search page: what is asked, and how each stands in the list. */
import { clsx } from 'clsx'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { DoctorCard, DoctorCardFields } from '#web/features/doctors/doctor-card.tsx'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { filterDoctors } from '#web/features/search/filter-in-browser.ts'
import { ResultList } from '#web/features/search/result-list.tsx'
import { placeOf, type SearchState, variablesOf } from '#web/features/search/search-state.ts'
import { useResults } from '#web/features/search/use-results.ts'
import type { View } from '#web/features/search/use-view.ts'
import { graphql } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import text from '#web/ui/text.module.css'
import styles from './search.module.css'

const SearchDoctors = graphql(
  `
  query SearchDoctors($search: DoctorSearch, $place: PlaceInput!, $page: Int!, $limit: Int!) {
    results: doctors(search: $search, page: $page, limit: $limit) {
      total
      page
      totalPages
      items {
        distanceKm(from: $place)
        ...DoctorCardFields
      }
    }
  }
`,
  [DoctorCardFields],
)

const AllDoctors = graphql(
  `
  query AllDoctors($place: PlaceInput!, $page: Int!) {
    results: doctors(page: $page, limit: 100) {
      total
      page
      totalPages
      items {
        distanceKm(from: $place)
        ...DoctorCardFields
      }
    }
  }
`,
  [DoctorCardFields],
)

export function useDoctorResults(state: SearchState) {
  const search = variablesOf(state)
  const place = placeOf(state)
  return useResults({
    active: state.type === 'doctors',
    document: SearchDoctors,
    variables: { search, place, page: 1, limit: SEARCH_PAGE },
    all: AllDoctors,
    allVariables: (page) => ({ place, page }),
    filter: (all) => filterDoctors(all, search),
  })
}

type DoctorResultsProps = { results: ReturnType<typeof useDoctorResults>; view: View; onClear: () => void }

export function DoctorResults({ results, view, onClear }: DoctorResultsProps) {
  const { formatDistance, ratesNote } = useFormat()
  const { currency } = usePreferences()
  const converted = results.items?.some((doctor) => doctor.consultationFee !== null && doctor.currency !== currency)
  return (
    <>
      <ResultList results={results} view={view} onClear={onClear}>
        {(doctor, linkId) => (
          <DoctorCard
            key={doctor.id}
            doctor={doctor}
            view={view}
            linkId={linkId}
            distance={formatDistance(doctor.distanceKm)}
            corner={<SaveButton kind="doctor" id={doctor.id} name={doctor.fullName} />}
          />
        )}
      </ResultList>
      {converted && <p className={clsx(text.note, styles.rates)}>{ratesNote}</p>}
    </>
  )
}
