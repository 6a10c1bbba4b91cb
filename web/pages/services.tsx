import '../features/search/browse.css'
import '../ui/css/entity-cards.css'
import { Search, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Lattice } from '#web/art/art.tsx'
import {
  ALL,
  filterServices,
  readServiceFilters,
  SERVICE_SORT_LABELS,
  SERVICE_SORTS,
  type ServiceFilters,
  writeServiceFilters,
} from '#web/features/health-services/filter.ts'
import { ServiceCard, ServiceCardFields } from '#web/features/health-services/service-card.tsx'
import { useAddress } from '#web/features/search/use-address.ts'
import { useView } from '#web/features/search/use-view.ts'
import { useEveryPage } from '#web/every-page.ts'
import { TTL } from '#web/freshness.ts'
import { graphql } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ViewToggle } from '#web/ui/choice.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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
  }
`,
  [ServiceCardFields],
)
export function Page() {
  const { t } = useTranslation()
  const { locale, ratesNote } = useFormat()
  const { currency } = usePreferences()
  const { query, items, failed, retry } = useEveryPage(ServicesPage, {
    variables: (page) => ({ page }),
    pageOf: ({ healthServices }) => healthServices,
    ttl: TTL.catalogue,
  })
  const [filters, set] = useAddress(readServiceFilters, writeServiceFilters)
  const [view, setView] = useView('services', 'grid')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (next: Partial<ServiceFilters>) => set({ ...filters, ...next })
  const clear = () => {
    change({ q: '', category: ALL })
    heading.current?.focus()
  }
  // A category that an old address still names stays choosable until another is chosen.
  const categories = [...new Set([ALL, ...(query.data?.healthServices.categories ?? []), filters.category])]

  return (
    <>
      <PageTitle>{t('Browse Health Services')}</PageTitle>
      <div className="search-top">
        <div className="lat" aria-hidden="true">
          <Lattice />
        </div>
        <div className="page">
          <h1>{t('Browse Health Services')}</h1>
          <search className="sv-bar">
            <Input
              type="search"
              label={t('Search services')}
              hideLabel
              icon={<Search aria-hidden="true" />}
              placeholder={t('Search name, description or category')}
              autoComplete="off"
              maxLength={200}
              value={filters.q}
              onChange={({ target }) => change({ q: target.value })}
            />
            <Select
              className="inbox"
              label={t('Category:')}
              value={filters.category}
              onChange={({ target }) => change({ category: target.value })}
              options={categories.map((value) => ({ value, label: t(value) }))}
            />
            <Select
              className="inbox"
              label={t('Sort:')}
              value={filters.sort}
              onChange={({ target }) =>
                change({ sort: SERVICE_SORTS.find((one) => one === target.value) ?? 'name-asc' })
              }
              options={SERVICE_SORTS.map((value) => ({ value, label: t(SERVICE_SORT_LABELS[value]) }))}
            />
            <ViewToggle value={view} onChange={setView} />
          </search>
        </div>
      </div>
      <div className="page sv-grid">
        <QueryView query={query} skeleton={<ServicesSkeleton />}>
          {({ healthServices }) => {
            const found = filterServices(items ?? healthServices.items, filters, locale)
            return (
              <>
                <h2 className="count" ref={heading} tabIndex={-1} aria-live="polite">
                  {t('{{count}} services found', { count: found.length })}
                </h2>
                {found.length === 0 ? (
                  <EmptyState
                    icon={<SearchX />}
                    title={t('No services found')}
                    level={3}
                    action={
                      <Button variant="secondary" onClick={clear}>
                        {t('Clear Filters')}
                      </Button>
                    }
                  >
                    {t('Try other words or another category.')}
                  </EmptyState>
                ) : (
                  <div className={view === 'grid' ? 'cards' : 'stack'}>
                    {found.map((service, position) => (
                      <ServiceCard key={service.id} service={service} view={view} position={position} />
                    ))}
                  </div>
                )}
                {failed && (
                  <div className="mt-6">
                    <Banner
                      tone="stop"
                      action={
                        <button type="button" onClick={retry}>
                          {t('Try Again')}
                        </button>
                      }
                    >
                      {t('Some services could not be loaded.')}
                    </Banner>
                  </div>
                )}
                {found.some((service) => service.price !== null && service.currency !== currency) && (
                  <p className="mute mt-6 text-sm">{ratesNote}</p>
                )}
              </>
            )
          }}
        </QueryView>
      </div>
    </>
  )
}

function ServicesSkeleton() {
  return (
    <>
      <Skeleton className="mb-5 h-7 w-48" />
      <div className="cards">
        {Array.from({ length: 6 }, (_, at) => (
          <div className="hcard" key={String(at)}>
            <Skeleton className="aspect-640/208 w-full" />
            <div className="body">
              <Skeleton className="h-7 w-44" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="my-4 h-7 w-28" />
              <Skeleton className="h-11 w-full" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
