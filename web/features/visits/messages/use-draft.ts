import { tabMemory, useTabMemory } from '#web/device/tab-memory.ts'

/** Stores an unsent message across a reload and a trip to sign-in. Sign-out clears the tab. */
export function useDraft(key: string) {
  const name = `hekima.message.${key}`
  const text = useTabMemory(name) ?? ''
  const change = (next: string) => (next ? tabMemory.setItem(name, next) : tabMemory.removeItem(name))
  return [text, change] as const
}
