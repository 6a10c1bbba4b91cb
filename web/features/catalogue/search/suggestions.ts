/** Suggestions for a search text during typing. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { saysEnough } from '#domain/suggestions.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

const SearchSuggestions = graphql(`
  query SearchSuggestions($q: String!) {
    suggestions(q: $q, limit: 4) {
      areDoctorsMeant
      treatments {
        id
        name
        sourceName
        iconKey
        hospitals
        from
        currency
      }
      hospitals {
        id
        name
        city
        averageRating
        reviewCount
      }
      doctors {
        id
        fullName
        specialty
        subspecialties
        services(limit: 20) {
          id
          service {
            id
            sourceName
          }
        }
        hospitalCity
        profileImageUrl
      }
    }
  }
`)
export type Suggestions = ResultOf<typeof SearchSuggestions>['suggestions']
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
      const { data } = await client.query({
        query: SearchSuggestions,
        variables: { q },
        context: { fetchOptions: { signal } },
      })
      if (data && !signal.aborted) setAnswer({ q, suggestions: data.suggestions })
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
