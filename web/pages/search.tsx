import { lazy, memo, type ReactNode, Suspense, startTransition, useDeferredValue, useRef, useState } from 'react'
import { readSearch, type SearchState, writeSearch } from '#domain/search-address.ts'
import { TermText } from '#web/data/term-text.tsx'
import { TravelNote } from '#web/data/travel-note.tsx'
import { ActiveFilters } from '#web/features/catalogue/search/active-filters.tsx'
import { Elsewhere } from '#web/features/catalogue/search/elsewhere.tsx'
import { FilterPanel } from '#web/features/catalogue/search/filter-panel.tsx'
import { Filters } from '#web/features/catalogue/search/filters.tsx'
import { hasNotes, isTextRead, treatmentsMeant, withoutText } from '#web/features/catalogue/search/meant.ts'
import type { NeedsPlaceProps } from '#web/features/catalogue/search/needs-place.tsx'
import { PhoneBar } from '#web/features/catalogue/search/phone-bar.tsx'
import { ResultHead } from '#web/features/catalogue/search/result-head.tsx'
import { SaveSearch } from '#web/features/catalogue/search/save-search.tsx'
import { SearchBar } from '#web/features/catalogue/search/search-bar.tsx'
import { cleared, hasPosition, knowsPlace, without } from '#web/features/catalogue/search/search-state.ts'
import { canonicalSearch, useSearchTitle } from '#web/features/catalogue/search/search-title.ts'
import { RESULTS_ID } from '#web/features/catalogue/search/skip-to-results.tsx'
import { Understood } from '#web/features/catalogue/search/understood.tsx'
import { useAddress } from '#web/routing/use-address.ts'
import { useFirstPage } from '#web/features/catalogue/search/use-page-count.ts'
import { usePosition } from '#web/features/catalogue/search/use-position.ts'
import { useSearchHelp } from '#web/features/catalogue/search/use-search-help.ts'
import { useView } from '#web/features/catalogue/search/use-view.ts'
import { CompareTray } from '#web/features/visits/favourites/save-button.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { later } from '#web/routing/later.tsx'
import { paths } from '#web/routing/paths.ts'
import { BottomBars } from '#web/ui/bottom-bars.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container, Row } from '#web/ui/layout.tsx'
import { ClockNote } from '#web/ui/next-times.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { DoctorResults, useDoctorResults } from './search/doctors.tsx'
import { useFilterChoices } from './search/facets.ts'
import { HospitalResults, useHospitalResults } from './search/hospitals.tsx'
import styles from './search/search.module.css'
import { searchedServices } from './search/searched.ts'
import { searchQueries } from './search/search-queries.ts'

const NeedsPlace = later<NeedsPlaceProps>(() =>
  import('#web/features/catalogue/search/needs-place.tsx').then((file) => file.NeedsPlace),
)

/** Loaded lazily, because most searches are found as they are typed. */
const SearchNotes = lazy(async () => ({
  default: (await import('#web/features/catalogue/search/search-notes.tsx')).SearchNotes,
}))

/** Loaded lazily, because most searches have results. */
const NoResults = lazy(async () => ({
  default: (await import('#web/features/catalogue/search/no-results.tsx')).NoResults,
}))

/** The server sends them before it renders the page. */
export const queriesAt = import.meta.env.SSR ? searchQueries : undefined

type FollowingProps = { isBehind: boolean; children: ReactNode }

/** Keeps its children as they are while what they show is behind what is chosen. */
const Following = memo(
  ({ children }: FollowingProps) => children,
  (_, { isBehind }) => isBehind,
)

