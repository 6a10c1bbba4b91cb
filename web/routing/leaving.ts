/** Form with unsaved changes that must agree before the page is left. There is one at a time. */
type Ask = (go: () => void) => void

let current: Ask | null = null

export const leaving = {
  /** Leaves at once, or after the editor agrees. */
  ask(go: () => void) {
    if (current) current(go)
    else go()
  },
  /** Asks this one from now on. Returns the function that stops. */
  hold(ask: Ask) {
    current = ask
    return () => {
      if (current === ask) current = null
    }
  },
  isHeld: () => current !== null,
}
