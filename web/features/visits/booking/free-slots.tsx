import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip, Chips } from '#web/ui/badge.tsx'
import styles from './free-slots.module.css'
import type { FreeSlot } from './refused.ts'

/** Shows alternatives to a time that is taken. Renders nothing if there are none. */
export function FreeSlots({ slots, onChoose }: { slots: readonly FreeSlot[]; onChoose: (slot: FreeSlot) => void }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  if (slots.length === 0) return null
  return (
    <>
      <p className={styles.words}>{t('These times are still free:')}</p>
      <Chips className={styles.slots}>
        {slots.map((slot) => (
          <Chip key={`${slot.date} ${slot.time}`} className={styles.slot} onClick={() => onChoose(slot)}>
            {t('{{day}}, {{time}}', {
              day: formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'short' }),
              time: slot.time,
            })}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
