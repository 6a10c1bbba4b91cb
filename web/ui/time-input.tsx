/**
 * TimeInput({ label, value, onChange, wrong? }) — a time of day as HH:mm on the 24-hour clock,
 * independent of the browser's own fields. Accepts `9`, `930` and `9.30`. The up and down arrows
 * step by a quarter of an hour.
 */
import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { inputLook } from './field.tsx'

const QUARTER = 15
const DAY = 24 * 60

/** Parses a typed HH:mm. Returns null for other text. */
function timeFrom(typed: string): string | null {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2}?)\s*[:.\s]?\s*(\d{2})?\s*$/u.exec(typed) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

const later = (time: string, minutes: number): string => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const at = (hours * 60 + rest + minutes + DAY) % DAY
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

type TimeInputProps = {
  label: string
  value: string
  onChange: (time: string) => void
  /** ID of the error message. */
  wrong?: string | undefined
  className?: string | undefined
}

export function TimeInput({ label, value, onChange, wrong, className }: TimeInputProps) {
  const [typed, type] = useState<string | null>(null)
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: QUARTER, ArrowDown: -QUARTER }[event.key]
    if (!step) return
    event.preventDefault()
    type(null)
    onChange(later(timeFrom(typed ?? value) ?? '09:00', step))
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={5}
      placeholder="09:00"
      className={clsx(inputLook(true), className)}
      aria-label={label}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong}
      value={typed ?? value}
      onChange={({ target }) => {
        type(target.value)
        const whole = /^\d{2}:\d{2}$/u.test(target.value) ? timeFrom(target.value) : null
        if (whole) onChange(whole)
      }}
      onBlur={() => {
        const time = typed === null ? null : timeFrom(typed)
        if (time) onChange(time)
        type(null)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
