import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Place, Visit } from './calendar-fields.ts'
import { isSame, placeBy, placeNear } from './geometry.ts'

/** So far a pointer moves before it drags: less is a press. */
const DRAG_AFTER = 5

type Column = { column: string; left: number; right: number; top: number; height: number }
type Drag<Item> = {
  visit: Item
  x: number
  y: number
  dx: number
  dy: number
  /** Position of the pointer, and the top of the drag image. */
  pointer: { x: number; top: number }
  columns: Column[]
  begun: boolean
}

/** Returns the position of the drag image. */
const ghostAt = ({ pointer, dx }: Pick<Drag<Visit>, 'pointer' | 'dx'>): string =>
  `translate(${pointer.x - dx}px, ${pointer.top}px)`

/**
 * Reads the bounds of the columns once at the start of a drag. Reading them on each move would
 * force a layout.
 */
const columnsIn = (grid: Element): Column[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-column]')].map((element) => {
    const { left, right, top, height } = element.getBoundingClientRect()
    return { column: element.dataset.column ?? '', left, right, top, height }
  })

/** Free places of a visit. Its own is not among them. */
export type FreePlaces = { places: readonly Place[]; isLoaded: boolean }

type Options<Item extends Visit> = FreePlaces & {
  frame: { from: number; to: number }
  /** Keys of the columns in their order. */
  columns: readonly string[]
  placeOf: (visit: Item) => Place
  /** The visit that moves. Null without one. */
  visit: Item | null
  setVisit: (visit: Item | null) => void
  onDrop: (visit: Item, place: Place) => void
}

/**
 * Manages a visit that is dragged with the pointer or moved with the arrow keys. The state changes
 * only when the slot does. Between slots the pointer position is written directly to the drag
 * image.
 */
export function useMoving<Item extends Visit>(options: Options<Item>) {
  const { visit, setVisit, places, isLoaded, frame, columns, placeOf, onDrop } = options
  const [over, setOver] = useState<Place | null>(null)
  const [dragging, setDragging] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag<Item> | null>(null)
  /** A press that was a drag opens nothing. */
  const dragged = useRef(false)
  const stop = () => {
    drag.current = null
    setVisit(null)
    setOver(null)
    setDragging(false)
  }
  const drop = (place: Place | null) => {
    if (visit && place) onDrop(visit, place)
    stop()
  }
  // Values for the window listeners, which stay the same during a drag.
  const latest = useRef({ places, over, drop, stop, frame })
  useLayoutEffect(() => {
    latest.current = { places, over, drop, stop, frame }
  })

  const [listeners] = useState(() => {
    /** Chooses the free place below the pointer. */
    const aim = (free: readonly Place[]) => {
      const held = drag.current
      if (!held?.begun) return
      const { x, top } = held.pointer
      const column = held.columns.find((candidate) => x >= candidate.left && x < candidate.right)
      const span = latest.current.frame.to - latest.current.frame.from
      const minutes = column ? latest.current.frame.from + ((top - column.top) / column.height) * span : 0
      const next = column ? placeNear(free, column.column, minutes) : null
      if (!isSame(next, latest.current.over)) setOver(next)
    }
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
      held.pointer = { x: event.clientX, top: event.clientY - held.dy }
      if (ghost.current) ghost.current.style.transform = ghostAt(held)
      aim(latest.current.places)
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
      /** A mouse or pen drags a visit. Fingers scroll, and use the visit's button. */
      grab: (event: PointerEvent<HTMLElement>, grabbed: Item) => {
        if (event.pointerType === 'touch' || event.button !== 0) return
        const { left, top } = event.currentTarget.getBoundingClientRect()
        const { clientX: x, clientY: y } = event
        const pointer = { x, top }
        drag.current = { visit: grabbed, x, y, dx: x - left, dy: y - top, pointer, columns: [], begun: false }
        addEventListener('pointermove', follow)
        addEventListener('pointerup', end)
        addEventListener('pointercancel', cancel)
      },
      /** Starts the same by keyboard or button. */
      begin: (chosen: Item) => {
        setVisit(chosen)
        setOver(null)
      },
      wasDragged: () => dragged.current,
      dropAt: (place: Place) => latest.current.drop(place),
      aim,
      end,
    }
  })
  useLayoutEffect(() => {
    if (dragging && ghost.current && drag.current) ghost.current.style.transform = ghostAt(drag.current)
  }, [dragging])
  // Free places may arrive while the pointer rests.
  useEffect(() => listeners.aim(places), [listeners, places])
  useEffect(() => () => listeners.end(), [listeners])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!visit || dragging) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      stop()
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      event.stopPropagation()
      const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
      const rtl = event.currentTarget.matches(':dir(rtl)')
      const key = rtl ? (mirrored[event.key] ?? event.key) : event.key
      const next = placeBy(places, over ?? placeOf(visit), { key, columns })
      if (next) setOver(next)
    } else if (event.key === 'Enter' && over) {
      event.preventDefault()
      event.stopPropagation()
      drop(over)
    }
  }
  return {
    grid,
    ghost,
    visit,
    over,
    places,
    isLoaded,
    dragging,
    stop,
    onKeyDown,
    ...listeners,
  }
}
