import { clsx } from 'clsx'
import { dateIn, timeIn } from '#domain/days.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import text from '#web/ui/text.module.css'
import { ClockRing } from './clock-ring.tsx'
import type { QuoteClockReading } from './request-fields.ts'

/**
 * Formats a duration in whole hours, or in minutes below one hour. Remaining time is rounded down,
 * elapsed time to the nearest hour, as the patient reads it.
 */
function useDuration(toWhole = Math.round) {
  const { formatNumber } = useFormat()
  return (minutes: number) =>
    formatNumber(minutes < 60 ? minutes : toWhole(minutes / 60), {
      style: 'unit',
      unit: minutes < 60 ? 'minute' : 'hour',
      unitDisplay: 'short',
    })
}

function AnswerTime({ clock: { answeredMinutes, totalMinutes } }: { clock: QuoteClockReading }) {
  const { t } = useTranslation()
  const duration = useDuration()
  if (answeredMinutes === null) return <span className={text.muted}>{t('Ended without an answer')}</span>
  if (answeredMinutes <= totalMinutes) return t('Answered in {{time}}', { time: duration(answeredMinutes) })
  return (
    <>
      {t('Late by {{time}}', { time: duration(answeredMinutes - totalMinutes) })}
      <span className={clsx(text.note, text.block)}>{t('counts in your figures')}</span>
    </>
  )
}

/** Remaining time of the hospital, or the time of its answer. */
export function QuoteClock({ clock }: { clock: QuoteClockReading }) {
  const { t } = useTranslation()
  const { slotWithin } = useWhen()
  const duration = useDuration(Math.floor)
  const { state, leftMinutes, totalMinutes, dueAt, pausedAt, isLate } = clock
  const moment = (instant: string) => slotWithin({ date: dateIn(new Date(instant)), time: timeIn(new Date(instant)) })
  if (state === 'stopped') return <AnswerTime clock={clock} />
  if (state === 'paused')
    return (
      <ClockRing stopped share={0} note={pausedAt && t('asked {{time}}', { time: moment(pausedAt) })}>
        {t('paused')}
      </ClockRing>
    )
  if (isLate)
    return (
      <ClockRing share={0} note={t('counts in your figures')}>
        {t('Overdue')}
      </ClockRing>
    )
  return (
    <ClockRing share={(leftMinutes ?? 0) / totalMinutes} note={dueAt && t('until {{time}}', { time: moment(dueAt) })}>
      {t('{{time}} left', { time: duration(leftMinutes ?? 0) })}
    </ClockRing>
  )
}
