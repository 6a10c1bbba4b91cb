import { tabMemory, useTabMemory } from '#web/device/tab-memory.ts'

/**
 * A started message outlives a refresh and a trip to the login page; signing out empties the tab.
 */
export function useDraft(key: string) {
  const name = `hekima.message.${key}`
  const text = useTabMemory(name) ?? ''
  const change = (next: string) => (next ? tabMemory.setItem(name, next) : tabMemory.removeItem(name))
  return [text, change] as const
}
