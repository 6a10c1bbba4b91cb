/**
 * RecordPage({ kind, query, record, list?, children: (record) => page }) — the page of one record,
 * with its loading, error and not-found states.
 */

import type { ReactNode } from 'react'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { SearchX } from '#web/ui/icons/search-x.ts'
import type { Query } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const WORDS = {
  hospital: {
    list: sentence('Hospitals'),
    to: paths.adminHospitals,
    back: sentence('Back to Hospitals'),
    failed: sentence('Error loading hospital'),
    missing: sentence('Hospital Not Found'),
    missingText: sentence("The hospital you're looking for doesn't exist."),
  },
  doctor: {
    list: sentence('Doctors'),
    to: paths.adminDoctors,
    back: sentence('Back to Doctors'),
    failed: sentence('Error loading doctor'),
    missing: sentence('Doctor not found'),
    missingText: sentence("The doctor you're looking for doesn't exist."),
  },
  service: {
    list: sentence('Services'),
    to: paths.adminServices,
    back: sentence('Back to Services'),
    failed: sentence('Error loading service'),
    missing: sentence('Service not found'),
    missingText: sentence("The service you're looking for doesn't exist."),
  },
  term: {
    list: sentence('Categories and specialties'),
    to: paths.adminTerms,
    back: sentence('Back to the list'),
    failed: sentence('The texts could not be loaded'),
    missing: sentence('Category or specialty not found'),
    missingText: sentence('The link may be incomplete.'),
  },
}

type RecordPageProps<Data, Found> = {
  kind: keyof typeof WORDS
  query: Query<Data>
  record: Found | null | undefined
  /** Target of the back link, by default the administrators' list. */
  list?: string
  children: (record: Found) => ReactNode
}

export function RecordPage<Data, Found>({ kind, query, record, list, children }: RecordPageProps<Data, Found>) {
  const { t } = useTranslation()
  const words = WORDS[kind]
  const to = list ?? words.to
  if (record) return children(record)
  const back = (
    <ButtonLink variant="secondary" to={to}>
      {t(words.back)}
    </ButtonLink>
  )
  const crumbs = [{ label: t(words.list), to }]
  if (query.error && !query.loading)
    return (
      <PanelPage title={t(words.failed)} crumbs={crumbs}>
        <div role="alert">
          <EmptyState
            icon={<CircleAlert />}
            title={t(refusalOf(query.error).message)}
            action={
              <>
                <Button onClick={() => void query.refetch().catch(() => undefined)}>{t('Try Again')}</Button>
                {back}
              </>
            }
          />
        </div>
      </PanelPage>
    )
  if (query.data)
    return (
      <PanelPage title={t(words.missing)} crumbs={crumbs}>
        <EmptyState icon={<SearchX />} title={t(words.missingText)} action={back} />
      </PanelPage>
    )
  return (
    <PanelPage title={t('Loading...')} crumbs={crumbs}>
      <Loading>
        <Skeleton size="panel" />
      </Loading>
    </PanelPage>
  )
}
