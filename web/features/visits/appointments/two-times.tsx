import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './two-times.module.css'

type Slot = { date: string; time: string }

/** A time on the hospital's clock, and below it on the visitor's own. */
function Time({ label, slot }: { label: string; slot: Slot }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const own = useOwnClock()(slot)
  return (
    <div>
      <dt className={text.note}>{label}</dt>
      <dd className={styles.time}>
        {t('{{day}}, {{time}}', {
          day: formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'long' }),
          time: slot.time,
        })}
      </dd>
      {own && <dd className={text.note}>{t('{{time}} in {{place}}', own)}</dd>}
    </div>
  )
}

/** The time of an appointment, which stands, and another one that waits for an answer. */
export function TwoTimes({ now, other, label }: { now: Slot; other: Slot; label: string }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.times}>
      <Time label={t('Your appointment now')} slot={now} />
      <Time label={label} slot={other} />
    </dl>
  )
}
