/**
 * SearchField({ label, hint, value, onChange }) — search field that is debounced. `/` focuses it
 * from anywhere on the page except other fields, unless single-key shortcuts are off.
 */

import { useEffect, useRef, useState } from 'react'
import { Search } from '#web/ui/icons/search.ts'
import { Input } from './field.tsx'
import { useSingleKeys } from './shortcuts.ts'

const PAUSE_MS = 250

type SearchFieldProps = {
  label: string
  /** Placeholder on phones, where the label does not fit. */
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  maxLength?: number
}

export function SearchField({ label, hint = label, value, onChange, maxLength }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const { on } = useSingleKeys()
  // The address has changed in another way than by typing, for instance by "Clear filters".
  if (lastValue !== value) {
    setLastValue(value)
    if (typed.trim() !== value) setTyped(value)
  }

  // React hears no change event of text that was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when React takes over
  useEffect(() => {
    const early = field.current?.value ?? ''
    if (early === value) return
    setTyped(early)
    onChange(early.trim())
  }, [])

  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as Element
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (at.closest('input, textarea, select, [contenteditable], dialog')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      clearTimeout(timer.current)
    }
  }, [on])

  return (
    <Input
      ref={field}
      app
      type="search"
      label={label}
      hideLabel
      placeholder={hint}
      icon={<Search aria-hidden="true" />}
      aria-keyshortcuts={on ? '/' : undefined}
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onChange(target.value.trim()), PAUSE_MS)
      }}
    />
  )
}
