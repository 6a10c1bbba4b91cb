/**
 * DayFilter({ label, value, min?, max?, beside?, onChange }) — a day that narrows a list; an empty
 * one does not. While somebody types a year, the days of the years 2, 20 and 202 are nothing to
 * look for.
 */
import { clsx } from 'clsx'
import { useState } from 'react'
import styles from './day-filter.module.css'
import { Input } from './field.tsx'

type DayFilterProps = {
  label: string
  /** The day as the address says it; empty without one. */
  value: string
  min?: string | undefined
  max?: string | undefined
  /** The label stands beside the field, in a row of others. */
  beside?: boolean
  onChange: (value: string) => void
}

const FIRST_WHOLE_YEAR = '1000'

export function DayFilter({ label, value, beside, onChange, ...input }: DayFilterProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The address has changed by another way than typing, for instance by "Clear filters".
  if (lastValue !== value) {
    setLastValue(value)
    setTyped(value)
  }
  return (
    <Input
      {...input}
      app
      type="date"
      label={label}
      className={clsx(beside && styles.beside)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' || target.value >= FIRST_WHOLE_YEAR) onChange(target.value)
      }}
    />
  )
}
