import { useMutation } from '@apollo/client/react'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import type { MoveRequest } from '../move-request-fields.ts'
import { AnswerRequest } from './time-verbs.ts'

type Props = { appointmentId: string; request: MoveRequest; may: boolean; reload: () => Promise<unknown> }

/**
 * Shows the patient's request for another time. The appointment stays until the hospital confirms
 * it.
 */
export function RequestedMove({ appointmentId: id, request, may, reload }: Props) {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  const attempt = useAttempt()
  const [answer, { loading }] = useMutation(AnswerRequest)
  const day = formatDate(request.date, { weekday: 'long', day: 'numeric', month: 'long' })
  const send = (accept: boolean) =>
    attempt(
      async () => {
        try {
          await answer({ variables: { id, proposalId: request.id, accept } })
        } finally {
          await reload()
        }
      },
      { done: accept ? t('The appointment is moved.') : t('The appointment stays at its time.') },
    )
  return (
    <Banner title={t('The patient asks for {{day}}, {{time}}', { day, time: request.time })}>
      <p>
        {t('The time is held until {{time}}. The appointment stays where it is until you confirm.', {
          time: formatOwn(request.expiresAt),
        })}
      </p>
      {may && (
        <Row wrap>
          <Button size="sm" busy={loading} onClick={() => void send(true)}>
            {t('Confirm the new time')}
          </Button>
          <Button size="sm" variant="secondary" aria-disabled={loading} onClick={() => !loading && void send(false)}>
            {t('Decline')}
          </Button>
        </Row>
      )}
    </Banner>
  )
}
