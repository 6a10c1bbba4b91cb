import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { OPEN_QUOTE_STATES, QUOTE_VIEW_NAMES } from '#domain/quotes/states.ts'
import { graphql } from '#web/data/graphql.ts'
import { type ListAddress, useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { ListFilters } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { RequestCharts } from '#web/features/visits/quotes/portal/request-charts.tsx'
import { useRequestColumns } from '#web/features/visits/quotes/portal/request-columns.tsx'
import { QuoteRowFields } from '#web/features/visits/quotes/portal/request-fields.ts'
import {
  type QuoteSummary,
  QuoteSummaryFields,
  RequestTiles,
} from '#web/features/visits/quotes/portal/request-tiles.tsx'
import { useRequestWords } from '#web/features/visits/quotes/portal/request-words.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useSession } from '#web/session/session.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox, Joined } from '#web/ui/choice.tsx'
import { FileText } from '#web/ui/icons/file-text.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './quotes.module.css'

const PortalQuotes = graphql(
  `query PortalQuotes($hospitalId: ID!, $filter: HospitalQuoteFilter!, $page: Int!) {
    list: hospitalQuoteRequests(hospitalId: $hospitalId, filter: $filter, page: $page) {
      total page limit totalPages
      items { ...QuoteRowFields }
    }
    summary: hospitalQuoteSummary(hospitalId: $hospitalId) { ...QuoteSummaryFields }
  }`,
  [QuoteRowFields, QuoteSummaryFields],
)
const PortalTreatments = graphql(`
  query PortalTreatments($hospitalId: ID!) {
    hospital(id: $hospitalId) { id services(limit: 100) { id service { id name } } }
  }
`)

const ALL = 'all'
const CHOICES = {
  view: [...QUOTE_VIEW_NAMES, ALL],
  treatment: 'text',
  assigned: ['me', 'nobody'],
  unread: ['true'],
  asked: ['true'],
} as const

/** Views of the list with their counts. Default: open requests. */
function Views({ address, summary }: { address: ListAddress; summary: QuoteSummary | undefined }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const note = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count))
  return (
    <Joined
      legend={t('Status')}
      value={address.filters.view ?? 'open'}
      onChange={(view) => address.change({ view: view === 'open' ? undefined : view })}
      options={[
        { value: 'open', label: t('Open', { context: 'requests' }), note: note(summary?.open) },
        { value: 'quoted', label: t('Quoted'), note: note(summary?.quoted) },
        { value: 'accepted', label: t('Accepted'), note: note(summary?.accepted) },
        { value: 'closed', label: t('Closed', { context: 'requests' }), note: note(summary?.closed) },
        {
          value: ALL,
          label: t('All', { context: 'requests' }),
          note: note(summary && summary.open + summary.quoted + summary.accepted + summary.closed),
        },
      ]}
    />
  )
}

function Narrowing({ address }: { address: ListAddress }) {
  const { t } = useTranslation()
  const { hospitalId, may } = useWorkplace()
  const { filters, change } = address
  const { data } = useQuery(PortalTreatments, { variables: { hospitalId }, fetchPolicy: 'cache-first' })
  return (
    <>
      <SearchField
        label={t('Search by number or first name')}
        hint={t('Number or first name')}
        value={filters.q ?? ''}
        onChange={(q) => change({ q: q || undefined })}
      />
      <ListFilters
        values={filters}
        onChange={change}
        filters={[
          {
            name: 'treatment',
            label: t('All treatments'),
            options: (data?.hospital?.services ?? []).map(({ service }) => ({
              value: service.id,
              label: service.name,
            })),
          },
          // A doctor's list has only requests assigned to the doctor.
          ...(may('read')
            ? [
                {
                  name: 'assigned',
                  label: t('Anybody', { context: 'assigned' }),
                  options: [
                    { value: 'me', label: t('Assigned to me') },
                    { value: 'nobody', label: t('Unassigned') },
                  ],
                },
              ]
            : []),
        ]}
      />
      <Checkbox
        label={t('Unread only')}
        checked={filters.unread === 'true'}
        onChange={({ target }) => change({ unread: target.checked ? 'true' : undefined })}
      />
      <Checkbox
        label={t('Only with an open question')}
        checked={filters.asked === 'true'}
        onChange={({ target }) => change({ asked: target.checked ? 'true' : undefined })}
      />
    </>
  )
}

export function Page() {
  // Loads the words of the points of quotes.
  useQuestionnaireWords()
  const { t } = useTranslation()
  const { hospitalId, hospitalName, may, portalPaths } = useWorkplace()
  const me = useSession().user?.id
  const words = useRequestWords()
  const address = useListAddress(CHOICES)
  const { view = 'open', treatment, assigned, unread, q } = address.filters
  const onlyAsked = address.filters.asked
  const filter = useMemo(
    () => ({
      view: QUOTE_VIEW_NAMES.find((name) => name === view) ?? null,
      treatment: treatment ?? null,
      assigneeId: assigned === 'me' ? (me ?? null) : null,
      unassigned: assigned === 'nobody',
      unread: unread === 'true',
      asked: onlyAsked === 'true',
      q: q ?? null,
    }),
    [view, treatment, assigned, unread, onlyAsked, q, me],
  )
  const query = useQuery(PortalQuotes, {
    variables: { hospitalId, filter, page: address.page },
    fetchPolicy: 'cache-and-network',
  })
  useHospitalEvents(() => void query.refetch().catch(() => undefined))
  const waiting = query.data?.list.items.find(({ state }) => OPEN_QUOTE_STATES.some((open) => open === state))
  const columns = useRequestColumns(waiting?.id)
  const summary = query.data?.summary ?? query.previousData?.summary
  return (
    <PanelPage
      title={t('Quotes')}
      lead={
        summary ? t('{{count}} requests are waiting for you.', { count: summary.toAnswer }) : <bdi>{hospitalName}</bdi>
      }
      actions={
        may('read') && (
          <ButtonLink variant="secondary" to={portalPaths.quoteTemplates} icon={<FileText aria-hidden="true" />}>
            {t('Templates')}
          </ButtonLink>
        )
      }
    >
      {may('read') && <RequestTiles summary={summary} className={styles.tiles} />}
      {may('quotes') && summary !== undefined && summary.asked > 0 && onlyAsked !== 'true' && (
        <Banner
          quiet
          className={styles.asked}
          action={
            <Button variant="tonal" size="sm" onClick={() => address.change({ view: ALL, asked: 'true' })}>
              {t('Show them')}
            </Button>
          }
        >
          {t('{{count}} patients wait for the answer to a question', { count: summary.asked })}
        </Banner>
      )}
      <div className={styles.views}>
        <Views address={address} summary={summary} />
      </div>
      <WatchList
        label={t('Quote requests')}
        query={query}
        address={address}
        columns={columns}
        nameOf={({ patient }) => words.patientName(patient)}
        none={may('read') ? t('No requests here') : t('No request is assigned to you here')}
        further={<Narrowing address={address} />}
      />
      {may('read') && <RequestCharts hospitalId={hospitalId} />}
    </PanelPage>
  )
}
