import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '#web/features/search/active-filters.tsx'
import { Filters } from '#web/features/search/filters.tsx'
import { FilterPanel } from '#web/features/search/filter-panel.tsx'
import { NeedsPlace } from '#web/features/search/needs-place.tsx'
import { PhoneBar } from '#web/features/search/phone-bar.tsx'
import { ResultHead } from '#web/features/search/result-head.tsx'
import { SearchBar } from '#web/features/search/search-bar.tsx'
import { SearchHelp } from '#web/features/search/search-help.tsx'
import {
  cleared,
  knowsPlace,
  readSearch,
  type SearchState,
  without,
  writeSearch,
} from '#web/features/search/search-state.ts'
import { useAddress } from '#web/features/search/use-address.ts'
import { usePosition } from '#web/features/search/use-position.ts'
import { useView } from '#web/features/search/use-view.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { DoctorResults, useDoctorResults } from './search/doctors.tsx'
import { HospitalResults, useHospitalResults } from './search/hospitals.tsx'
import styles from './search/search.module.css'
import { useServiceChoice } from './search/services.ts'

export function Page() {
  const { t } = useTranslation()
  const [state, change] = useAddress(readSearch, writeSearch)
  const [view, setView] = useView('search', 'list')
  const heading = useRef<HTMLHeadingElement>(null)
  const services = useServiceChoice(state)
  const hospitals = useHospitalResults(state)
  const doctors = useDoctorResults(state)
  const results = state.type === 'hospitals' ? hospitals : doctors
  const { locate, locating } = usePosition((point) => change({ ...without(state, 'location'), ...point }))

  // A chip takes itself away, and the focus with it, unless it is put somewhere.
  const changeHere = (next: SearchState) => {
    change(next)
    heading.current?.focus()
  }
  const clear = () => changeHere({ type: state.type })
  const filters = <Filters state={state} onChange={change} services={services} onLocate={locate} locating={locating} />

  return (
    <>
      <PageTitle>{t('Search hospitals and doctors')}</PageTitle>
      <SearchBar state={state} onChange={change} />
      <Container className={styles.columns}>
        <FilterPanel state={state} onClear={() => changeHere(cleared(state))}>
          {filters}
        </FilterPanel>
        <section aria-labelledby="found">
          <ResultHead
            headingRef={heading}
            state={state}
            results={results}
            onChange={change}
            view={view}
            onView={setView}
          />
          <ActiveFilters state={state} services={services.services} onChange={changeHere} />
          <SearchHelp state={state} onChange={changeHere} />
          {state.sortBy === 'distance' && !knowsPlace(state) && (
            <NeedsPlace className={styles.notice} onLocate={locate} />
          )}
          <div className={styles.results}>
            {state.type === 'hospitals' ? (
              <HospitalResults results={hospitals} view={view} onClear={clear} />
            ) : (
              <DoctorResults results={doctors} view={view} onClear={clear} />
            )}
          </div>
        </section>
      </Container>
      <PhoneBar state={state} onChange={change} total={results.items && results.total}>
        {filters}
      </PhoneBar>
    </>
  )
}
