/**
 * DayFilter({ label, value, min?, max?, beside?, onChange }) — filters a list by a day. An empty
 * value is no filter. While a year is being typed, the years 2, 20 and 202 are ignored.
 */
import { clsx } from 'clsx'
import { useState } from 'react'
import styles from './day-filter.module.css'
import { Input } from './field.tsx'

type DayFilterProps = {
  label: string
  /** Day from the address, or empty. */
  value: string
  min?: string | undefined
  max?: string | undefined
  /** Places the label beside the field, for a row of fields. */
  beside?: boolean
  onChange: (value: string) => void
}

const FIRST_WHOLE_YEAR = '1000'

export function DayFilter({ label, value, beside, onChange, ...input }: DayFilterProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The address has changed in another way than by typing, for instance by "Clear filters".
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
