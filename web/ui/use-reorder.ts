import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves an element of a list. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * Reorders the rows of a list: by dragging the handle of a row, with the arrow keys on it, or by
 * `move` for users who can press but not drag. `rows` is the ref of the list, `handle(at)` returns
 * the props of a button in each row. During a drag `dragged` is the row's index and `over` its
 * target index.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const rows = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  /** Row whose handle gets the focus back, which moving the element removes. */
  const focused = useRef<number | null>(null)

  useEffect(() => {
    if (focused.current === null) return
    rows.current?.children[focused.current]?.querySelector<HTMLElement>('[data-handle]')?.focus()
    focused.current = null
  })

  /**
   * Returns the row under the pointer. Beyond either end of the list it is the first or the last
   * row.
   */
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
