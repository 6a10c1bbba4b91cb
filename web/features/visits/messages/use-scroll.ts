import { useEffect, useLayoutEffect, useRef } from 'react'

/** Scrolls to a new message. Loading earlier messages keeps the position. */
export function useScroll(messages: readonly { id: string }[]) {
  const box = useRef<HTMLElement>(null)
  const below = useRef<number | null>(null)
  const first = messages[0]?.id
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message moves the view
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier messages push the others down
  useLayoutEffect(() => {
    if (box.current && below.current !== null) box.current.scrollTop = box.current.scrollHeight - below.current
    below.current = null
  }, [first])
  /** Stores the position before earlier messages are inserted above it. */
  const hold = () => {
    if (box.current) below.current = box.current.scrollHeight - box.current.scrollTop
  }
  return { box, hold }
}
