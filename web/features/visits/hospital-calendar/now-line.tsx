import { type CSSProperties, useEffect, useState } from 'react'
import { timeIn } from '#domain/days.ts'
import styles from './day-column.module.css'
import { type Frame, minutesOf, STEP } from './geometry.ts'

const MINUTE = 60_000

/** Shows the current time on the hospital's clock. */
export function NowLine({ frame }: { frame: Frame }) {
  const [time, setTime] = useState(() => timeIn(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setTime(timeIn(new Date())), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const minutes = minutesOf(time)
  if (minutes < frame.from || minutes > frame.to) return null
  return (
    <div
      className={styles.now}
      style={{ '--start': (minutes - frame.from) / STEP } as CSSProperties}
      aria-hidden="true"
    >
      <span>{time}</span>
    </div>
  )
}
