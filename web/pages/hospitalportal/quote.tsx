import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isUuid } from '#domain/checks.ts'
import { graphql } from '#web/data/graphql.ts'
import { OpenQuoteRequestCard } from '#web/features/administration/oversight/open-quote-request.tsx'
import { AssignChoice } from '#web/features/visits/quotes/portal/assign-choice.tsx'
import { AcceptedQuote } from '#web/features/visits/quotes/portal/bill/accepted-quote.tsx'
import { QuoteBuilder } from '#web/features/visits/quotes/portal/builder/quote-builder.tsx'
import { PatientCard } from '#web/features/visits/quotes/portal/patient-card.tsx'
import { QuestionsCard, useAnswerDialog } from '#web/features/visits/quotes/portal/questions-card.tsx'
import { PlanProposed } from '#web/features/visits/quotes/portal/plan-proposed.tsx'
import { QuoteClock } from '#web/features/visits/quotes/portal/quote-clock.tsx'
import { AskDialog, DeclineDialog } from '#web/features/visits/quotes/portal/request-dialogs.tsx'
import {
  type QuoteRequest,
  QuoteRequestFields,
  SentVersionsFields,
} from '#web/features/visits/quotes/portal/request-fields.ts'
import { useRequestWords } from '#web/features/visits/quotes/portal/request-words.ts'
import { QuoteStateBadge } from '#web/features/visits/quotes/portal/state-badge.tsx'
import { useRequestVerbs } from '#web/features/visits/quotes/portal/use-request-verbs.ts'
import { VersionList } from '#web/features/visits/quotes/portal/version-list.tsx'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { FoundPage } from '#web/pages/admin/oversight/found-page.tsx'
import { useParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FileSearch } from '#web/ui/icons/file-search.ts'
import { MessageCircleQuestionMark } from '#web/ui/icons/message-circle-question-mark.ts'
import { SquarePen } from '#web/ui/icons/square-pen.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './quote.module.css'

const PortalQuote = graphql(
  `query PortalQuote($id: ID!, $hospitalId: ID!) {
    hospitalQuoteRequest(id: $id) { ...QuoteRequestFields }
    hospital(id: $hospitalId) { id doctors { id fullName specialty } }
  }`,
  [QuoteRequestFields],
)
const PortalQuoteVersions = graphql(
  `query PortalQuoteVersions($id: ID!) { hospitalQuoteRequest(id: $id) { ...SentVersionsFields } }`,
  [SentVersionsFields],
)

