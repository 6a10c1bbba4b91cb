import { useCallback, useSyncExternalStore } from 'react'

export type View = 'list' | 'grid'

/** Views chosen on this page, which also work without browser storage. */
const chosen = new Map<string, View>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(key: string): View | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === 'list' || stored === 'grid' ? stored : chosen.get(key)
  } catch {
    return chosen.get(key)
  }
}

function write(key: string, view: View) {
  chosen.set(key, view)
  try {
    sessionStorage.setItem(key, view)
  } catch {
    // Storage is switched off, so the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/**
 * Returns list or grid, stored for this tab, so the choice survives a visit to a hospital's page.
 */
export function useView(page: string, first: View): [View, (view: View) => void] {
  const key = `hekima.view.${page}`
  const view = useSyncExternalStore(
    subscribe,
    () => read(key) ?? first,
    () => first,
  )
  return [view, useCallback((next: View) => write(key, next), [key])]
}
