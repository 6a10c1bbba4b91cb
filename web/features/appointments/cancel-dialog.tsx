import { useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { TimelineEventFields } from './timeline.tsx'

const CancelAppointment = graphql(
  `mutation CancelAppointment($id: ID!) {
    moveAppointment(id: $id, status: cancelled) { id status allowedMoves events { ...TimelineEventFields } }
  }`,
  [TimelineEventFields],
)

const FAILED = sentence('Failed to cancel appointment. Please try again.')

type Props = {
  /** The appointment in question, or null while the dialog is closed. */
  appointment: { id: string; hospital: { name: string } } | null
  onClose: () => void
}

export function CancelDialog({ appointment, onClose }: Props) {
  const { t } = useTranslation()
  const [cancel, { loading }] = useMutation(CancelAppointment, {
    refetchQueries: ['MyAppointments'],
    update: (cache) => cache.evict({ fieldName: 'availability' }),
  })
  const confirm = async () => {
    if (!appointment) return
    try {
      await cancel({ variables: { id: appointment.id } })
      toast({ text: t('Your appointment is cancelled.') })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error, FAILED).message) })
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open={appointment !== null}
      onClose={onClose}
      title={t('Cancel appointment?')}
      confirmLabel={t('Cancel Appointment')}
      cancelLabel={t('Keep it')}
      onConfirm={() => void confirm()}
      busy={loading}
      danger
    >
      {t('Are you sure you want to cancel your appointment at {{hospital}}?', {
        hospital: appointment?.hospital.name ?? '',
      })}
    </ConfirmDialog>
  )
}
