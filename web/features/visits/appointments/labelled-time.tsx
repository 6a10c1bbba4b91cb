import type { ReactNode } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './two-times.module.css'

export type Slot = { date: string; time: string }

/** Shows a time on the hospital's clock as an entry of a description list. */
export function LabelledTime({ label, slot, children }: { label: string; slot: Slot; children?: ReactNode }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <div>
      <dt className={text.note}>{label}</dt>
      <dd className={styles.time}>
        {t('{{day}}, {{time}}', {
          day: formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'long' }),
          time: slot.time,
        })}
      </dd>
      {children}
    </div>
  )
}
