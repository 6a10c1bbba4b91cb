import { useEffect, useRef, useState } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import type { Triage, Turn } from './answer.ts'
import {
  languageFor,
  messagesOf,
  readConversation,
  shownIn,
  spokenLanguage,
  useConversation,
  writeConversation,
} from './conversation.ts'
import { useModelChoice } from './model-choice.ts'

/** An answer in progress, as far as it is received. */
export type Pending = { text: string; triage: Triage | null; language: UiLanguage }

const now = () => new Date().toISOString()
const withTurn = (turn: Turn) => {
  const { id, turns } = readConversation()
  writeConversation({ id, turns: [...turns, turn] })
}

/** Loads the request code on the first message, so pages with only a field do not carry it. */
const load = async () => {
  const [{ ask, NoAnswer }, { languageOf }] = await Promise.all([import('./ask.ts'), import('#triage/text.ts')])
  return { ask, NoAnswer, languageOf }
}

/**
 * Returns the tab's conversation and its actions. Only one request runs at a time, and leaving the
 * page cancels it.
 */
export function useChat() {
  const { language: page } = usePreferences()
  const { choice } = useModelChoice()
  const { turns, id } = useConversation()
  const [pending, setPending] = useState<Pending | null>(null)
  const [fresh, setFresh] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Requests an answer to the last message. Returns true if one arrived. */
  async function answer(requested?: UiLanguage): Promise<boolean> {
    const stopping = new AbortController()
    running.current = stopping
    setFresh(true)
    const { signal } = stopping
    const { id, turns } = readConversation()
    const last = turns.at(-1)?.content ?? ''
    let reply: Pending = { text: '', triage: null, language: requested ?? page }
    const show = (more: Partial<Pending>) => {
      reply = { ...reply, ...more }
      if (!signal.aborted) setPending(reply)
    }
    show({})
    try {
      const { ask, languageOf } = await load()
      const language =
        requested ?? languageFor(last, { detected: languageOf(last), spoken: spokenLanguage(turns), page })
      show({ language })
      const input = {
        messages: messagesOf(turns),
        shown: shownIn(turns),
        language,
        conversationId: id,
        ...(choice !== 'model' && { answerBy: 'guide' as const }),
      }
      const whole = await ask(input, {
        signal,
        onTriage: (triage) => show({ triage }),
        onText: (text) => show({ text: reply.text + text }),
      })
      if (signal.aborted) return false
      const { message, conversationId, ...rest } = whole
      const turn: Turn = { role: 'assistant', content: message.content, timestamp: now(), answer: rest }
      writeConversation({ id: conversationId, turns: [...turns, turn] })
      return true
    } catch (failure) {
      if (signal.aborted) return false
      console.warn('The assistant did not answer.', failure)
      const reason =
        failure instanceof Error && 'reason' in failure ? (failure.reason as string | undefined) : undefined
      withTurn({ role: 'assistant', content: '', timestamp: now(), isError: true, ...(reason && { reason }) })
      return false
    } finally {
      if (running.current === stopping) {
        running.current = null
        setPending(null)
      }
    }
  }

  function send(text: string, language?: UiLanguage): Promise<boolean> {
    withTurn({ role: 'user', content: text.trim(), timestamp: now() })
    return answer(language)
  }

  /** Requests the missing answer again. The message stays. */
  function retry(): Promise<boolean> {
    const { id, turns } = readConversation()
    const unanswered = turns.findLastIndex(({ isError }) => !isError)
    writeConversation({ id, turns: turns.slice(0, unanswered + 1) })
    return answer()
  }

  /** Stops the answer in progress and keeps the received part. */
  function stop() {
    running.current?.abort()
    running.current = null
    if (pending?.text) withTurn({ role: 'assistant', content: pending.text, timestamp: now(), stopped: true })
    setPending(null)
  }

  return {
    id,
    turns,
    pending,
    /** True once a message was sent on this page. */
    fresh,
    send,
    retry,
    stop,
  }
}
export type Chat = ReturnType<typeof useChat>
