import type { WatchQueryFetchPolicy } from '@apollo/client'
import { useMemo } from 'react'

/** How long an answer may be shown without asking again. */
export const TTL = { search: 30_000, lists: 60_000, catalogue: 5 * 60_000 } as const

const stamps = new Map<string, number>()
const keyOf = (operation: string | undefined, variables: unknown) => `${operation} ${JSON.stringify(variables ?? {})}`

export const stampOf = {
  set: (operation: string | undefined, variables: unknown) => stamps.set(keyOf(operation, variables), Date.now()),
  /** Forget all ages, so that the next look at anything asks the server (used when the viewer changes). */
  clear: () => stamps.clear(),
}

/**
 * The fetch policy for a query whose answers live for `ttl` milliseconds:
 * `useQuery(doc, { variables, fetchPolicy: useFreshness('Search', variables, TTL.search) })`.
 */
export function useFreshness(operation: string, variables: unknown, ttl: number): WatchQueryFetchPolicy {
  const key = keyOf(operation, variables)
  return useMemo(() => (Date.now() - (stamps.get(key) ?? 0) < ttl ? 'cache-first' : 'cache-and-network'), [key, ttl])
}
