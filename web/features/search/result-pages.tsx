import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { LoadMore } from '#web/ui/card.tsx'
import { PictureCards, PictureRows } from '#web/ui/picture-card.tsx'
import { FurtherPage, linkIdOf, PageFailed } from './further-page.tsx'
import styles from './result-pages.module.css'
import { usePageCount } from './use-page-count.ts'
import type { Results } from './use-results.ts'
import type { View } from './use-view.ts'

type ResultPagesProps<Item> = {
  results: Results<Item>
  first: readonly Item[]
  view: View
  children: (item: Item, linkId: string) => ReactNode
}

/** The pages of results on view, and the button for one more. */
export function ResultPages<Item extends { id: string }>({ results, first, view, children }: ResultPagesProps<Item>) {
  const client = useApolloClient()
  const list = useRef<HTMLDivElement>(null)
  const [asked, showPages] = usePageCount()
  const pages = Math.min(asked, results.totalPages)
  const next = { ...results.variables, page: pages + 1 }
  const question = JSON.stringify(next)
  const [more, setMore] = useState<{ question: string; failed: boolean } | null>(null)
  const loading = more?.question === question && !more.failed
  const failed = more?.question === question && more.failed
  const [focusOn, setFocusOn] = useState<number | null>(null)

  useEffect(() => {
    if (focusOn !== pages) return
    list.current?.querySelector<HTMLElement>(`#${linkIdOf((pages - 1) * SEARCH_PAGE)}`)?.focus()
    setFocusOn(null)
  }, [focusOn, pages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` stands for the search and the page
  useEffect(() => {
    if (!loading) return
    // Another search may begin before this page arrives; it must not be taken back.
    let wanted = true
    client.query({ query: results.document, variables: next }).then(
      () => {
        if (!wanted) return
        setFocusOn(next.page)
        showPages(next.page)
      },
      () => wanted && setMore({ question, failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [loading, question])

  const loadMore = () => setMore({ question, failed: false })
  const shown = (
    <>
      {first.map((item, position) => children(item, linkIdOf(position)))}
      {pages > 1 && (
        <FurtherPage results={results} page={2} pages={pages} shown={new Set(first.map(({ id }) => id))}>
          {children}
        </FurtherPage>
      )}
    </>
  )
  return (
    <>
      <div ref={list}>
        {view === 'grid' ? (
          <PictureCards two className={styles.results}>
            {shown}
          </PictureCards>
        ) : (
          <PictureRows className={styles.results}>{shown}</PictureRows>
        )}
      </div>
      {failed && <PageFailed className={styles.failed} onRetry={loadMore} />}
      {pages < results.totalPages && (
        <LoadMore
          shown={pages * SEARCH_PAGE}
          total={results.total}
          totalIsExact={results.totalIsExact}
          busy={loading}
          onClick={loadMore}
        />
      )}
    </>
  )
}
