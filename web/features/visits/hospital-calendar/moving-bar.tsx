import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Move } from '#web/ui/icons/move.ts'
import { X } from '#web/ui/icons/x.ts'
import { Keys } from '#web/ui/keys.tsx'
import type { Place, Visit } from './calendar-fields.ts'
import styles from './moving-bar.module.css'

type Props = {
  visit: Visit
  over: (Place & { label: string }) | null
  count: number
  isLoaded: boolean
  onStop: () => void
}

/** Shows the status of a dragged visit: free times and current target, announced as it changes. */
export function MovingBar({ visit, over, count, isLoaded, onStop }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const day = (date: string) => formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className={styles.bar}>
      <Move aria-hidden="true" />
      <p>
        {t('Moving {{name}}, {{service}}, from {{day}}, {{time}}.', {
          name: visit.patientName,
          service: visit.service.name,
          day: day(visit.date),
          time: visit.time,
        })}{' '}
        <span role="status">
          {isLoaded && <b>{t('{{count}} free places.', { count })}</b>}{' '}
          {over && <b>{t('Over {{day}}, {{time}}.', { day: over.label, time: over.time })}</b>}
        </span>
      </p>
      <p className={styles.keys}>
        <Keys keys={['↑', '↓', '←', '→']} /> {t('next free')} <Keys keys={['Enter']} /> {t('drop')}{' '}
        <Keys keys={['Esc']} /> {t('put back')}
      </p>
      <IconButton label={t('Put back')} onClick={onStop}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
