import { CalendarX2, Download, Eye, MessagesSquare, Printer, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './appointment-actions.module.css'
import type { AppointmentOnCard } from './appointment-card.tsx'

type Props = { appointment: AppointmentOnCard; onDownload: () => void; onCancel: () => void }

export function AppointmentActions({ appointment, onDownload, onCancel }: Props) {
  const { t } = useTranslation()
  const details = `${paths.bookingConfirmation}?appointment=${appointment.id}`
  return (
    <>
      <ButtonLink variant="tonal" to={details} icon={<Eye aria-hidden="true" />}>
        {t('View Details')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={details} state={{ print: true }} icon={<Printer aria-hidden="true" />}>
        {t('Print')}
      </ButtonLink>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={onDownload}>
        {t('Download')}
      </Button>
      <ButtonLink
        variant="secondary"
        to={paths.appointment(appointment.id)}
        icon={<MessagesSquare aria-hidden="true" />}
        aria-label={`${t('Manage')}: ${appointment.service.name}, ${appointment.bookingId}`}
      >
        {t('Manage')}
      </ButtonLink>
      {appointment.canReview && (
        <ButtonLink
          variant="secondary"
          to={`${paths.appointment(appointment.id)}#review`}
          icon={<Star aria-hidden="true" />}
        >
          {t('Write a review')}
        </ButtonLink>
      )}
      {appointment.allowedMoves.includes('cancelled') && (
        <Button
          variant="danger-quiet"
          className={styles.cancel}
          icon={<CalendarX2 aria-hidden="true" />}
          onClick={onCancel}
        >
          {t('Cancel Appointment')}
        </Button>
      )}
    </>
  )
}
