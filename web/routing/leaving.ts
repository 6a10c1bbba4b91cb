/**
 * Confirmation by the form with unsaved changes, before the page is left. There is only one at a
 * time.
 */
type Ask = (go: () => void) => void

let current: Ask | null = null

export const leaving = {
  /** Leaves at once, or after the form has confirmed. */
  ask(go: () => void) {
    if (current) current(go)
    else go()
  },
  /** Registers the confirmation. Returns the function that removes it. */
  hold(ask: Ask) {
    current = ask
    return () => {
      if (current === ask) current = null
    }
  },
  isHeld: () => current !== null,
}
