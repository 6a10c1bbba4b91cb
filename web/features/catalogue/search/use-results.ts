import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'

type Page<Item> = { total: number; totalIsExact: boolean; page: number; totalPages: number; items: Item[] }
export type Answer<Item> = { results: Page<Item> }

export type Results<Item> = {
  /** Results of the first page, undefined until they arrive. */
  items: readonly Item[] | undefined
  total: number
  /** False if there are more than `total`. */
  totalIsExact: boolean
  totalPages: number
  /** True if the search does not answer and the results were filtered in the browser. */
  incomplete: boolean
  failed: boolean
  retry: () => void
  /** Query of a further page, with `page` among its variables. */
  document: TypedDocumentNode<Answer<Item>, OperationVariables>
  variables: OperationVariables
}

type Options<Item, Variables> = {
  /** True if this kind is searched. */
  active: boolean
  document: TypedDocumentNode<Answer<Item>, Variables>
  variables: Variables & { page: number }
  /** Runs the documented filtering in the client if the search fails. */
  searchInBrowser: (client: ApolloClient) => Promise<readonly Item[]>
}

/**
 * Returns the results of a search. They are cached for 30 seconds, retried once after a failure,
 * then filtered in the client.
 */
export function useResults<Item extends { id: string }, Variables extends OperationVariables>({
  active,
  document,
  variables,
  searchInBrowser,
}: Options<Item, Variables>): Results<Item> {
  const client = useApolloClient()
  const query = useFreshQuery(document, { variables, ttl: TTL.search, skip: !active })
  const { refetch } = query
  const key = JSON.stringify(variables)
  const [retried, setRetried] = useState<string | null>(null)

  const refused = active && query.error !== undefined && !query.loading
  useEffect(() => {
    if (!refused || retried === key) return
    setRetried(key)
    void refetch().catch(() => undefined)
  }, [refused, retried, key, refetch])

  const unanswered = refused && retried === key
  const [local, setLocal] = useState<{ key: string; items?: readonly Item[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the search
  useEffect(() => {
    if (!unanswered) return
    let isCurrent = true
    // If this fails too, the page shows an error.
    searchInBrowser(client).then(
      (items) => isCurrent && setLocal({ key, items }),
      () => isCurrent && setLocal({ key }),
    )
    return () => {
      isCurrent = false
    }
  }, [client, unanswered, key])
  const retry = () => {
    setRetried(null)
    setLocal(undefined)
    void refetch().catch(() => undefined)
  }
  const further = { document: document as Results<Item>['document'], variables, retry }

  if (unanswered) {
    const answer = local?.key === key ? local : undefined
    const items = answer?.items
    return {
      ...further,
      items,
      total: items?.length ?? 0,
      totalIsExact: true,
      totalPages: 1,
      incomplete: true,
      failed: answer !== undefined && items === undefined,
    }
  }
  const first = query.data?.results as Page<Item> | undefined
  return {
    ...further,
    items: first?.items,
    total: first?.total ?? 0,
    totalIsExact: first?.totalIsExact ?? true,
    totalPages: first?.totalPages ?? 1,
    incomplete: false,
    failed: false,
  }
}

/**
 * Returns a page without the results of earlier pages. Records may move between pages while a
 * visitor reads.
 */
export const withoutShown = <Item extends { id: string }>(items: readonly Item[], shown: ReadonlySet<string>): Item[] =>
  items.filter(({ id }) => !shown.has(id))
