import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BackLink, Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Container, Stack } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { AccountDraftFields } from '../ask/account-draft.ts'
import { PatientBill, PatientBillFields } from '../bill/patient-bill.tsx'
import { AskHospital } from '../questions/patient-questions.tsx'
import { REQUEST_STATE_WORDS } from '../state-words.ts'
import { RequestFiles } from '../files/request-files.tsx'
import { Accesses, AccessesFields } from './accesses.tsx'
import { AskAgain } from './ask-again.tsx'
import { type CardHospital, HospitalCard, HospitalCardFields } from './hospital-card.tsx'
import { Progress } from './progress.tsx'
import styles from './request-detail.module.css'
import { SentFacts } from './sent-facts.tsx'

export const RequestDetailFields = graphql(
  `fragment RequestDetailFields on QuoteRequest {
    id
    number
    state
    updatedAt
    sentAt
    closesAt
    treatments { id name }
    acceptance { quoteId acceptedAt appointmentId }
    hospitals { ...HospitalCardFields }
    ...PatientBillFields
    ...AccountDraftFields
    ...AccessesFields
  }`,
  [HospitalCardFields, PatientBillFields, AccountDraftFields, AccessesFields],
)
type Request = ResultOf<typeof RequestDetailFields>

const WithdrawQuoteRequest = graphql(
  `mutation WithdrawQuoteRequest($id: ID!) { withdrawQuoteRequest(id: $id) { ...RequestDetailFields } }`,
  [RequestDetailFields],
)
const WithdrawQuoteHospital = graphql(
  `mutation WithdrawQuoteHospital($id: ID!) { withdrawQuoteHospital(id: $id) { ...RequestDetailFields } }`,
  [RequestDetailFields],
)

/** Order of the cards: questions, quotes, hospitals without an answer, ends. */
const ORDER: readonly CardHospital['state'][] = [
  'accepted',
  'question',
  'quoted',
  'answered',
  'seen',
  'sent',
  'declined',
  'expired',
  'not_chosen',
  'withdrawn',
]
const WAITING: readonly CardHospital['state'][] = ['sent', 'seen', 'question', 'answered']

function Withdraw({ request }: { request: Request }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [isOpen, setOpen] = useState(false)
  const [withdraw, { loading }] = useMutation(WithdrawQuoteRequest)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        {t('Withdraw the request')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Withdraw the request?')}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Keep it')}
        busy={loading}
        onConfirm={() =>
          void attempt(() => withdraw({ variables: { id: request.id } }), {
            done: t('The request is withdrawn.'),
          }).then(() => setOpen(false))
        }
      >
        {t(
          'We will let every hospital know, and no quote can be accepted after that. The hospitals immediately lose access to your health data and files.',
        )}
      </ConfirmDialog>
    </>
  )
}

function TakeBack({ answer }: { answer: CardHospital }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [isOpen, setOpen] = useState(false)
  const [withdraw, { loading }] = useMutation(WithdrawQuoteHospital)
  const { name } = answer.hospital
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('Withdraw consent')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Withdraw your consent for {{name}}?', { name })}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Keep it')}
        busy={loading}
        onConfirm={() => void attempt(() => withdraw({ variables: { id: answer.id } })).then(() => setOpen(false))}
      >
        {t('This hospital can no longer read your request, and its quote can no longer be accepted.')}
      </ConfirmDialog>
    </>
  )
}

/** The acceptance with a link to its consultation. */
function AcceptedNote({ acceptance }: { acceptance: NonNullable<Request['acceptance']> }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  return (
    <Stack gap="small">
      <p>
        {t('Accepted on {{time}}. The price and every line are now fixed.', {
          time: formatOwn(acceptance.acceptedAt),
        })}
      </p>
      {acceptance.appointmentId && (
        <ButtonLink variant="secondary" size="sm" to={paths.appointment(acceptance.appointmentId)}>
          {t('Your first consultation')}
        </ButtonLink>
      )}
    </Stack>
  )
}

/** A sent request: the state at each hospital, and the patient's possible actions. */
export function RequestDetail({ request }: { request: Request }) {
  const { t } = useTranslation()
  const { formatList, formatOwn } = useFormat()
  const { number, state, treatments, sentAt, hospitals, acceptance } = request
  const name = formatList(treatments.map((treatment) => treatment.name))
  const title = t('Your request: {{treatment}}', { treatment: name })
  const quotes = hospitals.filter((hospital) => hospital.quotes.length > 0 && hospital.state !== 'withdrawn')
  const toCome = hospitals.filter((hospital) => WAITING.includes(hospital.state)).length
  const isOpen = state === 'sent'
  const [, words] = REQUEST_STATE_WORDS[state]
  const ordered = [...hospitals].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  return (
    <Container className={styles.page}>
      <PageTitle>{t('Request {{number}}', { number })}</PageTitle>
      <header className={styles.head}>
        <BackLink to={paths.quotes}>{t('My quote requests')}</BackLink>
        <h1>{title}</h1>
        <p className={styles.note}>
          <bdi>{number}</bdi> · {sentAt && t('sent {{time}}', { time: formatOwn(sentAt) })}
        </p>
        {(isOpen || quotes.length > 0) && (
          <Progress hospitals={hospitals.length} quotes={quotes.length} toCome={toCome} />
        )}
      </header>
      {!isOpen && (
        <Banner quiet tone={state === 'accepted' ? 'ok' : 'info'} className={styles.state} title={t(words)}>
          {acceptance && <AcceptedNote acceptance={acceptance} />}
          {(state === 'withdrawn' || state === 'expired') && <AskAgain request={request} />}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {state === 'accepted' && <PatientBill request={request} />}
          {quotes.length > 1 && (
            <ButtonLink size="lg" block to={paths.quote(number, { view: 'compare' })}>
              {t('Compare {{count}} quotes', { count: quotes.length })}
            </ButtonLink>
          )}
          <ul className={styles.list}>
            {ordered.map((answer) => (
              <HospitalCard key={answer.id} answer={answer} request={request}>
                {isOpen && (WAITING.includes(answer.state) || answer.state === 'quoted') && (
                  <div className={styles.verbs}>
                    <AskHospital id={answer.id} hospital={answer.hospital.name} />
                    <TakeBack answer={answer} />
                  </div>
                )}
              </HospitalCard>
            ))}
          </ul>
        </div>
        <div className={styles.aside}>
          {isOpen && (
            <Card as="section" pad>
              <h2>{t('How the clock works')}</h2>
              <p>
                {t(
                  'Each hospital has 48 hours to answer, counting working days only. Late answers are marked as late and count in the figures everyone can see.',
                )}
              </p>
            </Card>
          )}
          <RequestFiles request={request} />
          <SentFacts request={request} />
          <Accesses accesses={request.accesses} />
          {isOpen && <Withdraw request={request} />}
        </div>
      </div>
    </Container>
  )
}
