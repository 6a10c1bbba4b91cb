/** Who has to be asked before a page is left: the form with unsaved changes. There is one at a time. */
type Ask = (go: () => void) => void

let asked: Ask | null = null

export const leaving = {
  /** Goes at once, or as soon as whoever edits agrees. */
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
