import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout.tsx'
import type { QuoteRow, RequestState } from './request-fields.ts'

const STATES: Record<RequestState, { tone: Tone; words: string }> = {
  sent: { tone: 'warn', words: sentence('To answer') },
  seen: { tone: 'warn', words: sentence('To answer') },
  question: { tone: 'info', words: sentence('With the patient') },
  answered: { tone: 'info', words: sentence('Question answered') },
  quoted: { tone: 'done', words: sentence('Quoted') },
  accepted: { tone: 'ok', words: sentence('Accepted') },
  not_chosen: { tone: 'done', words: sentence('Not chosen') },
  declined: { tone: 'done', words: sentence('Declined') },
  expired: { tone: 'done', words: sentence('Expired') },
  withdrawn: { tone: 'done', words: sentence('Withdrawn') },
}

const WAITING: readonly RequestState[] = ['sent', 'seen', 'answered', 'expired']

type BadgedRequest = { state: RequestState; clock: Pick<QuoteRow['clock'], 'isLate' | 'answeredMinutes'> }

/** State of a request at the hospital. An unanswered request past its time is marked as late. */
export function QuoteStateBadge({ request: { state, clock } }: { request: BadgedRequest }) {
  const { t } = useTranslation()
  if (clock.isLate && clock.answeredMinutes === null && WAITING.includes(state))
    return <Badge tone="stop">{t('No answer in time')}</Badge>
  const { tone, words } = STATES[state]
  return <Badge tone={tone}>{t(words)}</Badge>
}

function ProposalBadge({ proposal: { doctorName } }: { proposal: NonNullable<QuoteRow['proposal']> }) {
  const { t } = useTranslation()
  return (
    <Badge tone="ok">{doctorName ? t('Plan proposed by {{name}}', { name: doctorName }) : t('Plan proposed')}</Badge>
  )
}

/**
 * State in the list, whether the doctor's plan is ready, and whether the patient waits for the
 * answer to a question.
 */
export function QuoteState({ request }: { request: BadgedRequest & Pick<QuoteRow, 'askedAt' | 'proposal'> }) {
  const { t } = useTranslation()
  return (
    <Row wrap gap="small">
      <QuoteStateBadge request={request} />
      {request.proposal && <ProposalBadge proposal={request.proposal} />}
      {request.askedAt && <Badge tone="warn">{t('Question from the patient')}</Badge>}
    </Row>
  )
}
