/** What somebody told the assistant in this tab, in short: to be taken along into the notes of a booking. */
import { z } from 'zod'
import { tabMemory, useTabMemory } from './tab-memory.ts'

const KEY = 'hekima.chat.summary'

const chatSummary = z.object({ written: z.array(z.string()).min(1), specialties: z.array(z.string()) })
export type ChatSummary = z.output<typeof chatSummary>

export function keepChatSummary(summary: ChatSummary | null) {
  if (summary) tabMemory.setItem(KEY, JSON.stringify(summary))
  else tabMemory.removeItem(KEY)
}

/** Nothing where nothing was told. */
export function useChatSummary(): ChatSummary | null {
  const text = useTabMemory(KEY)
  if (!text) return null
  try {
    return chatSummary.parse(JSON.parse(text))
  } catch {
    return null
  }
}
