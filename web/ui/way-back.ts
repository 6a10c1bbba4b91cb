/**
 * Restores the focus to the opener of a dialog or, if it is gone, to the element in its place: a
 * control, or text with `data-result` that the dialog has put there.
 */

const PLACES =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [data-result]'

/** Returns the menu's button for a focused menu item, because the menu has closed by then. */
function openerOf(focused: Element): Element {
  const menu = focused.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '') ?? focused
}

/**
 * Stores the focused element and its ancestors, from the inside out. Returns the function that
 * restores the focus.
 */
export function wayBack(): () => void {
  const way: Element[] = []
  for (let at = document.activeElement && openerOf(document.activeElement); at; at = at.parentElement) way.push(at)
  return () => {
    if (document.activeElement !== document.body) return
    const nearest = way.find((element) => element.isConnected && element !== document.body)
    const place = nearest?.matches(PLACES) ? nearest : nearest?.querySelector(PLACES)
    const heading = document.querySelector('#content h1')
    for (const target of [place, heading]) {
      ;(target as HTMLElement | null | undefined)?.focus()
      if (document.activeElement === target) return
    }
  }
}
