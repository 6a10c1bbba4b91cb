/** Form with unsaved changes that must agree before the page is left. There is one at a time. */
type Ask = (go: () => void) => void

let asked: Ask | null = null

export const leaving = {
  /** Leaves at once, or after the editor agrees. */
  ask(go: () => void) {
    if (asked) asked(go)
    else go()
  },
  /** Asks this one from now on. Returns the function that stops. */
  hold(ask: Ask) {
    asked = ask
    return () => {
      if (asked === ask) asked = null
    }
  },
  isHeld: () => asked !== null,
}
