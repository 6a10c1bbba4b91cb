import { clsx } from 'clsx'
import { DoctorArt } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import grid from '../calendar-grid.module.css'
import type { BoardColumnData } from './board-fields.ts'
import styles from './board-grid.module.css'

/** Doctor or room of a column, with visits and free places of the day. */
type Props = { column: BoardColumnData; isRoom: boolean }

export function BoardHead({ column: { doctorId, doctorName, days }, isRoom }: Props) {
  const { t } = useTranslation()
  const [day] = days
  return (
    <h2 className={clsx(grid.head, styles.head)}>
      {doctorId && !isRoom && <DoctorArt className={styles.art ?? ''} id={doctorId} name={doctorName ?? ''} />}
      <b className={styles.name}>
        {doctorName ? <bdi>{doctorName}</bdi> : isRoom ? t('Without a room') : t('Without a doctor')}
      </b>
      <span className={styles.counts}>
        {t('{{count}} visits', { count: day?.visits ?? 0 })}
        {!isRoom && ` · ${t('{{count}} free', { count: day?.free.length ?? 0 })}`}
      </span>
    </h2>
  )
}
