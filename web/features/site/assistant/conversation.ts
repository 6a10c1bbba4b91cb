/**
 * The conversation of one tab: it outlives a refresh, a look at a hospital and a trip to the login
 * page, and goes with the tab or the sign-out.
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
 * The form of what is remembered, to be raised when `Turn` changes: what another version of the
 * page has left in the tab is forgotten. Answers are checked when they come, so this page need not
 * carry the validator to read what it wrote itself.
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

/** Summary for a booking. Null for an emergency. */
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

/** Messages for the server, without failed ones. */
export const messagesOf = (turns: readonly Turn[]): ChatInput['messages'] =>
  turns
    .filter(({ isError, content }) => !isError && content.trim() !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_ANSWER) }))

/** Cards on the screen: the server leaves them out of the next answer. */
export const shownIn = (turns: readonly Turn[]): string[] => {
  const keys = turns.flatMap(({ answer }) => {
    const { hospitals = [], doctors = [], treatments = [] } = answer?.suggestions ?? {}
    return [...hospitals.map(({ id }) => id), ...doctors.map(({ id }) => id), ...treatments.map(cardKey)]
  })
  return [...new Set(keys)].slice(-MAX_SHOWN)
}

/** The language of the last answer. */
export const spokenLanguage = (turns: readonly Turn[]): UiLanguage | undefined =>
  turns.findLast(({ answer }) => answer)?.answer?.language

/** So few Latin words say too little about their language. */
const FEW_WORDS = 2

/**
 * In which language to answer: that of the text, which its letters may tell at once. A few Latin
 * words belong to the conversation so far, or else to the language of the page.
 */
export function languageFor(
  text: string,
  { detected, spoken, page }: { detected: UiLanguage; spoken: UiLanguage | undefined; page: UiLanguage },
): UiLanguage {
  if (detected !== 'en' || text.trim().split(/\s+/).length > FEW_WORDS) return detected
  return spoken ?? page
}
