import type { KeyboardEvent } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import column from '../day-column.module.css'
import { place } from '../day-parts.tsx'
import { FREE_MINUTES, type Frame, minutesOf } from '../geometry.ts'

type Props = {
  times: readonly string[]
  frame: Frame
  doctorName: string
  /** Null if free times are only displayed. */
  onBook: ((time: string) => unknown) | null
}

/** Arrows lead from one free time of a column to the next, so that Tab passes a column at once. */
function hop(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-free]') ?? [])]
  const next = buttons[buttons.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** Returns how long free times are drawn: as far as the next one of them at most. */
const lengthOf = (times: readonly string[]): number =>
  Math.min(FREE_MINUTES, ...times.slice(1).map((time, at) => minutesOf(time) - minutesOf(times[at] ?? time)))

/** Free times of a doctor's day. */
export function FreeTimes({ times, frame, doctorName, onBook }: Props) {
  const { t } = useTranslation()
  const minutes = lengthOf(times)
  if (!onBook)
    return times.map((time) => (
      <span key={time} className={column.free} style={place(frame, time, minutes)} aria-hidden="true">
        {time}
      </span>
    ))
  return times.map((time, at) => (
    <button
      key={time}
      type="button"
      data-free={time}
      tabIndex={at === 0 ? 0 : -1}
      className={column.free}
      style={place(frame, time, minutes)}
      aria-label={t('Book {{time}}, {{name}}', { time, name: doctorName })}
      onKeyDown={hop}
      onClick={() => onBook(time)}
    >
      {time}
    </button>
  ))
}
