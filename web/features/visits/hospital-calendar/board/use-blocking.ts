import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { FREE_MINUTES, type Frame, minutesOf, STEP, timeOf } from '../geometry.ts'

/** Chosen time of a column, in minutes since midnight. */
export type ChosenSpan = { column: string; from: number; to: number }
/** Time of a column that staff want to block. */
export type BlockRequest = { column: string; time: string; until: string }

/** A shorter way of the pointer is a press. */
const DRAG_AFTER = 5
const DAY_END = 24 * 60 - 1

type Drag = { column: string; top: number; height: number; startY: number; begun: boolean }

type Options = { frame: Frame; enabled: boolean; onBlock: (request: BlockRequest) => void }

/** Elements on which a press means something else than free time. */
const OCCUPIED = '[data-visit], [data-block], button:not([data-free])'

/**
 * Chooses a time of a column to block: by dragging over it, or with Shift and the arrow keys from a
 * free time, where Enter confirms and Escape gives up.
 */
export function useBlocking({ frame, enabled, onBlock }: Options) {
  const [span, setSpan] = useState<ChosenSpan | null>(null)
  const drag = useRef<Drag | null>(null)
  /** The click that follows a drag books nothing. */
  const dragged = useRef(false)
  const latest = useRef({ span, frame, onBlock })
  useEffect(() => {
    latest.current = { span, frame, onBlock }
  })
  const choose = (next: ChosenSpan | null) => {
    latest.current.span = next
    setSpan(next)
  }
  const finish = () => {
    const chosen = latest.current.span
    choose(null)
    if (!chosen) return
    const until = timeOf(Math.min(chosen.to, DAY_END))
    latest.current.onBlock({ column: chosen.column, time: timeOf(chosen.from), until })
  }
  const [listeners] = useState(() => {
    const minutesAt = (held: Drag, y: number) => {
      const { from, to } = latest.current.frame
      return Math.min(to, Math.max(from, from + ((y - held.top) / held.height) * (to - from)))
    }
    const follow = (event: globalThis.PointerEvent) => {
      const held = drag.current
      if (!held) return
      if (!held.begun && Math.abs(event.clientY - held.startY) < DRAG_AFTER) return
      held.begun = true
      dragged.current = true
      const [first = 0, last = 0] = [minutesAt(held, held.startY), minutesAt(held, event.clientY)].sort((a, b) => a - b)
      const from = Math.floor(first / STEP) * STEP
      const to = Math.max(from + STEP, Math.ceil(last / STEP) * STEP)
      const { span: before } = latest.current
      if (before?.from !== from || before.to !== to) choose({ column: held.column, from, to })
    }
    const release = () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', cancel)
      drag.current = null
      // The click that follows a drag is dispatched after this.
      setTimeout(() => {
        dragged.current = false
      })
    }
    const end = () => {
      const isChosen = drag.current?.begun === true
      release()
      if (isChosen) finish()
    }
    const cancel = () => {
      release()
      choose(null)
    }
    return {
      start(event: PointerEvent<HTMLElement>) {
        if (latest.current.span) choose(null)
        if (event.pointerType === 'touch' || event.button !== 0) return
        const target = event.target as Element
        const column = target.closest<HTMLElement>('[data-column]')
        if (!column || target.closest(OCCUPIED)) return
        const { top, height } = column.getBoundingClientRect()
        drag.current = { column: column.dataset.column ?? '', top, height, startY: event.clientY, begun: false }
        addEventListener('pointermove', follow)
        addEventListener('pointerup', end)
        addEventListener('pointercancel', cancel)
      },
      release,
      wasDragged: () => dragged.current,
    }
  })
  useEffect(() => () => listeners.release(), [listeners])

  /** Returns whether the key was used. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): boolean {
    const free = (event.target as Element).closest<HTMLElement>('[data-free]')
    const column = free?.closest<HTMLElement>('[data-column]')?.dataset.column
    const step = event.key === 'ArrowDown' ? STEP : event.key === 'ArrowUp' ? -STEP : 0
    if (!enabled || !free || !column) return false
    if (event.shiftKey && step !== 0) {
      const from = minutesOf(free.dataset.free ?? '')
      const to = span ? span.to + step : from + FREE_MINUTES
      choose({ column, from, to: Math.min(frame.to, Math.max(from + STEP, to)) })
    } else if (span && event.key === 'Enter') finish()
    else if (span && event.key === 'Escape') choose(null)
    else {
      if (event.key !== 'Shift') choose(null)
      return false
    }
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    span,
    onKeyDown,
    onPointerDown: enabled ? listeners.start : undefined,
    wasDragged: listeners.wasDragged,
  }
}
