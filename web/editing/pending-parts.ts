import { useEffect, useRef, useState } from 'react'

/** An open part of a form with values that are not in the form yet, such as a new closure. */
export type PendingPart = {
  /** Translated name, for the list of unsaved changes. */
  label: string
  /** Takes the values into the form. False: they are wrong, and the part shows why. */
  take: () => boolean | Promise<boolean>
}

export type PendingParts = { add: (part: PendingPart) => () => void }

/** The pending parts of a form, which are taken into it before it is saved. */
export function usePendingParts() {
  const [parts, setParts] = useState<readonly PendingPart[]>([])
  const [pending] = useState<PendingParts>(() => ({
    add(part) {
      setParts((others) => [...others, part])
      return () => setParts((others) => others.filter((other) => other !== part))
    },
  }))
  /** Takes all of them. Stops at the first that is wrong. */
  async function takeAll(): Promise<boolean> {
    for (const part of parts) if (!(await part.take())) return false
    return true
  }
  return { pending, labels: parts.map(({ label }) => label), takeAll }
}

/** Makes a part with typed values pending, so that Save takes it along and leaving asks first. */
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
