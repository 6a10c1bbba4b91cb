/**
 * FreeTime({ slot }) — a time of the hospital, and below it the same time on the visitor's clock.
 */
import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useOwnClock } from '../i18n/own-time.ts'
import { useWhen } from '../i18n/when.ts'
import styles from './free-time.module.css'
import type { Slot } from './next-times.tsx'
import text from './text.module.css'

export function FreeTime({ slot }: { slot: Slot | null | undefined }) {
  const { t } = useTranslation()
  const { slot: words } = useWhen()
  const ownClock = useOwnClock()
  if (!slot) return <span className={text.note}>{t('No free time online')}</span>
  const own = ownClock(slot)
  return (
    <span className={clsx(text.num, styles.time)}>
      <span className={text.strong}>{words(slot)}</span>
      {own && <span className={styles.own}>{t('{{time}} {{place}}', own)}</span>}
    </span>
  )
}
