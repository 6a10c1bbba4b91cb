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
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [focusOn, setFocusOn] = useState<number | null>(null)

  useEffect(() => {
    if (focusOn !== pages) return
    list.current?.querySelector<HTMLElement>(`#${linkIdOf((pages - 1) * SEARCH_PAGE)}`)?.focus()
    setFocusOn(null)
  }, [focusOn, pages])

  const loadMore = async () => {
    const next = pages + 1
    setState('loading')
    try {
      await client.query({ query: results.document, variables: { ...results.variables, page: next } })
      setState('ready')
      setFocusOn(next)
      showPages(next)
    } catch {
      setState('failed')
    }
  }
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
      {state === 'failed' && <PageFailed className={styles.failed} onRetry={() => void loadMore()} />}
      {pages < results.totalPages && (
        <LoadMore
          shown={pages * SEARCH_PAGE}
          total={results.total}
          busy={state === 'loading'}
          onClick={() => void loadMore()}
        />
      )}
    </>
  )
}
