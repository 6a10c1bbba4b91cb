import { clsx } from 'clsx'
import { DoctorArt } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import grid from '../calendar-grid.module.css'
import type { BoardColumnData } from './board-fields.ts'
import styles from './board-grid.module.css'

/** Doctor of a column, with visits and free places of the day. */
export function BoardHead({ column: { doctorId, doctorName, days } }: { column: BoardColumnData }) {
  const { t } = useTranslation()
  const [day] = days
  return (
    <h2 className={clsx(grid.head, styles.head)}>
      {doctorId && <DoctorArt className={styles.art ?? ''} id={doctorId} name={doctorName ?? ''} />}
      <b className={styles.name}>{doctorName ? <bdi>{doctorName}</bdi> : t('Without a doctor')}</b>
      <span className={styles.counts}>
        {t('{{count}} visits', { count: day?.visits ?? 0 })} · {t('{{count}} free', { count: day?.free.length ?? 0 })}
      </span>
    </h2>
  )
}
