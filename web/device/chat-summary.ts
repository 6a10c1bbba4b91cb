/** Summary of this tab's conversation with the assistant, for the notes of a booking. */
import { tabMemory, useTabMemory } from './tab-memory.ts'

const KEY = 'hekima.chat.summary'

export type ChatSummary = { written: string[]; specialties: string[] }

/**
 * Checks the value by hand, because the home page writes it and must not load the validator for it.
 */
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

export function keepChatSummary(summary: ChatSummary | null) {
  if (summary) tabMemory.setItem(KEY, JSON.stringify(summary))
  else tabMemory.removeItem(KEY)
}

/** Returns the stored summary, or null if there is none. */
export function useChatSummary(): ChatSummary | null {
  const text = useTabMemory(KEY)
  if (!text) return null
  try {
    const { written, specialties } = JSON.parse(text)
    return areTexts(written) && written.length > 0 && areTexts(specialties) ? { written, specialties } : null
  } catch {
    return null
  }
}