export function Page() {
  const { t } = useTranslation()
  const [state, change] = useAddress(readSearch, writeSearch)
  // A pressed filter is painted first. Queries and results follow in a later frame.
  const searching = useDeferredValue(state)
  const page = useFirstPage()
  const [view, setView] = useView('search', 'list')
  const listView = useDeferredValue(view)
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = useSearchHelp(searching)
  // Two misspelt words find nothing: their near spelling is searched at once.
  const corrected = typed.data?.total === 0 ? typed.data.didYouMean : null
  const correct = (search: SearchState): SearchState =>
    corrected === null || search.q !== searching.q ? search : { ...search, q: corrected }
  const shown = correct(state)
  const query = correct(searching)
  const help = useSearchHelp(query)
  const [wasUnfolded, setUnfolded] = useState(false)
  const choices = useFilterChoices(query, wasUnfolded)
  const searched = searchedServices(query, choices, help)
  const hospitals = useHospitalResults(query, searched)
  const doctors = useDoctorResults(query, searched)
  const results = searching.type === 'hospitals' ? hospitals : doctors
  const { locate, locating } = usePosition((point) => change({ ...without(state, 'location'), ...point }))
  const hasPlace = knowsPlace(searching, help.data)
  const title = useSearchTitle(searching, choices.services, { page, placeName: help.data?.placeName })
  const treatment = [...choices.services, ...(help.data?.services ?? [])].find(({ id }) => id === searched.ids[0])

  // Moves the focus, because a chip removes itself and would lose it.
  const changeHere = (next: SearchState) => {
    change(next)
    heading.current?.focus()
  }
  const filters = (
    <Filters
      state={state}
      onChange={change}
      choices={choices}
      recognised={treatmentsMeant(help.data, shown)}
      withoutText={withoutText(help.data, shown)}
      treatment={treatment?.name}
      onUnfold={() => startTransition(() => setUnfolded(true))}
      onLocate={locate}
      locating={locating}
    />
  )
  const empty = (
    <Suspense>
      <NoResults
        state={state}
        services={choices.services}
        help={help.data}
        onChange={changeHere}
        onClear={() => changeHere({ type: state.type })}
      />
    </Suspense>
  )

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DocumentFacts
        canonical={canonicalSearch(searching, page)}
        description={t(
          '{{title}}: hospitals and doctors in Türkiye with prices, ratings, languages and next available times.',
          {
            title,
          },
        )}
      />
      <SearchBar
        state={state}
        onChange={change}
        notes={
          help.data &&
          hasNotes(help.data, state, corrected) && (
            <Suspense>
              <SearchNotes help={help.data} state={state} corrected={corrected} />
            </Suspense>
          )
        }
      >
        {help.data && <Understood help={help.data} state={shown} onChange={changeHere} />}
        <ActiveFilters
          state={state}
          services={choices.services}
          placeName={help.data?.placeName}
          isTextRead={isTextRead(help.data, shown)}
          onChange={changeHere}
        />
        {state.specialties?.length === 1 && <TermText kind="specialty" value={state.specialties[0] ?? ''} />}
      </SearchBar>
      <Container className={styles.columns}>
        <FilterPanel state={state} onClear={() => changeHere(cleared(state))}>
          {filters}
        </FilterPanel>
        <section aria-labelledby="found">
          <ResultHead
            headingRef={heading}
            hasPlace={hasPlace}
            state={state}
            kind={searching.type}
            results={results}
            onChange={change}
            view={view}
            onView={setView}
            tools={<SaveSearch state={searching} title={title} />}
          >
            {help.data && <Elsewhere help={help.data} state={shown} onChange={changeHere} />}
          </ResultHead>
          <Following isBehind={state !== searching || view !== listView}>
            {results.total > 0 && <ClockNote className={styles.clocks} />}
            <TravelNote />
            {searching.sortBy === 'distance' && !hasPlace && <NeedsPlace className={styles.notice} onLocate={locate} />}
            <div id={RESULTS_ID} tabIndex={-1} className={styles.results}>
              {searching.type === 'hospitals' ? (
                <HospitalResults results={hospitals} searched={searched} view={listView} empty={empty} />
              ) : (
                <DoctorResults
                  results={doctors}
                  searched={searched}
                  languages={searching.languages}
                  isNearby={hasPosition(searching)}
                  view={listView}
                  empty={empty}
                />
              )}
            </div>
            <Row wrap className={styles.keep}>
              <SaveSearch className={styles.save} state={searching} title={title} />
              {treatment && (
                <ButtonLink variant="secondary" to={paths.waitForTime({ service: treatment.id })}>
                  {t('Tell me when a time opens at any hospital')}
                </ButtonLink>
              )}
            </Row>
          </Following>
        </section>
      </Container>
      <BottomBars>
        <PhoneBar
          state={state}
          onChange={change}
          total={results.items && results.total}
          totalIsExact={results.totalIsExact}
          hasPlace={hasPlace}
          view={view}
          onView={setView}
        >
          {filters}
        </PhoneBar>
        <CompareTray kind={searching.type === 'hospitals' ? 'hospital' : 'doctor'} />
      </BottomBars>
    </>
  )
}
