import '../features/search/browse.css'
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoctorCard } from '#web/features/doctors/doctor-card.tsx'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { HospitalResult } from '#web/features/hospitals/hospital-result.tsx'
import { ActiveFilters } from '#web/features/search/active-filters.tsx'
import { Filters } from '#web/features/search/filters.tsx'
import { NeedsPlace, ResultList } from '#web/features/search/result-list.tsx'
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
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import { Button } from '#web/ui/button.tsx'
import { ViewToggle } from '#web/ui/choice.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { useFound, useServiceOptions } from './search-queries.ts'

export function Page() {
  const { t } = useTranslation()
  const { formatDistance, ratesNote } = useFormat()
  const { currency } = usePreferences()
  const [state, change] = useAddress(readSearch, writeSearch)
  const [view, setView] = useView('search', 'list')
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const services = useServiceOptions(state)
  const { hospitals, doctors } = useFound(state)
  const { locate, locating } = usePosition((point) => change({ ...without(state, 'location'), ...point }))

  const found = state.type === 'hospitals' ? hospitals : doctors
  const count =
    state.type === 'hospitals'
      ? t('{{count}} hospitals found', { count: found.total })
      : t('{{count}} doctors found', { count: found.total })
  const filterCount = countFilters(state)
  const converted = doctors.items?.some((doctor) => doctor.consultationFee !== null && doctor.currency !== currency)
  // A chip takes itself away, and the focus with it, unless it is put somewhere.
  const changeHere = (next: SearchState) => {
    change(next)
    heading.current?.focus()
  }
  const clearHere = () => changeHere(cleared(state))
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
              {found.items ? count : found.failed ? t('Results') : t('Searching...')}
            </h2>
            <div className="res-tools">
              <SortSelect value={state.sortBy} onChange={(sortBy) => change({ ...state, sortBy })} />
              <ViewToggle value={view} onChange={setView} />
            </div>
          </div>
          <ActiveFilters state={state} services={services} onChange={changeHere} />
          {state.sortBy === 'distance' && !knowsPlace(state) && <NeedsPlace onLocate={locate} />}
          <div className="res-body">
            {state.type === 'hospitals' ? (
              <ResultList results={hospitals} view={view} onClear={() => changeHere({ type: state.type })}>
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
            ) : (
              <ResultList results={doctors} view={view} onClear={() => changeHere({ type: state.type })}>
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
            )}
            {state.type === 'doctors' && converted && <p className="mute mt-6 text-sm">{ratesNote}</p>}
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
            {found.items ? t('Show Results ({{total}})', { total: found.total }) : t('Show Results')}
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
