import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { LabelledTime, type Slot } from './labelled-time.tsx'
import styles from './two-times.module.css'

/** Shows a time on the hospital's clock, and below it on the visitor's. */
function Time({ label, slot }: { label: string; slot: Slot }) {
  const { t } = useTranslation()
  const own = useOwnClock()(slot)
  return (
    <LabelledTime label={label} slot={slot}>
      {own && <dd className={text.note}>{t('{{time}} in {{place}}', own)}</dd>}
    </LabelledTime>
  )
}

/** Shows the current time of an appointment and the times that a hospital offers instead. */
export function OfferedTimes({ now, offers }: { now: Slot; offers: readonly (Slot & { id: string })[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.times}>
      <Time label={t('Your appointment now')} slot={now} />
      {offers.map((offer, at) => (
        <Time
          key={offer.id}
          label={offers.length === 1 ? t('Proposed time') : t('Proposed time {{number}}', { number: at + 1 })}
          slot={offer}
        />
      ))}
    </dl>
  )
}

/** Shows the current time of an appointment and another one that awaits an answer. */
export function TwoTimes({ now, other, label }: { now: Slot; other: Slot; label: string }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.times}>
      <Time label={t('Your appointment now')} slot={now} />
      <Time label={label} slot={other} />
    </dl>
  )
}
