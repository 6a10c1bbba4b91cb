/**
 * later(() => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu)) — a component that is not
 * needed before the first input. Its script loads at the first input or when it is rendered,
 * whichever is earlier. Until then it renders nothing.
 */
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { loadTwice } from './missing-script.ts'

type Later<Props> = ComponentType<Props> & { prepare: () => void }

const all = new Set<() => void>()

/** Loads every registered component. */
export function prepareLater(): void {
  for (const prepare of all) prepare()
}

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | null = null
  let coming = false
  const listeners = new Set<() => void>()
  const prepare = () => {
    if (coming) return
    coming = true
    loadTwice(load).then(
      (part) => {
        loaded = part
        for (const tell of listeners) tell()
      },
      // Renders nothing while offline. The next request retries.
      () => {
        coming = false
      },
    )
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its file is loaded
  function Shown(props: Props) {
    useEffect(prepare, [])
    const Part = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    )
    return Part && <Part {...props} />
  }
  all.add(prepare)
  return Object.assign(Shown, { prepare })
}
