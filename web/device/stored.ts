import { useSyncExternalStore } from 'react'
import { isOptionalStorage, STORAGE_CHOICE } from '#domain/browser-storage.ts'

/**
 * In-memory copy for values that the browser's storage cannot hold because it is forbidden or full.
 */
const alone = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * Returns whether a value may be stored. A visitor who has switched storage off keeps only
 * necessary values, and the rest stays in memory.
 */
export function mayKeep(key: string): boolean {
  return !isOptionalStorage(key) || stored.get(STORAGE_CHOICE) === null
}

/** Browser storage shared by all tabs. */
export const stored = {
  get(key: string): string | null {
    try {
      return alone.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string | null) {
    alone.delete(key)
    try {
      if (value === null) localStorage.removeItem(key)
      else if (mayKeep(key)) localStorage.setItem(key, value)
      else alone.set(key, value)
    } catch {
      if (value !== null) alone.set(key, value)
    }
    for (const listener of listeners) listener()
  },
  /** Removes all values whose key starts with the prefix. */
  clear(prefix: string) {
    for (const key of alone.keys()) if (key.startsWith(prefix)) alone.delete(key)
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    } catch {
      // Storage is forbidden, so nothing is stored.
    }
    for (const listener of listeners) listener()
  },
  /**
   * Calls the listener whenever this or another tab stores a value. Returns the unsubscribe
   * function.
   */
  subscribe(listener: () => void) {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
}

/** Returns the stored value of a key. Null during server rendering. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.get(key),
    () => null,
  )
