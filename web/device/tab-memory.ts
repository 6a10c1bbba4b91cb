import { useSyncExternalStore } from 'react'
import { mayKeep } from './stored.ts'

/** In-memory copy in front of the storage, which may be forbidden or full. */
const values = new Map<string, string | null>()
const listeners = new Set<() => void>()

const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function change(key: string, value: string | null) {
  values.set(key, value)
  try {
    if (value === null) storage()?.removeItem(key)
    else if (mayKeep(key)) storage()?.setItem(key, value)
  } catch {
    // The storage is full.
  }
  for (const listener of listeners) listener()
}

/**
 * Storage of one tab. It survives reloads and the trip to sign-in, until the tab closes or the user
 * signs out.
 */
export const tabMemory = {
  getItem(key: string): string | null {
    const value = values.get(key)
    return value === undefined ? (storage()?.getItem(key) ?? null) : value
  },
  setItem: (key: string, value: string) => change(key, value),
  removeItem: (key: string) => change(key, null),
  clear() {
    values.clear()
    storage()?.clear()
    for (const listener of listeners) listener()
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the stored value of a key in this tab. Null during server rendering. */
export const useTabMemory = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => tabMemory.getItem(key),
    () => null,
  )
