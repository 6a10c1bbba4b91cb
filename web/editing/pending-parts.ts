import { useEffect, useRef, useState } from 'react'

/** An open part of a form with values that are not in the form yet, such as a new closure. */
export type PendingPart = {
  /** Translated name, for the list of unsaved changes. */
  label: string
  /**
   * Takes the values into the form. False if they are invalid, in which case the part shows why.
   */
  take: () => boolean | Promise<boolean>
  /** Forgets the values, when the changes of the form are discarded. */
  drop: () => void
}

export type PendingParts = { add: (part: PendingPart) => () => void }

/** Returns the pending parts of a form, which are taken into it before it is saved. */
export function usePendingParts() {
  const [labels, setLabels] = useState<readonly string[]>([])
  // Read when a key is pressed, which may be before the next render.
  const parts = useRef<readonly PendingPart[]>([])
  const [pending] = useState<PendingParts>(() => {
    function change(next: readonly PendingPart[]) {
      parts.current = next
      setLabels(next.map(({ label }) => label))
    }
    return {
      add(part) {
        change([...parts.current, part])
        return () => change(parts.current.filter((other) => other !== part))
      },
    }
  })
  const [verbs] = useState(() => ({
    isPending: () => parts.current.length > 0,
    /** Takes all parts in. Stops at the first invalid one. */
    async takeAll(): Promise<boolean> {
      for (const part of parts.current) if (!(await part.take())) return false
      return true
    },
    dropAll() {
      for (const part of parts.current) part.drop()
    },
  }))
  return { pending, labels, ...verbs }
}

/** Makes a part with typed values pending, so that Save includes it and leaving asks first. */
export function usePendingPart(pending: PendingParts | undefined, filled: boolean, part: PendingPart): void {
  const { label } = part
  const latest = useRef(part)
  useEffect(() => {
    latest.current = part
  })
  useEffect(
    () =>
      filled
        ? pending?.add({ label, take: () => latest.current.take(), drop: () => latest.current.drop() })
        : undefined,
    [pending, filled, label],
  )
}
