import { useEffect, useRef, useState } from 'react'

/** An open part of a form with values that are not in the form yet, such as a new closure. */
export type PendingPart = {
  /** Translated name, for the list of unsaved changes. */
  label: string
  /**
   * Takes the values into the form. False if they are invalid, in which case the part shows why.
   */
  take: () => boolean | Promise<boolean>
}

export type PendingParts = { add: (part: PendingPart) => () => void }

/** Returns the pending parts of a form, which are taken into it before it is saved. */
export function usePendingParts() {
  const [parts, setParts] = useState<readonly PendingPart[]>([])
  const [pending] = useState<PendingParts>(() => ({
    add(part) {
      setParts((others) => [...others, part])
      return () => setParts((others) => others.filter((other) => other !== part))
    },
  }))
  /** Takes all parts in. Stops at the first invalid one. */
  async function takeAll(): Promise<boolean> {
    for (const part of parts) if (!(await part.take())) return false
    return true
  }
  return { pending, labels: parts.map(({ label }) => label), takeAll }
}

/** Makes a part with typed values pending, so that Save includes it and leaving asks first. */
export function usePendingPart(pending: PendingParts | undefined, filled: boolean, { label, take }: PendingPart): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(
    () => (filled ? pending?.add({ label, take: () => latest.current() }) : undefined),
    [pending, filled, label],
  )
}
