import '../features/search/browse.css'
import { useQuery } from '@apollo/client/react'
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { DoctorCard, DoctorCardFragment } from '../features/doctors/doctor-card.tsx'
import { HospitalResult, HospitalResultFragment } from '../features/hospitals/hospital-result.tsx'
import { ActiveFilters } from '../features/search/active-filters.tsx'
import { filterDoctors, filterHospitals } from '../features/search/fallback.ts'
import { Filters } from '../features/search/filters.tsx'
import { NeedsPlace, ResultList } from '../features/search/result-list.tsx'
import { SearchBar } from '../features/search/search-bar.tsx'
import {
  cleared,
  countFilters,
  knowsPlace,
  placeOf,
  readSearch,
  type SearchState,
  variablesOf,
  without,
  writeSearch,
} from '../features/search/search-state.ts'
import { SortSelect, SortSheet } from '../features/search/sort.tsx'
import { useAddress } from '../features/search/use-address.ts'
import { usePosition } from '../features/search/use-position.ts'
import { useResults } from '../features/search/use-results.ts'
import { useView } from '../features/search/use-view.ts'
import { TTL, useFreshness } from '../freshness.ts'
import { graphql } from '../graphql.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { ViewToggle } from '../ui/choice.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const SearchHospitals = graphql(
  `
  query SearchHospitals($search: HospitalSearch, $place: PlaceInput!, $page: Int!, $limit: Int!) {
    results: hospitals(search: $search, page: $page, limit: $limit) {
      total
      page
      totalPages
      items {
        id
        ...HospitalResult_hospital
      }
    }
  }
`,
  [HospitalResultFragment],
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
        ...DoctorCard_doctor
      }
    }
  }
`,
  [DoctorCardFragment],
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
        ...HospitalResult_hospital
      }
    }
  }
`,
  [HospitalResultFragment],
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
        ...DoctorCard_doctor
      }
    }
  }
`,
  [DoctorCardFragment],
)

/** What the search found, of the kind that is looked for. */
function useFound(state: SearchState) {
  const search = variablesOf(state)
  const place = placeOf(state)
  const variables = { search, place, page: 1, limit: SEARCH_PAGE }
  const allVariables = (page: number) => ({ place, page })
  const hospitals = useResults({
    active: state.type === 'hospitals',
    operation: 'SearchHospitals',
    search: SearchHospitals,
    variables,
    all: AllHospitals,
    allVariables,
    filter: (all) => filterHospitals(all, search),
  })
  const doctors = useResults({
    active: state.type === 'doctors',
    operation: 'SearchDoctors',
    search: SearchDoctors,
    variables,
    all: AllDoctors,
    allVariables,
    filter: (all) => filterDoctors(all, search),
  })
  return { hospitals, doctors }
}

/** The services of the filters panel; those of the last answer stay while the next is on its way. */
function useServiceOptions(state: SearchState) {
  const counted = state.type === 'hospitals'
  const { sortBy: _, ...search } = variablesOf(state)
  const variables = counted ? { search, counted } : { counted }
  const fetchPolicy = useFreshness('SearchServices', variables, TTL.search)
  const { data, previousData } = useQuery(SearchServices, { variables, fetchPolicy })
  const { hospitalFacets, healthServices } = data ?? previousData ?? {}
  return (
    hospitalFacets?.services.map(({ service, count }) => ({ ...service, count })) ??
    healthServices?.items.map(({ id, name }) => ({ id, name })) ??
    []
  )
}

export function Page() {
  const { t } = useTranslation()
  const { formatDistance } = useFormat()
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
                  <HospitalResult key={hospital.id} hospital={hospital} view={view} linkId={linkId} />
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
                  />
                )}
              </ResultList>
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