/** Buttons for a question and for declining, if the caller may use them. */
function Actions({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'ask' | 'decline' | null>(null)
  const { moves, patient, clock } = request
  const close = () => setOpened(null)
  return (
    <>
      <QuoteClock clock={clock} />
      {moves.includes('question') && (
        <Button
          variant="secondary"
          icon={<MessageCircleQuestionMark aria-hidden="true" />}
          onClick={() => setOpened('ask')}
        >
          {t('Ask {{name}}', { name: patient.firstName })}
        </Button>
      )}
      {moves.includes('declined') && (
        <Button variant="danger-quiet" onClick={() => setOpened('decline')}>
          {t('Decline')}
        </Button>
      )}
      <AskDialog request={request} open={opened === 'ask'} onClose={close} />
      <DeclineDialog request={request} open={opened === 'decline'} onClose={close} />
    </>
  )
}

/** Marks a request as seen when it is read, once. */
function useMarkSeen({ id, isUnread, moves }: QuoteRequest) {
  const { markSeen } = useRequestVerbs(id)
  const mayMark = isUnread && moves.length > 0
  const mark = useEffectEvent(() => void markSeen().catch(() => undefined))
  useEffect(() => {
    if (mayMark) mark()
  }, [mayMark])
}

type ContentProps = {
  request: QuoteRequest
  doctors: readonly { id: string; fullName: string; specialty: string }[]
  reload: () => Promise<QuoteRequest | null | undefined>
}

function Content({ request, doctors, reload }: ContentProps) {
  const { t } = useTranslation()
  const maySend = request.moves.includes('quoted')
  const mayWrite = maySend || request.canPropose
  const isFirst = request.quotes.length === 0
  const [writing, setWriting] = useState(isFirst || request.draft !== null)
  useMarkSeen(request)
  const { onAnswer, dialog } = useAnswerDialog(request)
  const isWriting = mayWrite && writing
  return (
    <Stack>
      {request.needsReason && <OpenQuoteRequestCard id={request.id} reload={reload} />}
      {request.declineReason !== null && (
        <Banner quiet title={t('This request was declined.')}>
          <span dir="auto">{request.declineReason}</span>
        </Banner>
      )}
      {request.proposal && <PlanProposed proposal={request.proposal} isOwn={request.canPropose} />}
      {request.state === 'accepted' && <AcceptedQuote id={request.id} />}
      {mayWrite && (
        <Row wrap between align="end">
          <div className={styles.assign}>{maySend && <AssignChoice request={request} />}</div>
          {!writing && (
            <Button icon={<SquarePen aria-hidden="true" />} onClick={() => setWriting(true)}>
              {t('Write version {{version}}', { version: (request.quotes[0]?.version ?? 0) + 1 })}
            </Button>
          )}
        </Row>
      )}
      {isWriting && <QuoteBuilder request={request} doctors={doctors} reload={reload} />}
      {isWriting ? (
        <VersionList request={request} />
      ) : (
        <div className={styles.columns}>
          <Stack>
            <VersionList request={request} />
            {isFirst && <p className={text.muted}>{t('No quote was sent for this request.')}</p>}
            <QuestionsCard request={request} onAnswer={onAnswer} />
          </Stack>
          <PatientCard request={request} />
          {dialog}
        </div>
      )}
    </Stack>
  )
}

/** Reads the request and, in a separate query, its versions. */
function useRequest(id: string) {
  const { hospitalId } = useWorkplace()
  const options = { skip: !isUuid(id), fetchPolicy: 'cache-and-network' } as const
  const facts = useQuery(PortalQuote, { variables: { id, hospitalId }, ...options })
  const sent = useQuery(PortalQuoteVersions, { variables: { id }, ...options })
  const recordOf = (request = facts.data?.hospitalQuoteRequest, versions = sent.data?.hospitalQuoteRequest) =>
    // Administrators can read all hospitals, but this page shows only the current one.
    request && versions && request.hospitalId === hospitalId ? { ...request, quotes: versions.quotes } : null
  const refetch = async () => {
    const [request, versions] = await Promise.all([facts.refetch(), sent.refetch()])
    return recordOf(request.data?.hospitalQuoteRequest, versions.data?.hospitalQuoteRequest)
  }
  return {
    query: {
      data: facts.data && sent.data && { request: recordOf(), doctors: facts.data.hospital?.doctors ?? [] },
      error: facts.error ?? sent.error,
      loading: facts.loading || sent.loading,
      refetch,
    },
    reload: () => refetch().catch(() => undefined),
  }
}

export function Page() {
  // Loads the words of lines, points and answers.
  useQuestionnaireWords()
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { portalPaths } = useWorkplace()
  const words = useRequestWords()
  const { query, reload } = useRequest(id)
  useHospitalEvents(() => void reload())
  const list = { label: t('Quotes'), to: portalPaths.quotes() }
  return (
    <FoundPage
      id={id}
      query={query}
      list={list}
      record={({ request }) => request}
      missing={{
        icon: <FileSearch />,
        title: t('Request not found'),
        action: <ButtonLink to={list.to}>{t('Back to quotes')}</ButtonLink>,
      }}
      page={(request) => ({
        // Only the number, because others may see the tab's title.
        title: request.number,
        heading: t('Quote for {{name}}', { name: words.patientName(request.patient) }),
        lead: (
          <Row as="span" wrap gap="small">
            <QuoteStateBadge request={request} />
            <span>
              {[words.treatmentNames(request.treatments), words.origin(request.patient), words.days(request)].join(
                ' · ',
              )}
            </span>
          </Row>
        ),
        actions: <Actions request={request} />,
      })}
    >
      {(request) => (
        <Content
          // After a version is sent, a new form is mounted for the next one.
          key={request.quotes.length}
          request={request}
          doctors={query.data?.doctors ?? []}
          reload={reload}
        />
      )}
    </FoundPage>
  )
}
