import { useMutation } from '@apollo/client/react'
import { breakGlassReason } from '#domain/appointments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ClosedContents } from './closed-contents.tsx'

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
  const [open] = useMutation(OpenAppointment)
  return (
    <ClosedContents
      title={t('Notes, messages and files')}
      explanation={t(
        'Messages between patient and hospital are private. Say why you are reading them; the patient sees the reason.',
      )}
      question={{
        title: t('Open notes, messages and files'),
        lead: t('They stay open for an hour. The reason is recorded, and the patient can read it in the history.'),
        required: 'Please say why you are opening this appointment.',
        schema: breakGlassReason,
        hint: t('Do not write names, addresses or phone numbers; the booking ID is enough.'),
      }}
      onOpen={async (reason) => {
        await open({ variables: { id, reason } })
        await reload()
      }}
    />
  )
}
