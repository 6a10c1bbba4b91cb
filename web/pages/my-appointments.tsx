import { ConfirmReminder } from '#web/features/accounts/auth/confirm-reminder.tsx'
import { AppointmentList } from '#web/features/visits/appointments/appointment-list.tsx'
import { WaitingEntries } from '#web/features/visits/waiting-list/waiting-entries.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useTellTimeZone } from '#web/session/tell-time-zone.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Container } from '#web/ui/layout.tsx'
import styles from './my-appointments.module.css'

export function Page() {
  useTellTimeZone()
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('My Appointments')}>
        <ButtonLink variant="secondary" to={paths.search({ type: 'hospitals' })} icon={<Plus aria-hidden="true" />}>
          {t('Book another')}
        </ButtonLink>
      </PageHead>
      <Container className={styles.page}>
        <ConfirmReminder className={styles.reminder} />
        <WaitingEntries />
        <AppointmentList />
      </Container>
    </>
  )
}
