import { useState } from 'react'
import { type AppointmentTab, TAB_STATUSES } from '#domain/appointments.ts'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { RowGroup } from './appointment-rows.tsx'
import styles from './sample-list.module.css'
import { SampleNotice } from './sample-notice.tsx'
import { sampleAppointments } from './samples.ts'

const FAILED = sentence('Failed to load appointments')

export function SampleList({ tab, error, onRetry }: { tab: AppointmentTab; error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const [samples] = useState(() => sampleAppointments(new Date()))
  return (
    <>
      <SampleNotice
        title={t('Using Demo Data')}
        reason={t(refusalOf(error, FAILED).message)}
        onRetry={onRetry}
        className={styles.notice}
      >
        {t('Could not connect to server. Showing sample appointments.')}
      </SampleNotice>
      <RowGroup title={t('Sample appointments')}>
        {samples
          .filter(({ status }) => TAB_STATUSES[tab].includes(status))
          .map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} sample />
          ))}
      </RowGroup>
    </>
  )
}
