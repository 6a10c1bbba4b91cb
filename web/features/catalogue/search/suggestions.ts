/** Suggestions for a search text while it is typed. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { saysEnough } from '#domain/suggestions.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

const SearchSuggestions = graphql(`
  query SearchSuggestions($q: String!) {
    suggestions(q: $q, limit: 4) {
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
        hospitalCity
        profileImageUrl
      }
    }
  }
`)
export type Suggestions = ResultOf<typeof SearchSuggestions>['suggestions']
export type Treatment = Suggestions['treatments'][number]

/** Between two key strokes of somebody who types fluently lies less. */
const PAUSE_MS = 150

/**
 * The suggestions for what was typed. The last answer stays while the next is on its way and the
 * text only grew or shrank; an answer to an older text is given up.
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
    // Help that does not come is no fault to speak of: the words can be searched without it.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [client, q, enough])

  const fits = answer !== null && (answer.q.startsWith(q) || q.startsWith(answer.q))
  return enough && fits ? answer.suggestions : null
}
