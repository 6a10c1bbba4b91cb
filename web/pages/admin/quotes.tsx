import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { QUOTE_OVERSIGHT_VIEWS, type QuoteOversightView } from '#domain/quotes/oversight.ts'
import { sentence } from '#domain/sentences.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { HospitalFilter } from '#web/features/administration/oversight/record-filter.tsx'
import { QuoteStateBadge } from '#web/features/visits/quotes/portal/state-badge.tsx'
import { breakOnce } from '#web/i18n/break-once.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { Link } from '#web/routing/router.tsx'
import { portalPathsFor } from '#web/session/workplace.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { Scale } from '#web/ui/icons/scale.ts'
import { TimerReset } from '#web/ui/icons/timer-reset.ts'
import { Stack } from '#web/ui/layout.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import styles from './oversight/tiles.module.css'

const AdminQuotes = graphql(`
  query AdminQuotes($search: QuoteOversightSearch!, $page: Int!) {
    list: overseenQuotes(search: $search, page: $page) {
      total page limit totalPages
      items {
        id number hospitalId hospitalName state sentAt dueAt answerMinutes answeredMinutes isLate version currency quoted charged chargeState settled
      }
    }
  }
`)
type OverseenQuote = ResultOf<typeof AdminQuotes>['list']['items'][number]

const AdminQuoteSummary = graphql(
  `query AdminQuoteSummary { quoteOversightSummary { open late disputed medianAnswerMinutes } }`,
)

const CHOICES = { view: QUOTE_OVERSIGHT_VIEWS, hospitalId: 'text' } as const
const VIEWS: Record<QuoteOversightView, string> = {
  open: sentence('Waiting for an answer'),
  late: sentence('Answer overdue'),
  quoted: sentence('With a quote'),
  accepted: sentence('Accepted'),
  closed: sentence('Ended without acceptance'),
  disputed: sentence('Bill disputed'),
  settled: sentence('Dispute settled'),
}

/** Formats hours of a time to answer, with one decimal below ten. */
function useHours() {
  const { formatNumber } = useFormat()
  return (minutes: number) =>
    formatNumber(minutes / 60, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'short',
      maximumFractionDigits: minutes < 600 ? 1 : 0,
    })
}

function useQuoteColumns(): readonly Column<OverseenQuote>[] {
  const { t } = useTranslation()
  const { formatOwn, formatPrice } = useFormat()
  const hours = useHours()
  const at = (instant: string) => breakOnce(formatOwn(instant, { dateStyle: 'medium', timeStyle: 'short' }))
  return [
    {
      key: 'number',
      title: t('Quote request'),
      narrow: 'head',
      cell: ({ id, number, hospitalId, hospitalName }) => (
        <Stack gap="small">
          <Link className={text.link} to={portalPathsFor(hospitalId).quote(id)}>
            <bdi>{number}</bdi>
          </Link>
          <bdi className={text.note}>{hospitalName}</bdi>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('Status'),
      narrow: 'end',
      cell: ({ state, isLate, answeredMinutes }) => (
        <QuoteStateBadge request={{ state, clock: { isLate, answeredMinutes } }} />
      ),
    },
    { key: 'sent', title: t('Received'), narrow: 'line', cell: ({ sentAt }) => at(sentAt) },
    {
      key: 'clock',
      title: t('Answer'),
      cell: ({ dueAt, answeredMinutes, answerMinutes }) =>
        answeredMinutes === null
          ? dueAt && t('Due {{time}}', { time: at(dueAt) })
          : t('After {{hours}} of {{most}}', { hours: hours(answeredMinutes), most: hours(answerMinutes) }),
    },
    {
      key: 'quoted',
      title: t('Quote', { context: 'amount' }),
      numeric: true,
      cell: ({ quoted, currency }) => quoted !== null && currency && <bdi>{formatPrice(quoted, currency)}</bdi>,
    },
    {
      key: 'charged',
      title: t('Final bill'),
      numeric: true,
      cell: ({ charged, currency, chargeState, settled }) =>
        charged !== null &&
        currency && (
          <Stack gap="small">
            <bdi>{formatPrice(settled ?? charged, currency)}</bdi>
            {chargeState === 'disputed' && <Badge tone="stop">{t('Bill disputed')}</Badge>}
            {chargeState === 'settled' && <Badge tone="ok">{t('Dispute settled')}</Badge>}
          </Stack>
        ),
    },
  ]
}

export function Page() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const hours = useHours()
  const address = useListAddress(CHOICES)
  const query = useFreshQuery(AdminQuotes, {
    variables: { search: address.search, page: address.page },
    ttl: TTL.search,
  })
  const { data } = useQuery(AdminQuoteSummary, { fetchPolicy: 'cache-and-network' })
  const summary = data?.quoteOversightSummary
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))
  const median = summary?.medianAnswerMinutes
  return (
    <PanelPage
      title={t('Quote requests')}
      lead={t(
        'States, clocks and amounts of every hospital. Opening what patients and hospitals wrote requires a reason, which the patient reads.',
      )}
    >
      <StatTiles className={clsx(styles.tiles, styles.four)}>
        <StatTile icon={<Inbox />} value={number(summary?.open)} label={t('Waiting for an answer')} to="?view=open" />
        <StatTile
          icon={<TimerReset />}
          tone={1}
          value={number(summary?.late)}
          label={t('Answer overdue')}
          to="?view=late"
        />
        <StatTile
          icon={<Scale />}
          tone={2}
          value={number(summary?.disputed)}
          label={t('Bills disputed')}
          to="?view=disputed"
        />
        <StatTile
          icon={<Hourglass />}
          value={summary ? (median == null ? t('Not measured yet') : hours(median)) : '…'}
          label={t('Median time to answer, in business hours')}
        />
      </StatTiles>
      <WatchList
        list="quote"
        label={t('Quote requests')}
        query={query}
        address={address}
        columns={useQuoteColumns()}
        nameOf={({ number: name }) => name}
        search={t('Search by number')}
        none={t('No quote requests found')}
        filters={[
          {
            name: 'view',
            label: t('All statuses'),
            options: QUOTE_OVERSIGHT_VIEWS.map((value) => ({ value, label: t(VIEWS[value]) })),
          },
        ]}
        further={
          <HospitalFilter
            value={address.filters.hospitalId}
            onChange={(hospitalId) => address.change({ hospitalId })}
          />
        }
      />
    </PanelPage>
  )
}
