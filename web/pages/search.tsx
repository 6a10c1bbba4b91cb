import '../features/search/browse.css'
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '#web/features/search/active-filters.tsx'
import { Filters } from '#web/features/search/filters.tsx'
import { NeedsPlace } from '#web/features/search/needs-place.tsx'
import { SearchBar } from '#web/features/search/search-bar.tsx'
import {
  cleared,
  countFilters,
  knowsPlace,
  readSearch,
  type SearchState,
  without,
  writeSearch,
} from '#web/features/search/search-state.ts'
import { SortSelect, SortSheet } from '#web/features/search/sort.tsx'
import { useAddress } from '#web/features/search/use-address.ts'
import { usePosition } from '#web/features/search/use-position.ts'
import { useView } from '#web/features/search/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { ViewToggle } from '#web/ui/choice.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { DoctorResults, useDoctorResults } from './search-doctors.tsx'
import { HospitalResults, useHospitalResults } from './search-hospitals.tsx'
import { useServiceChoice } from './search-services.ts'

export function Page() {
  const { t } = useTranslation()
  const [state, change] = useAddress(readSearch, writeSearch)
  const [view, setView] = useView('search', 'list')
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const services = useServiceChoice(state)
  const hospitals = useHospitalResults(state)
  const doctors = useDoctorResults(state)
  const { locate, locating } = usePosition((point) => change({ ...without(state, 'location'), ...point }))

  const results = state.type === 'hospitals' ? hospitals : doctors
  const count =
    state.type === 'hospitals'
      ? t('{{count}} hospitals found', { count: results.total })
      : t('{{count}} doctors found', { count: results.total })
  const filterCount = countFilters(state)
  // A chip takes itself away, and the focus with it, unless it is put somewhere.
  const changeHere = (next: SearchState) => {
    change(next)
    heading.current?.focus()
  }
  const clearHere = () => changeHere(cleared(state))
  const clearAllHere = () => changeHere({ type: state.type })
  const filters = <Filters state={state} onChange={change} services={services} onLocate={locate} locating={locating} />

  return (
    <>
      <PageTitle>{t('Search hospitals and doctors')}</PageTitle>
      <SearchBar state={state} onChange={change} />
      <div className="page results">
        <aside className="filters" aria-label={t('Filters')}>
          <div className="filters-head">
            <h2>{t('Filters')}</h2>
            {filterCount > 0 && (
              <Button variant="ghost" size="sm" onClick={clearHere}>
                {t('Clear all')}
              </Button>
            )}
          </div>
          {filters}
        </aside>
        <section className="res-list" aria-labelledby="found">
          <div className="res-head">
            <h2 className="count" id="found" ref={heading} tabIndex={-1} aria-live="polite">
              {results.items ? count : results.failed ? t('Results') : t('Searching...')}
            </h2>
            <div className="res-tools">
              <SortSelect value={state.sortBy} onChange={(sortBy) => change({ ...state, sortBy })} />
              <ViewToggle value={view} onChange={setView} />
            </div>
          </div>
          <ActiveFilters state={state} services={services.services} onChange={changeHere} />
          {state.sortBy === 'distance' && !knowsPlace(state) && <NeedsPlace onLocate={locate} />}
          <div className="res-body">
            {state.type === 'hospitals' ? (
              <HospitalResults results={hospitals} view={view} onClear={clearAllHere} />
            ) : (
              <DoctorResults results={doctors} view={view} onClear={clearAllHere} />
            )}
          </div>
        </section>
      </div>
      <div className="m-bar">
        <Button variant="secondary" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen('filters')}>
          {filterCount > 0 ? t('Filters ({{filters}})', { filters: filterCount }) : t('Filters')}
        </Button>
        <Button variant="secondary" icon={<ArrowUpDown aria-hidden="true" />} onClick={() => setOpen('sort')}>
          {t('Sort')}
        </Button>
      </div>
      <Drawer
        open={open === 'filters'}
        onClose={() => setOpen(null)}
        title={t('Filters')}
        footer={
          <Button size="lg" block onClick={() => setOpen(null)}>
            {results.items ? t('Show Results ({{total}})', { total: results.total }) : t('Show Results')}
          </Button>
        }
      >
        {filterCount > 0 && (
          <Button variant="ghost" size="sm" className="-ms-3 mb-2" onClick={() => change(cleared(state))}>
            {t('Clear all')}
          </Button>
        )}
        {filters}
      </Drawer>
      <SortSheet
        open={open === 'sort'}
        onClose={() => setOpen(null)}
        value={state.sortBy}
        onChange={(sortBy) => change({ ...state, sortBy })}
      />
    </>
  )
}
