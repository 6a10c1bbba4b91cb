/**
 * Focus and scroll position after a navigation: the heading of a new page, or after Back the
 * position where it was left.
 */

/** How far down a page was read, and the link that led away from it. */
type Place = { top: number; link: string | null }

const places = new Map<number | undefined, Place>()
/** History entry that is shown, among those of this visit. */
let here: number | undefined

const entry = () => (history.state as { idx?: number } | null)?.idx

/**
 * Before the first move: the places are kept here, because the browser looks for them before a page
 * is there.
 */
export function beginVisit(): () => void {
  here = entry()
  const keep = () => {
    history.scrollRestoration = 'manual'
  }
  // A page that is loaded again, or comes back from another site, is the browser's.
  const release = () => {
    history.scrollRestoration = 'auto'
  }
  keep()
  addEventListener('pageshow', keep)
  addEventListener('pagehide', release)
  return () => {
    removeEventListener('pageshow', keep)
    removeEventListener('pagehide', release)
  }
}

/** The address has moved, and the page that it moved from is still shown. */
export function saveScroll(): void {
  const href = document.activeElement?.closest('#content a')?.getAttribute('href')
  places.set(here, { top: scrollY, link: href ? `a[href="${CSS.escape(href)}"]` : null })
  here = entry()
}

/** Returns the position where this page was left. */
export const savedScroll = (): Place | undefined => places.get(entry())

// A jump, not a glide: smooth scrolling over a whole page makes people dizzy.
const jump = (top: number) => scrollTo({ top, behavior: 'instant' })

let waiting: AbortController | undefined

/**
 * Moves the focus to the heading of a new page, or restores its earlier position, as soon as either
 * exists: data may arrive later and a layout may remount meanwhile. Does nothing once the visitor
 * acts.
 */
export function restoreScroll(place?: Place): void {
  waiting?.abort()
  const ended = new AbortController()
  const { signal } = ended
  const abort = () => ended.abort()
  waiting = ended
  let focused: Element | null = null
  const settle = () => {
    const content = document.getElementById('content')
    if (!content) return
    const link = place?.link ? content.querySelector<HTMLElement>(place.link) : null
    const target = link ?? content.querySelector<HTMLElement>('h1') ?? content
    if (target.localName === 'h1') target.tabIndex = -1
    target.focus({ preventScroll: true })
    focused = target
    if (!place) return
    jump(place.top)
    if (Math.abs(scrollY - place.top) < 1 && (link || !place.link)) abort()
  }
  jump(0)
  settle()
  const watcher = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === focused || activeElement === document.body) settle()
    else abort()
  })
  if (!signal.aborted) watcher.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watcher.disconnect())
  for (const sign of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    addEventListener(sign, abort, { signal, passive: true })
}
