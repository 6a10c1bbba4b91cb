/**
 * useShortcuts([{ keys: 'N H', run }]) — sequences of keys without Ctrl, active outside text fields
 * and dialogs.
 * useSingleKeys() — whether single-key shortcuts are on. Users of speech input, or users who press
 * keys by mistake, can turn them off.
 */
import { useEffect, useRef } from 'react'
import { stored, useStored } from '#web/device/stored.ts'

const STORED = 'hekima.single-keys'
/** Maximum time between two keys of one shortcut, in milliseconds. */
const TOGETHER_MS = 1500

export type Shortcut = { keys: string; run: () => void }

export function useSingleKeys() {
  const on = useStored(STORED) !== 'off'
  return { on, setOn: (isOn: boolean) => stored.set(STORED, isOn ? null : 'off') }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox]') !== null

export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const { on } = useSingleKeys()
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    if (!on) return
    let pressed: string[] = []
    let last = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (event.timeStamp - last > TOGETHER_MS) pressed = []
      last = event.timeStamp
      pressed = [...pressed, event.key.toUpperCase()].slice(-2)
      const hit = current.current.find(({ keys }) => {
        const parts = keys.split(' ')
        return parts.join() === pressed.slice(-parts.length).join()
      })
      if (!hit) return
      event.preventDefault()
      pressed = []
      hit.run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on])
}
