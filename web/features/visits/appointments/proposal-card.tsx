import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import type { Proposal } from './proposal-fields.ts'
import { TimelineEventFields } from './timeline.tsx'
import styles from './two-times.module.css'
import { useTimeWords } from './time-words.ts'
import { OfferedTimes } from './two-times.tsx'

const AnswerProposal = graphql(
  `mutation AnswerProposal($id: ID!, $proposalId: ID!, $accept: Boolean!) {
    answerProposal(appointmentId: $id, proposalId: $proposalId, accept: $accept) {
      id status date time startsAt allowedMoves updatedAt
      doctor { id fullName }
      proposal { id }
      proposals { id }
      events { ...TimelineEventFields }
    }
  }`,
  [TimelineEventFields],
)

type Slot = { date: string; time: string }

type Props = { appointment: Slot & { id: string }; proposals: readonly Proposal[]; onChange: () => void }

/**
 * Shows the hospital's proposal of other times, with buttons to accept one or to keep the old time.
 */
export function ProposalCard({ appointment, proposals, onChange }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const attempt = useAttempt()
  const timeWords = useTimeWords()
  const [first] = proposals
  const [answer, { loading }] = useMutation(AnswerProposal, {
    update: (cache) => cache.evict({ fieldName: 'availability' }),
  })
  if (!first) return null
  const send = async (accept: boolean, proposalId = first.id) => {
    await attempt(() => answer({ variables: { id: appointment.id, proposalId, accept } }), {
      done: accept ? t('Your appointment has been moved to the new time.') : t('Your appointment stays at its time.'),
    })
    onChange()
  }
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="proposal">
      <CardHeading id="proposal" tabIndex={-1}>
        {proposals.length === 1 ? t('The hospital proposes another time') : t('The hospital proposes other times')}
      </CardHeading>
      <OfferedTimes now={appointment} offers={proposals} />
      {first.doctor && (
        <p>
          {t('Doctor')}: <bdi>{first.doctor.fullName}</bdi>
        </p>
      )}
      {first.note && (
        <p className={text.written} dir="auto">
          {first.note}
        </p>
      )}
      <Row wrap>
        {proposals.map((offer) => (
          <Button
            key={offer.id}
            busy={loading}
            icon={<CalendarCheck2 aria-hidden="true" />}
            onClick={() => void send(true, offer.id)}
          >
            {proposals.length === 1 ? t('Accept the new time') : t('Accept {{time}}', { time: timeWords(offer) })}
          </Button>
        ))}
        <Button
          variant="secondary"
          aria-disabled={loading}
          icon={<CalendarX2 aria-hidden="true" />}
          onClick={() => !loading && void send(false)}
        >
          {t('Keep my time')}
        </Button>
      </Row>
      <p className={text.note}>
        {t('Held for you until {{time}}. Until you accept, your appointment does not change.', {
          time: formatOwn(first.expiresAt),
        })}
      </p>
    </Card>
  )
}
