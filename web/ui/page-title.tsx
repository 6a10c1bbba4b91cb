/**
 * PageTitle({ children: string }) — sets the title of the browser tab and has it announced after navigation. One per page, also in its loading and error states.
 * RouteChanges() — once, in the layout: scrolls to the top, moves focus to the content, announces the new title.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '#domain/product.ts'
import { useDocumentHead } from '../document-head.tsx'
import text from './text.module.css'

const listeners = new Set<(title: string) => void>()

export function PageTitle({ children }: { children: string }) {
  const head = useDocumentHead()
  if (head) head.title = children
  useEffect(() => {
    document.title = children === PRODUCT_NAME ? PRODUCT_NAME : `${children} | ${PRODUCT_NAME}`
    for (const tell of listeners) tell(children)
  }, [children])
  return null
}

/** Of the page that was shown last: a layout that begins anew, or another person, is still a change of route. */
let lastPath: string | null = null

export function RouteChanges() {
  const { pathname } = useLocation()
  const [announced, announce] = useState('')
  const moved = useRef(false)

  useLayoutEffect(() => {
    const before = lastPath
    lastPath = pathname
    if (before === null || before === pathname) return
    moved.current = true
    // A jump, not a glide: smooth scrolling over a whole page makes people dizzy.
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const listener = (title: string) => {
      if (moved.current) announce(title)
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
