/** Suggestions for a search text during typing. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { saysEnough } from '#domain/suggestions.ts'
import type { Suggestions } from './ask-suggestions.ts'

export type Treatment = Suggestions['treatments'][number]

/** Longer than the pause between two key strokes of a fluent typist. */
const PAUSE_MS = 150

/**
 * Returns the suggestions for the typed text. The last answer stays while the next one is in
 * flight, if the text only grew or shrank. The answer to an older text is discarded.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const client = useApolloClient()
  const q = typed.trim()
  const enough = saysEnough(q)
  const [answer, setAnswer] = useState<{ q: string; suggestions: Suggestions } | null>(null)

  useEffect(() => {
    if (!enough) return
    const request = new AbortController()
    const { signal } = request
    const ask = async () => {
      const { askSuggestions } = await import('./ask-suggestions.ts')
      const suggestions = await askSuggestions(client, { q, signal })
      if (suggestions && !signal.aborted) setAnswer({ q, suggestions })
    }
    // A failed request is not reported, because the search works without suggestions.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [client, q, enough])

  const fits = answer !== null && (answer.q.startsWith(q) || q.startsWith(answer.q))
  return enough && fits ? answer.suggestions : null
}
