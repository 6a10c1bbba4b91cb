import { useTranslation } from '#web/i18n/use-translation.tsx'
import { LabelledTime, type Slot } from '../labelled-time.tsx'
import styles from '../two-times.module.css'

/** Shows the current time of an appointment and the time that the patient requests. */
export function MoveTimes({ visit }: { visit: Slot & { moveRequest: Slot | null } }) {
  const { t } = useTranslation()
  return (
    visit.moveRequest && (
      <dl className={styles.times}>
        <LabelledTime label={t('Present time')} slot={visit} />
        <LabelledTime label={t('The patient asks for')} slot={visit.moveRequest} />
      </dl>
    )
  )
}
