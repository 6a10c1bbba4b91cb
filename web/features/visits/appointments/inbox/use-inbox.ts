import { useRef, useState } from 'react'
import type { InboxItem } from './inbox-fields.ts'

export type InboxPlace = ReturnType<typeof useInboxPlace>

const lineOf = (id: string) => document.querySelector<HTMLElement>(`[data-inbox="${CSS.escape(id)}"]`)

/** Focuses the line of an item once it is rendered. */
function focusLine(id: string): void {
  requestAnimationFrame(() => {
    const line = lineOf(id)
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * Returns the state of the inbox: the expanded item, the selected ones, and decided ones, which
 * leave before the server answers.
 */
export function useInboxPlace(all: readonly InboxItem[]) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [ticked, setTicked] = useState<readonly string[]>([])
  const last = useRef(0)
  // The server has removed them too. If they return, they are shown.
  const waiting = [...gone].filter((id) => all.some((item) => item.id === id))
  if (waiting.length < gone.size) setGone(new Set(waiting))
  const items = all.filter(({ id }) => !gone.has(id))
  const position = items.findIndex(({ id }) => id === activeId)
  // The next item takes the place of one that a colleague has handled.
  const at = position >= 0 ? position : Math.min(last.current, items.length - 1)
  const active = items[at] ?? null
  if (position >= 0) last.current = position
  const selected = ticked.filter((id) => items.some((item) => item.id === id))

  const go = (id: string | undefined) => {
    if (!id) return
    setActiveId(id)
    focusLine(id)
  }
  return {
    items,
    active,
    selected,
    activate: (id: string) => setActiveId(id),
    move: (step: number) => go(items[Math.max(0, Math.min(items.length - 1, at + step))]?.id),
    toggle: (id: string) =>
      setTicked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    clearSelection: () => setTicked([]),
    /** Removes items from the list and expands the next one. */
    leave: (ids: readonly string[]) => {
      const left = items.filter(({ id }) => !ids.includes(id))
      const before = items.slice(0, at).filter(({ id }) => !ids.includes(id)).length
      setGone((hidden) => new Set([...hidden, ...ids]))
      setTicked((before) => before.filter((id) => !ids.includes(id)))
      go(left[Math.min(before, left.length - 1)]?.id)
    },
    /** Restores items whose decision was undone or refused. */
    comeBack: (ids: readonly string[]) => {
      setGone((hidden) => new Set([...hidden].filter((id) => !ids.includes(id))))
      go(ids[0])
    },
  }
}
