import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHydrated } from '#web/rendering/first-render.tsx'
import { later } from '#web/routing/later.tsx'
import { LoadMore } from '#web/ui/card.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { PictureCards, PictureRows } from '#web/ui/picture-card.tsx'
import type { FurtherPage as Further } from './further-page.tsx'
import { linkIdOf, PageFailed } from './page-failed.tsx'
import styles from './result-pages.module.css'
import { useFirstPage, usePageCount } from './use-page-count.ts'
import type { Results } from './use-results.ts'
import type { View } from './use-view.ts'

/** Loaded lazily, because the first page is enough for most visitors. */
const FurtherPage = later(() => import('./further-page.tsx').then((file) => file.FurtherPage)) as typeof Further

type ResultPagesProps<Item> = {
  results: Results<Item>
  first: readonly Item[]
  view: View
  children: (item: Item, linkId: string) => ReactNode
}

/** Shows the loaded pages of results and the button for one more. */
export function ResultPages<Item extends { id: string }>({ results, first, view, children }: ResultPagesProps<Item>) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [pageCount, showPages] = usePageCount()
  const begin = useFirstPage()
  const last = Math.min(begin + pageCount - 1, results.totalPages)
  const next = { ...results.variables, page: last + 1 }
  const question = JSON.stringify(next)
  const [more, setMore] = useState<{ question: string; failed: boolean } | null>(null)
  const loading = more?.question === question && !more.failed
  const failed = more?.question === question && more.failed
  const hydrated = useHydrated()
  const search = JSON.stringify(results.variables)
  // Results of the rendered document are visible from the first paint. Later ones fade in.
  const [brought] = useState(hydrated ? null : search)
  const rising = search === brought ? undefined : styles.rising
  const [focusOn, setFocusOn] = useState<number | null>(null)
  const onFocused = useCallback(() => setFocusOn(null), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` stands for the search and the page
  useEffect(() => {
    if (!loading) return
    // Another search may begin before this page arrives, and must not be reverted.
    let isWanted = true
    client.query({ query: results.document, variables: next }).then(
      () => {
        if (!isWanted) return
        setFocusOn(next.page)
        showPages(next.page - begin + 1)
      },
      () => isWanted && setMore({ question, failed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [loading, question])

  const loadMore = () => setMore({ question, failed: false })
  const pager = <Pager page={begin} pageCount={results.totalPages} label={t('Pages of results')} />
  const shown = (
    <>
      {first.map((item, position) => children(item, linkIdOf((begin - 1) * SEARCH_PAGE + position)))}
      {last > begin && (
        <FurtherPage
          results={results}
          page={begin + 1}
          pages={last}
          shown={new Set(first.map(({ id }) => id))}
          focusOn={focusOn}
          onFocused={onFocused}
        >
          {children}
        </FurtherPage>
      )}
    </>
  )
  return (
    <>
      <div>
        {view === 'grid' ? (
          <PictureCards two className={rising}>
            {shown}
          </PictureCards>
        ) : (
          <PictureRows className={rising}>{shown}</PictureRows>
        )}
      </div>
      {failed && <PageFailed className={styles.failed} onRetry={loadMore} />}
      {last < results.totalPages && (
        <LoadMore
          shown={last * SEARCH_PAGE}
          total={results.total}
          totalIsExact={results.totalIsExact}
          busy={loading}
          onClick={loadMore}
        />
      )}
      {begin > 1 ? pager : <noscript>{pager}</noscript>}
    </>
  )
}
