/**
 * later(() => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu)) — a part that nobody
 * needs before they move or type: its script comes with their first sign, or when it is shown,
 * whichever is earlier. Until then nothing stands in its place.
 */
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { loadTwice } from './missing-script.ts'

type Later<Props> = ComponentType<Props> & { prepare: () => void }

const all = new Set<() => void>()

/** Brings every part that the page knows of. */
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
      // Without a network nothing can be shown; another request retries.
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
