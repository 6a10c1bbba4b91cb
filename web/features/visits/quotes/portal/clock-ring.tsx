/**
 * ClockRing({ share, stopped?, small?, children, note? }) — remaining time as a ring beside its
 * words: turquoise, saffron below 30 %, red below 15 %, dotted while paused.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './clock-ring.module.css'

const RADIUS = 15
const LENGTH = 2 * Math.PI * RADIUS

type ClockRingProps = {
  /** Remaining share of time, from 0 to 1. */
  share: number
  /** Whether the clock is paused. */
  stopped?: boolean
  children: ReactNode
  note?: ReactNode
}

export function ClockRing({ share, stopped = false, children, note }: ClockRingProps) {
  const left = Math.min(1, Math.max(0, share))
  const isShort = !stopped && left < 0.15
  const isSoon = !stopped && !isShort && left < 0.3
  return (
    <span className={clsx(styles.clock, isShort && styles.short, isSoon && styles.soon, stopped && styles.stopped)}>
      <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r={RADIUS} />
        <circle
          className={styles.left}
          cx="18"
          cy="18"
          r={RADIUS}
          transform="rotate(-90 18 18)"
          strokeDasharray={stopped ? undefined : `${(left * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
        />
      </svg>
      <span>
        <b>{children}</b>
        {note && <small>{note}</small>}
      </span>
    </span>
  )
}
