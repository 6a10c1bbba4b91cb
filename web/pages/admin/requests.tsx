import { dateIn } from '#domain/days.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter-desk.ts'
import { isOpenRequest, REQUEST_KINDS, REQUEST_LABELS, REQUEST_STATE_LABELS, REQUEST_STATES } from '#domain/requests.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type ListAddress, useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import type { ListFilter } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { useAdministrators } from '#web/features/administration/oversight/administrators.ts'
import { RequestStateBadge } from '#web/features/administration/oversight/request-state-badge.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { Newspaper } from '#web/ui/icons/newspaper.ts'
import { TimerReset } from '#web/ui/icons/timer-reset.ts'
import { UserRoundX } from '#web/ui/icons/user-round-x.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { SubscriberList } from './oversight/subscriber-list.tsx'
import styles from './oversight/tiles.module.css'

const AdminRequests = graphql(`
  query AdminRequests($search: RequestSearch!, $page: Int!) {
    list: requests(search: $search, page: $page) {
      total page limit totalPages
      items { id number kind state name company email subject message ownerName dueOn createdAt }
    }
    requestSummary { open overdue unowned }
  }
`)
type Request = ResultOf<typeof AdminRequests>['list']['items'][number]

const CHOICES = {
  state: ['open', 'overdue', ...REQUEST_STATES, ...SUBSCRIBER_STATES],
  kind: [...REQUEST_KINDS, 'newsletter'],
  ownerId: 'text',
  sortBy: ['due', 'received'],
  direction: ['desc'],
} as const

function useRequestColumns(): readonly Column<Request>[] {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  const today = dateIn(new Date())
  return [
    {
      key: 'from',
      title: t('From', { context: 'request' }),
      narrow: 'head',
      cell: ({ id, name, company, number, subject }) => (
        <Stack gap="small">
          <Link className={text.link} to={paths.adminRequest(id)}>
            <bdi>{name ?? company ?? number}</bdi>
          </Link>
          <bdi className={text.note}>{subject ?? number}</bdi>
        </Stack>
      ),
    },
    { key: 'state', title: t('Status'), narrow: 'end', cell: ({ state }) => <RequestStateBadge state={state} /> },
    { key: 'kind', title: t('Kind'), narrow: 'line', cell: ({ kind }) => t(REQUEST_LABELS[kind]) },
    { key: 'owner', title: t('Assigned to'), cell: ({ ownerName }) => ownerName ?? t('No one') },
    {
      key: 'due',
      title: t('Answer due'),
      sortable: true,
      narrow: 'line',
      cell: ({ dueOn, state }) => (
        <Row wrap gap="small">
          {formatDate(dueOn, { dateStyle: 'medium' })}
          {isOpenRequest(state) && dueOn < today && <Badge tone="stop">{t('Overdue')}</Badge>}
        </Row>
      ),
    },
    {
      key: 'received',
      title: t('Received'),
      sortable: true,
      cell: ({ createdAt }) => formatOwn(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ]
}

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const kinds: ListFilter = {
    name: 'kind',
    label: t('All kinds'),
    options: [
      ...REQUEST_KINDS.map((value) => ({ value, label: t(REQUEST_LABELS[value]) })),
      { value: 'newsletter', label: t('Newsletter') },
    ],
  }
  return (
    <PanelPage
      title={t('Requests')}
      lead={t('Messages from the forms on public pages. We answer within 2 business days.')}
      actions={
        address.filters.kind === 'newsletter' ? (
          <ButtonLink variant="secondary" to={paths.adminRequests}>
            {t('Back to the requests')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" icon={<Newspaper aria-hidden="true" />} to="?kind=newsletter">
            {t('Addresses of the newsletter')}
          </ButtonLink>
        )
      }
    >
      {address.filters.kind === 'newsletter' ? (
        <SubscriberList address={address} kinds={kinds} />
      ) : (
        <RequestList address={address} kinds={kinds} />
      )}
    </PanelPage>
  )
}

function RequestList({ address, kinds }: { address: ListAddress; kinds: ListFilter }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const query = useFreshQuery(AdminRequests, {
    variables: { search: address.search, page: address.page },
    ttl: TTL.search,
  })
  const summary = query.data?.requestSummary
  const open = '?state=open'
  const administrators = useAdministrators()
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))
  return (
    <>
      <StatTiles className={styles.tiles}>
        <StatTile icon={<Inbox />} value={number(summary?.open)} label={t('Open requests')} to={open} />
        <StatTile
          icon={<TimerReset />}
          tone={1}
          value={number(summary?.overdue)}
          label={t('Overdue')}
          to="?state=overdue"
        />
        <StatTile
          icon={<UserRoundX />}
          tone={2}
          value={number(summary?.unowned)}
          label={t('Without an owner')}
          to={`${open}&ownerId=none`}
        />
      </StatTiles>
      <WatchList
        list="request"
        label={t('Requests')}
        query={query}
        address={address}
        columns={useRequestColumns()}
        nameOf={({ number: name }) => name}
        search={t('Search by name, company, email, number or words')}
        hint={t('Name, company or number')}
        none={t('No requests found')}
        filters={[
          {
            name: 'state',
            label: t('All statuses'),
            options: [
              { value: 'open', label: t('Open', { context: 'request' }) },
              { value: 'overdue', label: t('Overdue') },
              ...REQUEST_STATES.map((value) => ({ value, label: t(REQUEST_STATE_LABELS[value]) })),
            ],
          },
          kinds,
          {
            name: 'ownerId',
            label: t('Any owner'),
            options: [{ value: 'none', label: t('No owner') }, ...administrators],
          },
        ]}
      />
    </>
  )
}
