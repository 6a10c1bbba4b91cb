/**
 * Corrections of Swagger UI for screen readers and keyboards: names, headings below ours, and focus
 * for scrolling areas.
 */

const MENDS: readonly [selector: string, attributes: Readonly<Record<string, string>>][] = [
  ['#servers', { 'aria-label': 'Server' }],
  ['textarea.body-param__text', { 'aria-label': 'Body' }],
  ['pre.microlight, .model-box', { tabindex: '0' }],
  ['table.responses-table[role="region"]', { role: 'table' }],
  // Below the heading of the page.
  ['h1.title', { 'aria-level': '2' }],
  ['h3.opblock-tag', { 'aria-level': '2' }],
  ['h4', { 'aria-level': '3' }],
]

/** Corrects present and future elements until the returned function is called. */
export function mendReference(place: HTMLElement): () => void {
  const mend = () => {
    for (const [selector, attributes] of MENDS)
      for (const element of place.querySelectorAll(selector))
        for (const [name, value] of Object.entries(attributes))
          if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const watcher = new MutationObserver(mend)
  watcher.observe(place, { childList: true, subtree: true })
  mend()
  return () => watcher.disconnect()
}
