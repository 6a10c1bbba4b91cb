import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './proposal-card.module.css'
import type { Proposal } from './proposal-fields.ts'
import { TimelineEventFields } from './timeline.tsx'

const AnswerProposal = graphql(
  `mutation AnswerProposal($id: ID!, $proposalId: ID!, $accept: Boolean!) {
    answerProposal(appointmentId: $id, proposalId: $proposalId, accept: $accept) {
      id status date time startsAt allowedMoves updatedAt
      doctor { id fullName }
      proposal { id }
      events { ...TimelineEventFields }
    }
  }`,
  [TimelineEventFields],
)

type Slot = { date: string; time: string }

/** A time on the hospital's clock, and below it on the visitor's own. */
function Time({ label, slot, old }: { label: string; slot: Slot; old?: boolean }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const own = useOwnClock()(slot)
  const words = t('{{day}}, {{time}}', {
    day: formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'long' }),
    time: slot.time,
  })
  return (
    <div>
      <dt className={text.note}>{label}</dt>
      <dd className={styles.time}>{old ? <s>{words}</s> : words}</dd>
      {own && !old && <dd className={text.note}>{t('{{time}} in {{place}}', own)}</dd>}
    </div>
  )
}

type Props = { appointment: Slot & { id: string }; proposal: Proposal; onChange: () => void }

/** The hospital proposes another time: one press takes it, another keeps the old one. */
export function ProposalCard({ appointment, proposal, onChange }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const attempt = useAttempt()
  const [answer, { loading }] = useMutation(AnswerProposal, {
    update: (cache) => cache.evict({ fieldName: 'availability' }),
  })
  const send = async (accept: boolean) => {
    await attempt(() => answer({ variables: { id: appointment.id, proposalId: proposal.id, accept } }), {
      done: accept ? t('Your appointment has the new time.') : t('Your appointment keeps its time.'),
    })
    onChange()
  }
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="proposal">
      <CardHeading id="proposal" tabIndex={-1}>
        {t('The hospital proposes another time')}
      </CardHeading>
      <dl className={styles.times}>
        <Time label={t('Your appointment now')} slot={appointment} old />
        <Time label={t('Proposed')} slot={proposal} />
      </dl>
      {proposal.doctor && (
        <p>
          {t('Doctor')}: <bdi>{proposal.doctor.fullName}</bdi>
        </p>
      )}
      {proposal.note && (
        <p className={text.written} dir="auto">
          {proposal.note}
        </p>
      )}
      <Row wrap>
        <Button busy={loading} icon={<CalendarCheck2 aria-hidden="true" />} onClick={() => void send(true)}>
          {t('Accept the new time')}
        </Button>
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
        {t('It is kept free for you until {{time}}. Until you accept, your appointment stays as it is.', {
          time: formatOwn(proposal.expiresAt),
        })}
      </p>
    </Card>
  )
}
