import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type DocumentNode, Kind } from 'graphql'
import { useMemo } from 'react'

/** How long an answer may be shown without asking again, in milliseconds. */
export const TTL = { search: 30_000, lists: 60_000, catalogue: 5 * 60_000 } as const

const stamps = new Map<string, number>()
const keyOf = (operation: string | undefined, variables: unknown) => `${operation} ${JSON.stringify(variables ?? {})}`

/**
 * When each operation was last answered, by its name and variables. The link of the client writes
 * it.
 */
export const stampOf = {
  set: (operation: string | undefined, variables: unknown, at?: number | null) =>
    stamps.set(keyOf(operation, variables), at ?? Date.now()),
  /**
   * Forget all ages, so that the next look at anything asks the server (used when the viewer or the
   * language changes).
   */
  clear: () => stamps.clear(),
}

export const nameOf = (document: DocumentNode) =>
  document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)?.name?.value

type Age = { variables: unknown; ttl: number }

/** Whether this very question was answered within the last `ttl` milliseconds. */
export const isFresh = (document: DocumentNode, { variables, ttl }: Age): boolean =>
  Date.now() - (stamps.get(keyOf(nameOf(document), variables)) ?? 0) < ttl

type Options<Variables> = { ttl: number; variables?: Variables; skip?: boolean }

/**
 * A query whose answers live for `ttl` milliseconds: a young answer is shown without asking, an
 * older one is shown while the server is asked again. `useFreshQuery(HospitalPage, { variables: {
 * id }, ttl: TTL.catalogue })`.
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
