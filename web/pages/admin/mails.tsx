import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { MAIL_LABELS, MAIL_STATES, type MailState } from '#domain/mail-queue.ts'
import type { MailKind } from '#domain/notifications.ts'
import { sentence } from '#domain/sentences.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { useAttempt } from '#web/data/save.ts'
import { type Filters, useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { type Question, ReasonDialog } from '#web/features/administration/oversight/reason-dialog.tsx'
import { breakOnce } from '#web/i18n/break-once.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'

const AdminMails = graphql(`
  query AdminMails($search: MailSearch!, $page: Int!) {
    list: mails(search: $search, page: $page) {
      total page limit totalPages
      items { id kind state to attempts lastError createdAt availableAt doneAt failedAt }
    }
  }
`)
type Mail = ResultOf<typeof AdminMails>['list']['items'][number]

const RetryMail = graphql(`mutation RetryMail($id: ID!) { retryDeadLetter(id: $id) }`)
const DropMail = graphql(`mutation DropMail($id: ID!, $reason: String!) { dropMail(id: $id, reason: $reason) }`)

const CHOICES = {
  state: MAIL_STATES,
  kind: Object.keys(MAIL_LABELS),
  sortBy: ['created'],
  direction: ['desc'],
} as const
const searchOf = ({ q, sortBy, direction, ...search }: Filters) => ({
  ...search,
  ...(q && { to: q }),
  ...(sortBy && { direction: direction ?? 'asc' }),
})

const LABELS: Record<MailState, string> = {
  waiting: sentence('Waiting'),
  failed: 'Could not be sent',
  sent: sentence('Sent'),
  skipped: 'No longer needed',
  dropped: sentence('Dropped'),
}
const TONES: Record<MailState, Tone> = { waiting: 'warn', failed: 'stop', sent: 'ok', skipped: 'done', dropped: 'done' }

export function Page() {
  const { t } = useTranslation()
  const { formatOwn, formatNumber } = useFormat()
  const address = useListAddress(CHOICES)
  const query = useFreshQuery(AdminMails, {
    variables: { search: searchOf(address.search), page: address.page },
    ttl: TTL.search,
  })
  const attempt = useAttempt()
  const [retry] = useMutation(RetryMail, RECOUNTED)
  const [drop] = useMutation(DropMail, RECOUNTED)
  const [question, setQuestion] = useState<Question | null>(null)
  // A mail of a removed kind has no label any more.
  const nameOf = (kind: string) => t(MAIL_LABELS[kind as MailKind] ?? kind)
  const at = (instant: string | null) =>
    instant && breakOnce(formatOwn(instant, { dateStyle: 'medium', timeStyle: 'short' }))
  const askToDrop = ({ id }: Mail) =>
    setQuestion({
      title: t('Drop this email?'),
      lead: t('It will not be sent. The reason is recorded in the activity log.'),
      label: t('Reason'),
      field: 'reason',
      required: 'Please say why this email should not be sent',
      confirm: t('Drop email'),
      danger: true,
      saved: t('The email is dropped.'),
      send: (reason) => drop({ variables: { id, reason } }).then(() => query.refetch()),
    })
  const sendAgain = ({ id }: Mail) =>
    void attempt(() => retry({ variables: { id } }).then(() => query.refetch()), {
      done: t('The email is sent again.'),
    })
  const columns: Column<Mail>[] = [
    {
      key: 'kind',
      title: t('Mail'),
      narrow: 'head',
      cell: ({ kind, to }) => (
        <Stack gap="small">
          <b>{nameOf(kind)}</b>
          <bdi className={text.note}>{to ?? t('Address no longer known')}</bdi>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('Status'),
      narrow: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(LABELS[state])}</Badge>,
    },
    { key: 'created', title: t('Written'), sortable: true, narrow: 'line', cell: ({ createdAt }) => at(createdAt) },
    {
      key: 'next',
      title: t('Sent or next attempt'),
      cell: ({ state, availableAt, doneAt, failedAt }) => at(state === 'waiting' ? availableAt : (doneAt ?? failedAt)),
    },
    { key: 'attempts', title: t('Attempts'), numeric: true, cell: ({ attempts }) => formatNumber(attempts) },
    {
      key: 'error',
      title: t('Last error'),
      cell: ({ lastError }) => lastError && <code className={text.written}>{lastError}</code>,
    },
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      cell: (mail) => (
        <Row wrap gap="small">
          {mail.state === 'failed' && (
            <Button size="sm" variant="secondary" onClick={() => sendAgain(mail)}>
              {t('Send again')}
            </Button>
          )}
          {(mail.state === 'failed' || mail.state === 'waiting') && (
            <Button size="sm" variant="ghost" onClick={() => askToDrop(mail)}>
              {t('Drop', { context: 'mail' })}
            </Button>
          )}
        </Row>
      ),
    },
  ]
  return (
    <PanelPage
      title={t('Emails')}
      lead={t('The queue, without the content of the emails. Search for a whole address to find what was sent to it.')}
    >
      <WatchList
        list="mail"
        label={t('Emails')}
        query={query}
        address={address}
        columns={columns}
        nameOf={({ kind }) => nameOf(kind)}
        search={t('Search by the whole email address')}
        hint={t('Whole email address')}
        none={t('No emails found')}
        filters={[
          {
            name: 'state',
            label: t('All statuses'),
            options: MAIL_STATES.map((value) => ({ value, label: t(LABELS[value]) })),
          },
          {
            name: 'kind',
            label: t('All kinds'),
            options: Object.entries(MAIL_LABELS).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </PanelPage>
  )
}
