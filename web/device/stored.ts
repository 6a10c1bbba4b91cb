import { useSyncExternalStore } from 'react'
import { isOptionalStorage, STORAGE_CHOICE } from '#domain/browser-storage.ts'

/** Storage may be forbidden or full: the page then remembers alone. */
const alone = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * Whether something may be kept: who has switched it off keeps what is necessary, and the page
 * remembers the rest alone.
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
  /** Forgets all whose key begins like this. */
  clear(prefix: string) {
    for (const key of alone.keys()) if (key.startsWith(prefix)) alone.delete(key)
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    } catch {
      // Nothing is stored where storage is forbidden.
    }
    for (const listener of listeners) listener()
  },
  /**
   * Calls the listener whenever this tab or another one stores something. Returns the function that
   * stops.
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

/** Stored value of a key. Null during server rendering. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.get(key),
    () => null,
  )
