import { useTranslation } from 'react-i18next'
import { AppointmentList } from '#web/features/appointments/appointment-list.tsx'
import { ConfirmReminder } from '#web/features/auth/confirm-reminder.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Container } from '#web/ui/layout.tsx'
import styles from './my-appointments.module.css'

export function Page() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('My Appointments')} lead={t('Everything you have booked, with its times in Turkey.')} />
      <Container className={styles.page}>
        <ConfirmReminder className={styles.reminder} />
        <AppointmentList />
      </Container>
    </>
  )
}
