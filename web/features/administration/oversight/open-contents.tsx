import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { breakGlassReason } from '#domain/appointments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { type Question, ReasonDialog } from './reason-dialog.tsx'

const OpenAppointment = graphql(`
  mutation OpenAppointment($id: ID!, $reason: String!) {
    openAppointment(id: $id, reason: $reason) { id contentsHidden notes }
  }
`)

/**
 * Replaces notes, messages and files until an administrator gives a reason for break-glass access.
 */
export function OpenContents({ appointmentId: id, reload }: { appointmentId: string; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [open] = useMutation(OpenAppointment)
  const askToOpen = () =>
    setQuestion({
      title: t('Open notes, messages and files'),
      lead: t('They stay open for an hour. The reason is recorded, and the patient can read it in the history.'),
      label: t('Reason'),
      field: 'reason',
      required: 'Please say why you are opening this appointment.',
      schema: breakGlassReason,
      hint: t('Do not write names, addresses or phone numbers; the booking ID is enough.'),
      confirm: t('Open', { context: 'contents' }),
      saved: t('Open for an hour.'),
      send: async (reason) => {
        await open({ variables: { id, reason } })
        await reload()
      },
    })
  return (
    <Card as="section" aria-label={t('Notes, messages and files')}>
      <EmptyState
        icon={<LockKeyhole />}
        title={t('Notes, messages and files')}
        action={<Button onClick={askToOpen}>{t('Say why and open')}</Button>}
      >
        {t(
          'Messages between patient and hospital are private. Say why you are reading them; the patient sees the reason.',
        )}
      </EmptyState>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </Card>
  )
}
