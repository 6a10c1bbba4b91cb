/** NewestAppointments({ appointments }) — latest bookings. New ones are marked and announced. */
import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './newest-appointments.module.css'
import { PortalRow, type PortalRowData } from './portal-row.tsx'

export function NewestAppointments({ appointments }: { appointments: readonly PortalRowData[] }) {
  const { t } = useTranslation()
  const { portalPaths } = useWorkplace()
  const [atFirst] = useState(() => Date.now())
  const isNew = ({ createdAt }: PortalRowData) => new Date(createdAt).getTime() > atFirst
  const last = appointments.find(isNew)
  return (
    <TitledCard
      title={t('Newest appointments')}
      end={
        <Link className={text.link} to={portalPaths.appointments()}>
          {t('View all')}
        </Link>
      }
    >
      <p className={text.visuallyHidden} role="status">
        {last && t('New appointment of {{name}}', { name: last.patientName })}
      </p>
      {appointments.length === 0 && <p className={styles.none}>{t('No one has booked here yet.')}</p>}
      <ul>
        {appointments.map((appointment) => (
          <PortalRow
            key={appointment.id}
            appointment={appointment}
            to={portalPaths.appointment(appointment.id)}
            isNew={isNew(appointment)}
          />
        ))}
      </ul>
    </TitledCard>
  )
}
