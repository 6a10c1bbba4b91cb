import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import type { MoveRequest } from './move-request-fields.ts'
import { TwoTimes } from './two-times.tsx'
import styles from './two-times.module.css'

const WithdrawRequest = graphql(`
  mutation WithdrawRequest($id: ID!, $proposalId: ID!) {
    withdrawProposal(appointmentId: $id, proposalId: $proposalId) { id updatedAt moveRequest { id } }
  }
`)

type Props = {
  appointment: { id: string; date: string; time: string }
  request: MoveRequest
  onChange: () => void
}

/**
 * Shows the patient's request for another time. The appointment stays until the hospital confirms
 * it.
 */
export function MoveRequestCard({ appointment, request, onChange }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const attempt = useAttempt()
  const [withdraw, { loading }] = useMutation(WithdrawRequest, {
    update: (cache) => cache.evict({ fieldName: 'availability' }),
  })
  const send = async () => {
    await attempt(() => withdraw({ variables: { id: appointment.id, proposalId: request.id } }), {
      done: t('Your appointment stays at its time.'),
    })
    onChange()
  }
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="move-request">
      <CardHeading id="move-request" tabIndex={-1}>
        {t('You have asked for another time')}
      </CardHeading>
      <TwoTimes now={appointment} other={request} label={t('Requested time')} />
      <p>
        {t(
          'Your appointment stays at its current time until the hospital confirms the new one. It is held for you until {{time}}.',
          {
            time: formatOwn(request.expiresAt),
          },
        )}
      </p>
      <Row wrap className={text.screenOnly}>
        <Button variant="secondary" busy={loading} icon={<CalendarX2 aria-hidden="true" />} onClick={() => void send()}>
          {t('Withdraw the request')}
        </Button>
      </Row>
    </Card>
  )
}
