/**
 * Conversation of one tab. It survives a reload, a visit to a hospital's page and a trip to
 * sign-in, and is removed with the tab or at sign-out.
 */
import { useMemo } from 'react'
import { cardKey } from '#domain/card-key.ts'
import type { ChatInput } from '#domain/chat.ts'
import { MAX_ANSWER, MAX_SHOWN } from '#domain/chat-limits.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { type ChatSummary, keepChatSummary } from '#web/device/chat-summary.ts'
import { tabMemory, useTabMemory } from '#web/device/tab-memory.ts'
import type { Conversation, Turn } from './answer.ts'

const KEY = 'hekima.chat'
const EMPTY: Conversation = { id: null, turns: [] }

/**
 * Version of the stored format, to be raised when `Turn` changes. Conversations of another version
 * are discarded. Answers are validated on arrival, so this page reads its own data without loading
 * the validator.
 */
const FORM = 2

export function parseConversation(text: string | null): Conversation {
  try {
    const { form, id, turns } = JSON.parse(text ?? 'null')
    return form === FORM ? { id, turns } : EMPTY
  } catch {
    return EMPTY
  }
}

export const conversationAsText = ({ id, turns }: Conversation): string => JSON.stringify({ form: FORM, id, turns })

export const readConversation = (): Conversation => parseConversation(tabMemory.getItem(KEY))

export function writeConversation(next: Conversation | null) {
  if (next && next.turns.length > 0) tabMemory.setItem(KEY, conversationAsText(next))
  else tabMemory.removeItem(KEY)
  keepChatSummary(next && summaryOf(next.turns))
}

/** Returns the summary for a booking. Null for an emergency. */
function summaryOf(turns: readonly Turn[]): ChatSummary | null {
  const triage = turns.findLast(({ answer }) => answer)?.answer?.triage
  if (!triage || triage.emergency || triage.urgency === null) return null
  const written = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  return { written, specialties: triage.specialties }
}

export function useConversation(): Conversation {
  const text = useTabMemory(KEY)
  return useMemo(() => parseConversation(text), [text])
}

/** Returns the messages for the server, without failed ones. */
export const messagesOf = (turns: readonly Turn[]): ChatInput['messages'] =>
  turns
    .filter(({ isError, content }) => !isError && content.trim() !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_ANSWER) }))

/** Returns the keys of visible cards, which the server omits from the next answer. */
export const shownIn = (turns: readonly Turn[]): string[] => {
  const keys = turns.flatMap(({ answer }) => {
    const { hospitals = [], doctors = [], treatments = [] } = answer?.suggestions ?? {}
    return [...hospitals.map(({ id }) => id), ...doctors.map(({ id }) => id), ...treatments.map(cardKey)]
  })
  return [...new Set(keys)].slice(-MAX_SHOWN)
}

/** Returns the language of the last answer. */
export const spokenLanguage = (turns: readonly Turn[]): UiLanguage | undefined =>
  turns.findLast(({ answer }) => answer)?.answer?.language

/** Maximum number of Latin words that are too few to detect their language. */
const FEW_WORDS = 2

/**
 * Returns the language to answer in: that of the text, which its script may reveal at once. For a
 * few Latin words it is the language of the conversation, or else of the page.
 */
export function languageFor(
  text: string,
  { detected, spoken, page }: { detected: UiLanguage; spoken: UiLanguage | undefined; page: UiLanguage },
): UiLanguage {
  if (detected !== 'en' || text.trim().split(/\s+/).length > FEW_WORDS) return detected
  return spoken ?? page
}
