import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { LoadMore } from '#web/ui/card.tsx'
import { FurtherPage, linkIdOf, PageFailed } from './further-page.tsx'
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
  return (
    <>
      <div ref={list} className={`${view === 'grid' ? 'cards two' : 'rlist'} rise ${results.incomplete ? 'mt-5' : ''}`}>
        {first.map((item, at) => children(item, linkIdOf(at)))}
        {pages > 1 && (
          <FurtherPage results={results} page={2} pages={pages} shown={new Set(first.map(({ id }) => id))}>
            {children}
          </FurtherPage>
        )}
      </div>
      {state === 'failed' && (
        <div className="mt-5">
          <PageFailed onRetry={() => void loadMore()} />
        </div>
      )}
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
