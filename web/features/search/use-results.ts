import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { TTL, useFreshQuery } from '#web/freshness.ts'

type Page<Item> = { total: number; page: number; totalPages: number; items: Item[] }
export type Found<Item> = { results: Page<Item> }

export type Results<Item> = {
  items: readonly Item[] | undefined
  total: number
  /** The search does not answer; these were filtered in the browser. */
  incomplete: boolean
  failed: boolean
  hasMore: boolean
  loadingMore: boolean
  /** Resolves to the number of results that were there before. */
  loadMore: () => Promise<number>
  retry: () => void
}

type Options<Item, Variables, Candidate, AllVariables> = {
  /** Whether this kind is the one that is looked for. */
  active: boolean
  search: TypedDocumentNode<Found<Item>, Variables>
  variables: Variables & { page: number }
  /** Everything in pages, for the documented filtering in the client when the search fails. */
  all: TypedDocumentNode<Found<Candidate>, AllVariables>
  allVariables: (page: number) => AllVariables
  filter: (all: readonly Candidate[]) => readonly Item[]
}

/** Beyond so many pages a browser is no place to filter; the notice says that results may be incomplete. */
const MOST_PAGES = 10

/** The answers of a search: kept for 30 seconds, asked for once more when that failed, then filtered in the client. */
export function useResults<
  Item extends { id: string },
  Variables extends OperationVariables,
  Candidate,
  AllVariables extends OperationVariables,
>(options: Options<Item, Variables, Candidate, AllVariables>): Results<Item> {
  const { active, search, variables, all, allVariables, filter } = options
  const client = useApolloClient()
  const key = JSON.stringify(variables)
  const query = useFreshQuery(search, { variables, ttl: TTL.search, skip: !active })
  const [retried, setRetried] = useState<string | null>(null)
  const [loadingMore, setLoadingMore] = useState(false)
  const { refetch } = query

  const refused = active && query.error !== undefined && !query.loading
  useEffect(() => {
    if (!refused || retried === key) return
    setRetried(key)
    void refetch().catch(() => undefined)
  }, [refused, retried, key, refetch])

  const helpless = refused && retried === key
  const [everything, setEverything] = useState<readonly Candidate[] | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents are constants of the page
  useEffect(() => {
    if (!helpless) return
    let wanted = true
    const load = async () => {
      const candidates: Candidate[] = []
      for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
        const { data } = await client.query<Found<Candidate>, OperationVariables>({
          query: all,
          variables: allVariables(page),
        })
        if (!data) throw new Error('No answer')
        candidates.push(...data.results.items)
        pages = data.results.totalPages
      }
      return candidates
    }
    setEverything(null)
    load().then(
      (candidates) => wanted && setEverything(candidates),
      () => wanted && setEverything('failed'),
    )
    return () => {
      wanted = false
    }
  }, [helpless, client])

  const retry = () => {
    setEverything(null)
    setRetried(null)
    void refetch().catch(() => undefined)
  }

  if (helpless) {
    const found = everything !== null && everything !== 'failed' ? filter(everything) : undefined
    return {
      items: found,
      total: found?.length ?? 0,
      incomplete: true,
      failed: everything === 'failed',
      hasMore: false,
      loadingMore: false,
      loadMore: async () => 0,
      retry,
    }
  }

  const page = (query.data as Found<Item> | undefined)?.results
  return {
    items: page?.items,
    total: page?.total ?? 0,
    incomplete: false,
    failed: false,
    hasMore: page !== undefined && page.totalPages > page.page,
    loadingMore,
    retry,
    loadMore: async () => {
      const before = page?.items.length ?? 0
      setLoadingMore(true)
      try {
        await query.fetchMore({
          variables: { ...variables, page: (page?.page ?? 1) + 1 },
          updateQuery: (previous, { fetchMoreResult }) =>
            joined(previous as Found<Item>, fetchMoreResult as Found<Item>),
        })
      } finally {
        setLoadingMore(false)
      }
      return before
    },
  }
}

/** The pages so far and the next one. What moved onto the next page in between is not shown twice. */
export function joined<Item extends { id: string }>(before: Found<Item>, next: Found<Item>): Found<Item> {
  const known = new Set(before.results.items.map(({ id }) => id))
  return {
    ...next,
    results: {
      ...next.results,
      items: [...before.results.items, ...next.results.items.filter(({ id }) => !known.has(id))],
    },
  }
}
