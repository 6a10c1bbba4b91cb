/**
 * Focus and scroll position after a navigation: the heading of a new page, or after Back the
 * previous position.
 */

/** Scroll position of a page, and the link that led away from it. */
type Place = { top: number; link: string | null }

const places = new Map<number | undefined, Place>()
/** Number of the displayed history entry among those of this visit. */
let here: number | undefined

const entry = () => (history.state as { idx?: number } | null)?.idx

/**
 * Runs before the first navigation. Positions are stored here because the browser restores them
 * before a page has rendered.
 */
export function beginVisit(): () => void {
  here = entry()
  const keep = () => {
    history.scrollRestoration = 'manual'
  }
  // The browser restores a page after a reload or a return from another site.
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

/** Stores the position when the address has changed and the previous page is still displayed. */
export function saveScroll(): void {
  const href = document.activeElement?.closest('#content a')?.getAttribute('href')
  places.set(here, { top: scrollY, link: href ? `a[href="${CSS.escape(href)}"]` : null })
  here = entry()
}

/** Returns the position at which this page was left. */
export const savedScroll = (): Place | undefined => places.get(entry())

// Scrolls without animation, because smooth scrolling over a whole page causes dizziness.
const jump = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Returns the section that a fragment leads to. */
const sectionOf = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null

let waiting: AbortController | undefined

/**
 * Moves the focus to the heading or the addressed section of a new page, or restores its earlier
 * position, as soon as any of them exists. Data may arrive later and a layout may remount
 * meanwhile. Does nothing once the visitor acts.
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
    const section = place ? null : sectionOf(location.hash)
    if (section) {
      section.tabIndex = -1
      section.focus({ preventScroll: true })
      section.scrollIntoView({ behavior: 'instant' })
      return abort()
    }
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
