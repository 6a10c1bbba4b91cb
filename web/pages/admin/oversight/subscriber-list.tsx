/** SubscriberList({ address, kinds }) — newsletter subscribers, beside the requests of the desk. */
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { SUBSCRIBER_LABELS, SUBSCRIBER_STATES } from '#domain/newsletter-desk.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import type { ListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import type { ListFilter } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import type { Column } from '#web/ui/table.tsx'

const Subscribers = graphql(`
  query Subscribers($search: SubscriberSearch!, $page: Int!) {
    list: newsletterSubscribers(search: $search, page: $page) {
      total page limit totalPages
      items { id email language state since }
    }
  }
`)
type Subscriber = ResultOf<typeof Subscribers>['list']['items'][number]

const RemoveSubscriber = graphql(`mutation RemoveSubscriber($id: ID!) { removeSubscriber(id: $id) }`)

export function SubscriberList({ address, kinds }: { address: ListAddress; kinds: ListFilter }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { q } = address.search
  const state = SUBSCRIBER_STATES.find((candidate) => candidate === address.search.state)
  const search = { ...(q && { q }), ...(state && { state }) }
  const query = useFreshQuery(Subscribers, { variables: { search, page: address.page }, ttl: TTL.search })
  const attempt = useAttempt()
  const [remove, removing] = useMutation(RemoveSubscriber)
  const [subscriber, ask] = useState<Subscriber | null>(null)
  const columns: Column<Subscriber>[] = [
    { key: 'email', title: t('Email'), narrow: 'head', cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      key: 'state',
      title: t('Status'),
      narrow: 'end',
      cell: (row) => <Badge tone={row.state === 'confirmed' ? 'ok' : 'warn'}>{t(SUBSCRIBER_LABELS[row.state])}</Badge>,
    },
    { key: 'language', title: t('Language'), narrow: 'line', cell: ({ language }) => LANGUAGE_NAMES[language] },
    { key: 'since', title: t('Since'), narrow: 'line', cell: ({ since }) => formatOwn(since, { dateStyle: 'medium' }) },
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      cell: (row) => (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => ask(row)}
          aria-label={t('Erase {{name}}', { name: row.email })}
        >
          {t('Erase address')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <WatchList
        label={t('Newsletter')}
        query={query}
        // The file has only the matches of these filters.
        address={{ ...address, search }}
        file="/api/Newsletter/subscribers/export"
        columns={columns}
        nameOf={({ email }) => email}
        search={t('Search by email')}
        none={t('No addresses found')}
        filters={[
          kinds,
          {
            name: 'state',
            label: t('All statuses'),
            options: SUBSCRIBER_STATES.map((value) => ({ value, label: t(SUBSCRIBER_LABELS[value]) })),
          },
        ]}
      />
      <ConfirmDialog
        open={subscriber !== null}
        title={t('Remove this address from the newsletter?')}
        confirmLabel={t('Erase address')}
        cancelLabel={t('Cancel')}
        danger
        busy={removing.loading}
        onClose={() => ask(null)}
        onConfirm={() =>
          void attempt(() => remove({ variables: { id: subscriber?.id ?? '' } }).then(() => query.refetch()), {
            done: t('The address is erased.'),
          }).then(() => ask(null))
        }
      >
        {t('{{email}} no longer gets the newsletter.', { email: subscriber?.email ?? '' })}
      </ConfirmDialog>
    </>
  )
}
