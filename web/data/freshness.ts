import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type DocumentNode, Kind } from 'graphql'
import { useMemo } from 'react'

/** Maximum age of a cached answer shown without a request, in milliseconds. */
export const TTL = { search: 30_000, lists: 60_000, catalogue: 5 * 60_000 } as const

const stamps = new Map<string, number>()
const keyOf = (operation: string | undefined, variables: unknown) => `${operation} ${JSON.stringify(variables ?? {})}`

/**
 * Time of the last answer of each operation, keyed by name and variables. A link of the client
 * writes it.
 */
export const stampOf = {
  set: (operation: string | undefined, variables: unknown, at?: number | null) =>
    stamps.set(keyOf(operation, variables), at ?? Date.now()),
  /**
   * Forgets all ages, so the next use of any query sends a request. Used when the viewer or the
   * language changes.
   */
  clear: () => stamps.clear(),
}

export const nameOf = (document: DocumentNode) =>
  document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)?.name?.value

type Age = { variables: unknown; ttl: number }

/** Returns whether this query was answered within the last `ttl` milliseconds. */
export const isFresh = (document: DocumentNode, { variables, ttl }: Age): boolean =>
  Date.now() - (stamps.get(keyOf(nameOf(document), variables)) ?? 0) < ttl

type Options<Variables> = { ttl: number; variables?: Variables; skip?: boolean }

/**
 * Runs a query with a lifetime of `ttl` milliseconds. A younger answer is shown without a request.
 * An older one is shown while it is revalidated. `useFreshQuery(HospitalPage, { variables: { id },
 * ttl: TTL.catalogue })`.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { ttl, variables, skip = false }: Options<Variables>,
): useQuery.Result<Data, OperationVariables, 'complete' | 'streaming' | 'empty'> {
  const key = JSON.stringify(variables ?? {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the variables
  const fetchPolicy = useMemo<WatchQueryFetchPolicy>(
    () => (isFresh(document, { variables, ttl }) ? 'cache-first' : 'cache-and-network'),
    [document, key, ttl],
  )
  return useQuery<Data, OperationVariables>(document, { variables: variables ?? {}, fetchPolicy, skip })
}
