import { type ReactNode, useEffect } from 'react'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { linkIdOf, PageFailed } from './page-failed.tsx'
import { type Results, withoutShown } from './use-results.ts'

type FurtherPageProps<Item> = {
  results: Results<Item>
  page: number
  /** Number of pages shown. */
  pages: number
  /** IDs on the previous pages. */
  shown: ReadonlySet<string>
  /** Page whose first result takes the focus as soon as it is shown. */
  focusOn: number | null
  onFocused: () => void
  children: (item: Item, linkId: string) => ReactNode
}

/**
 * Loads one page and renders the next one below it, so a new page never reloads the earlier ones.
 */
export function FurtherPage<Item extends { id: string }>({
  results,
  page,
  pages,
  shown,
  focusOn,
  onFocused,
  children,
}: FurtherPageProps<Item>) {
  const query = useFreshQuery(results.document, { variables: { ...results.variables, page }, ttl: TTL.search })
  const answer = query.data?.results as { items: Item[] } | undefined
  const items = withoutShown(answer?.items ?? [], shown)
  const first = linkIdOf((page - 1) * SEARCH_PAGE)
  const takesFocus = focusOn === page && items.length > 0

  useEffect(() => {
    if (!takesFocus) return
    document.getElementById(first)?.focus()
    onFocused()
  }, [takesFocus, first, onFocused])

  return (
    <>
      {items.map((item, position) => children(item, linkIdOf((page - 1) * SEARCH_PAGE + position)))}
      {!answer && query.loading && <Skeleton size="card" />}
      {!answer && query.error && !query.loading && (
        <PageFailed onRetry={() => void query.refetch().catch(() => undefined)} />
      )}
      {page < pages && (
        <FurtherPage
          results={results}
          page={page + 1}
          pages={pages}
          shown={new Set([...shown, ...items.map(({ id }) => id)])}
          focusOn={focusOn}
          onFocused={onFocused}
        >
          {children}
        </FurtherPage>
      )}
    </>
  )
}
