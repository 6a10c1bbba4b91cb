import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ClockRing } from '../portal/clock-ring.tsx'
import type { HospitalAnswer } from '../state-words.ts'
import styles from './answer-clock.module.css'

type Clock = NonNullable<HospitalAnswer['clock']>

const HOUR = 60

/** Remaining time of a hospital, or a note that its clock is paused. */
export function AnswerClock({ clock }: { clock: Clock }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const { state, totalMinutes, leftMinutes, dueAt, isLate } = clock
  const left = leftMinutes ?? 0
  const hours = Math.max(1, Math.round(left / HOUR))
  const isPaused = state === 'paused'
  const due = dueAt && t('Until {{time}}, Türkiye time', { time: formatInstant(dueAt) })
  const note = isPaused
    ? t('It restarts when you answer, with {{count}} working hours left.', { count: hours })
    : isLate
      ? t('Late answers count in the hospital’s figures.')
      : due
  return (
    <p className={styles.clock}>
      <ClockRing share={left / totalMinutes} stopped={isPaused} note={note}>
        {isPaused ? t('Clock paused') : isLate ? t('Late') : t('{{count}} working hours left', { count: hours })}
      </ClockRing>
    </p>
  )
}
