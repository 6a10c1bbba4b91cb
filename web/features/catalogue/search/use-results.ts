import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useEffect, useState } from 'react'
import { useEveryPage } from '#web/data/every-page.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'

type LocalSearch = typeof import('./filter-in-browser.ts')
type Page<Item> = { total: number; totalIsExact: boolean; page: number; totalPages: number; items: Item[] }
export type Answer<Item> = { results: Page<Item> }

export type Results<Item> = {
  /** Those of the first page; undefined until they are there. */
  items: readonly Item[] | undefined
  total: number
  /** False: there are more than `total`. */
  totalIsExact: boolean
  totalPages: number
  /** The search does not answer; these were filtered in the browser. */
  incomplete: boolean
  failed: boolean
  retry: () => void
  /** Query of a further page, with `page` among its variables. */
  document: TypedDocumentNode<Answer<Item>, OperationVariables>
  variables: OperationVariables
}

type Options<Item, Variables, Candidate, AllVariables> = {
  /** Whether this kind is the one that is looked for. */
  active: boolean
  document: TypedDocumentNode<Answer<Item>, Variables>
  variables: Variables & { page: number }
  /** Everything in pages, for the documented filtering in the client when the search fails. */
  all: TypedDocumentNode<Answer<Candidate>, AllVariables>
  allVariables: (page: number) => AllVariables
  filter: (all: readonly Candidate[], search: LocalSearch) => readonly Item[]
}

/**
 * Beyond so many pages a browser is no place to filter; the notice says that results may be
 * incomplete.
 */
const MOST_PAGES = 15

/**
 * The answers of a search: kept for 30 seconds, asked for once more when that failed, then filtered
 * in the client.
 */
export function useResults<
  Item extends { id: string },
  Variables extends OperationVariables,
  Candidate,
  AllVariables extends OperationVariables,
>(options: Options<Item, Variables, Candidate, AllVariables>): Results<Item> {
  const { active, document, variables, allVariables, filter } = options
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
  const everything = useEveryPage(options.all, {
    variables: allVariables,
    pageOf: ({ results }) => results,
    ttl: TTL.search,
    most: MOST_PAGES,
    skip: !unanswered,
  })
  const [localSearch, setLocalSearch] = useState<LocalSearch>()
  useEffect(() => {
    // If this fails too, the page says so.
    if (unanswered) import('./filter-in-browser.ts').then(setLocalSearch, () => undefined)
  }, [unanswered])
  const retry = () => {
    setRetried(null)
    void refetch().catch(() => undefined)
  }
  const further = { document: document as Results<Item>['document'], variables, retry }

  if (unanswered) {
    const { items: all, complete } = everything
    const items = all && complete && localSearch ? filter(all, localSearch) : undefined
    return {
      ...further,
      items,
      total: items?.length ?? 0,
      totalIsExact: true,
      totalPages: 1,
      incomplete: true,
      failed: everything.failed,
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
 * A page without what an earlier one has already shown: records move between pages while a visitor
 * reads.
 */
export const withoutShown = <Item extends { id: string }>(items: readonly Item[], shown: ReadonlySet<string>): Item[] =>
  items.filter(({ id }) => !shown.has(id))
