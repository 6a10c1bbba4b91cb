/**
 * PageTitle({ children: string }) — sets the title of the browser tab and announces it after
 * navigation. Render one per page, also in its loading and error states.
 * useTitleCount(count) — puts a number before the title of every page.
 * RouteChanges() — once, in the layout: moves focus and scroll to the heading of a new page, or
 * after Back to the previous position, and announces its title.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { useDocumentHead } from '#web/rendering/document-head.tsx'
import { NavigationType, useLocation, useNavigationType } from '#web/routing/router.tsx'
import { restoreScroll, savedScroll } from '#web/routing/scroll.ts'
import text from './text.module.css'

const listeners = new Set<(title: string) => void>()

let shown = ''
let waiting = 0

function writeTitle() {
  const title = shown === PRODUCT_NAME ? PRODUCT_NAME : `${shown} | ${PRODUCT_NAME}`
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title
}

/** Shows the number of pending items before the title while the component is mounted. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count
    if (shown) writeTitle()
    return () => {
      waiting = 0
      if (shown) writeTitle()
    }
  }, [count])
}

export function PageTitle({ children }: { children: string }) {
  const head = useDocumentHead()
  if (head) head.title = children
  useEffect(() => {
    shown = children
    writeTitle()
    for (const tell of listeners) tell(children)
  }, [children])
  return null
}

/**
 * Path of the last shown page. A remounted layout or another user still counts as a change of
 * route.
 */
let lastPath: string | null = null

export function RouteChanges() {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [announced, announce] = useState('')
  const moved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the path was come to matters when it changes
  useLayoutEffect(() => {
    const before = lastPath
    lastPath = pathname
    if (before === null || before === pathname) return
    moved.current = true
    restoreScroll(isBack ? savedScroll() : undefined)
  }, [pathname])

  useEffect(() => {
    const listener = (title: string) => {
      // A focused heading has already been read.
      if (moved.current) announce(document.activeElement?.textContent === title ? '' : title)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return (
    <p className={text.visuallyHidden} role="status" aria-live="polite">
      {announced}
    </p>
  )
}
