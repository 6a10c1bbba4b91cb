import { useApolloClient, useMutation } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { refetchShown } from '#web/data/refetch.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import text from '#web/ui/text.module.css'
import { MyAppointments } from './my-appointments.ts'
import { TimelineEventFields } from './timeline.tsx'

const CancelAppointment = graphql(
  `mutation CancelAppointment($id: ID!) {
    moveAppointment(id: $id, status: cancelled) { id status allowedMoves events { ...TimelineEventFields } }
  }`,
  [TimelineEventFields],
)

const FAILED = sentence('Failed to cancel appointment. Please try again.')

type CancelledVisit = { id: string; hospital: { name: string }; service: { name: string }; date: string; time: string }

type Props = {
  /** Appointment to cancel, or null while the dialog is closed. */
  appointment: CancelledVisit | null
  onClose: () => void
}

export function CancelDialog({ appointment, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const client = useApolloClient()
  const attempt = useAttempt()
  const [cancel, { loading }] = useMutation(CancelAppointment, {
    update: (cache) => cache.evict({ fieldName: 'availability' }),
    onCompleted: () => void refetchShown(client, MyAppointments),
  })
  const confirm = async (id: string) => {
    await attempt(() => cancel({ variables: { id } }), { done: t('Your appointment is cancelled.'), otherwise: FAILED })
    onClose()
  }
  return (
    <ConfirmDialog
      open={appointment !== null}
      onClose={onClose}
      title={t('Cancel appointment?')}
      confirmLabel={t('Cancel Appointment')}
      cancelLabel={t('Keep it')}
      onConfirm={() => appointment && void confirm(appointment.id)}
      busy={loading}
      danger
    >
      <p>
        {t('Are you sure you want to cancel your appointment at {{hospital}}?', {
          hospital: appointment?.hospital.name ?? '',
        })}
      </p>
      {appointment && (
        <p className={text.strong}>
          {appointment.service.name}
          {' · '}
          {t('{{day}}, {{time}}', {
            day: formatDate(appointment.date, { weekday: 'short', day: 'numeric', month: 'short' }),
            time: appointment.time,
          })}
        </p>
      )}
      <p>{t('Free of charge. This cannot be undone.')}</p>
    </ConfirmDialog>
  )
}
