import { clsx } from 'clsx'
import { DoctorArt } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import type { Lane } from './calendar-fields.ts'
import styles from './lane-picker.module.css'

type Props = { lanes: readonly Lane[]; chosen: string | null; to: (doctorId: string | null) => string }

/** Shows the choice of calendar: every doctor, and the services without a doctor. */
export function LanePicker({ lanes, chosen, to }: Props) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Doctors')} className={styles.lanes}>
      {lanes.map(({ doctorId, doctorName, visits }) => (
        <Link
          key={doctorId ?? 'none'}
          to={to(doctorId)}
          className={clsx(styles.lane, doctorId === chosen && styles.chosen)}
          aria-current={doctorId === chosen ? 'true' : undefined}
        >
          {doctorId && <DoctorArt className={styles.art ?? ''} id={doctorId} name={doctorName ?? ''} />}
          <span>
            <b>{doctorName ? <bdi>{doctorName}</bdi> : t('Without a doctor')}</b>
            <span className={clsx(text.note, text.block)}>{t('{{count}} visits', { count: visits })}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
