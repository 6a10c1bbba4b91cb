import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves an element of a list. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * Puts the rows of a list in another order: by dragging the handle of a row, with the arrow keys on
 * it, or by `move` for those who can press but not drag. `rows` goes on the list, `handle(at)` on a
 * button in each row. While one is dragged, `dragged` is its place and `over` the place where it
 * would go.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const rows = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  /** The row whose handle gets the focus back: moving an element takes it away. */
  const focused = useRef<number | null>(null)

  useEffect(() => {
    if (focused.current === null) return
    rows.current?.children[focused.current]?.querySelector<HTMLElement>('[data-handle]')?.focus()
    focused.current = null
  })

  /** The row under the pointer; beyond either end of the list its first or its last. */
  function placeAt(y: number): number {
    const ends = [...(rows.current?.children ?? [])].map((row) => row.getBoundingClientRect().bottom)
    const at = ends.findIndex((end) => y < end)
    return at < 0 ? ends.length - 1 : at
  }

  function move(from: number, to: number) {
    const last = (rows.current?.children.length ?? 0) - 1
    if (to === from || to < 0 || to > last) return
    focused.current = to
    onMove(from, to)
  }

  const handle = (at: number) => ({
    'data-handle': true,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: at, to: at })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, to: placeAt(event.clientY) })
    },
    onPointerUp: () => {
      if (drag) move(drag.from, drag.to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      move(at, at + step)
    },
  })
  return { rows, handle, move, dragged: drag?.from ?? null, over: drag && drag.to !== drag.from ? drag.to : null }
}
