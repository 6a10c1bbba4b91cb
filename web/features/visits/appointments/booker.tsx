import type { BookerRelation } from '#domain/patient-facts.ts'
import { RELATION_WORDS } from '#domain/patient-labels.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Ticket } from './ticket.tsx'

/** Shows patient and booker above a conversation. Renders nothing if the booker is the patient. */
export function PatientAndBooker({
  ticket,
}: {
  ticket: Pick<Ticket, 'patientName' | 'bookerName' | 'bookerRelation'>
}) {
  const { t } = useTranslation()
  if (!ticket.bookerName) return null
  return (
    <p className={text.note}>
      {t('Patient: {{name}}', { name: ticket.patientName })}
      <Booker ticket={ticket} />
    </p>
  )
}

/**
 * Shows the booker and their relation to the patient. Renders nothing if the booker is the patient.
 */
export function Booker({ ticket }: { ticket: Pick<Ticket, 'bookerName' | 'bookerRelation'> }) {
  const { t } = useTranslation()
  const { bookerName, bookerRelation } = ticket
  if (!bookerName || !bookerRelation) return null
  const relation = t(RELATION_WORDS[bookerRelation as BookerRelation])
  return <span className={text.block}>{t('Booked by {{name}}, {{relation}}', { name: bookerName, relation })}</span>
}
