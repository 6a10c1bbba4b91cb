import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from '../two-times.module.css'

type Slot = { date: string; time: string }

function Time({ label, slot: { date, time } }: { label: string; slot: Slot }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <div>
      <dt className={text.note}>{label}</dt>
      <dd className={styles.time}>
        {t('{{day}}, {{time}}', { day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' }), time })}
      </dd>
    </div>
  )
}

/** The present time of an appointment and the one that its patient asks for. */
export function MoveTimes({ visit }: { visit: Slot & { moveRequest: Slot | null } }) {
  const { t } = useTranslation()
  return (
    visit.moveRequest && (
      <dl className={styles.times}>
        <Time label={t('Present time')} slot={visit} />
        <Time label={t('The patient asks for')} slot={visit.moveRequest} />
      </dl>
    )
  )
}
