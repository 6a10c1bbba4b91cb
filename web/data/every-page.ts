import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { isFresh, useFreshQuery } from './freshness.ts'

type Page<Item> = { totalPages: number; items: readonly Item[] }

type Options<Data, Variables, Item> = {
  variables: (page: number) => Variables
  /** Selects the page from the answer. */
  pageOf: (data: Data) => Page<Item>
  ttl: number
  /** Maximum number of pages. */
  most?: number
  skip?: boolean
}

/**
 * Loads all pages of a list. The first page is an ordinary query. The others follow one at a time
 * and are appended as they arrive. `failed` is true if a page is missing, and `retry` requests the
 * missing pages.
 */
export function useEveryPage<Data, Variables extends OperationVariables, Item>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, pageOf, ttl, most = Number.POSITIVE_INFINITY, skip = false }: Options<Data, Variables, Item>,
) {
  const client = useApolloClient()
  const query = useFreshQuery(document, { variables: variables(1), ttl, skip })
  const first = query.data ? pageOf(query.data as Data) : undefined
  const pages = Math.min(first?.totalPages ?? 0, most)
  const [further, setFurther] = useState<readonly Page<Item>[]>([])
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState(false)
  const key = JSON.stringify(variables(1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the variables
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      for (let page = 2; page <= pages; page++) {
        const pageVariables = variables(page)
        const fetchPolicy = isFresh(document, { variables: pageVariables, ttl }) ? 'cache-first' : 'network-only'
        const { data } = await client.query<Data, OperationVariables>({
          query: document,
          variables: pageVariables,
          fetchPolicy,
        })
        if (!isWanted) return
        if (!data) throw new Error('The server gave no page.')
        setFurther((before) => [...before, pageOf(data as Data)])
      }
    }
    setFurther([])
    setBroken(false)
    ask().catch(() => isWanted && setBroken(true))
    return () => {
      isWanted = false
    }
  }, [client, document, key, pages, attempt])

  const firstFailed = query.error !== undefined && !query.loading
  return {
    query,
    items: first && [...first.items, ...further.flatMap(({ items }) => items)],
    complete: first !== undefined && further.length >= pages - 1,
    failed: firstFailed || broken,
    retry: () => {
      if (firstFailed) void query.refetch().catch(() => undefined)
      setAttempt((before) => before + 1)
    },
  }
}
