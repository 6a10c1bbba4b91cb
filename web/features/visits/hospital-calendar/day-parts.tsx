import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Coffee } from '#web/ui/icons/coffee.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Ban } from '#web/ui/icons/ban.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { Plane } from '#web/ui/icons/plane.ts'
import { X } from '#web/ui/icons/x.ts'
import type { Block, CalendarDay, HeldTime } from './calendar-fields.ts'
import styles from './day-column.module.css'
import { endOf, type Frame, minutesOf, STEP } from './geometry.ts'

/** Labels of days on which nothing can be booked. */
const SHUT: Record<string, { word: string; Icon: typeof Lock }> = {
  closed: { word: sentence('Closed'), Icon: Lock },
  holiday: { word: sentence('Public holiday'), Icon: Lock },
  away: { word: sentence('Away'), Icon: Plane },
}
export const shutWord = (refusal: string | null): string | null => (refusal ? (SHUT[refusal]?.word ?? null) : null)

/** Position of a time in its column. */
export const place = (frame: Frame, time: string, minutes: number) =>
  ({ '--start': (minutesOf(time) - frame.from) / STEP, '--steps': Math.max(1, minutes / STEP) }) as CSSProperties

type PartsProps = Pick<CalendarDay, 'refusal' | 'reason' | 'closures' | 'breaks'> & { frame: Frame }

/** Closed hours and breaks of a column. */
export function DayParts({ refusal, reason, closures, breaks, frame }: PartsProps) {
  const { t } = useTranslation()
  const shut = refusal ? SHUT[refusal] : undefined
  return (
    <>
      {shut && (
        <div className={clsx(styles.shut, refusal === 'away' && styles.away)}>
          <span>
            <shut.Icon aria-hidden="true" />
            {t(shut.word)}
            {reason && <small dir="auto">{t(reason)}</small>}
          </span>
        </div>
      )}
      {closures.map(({ from, to, reason: why }) => (
        <div
          key={from}
          className={clsx(styles.shut, styles.part)}
          style={place(frame, from, minutesOf(to) - minutesOf(from))}
        >
          <span>
            <Lock aria-hidden="true" />
            {t('Closed')}{' '}
            <small>
              {from}–{to}
            </small>
            {why && <small dir="auto">{t(why)}</small>}
          </span>
        </div>
      ))}
      {breaks.map(({ from, to }) => (
        <div key={from} className={styles.pause} style={place(frame, from, minutesOf(to) - minutesOf(from))}>
          <span>
            <Coffee aria-hidden="true" />
            {t('Break')}{' '}
            <small>
              {from}–{to}
            </small>
          </span>
        </div>
      ))}
    </>
  )
}

type HeldProps = { held: readonly Pick<HeldTime, 'id' | 'time' | 'durationMinutes'>[]; frame: Frame }

/** Times of a column that are held for patients. */
export function HeldTimes({ held, frame }: HeldProps) {
  const { t } = useTranslation()
  return held.map((hold) => (
    <div key={hold.id} className={styles.held} style={place(frame, hold.time, hold.durationMinutes)}>
      <Hourglass aria-hidden="true" />
      <span>
        <b>{hold.time}</b>–{endOf(hold)} {t('Held for a patient')}
      </span>
    </div>
  ))
}

type BlocksProps = {
  blocked: readonly Block[]
  frame: Frame
  /** Null if the viewer may not remove them. */
  onFree: ((block: Block) => void) | null
}

/** Times of a column that staff have blocked. */
export function BlockedTimes({ blocked, frame, onFree }: BlocksProps) {
  const { t } = useTranslation()
  return blocked.map((block) => {
    const { id, doctorId, from, to, reason } = block
    return (
      <div
        key={id}
        data-block={id}
        className={clsx(styles.shut, styles.part, styles.block)}
        style={place(frame, from, minutesOf(to) - minutesOf(from))}
      >
        <span>
          <Ban aria-hidden="true" />
          {doctorId ? t('Blocked') : t('Hospital blocked')}{' '}
          <small>
            {from}–{to}
          </small>
          {reason && <small dir="auto">{reason}</small>}
        </span>
        {onFree && (
          <button
            type="button"
            className={styles.freeAgain}
            aria-label={t('Free {{from}} to {{to}} again', { from, to })}
            title={t('Free this time again')}
            onClick={() => onFree(block)}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
    )
  })
}
