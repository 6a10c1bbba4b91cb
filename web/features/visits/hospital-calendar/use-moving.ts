import { useQuery } from '@apollo/client/react'
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import type { Slot, Visit } from './calendar-fields.ts'
import { isSame, placeBy, placeNear } from './geometry.ts'

const Places = graphql(`
  query PlacesForVisit($id: ID!, $doctorId: ID, $from: Date!, $to: Date!) {
    appointmentTimes(appointmentId: $id, doctorId: $doctorId, from: $from, to: $to) { date times { time available } }
  }
`)

/** Distance in pixels after which a press becomes a drag. */
const DRAG_AFTER = 5
const NO_PLACES: readonly Slot[] = []

type Column = { date: string; left: number; right: number; top: number; height: number }
type Drag = {
  visit: Visit
  x: number
  y: number
  dx: number
  dy: number
  columns: Column[]
  begun: boolean
  /** Position of the drag image. */
  at: string
}

/**
 * Reads the bounds of the columns once at the start of a drag. Reading them on each move would
 * force a layout.
 */
const columnsIn = (grid: Element): Column[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-date]')].map((column) => {
    const { left, right, top, height } = column.getBoundingClientRect()
    return { date: column.dataset.date ?? '', left, right, top, height }
  })

type Options = {
  from: string
  to: string
  frame: { from: number; to: number }
  onDrop: (visit: Visit, slot: Slot) => void
}

/**
 * Manages a visit that is dragged with the pointer or moved with the arrow keys. The state changes
 * only when the slot does. Between slots the pointer position is written directly to the drag
 * image.
 */
export function useMoving({ from, to, frame, onDrop }: Options) {
  const [visit, setVisit] = useState<Visit | null>(null)
  const [over, setOver] = useState<Slot | null>(null)
  const [dragging, setDragging] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  /** True after a drag, so that its click opens nothing. */
  const dragged = useRef(false)
  const query = useQuery(Places, {
    variables: { id: visit?.id ?? '', doctorId: visit?.doctor?.id ?? null, from, to },
    skip: !visit,
    fetchPolicy: 'network-only',
  })
  const places = useMemo(
    () =>
      query.data && visit
        ? query.data.appointmentTimes.flatMap(({ date, times }) =>
            times.flatMap(({ time, available }) =>
              available && !isSame({ date, time }, visit) ? [{ date, time }] : [],
            ),
          )
        : NO_PLACES,
    [query.data, visit],
  )
  const stop = () => {
    drag.current = null
    setVisit(null)
    setOver(null)
    setDragging(false)
  }
  const drop = (slot: Slot | null) => {
    if (visit && slot) onDrop(visit, slot)
    stop()
  }
  // Values for the window listeners, which stay the same during a drag.
  const latest = useRef({ places, over, drop, stop, frame })
  useLayoutEffect(() => {
    latest.current = { places, over, drop, stop, frame }
  })

  const [listeners] = useState(() => {
    const follow = (event: globalThis.PointerEvent) => {
      const held = drag.current
      if (!held) return
      if (!held.begun) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG_AFTER) return
        held.begun = true
        dragged.current = true
        held.columns = grid.current ? columnsIn(grid.current) : []
        setVisit(held.visit)
        setDragging(true)
      }
      const left = event.clientX - held.dx
      const top = event.clientY - held.dy
      held.at = `translate(${left}px, ${top}px)`
      if (ghost.current) ghost.current.style.transform = held.at
      const column = held.columns.find(
        (candidate) => event.clientX >= candidate.left && event.clientX < candidate.right,
      )
      const span = latest.current.frame.to - latest.current.frame.from
      const minutes = column ? latest.current.frame.from + ((top - column.top) / column.height) * span : 0
      const next = column ? placeNear(latest.current.places, column.date, minutes) : null
      if (!isSame(next, latest.current.over)) setOver(next)
    }
    const end = () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', cancel)
      if (drag.current?.begun) latest.current.drop(latest.current.over)
      drag.current = null
      // The click that follows a drag is dispatched after this.
      setTimeout(() => {
        dragged.current = false
      })
    }
    const cancel = () => {
      latest.current.over = null
      end()
    }
    return {
      /** Starts a drag with a mouse or a pen. Touch scrolls, and uses the button of the visit. */
      grab: (event: PointerEvent<HTMLElement>, grabbed: Visit) => {
        if (event.pointerType === 'touch' || event.button !== 0) return
        const box = event.currentTarget.getBoundingClientRect()
        const { clientX: x, clientY: y } = event
        drag.current = { visit: grabbed, x, y, dx: x - box.left, dy: y - box.top, columns: [], begun: false, at: '' }
        addEventListener('pointermove', follow)
        addEventListener('pointerup', end)
        addEventListener('pointercancel', cancel)
      },
      /** Starts a move by keyboard or button. */
      begin: (chosen: Visit) => {
        setVisit(chosen)
        setOver(null)
      },
      wasDragged: () => dragged.current,
      dropAt: (slot: Slot) => latest.current.drop(slot),
      end,
    }
  })
  useLayoutEffect(() => {
    if (dragging && ghost.current && drag.current) ghost.current.style.transform = drag.current.at
  }, [dragging])
  useEffect(() => () => listeners.end(), [listeners])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!visit || dragging) return
    if (event.key === 'Escape') {
      event.preventDefault()
      stop()
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
      const rtl = event.currentTarget.matches(':dir(rtl)')
      const next = placeBy(places, over ?? visit, rtl ? (mirrored[event.key] ?? event.key) : event.key)
      if (next) setOver(next)
    } else if (event.key === 'Enter' && over) {
      event.preventDefault()
      drop(over)
    }
  }
  return {
    grid,
    ghost,
    visit,
    over,
    places,
    isLoaded: query.data !== undefined,
    dragging,
    stop,
    onKeyDown,
    ...listeners,
  }
}
export type Moving = ReturnType<typeof useMoving>
