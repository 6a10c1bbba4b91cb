import { useMutation, useQuery } from '@apollo/client/react'
import { isUuid } from '#domain/checks.ts'
import {
  REQUEST_DETAIL_LABELS,
  REQUEST_LABELS,
  REQUEST_MOVES,
  type RequestState,
  requestAnswer,
  requestNote,
} from '#domain/requests.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { useAttempt } from '#web/data/save.ts'
import { useDownload } from '#web/device/download.ts'
import { useAdministrators } from '#web/features/administration/oversight/administrators.ts'
import { RequestEventFields, RequestEvents } from '#web/features/administration/oversight/request-events.tsx'
import { RequestStateBadge } from '#web/features/administration/oversight/request-state-badge.tsx'
import { WrittenForm } from '#web/features/administration/oversight/written-form.tsx'
import { useFormatBytes } from '#web/i18n/bytes.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Select } from '#web/ui/field.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './appointment.module.css'
import { FoundPage } from './oversight/found-page.tsx'

const AdminRequest = graphql(
  `query AdminRequest($id: ID!) {
    request(id: $id) {
      id number kind state name company email phone subject message language ownerId ownerName dueOn updatedAt createdAt
      details { name value } files { id name size } events { ...RequestEventFields }
    }
  }`,
  [RequestEventFields],
)
type Request = NonNullable<ResultOf<typeof AdminRequest>['request']>

const UpdateRequest = graphql(
  `mutation UpdateRequest($id: ID!, $input: RequestUpdate!) { updateRequest(id: $id, input: $input) { id state updatedAt } }`,
)
const NoteRequest = graphql(
  `mutation NoteRequest($id: ID!, $note: String!) { noteRequest(id: $id, note: $note) { id } }`,
)
const AnswerRequest = graphql(
  `mutation AnswerRequest($id: ID!, $answer: String!) { answerRequest(id: $id, answer: $answer) { id } }`,
)

const MOVES: Record<RequestState, string> = {
  new: 'Not spam',
  in_progress: 'Start work',
  answered: 'Answered',
  closed: 'Close request',
  spam: 'Mark as spam',
}

function Content({ request, reload }: { request: Request; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const formatBytes = useFormatBytes()
  const { user } = useSession()
  const { save, busy } = useDownload()
  const attempt = useAttempt()
  const [update] = useMutation(UpdateRequest, RECOUNTED)
  const [note] = useMutation(NoteRequest)
  const [answer] = useMutation(AnswerRequest, RECOUNTED)
  const { id, state, updatedAt, ownerId, ownerName } = request
  const administrators = useAdministrators()
  // The assignee may have lost the role since.
  const owners =
    ownerId && !administrators.some(({ value }) => value === ownerId)
      ? [...administrators, { value: ownerId, label: ownerName ?? t('No one') }]
      : administrators
  const change = (input: { state?: RequestState; ownerId?: string | null }) =>
    void attempt(
      () => update({ variables: { id, input: { ...input, basedOn: updatedAt } } }).finally(() => void reload()),
      { done: t('Changes saved successfully.') },
    )
  const facts = [
    { term: t('Name', { context: 'person' }), value: request.name },
    { term: t('Company'), value: request.company },
    { term: t('Email'), value: <bdi dir="ltr">{request.email}</bdi> },
    { term: t('Phone'), value: request.phone && <bdi dir="ltr">{request.phone}</bdi> },
    ...request.details.map(({ name, value }) => ({ term: t(REQUEST_DETAIL_LABELS[name] ?? name), value })),
    { term: t('Answer due'), value: formatDate(request.dueOn, { dateStyle: 'medium' }) },
    { term: t('Assigned to'), value: request.ownerName ?? t('No one') },
  ].filter(({ value }) => value)
  return (
    <>
      <Card as="section" pad className={styles.head} aria-label={t('Status')}>
        <Row between wrap>
          <Row wrap>
            <RequestStateBadge state={state} />
            <b>{t(REQUEST_LABELS[request.kind])}</b>
          </Row>
          <Row wrap>
            {ownerId !== user?.id && (
              <Button variant="secondary" onClick={() => change({ ownerId: user?.id ?? null })}>
                {t('Assign to me')}
              </Button>
            )}
            <Select
              app
              hideLabel
              label={t('Assigned to')}
              options={[{ value: '', label: t('No owner') }, ...owners]}
              value={ownerId ?? ''}
              onChange={({ target }) => change({ ownerId: target.value || null })}
            />
            {REQUEST_MOVES[state].map((to) => (
              <Button key={to} variant={to === 'spam' ? 'ghost' : 'secondary'} onClick={() => change({ state: to })}>
                {t(to === 'in_progress' && state !== 'new' ? 'Open again' : MOVES[to])}
              </Button>
            ))}
          </Row>
        </Row>
      </Card>
      <div className={styles.columns}>
        <Stack>
          <Card as="section" pad aria-labelledby="request-text">
            <h2 id="request-text">{request.subject ?? t('Message', { context: 'request' })}</h2>
            <p className={text.written} dir="auto" lang={request.language}>
              {request.message ?? t('Nothing was written.')}
            </p>
            {request.files.map((file) => {
              const address = `/api/Requests/${id}/files/${file.id}`
              return (
                <Button
                  key={file.id}
                  variant="secondary"
                  busy={busy === address}
                  icon={<Download aria-hidden="true" />}
                  onClick={() => void save(address, file.name)}
                >
                  {t('{{name}} ({{size}})', { name: file.name, size: formatBytes(file.size) })}
                </Button>
              )
            })}
          </Card>
          {state !== 'spam' && state !== 'closed' && (
            <Card as="section" pad aria-label={t('Answer by email')}>
              <WrittenForm
                schema={requestAnswer}
                field="answer"
                rows={8}
                label={t('Answer by email')}
                hint={t('This text is sent to {{email}}. Please do not write anything about health in an email.', {
                  email: request.email,
                })}
                button={t('Send answer')}
                saved={t('The answer has been sent.')}
                send={(written) => answer({ variables: { id, answer: written } }).then(reload)}
              />
            </Card>
          )}
          <Card as="section" pad aria-label={t('Internal note')}>
            <WrittenForm
              schema={requestNote}
              field="note"
              label={t('Internal note')}
              hint={t('For administrators only.')}
              button={t('Save note')}
              saved={t('The note is saved.')}
              send={(written) => note({ variables: { id, note: written } }).then(reload)}
            />
          </Card>
        </Stack>
        <Stack>
          <Card as="section" pad aria-label={t('Who wrote')}>
            <Facts items={facts} />
          </Card>
          <RequestEvents events={request.events} />
        </Stack>
      </div>
    </>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(AdminRequest, { variables: { id }, skip: !isUuid(id), fetchPolicy: 'cache-and-network' })
  return (
    <FoundPage
      id={id}
      query={query}
      list={{ label: t('Requests'), to: paths.adminRequests }}
      record={(data) => data.request}
      missing={{ icon: <Inbox />, title: t('Request not found.') }}
      page={(request) => ({
        title: request.number,
        lead: <bdi>{request.name ?? request.company}</bdi>,
      })}
    >
      {(request) => <Content request={request} reload={() => query.refetch().catch(() => undefined)} />}
    </FoundPage>
  )
}
