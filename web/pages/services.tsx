import { useId, useRef } from 'react'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { useEveryPage } from '#web/data/every-page.ts'
import { TTL } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useWide } from '#web/device/wide.ts'
import {
  ALL,
  byCategory,
  DEFAULT_SERVICE_SORT,
  filterServices,
  readServiceFilters,
  type ServiceFilters,
  writeServiceFilters,
} from '#web/features/catalogue/health-services/filter.ts'
import {
  ServiceCard,
  ServiceCardFields,
  ServiceCardSkeleton,
} from '#web/features/catalogue/health-services/service-card.tsx'
import { useAddress } from '#web/routing/use-address.ts'
import { useView, type View } from '#web/features/catalogue/search/use-view.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { Chip, Chips } from '#web/ui/badge.tsx'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { SearchX } from '#web/ui/icons/search-x.ts'
import { Container, Stack } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PictureCards } from '#web/ui/picture-card.tsx'
import { type Amount, RatesNote } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import { ServiceBar } from './services/service-bar.tsx'
import styles from './services/services.module.css'

const ServicesPage = graphql(
  `
  query ServicesPage($page: Int!) {
    healthServices(page: $page, limit: 100) {
      page
      totalPages
      categories
      items {
        ...ServiceCardFields
      }
    }
    terms(kind: category) {
      id
      value
      name
      description
      textLanguage
    }
  }
`,
  [ServiceCardFields],
)

/** Shows all active services. They are filtered in the browser, so all pages are loaded. */
export function Page() {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const { query, items, failed, retry } = useEveryPage(ServicesPage, {
    variables: (page) => ({ page }),
    pageOf: ({ healthServices }) => healthServices,
    ttl: TTL.catalogue,
  })
  const [filters, set] = useAddress(readServiceFilters, writeServiceFilters)
  const [view, setView] = useView('services', 'list')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (next: Partial<ServiceFilters>) => set({ ...filters, ...next })
  const clear = () => {
    change({ q: '', category: ALL })
    heading.current?.focus()
  }
  const categoryName = (category: string) => t(category, { context: 'category' })
  const services = filterServices(items ?? [], filters, { locale, categoryName })
  const counts = Object.fromEntries(byCategory(items ?? []).map(([category, those]) => [category, those.length]))
  const isNarrowed = filters.q.trim() !== '' || filters.category !== ALL || filters.sort !== DEFAULT_SERVICE_SORT
  const isFolded = !useWide() && !isNarrowed
  // A text or a category finds one list. Otherwise each category has its own group, which a phone
  // folds. Sorted by name, the largest group is the first.
  const isGrouped = filters.sort === 'popular' || (filters.q.trim() === '' && filters.category === ALL)
  const groups = isGrouped ? byCategory(services) : [['', services] as const]
  if (filters.sort !== 'popular') {
    const { compare } = new Intl.Collator(locale)
    groups.sort(([a, ours], [b, theirs]) => theirs.length - ours.length || compare(categoryName(a), categoryName(b)))
  }
  const terms = query.data?.terms ?? []

  return (
    <>
      <PageTitle>{t('Browse Health Services')}</PageTitle>
      <DocumentFacts
        canonical={paths.services}
        description={t(
          'Health services in Türkiye by category, with the lowest price and how many hospitals offer each.',
        )}
      />
      <ServiceBar
        filters={filters}
        onChange={change}
        categories={query.data?.healthServices.categories ?? []}
        counts={counts}
        view={view}
        onView={setView}
      />
      <Container className={styles.results}>
        <QueryView query={query} skeleton={<ServicesSkeleton view={view} />}>
          {() => (
            <>
              <h2 className={styles.count} ref={heading} tabIndex={-1} aria-live="polite">
                {t('{{count}} services found', { count: services.length })}
              </h2>
              {services.length === 0 && <NoServices onClear={clear} />}
              {groups.length > 1 && !isFolded && <Anchors groups={groups} />}
              {groups.map(([category, those], at) => (
                <ServiceGroup
                  key={category}
                  fold={isFolded ? (at === 0 ? 'open' : 'closed') : null}
                  term={terms.find(({ value }) => value === category)}
                  services={those}
                  view={view}
                />
              ))}
              {failed && (
                <Banner
                  tone="stop"
                  className={styles.below}
                  action={
                    <button type="button" onClick={retry}>
                      {t('Try Again')}
                    </button>
                  }
                >
                  {t('Some services could not be loaded.')}
                </Banner>
              )}
              <RatesNote prices={services.map(priceOf)} className={styles.below} />
            </>
          )}
        </QueryView>
      </Container>
    </>
  )
}

type Service = ResultOf<typeof ServiceCardFields>

const priceOf = ({ lowestPrice }: Service): Amount => ({
  price: lowestPrice?.amount ?? null,
  currency: lowestPrice?.currency ?? DEFAULT_CURRENCY,
})

/** Returns the anchor of a category's group. */
const anchorOf = (category: string) => category.replaceAll(' ', '-')

function Anchors({ groups }: { groups: readonly (readonly [category: string, services: readonly Service[]])[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Go to a category')} className={styles.anchors}>
      <Chips tight>
        {groups.map(([category, { length }]) => (
          <Chip key={category} tone="plain" href={`#${anchorOf(category)}`}>
            {t(category, { context: 'category' })} <small>{length}</small>
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

type Term = ResultOf<typeof ServicesPage>['terms'][number]
type ServiceGroupProps = {
  term: Term | undefined
  services: readonly Service[]
  view: View
  /** First state of a group that folds. */
  fold: 'open' | 'closed' | null
}

/**
 * Shows the services of a category below its name and explanation. The list of all services has
 * neither.
 */
function ServiceGroup({ term, services, view, fold }: ServiceGroupProps) {
  const id = useId()
  const cards = services.map((service, position) => (
    <ServiceCard key={service.id} service={service} view={view} position={position} isGrouped={term !== undefined} />
  ))
  const list = view === 'grid' ? <PictureCards>{cards}</PictureCards> : <Stack className={styles.rows}>{cards}</Stack>
  const heading = term && (
    <h2 id={id}>
      <Written language={term.textLanguage}>{term.name}</Written>{' '}
      <small className={styles.size}>{services.length}</small>
    </h2>
  )
  if (fold)
    return (
      <section aria-labelledby={term ? id : undefined}>
        <details className={styles.fold} open={fold === 'open'}>
          <summary>
            {heading}
            <ChevronDown aria-hidden="true" />
          </summary>
          {list}
        </details>
      </section>
    )
  return (
    <section id={term && anchorOf(term.value)} className={styles.group} aria-labelledby={term ? id : undefined}>
      {term && (
        <div className={styles.category}>
          {heading}
          <p className={text.muted}>
            <Written language={term.textLanguage}>{term.description}</Written>
          </p>
        </div>
      )}
      {list}
    </section>
  )
}

function NoServices({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('No services found')}
      level={3}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('Clear Filters')}
        </Button>
      }
    >
      {t('Try other words or another category.')}
    </EmptyState>
  )
}

const WAITING = [1, 2, 3, 4, 5, 6]

function ServicesSkeleton({ view }: { view: View }) {
  return (
    <>
      <Skeleton size="title" className={styles.countSkeleton} />
      {view === 'grid' ? (
        <PictureCards>
          {WAITING.map((position) => (
            <ServiceCardSkeleton key={position} />
          ))}
        </PictureCards>
      ) : (
        <Stack className={styles.rows}>
          {WAITING.map((position) => (
            <Skeleton key={position} className={styles.rowSkeleton} />
          ))}
        </Stack>
      )}
    </>
  )
}
