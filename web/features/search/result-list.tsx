import { MapPinOff, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { Results } from './use-results.ts'

export type View = 'list' | 'grid'
const WAITING = 4

function ResultSkeleton({ view }: { view: View }) {
  const lines = (
    <>
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-2 h-5 w-2/5" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-4 h-7 w-4/5" />
    </>
  )
  const boxes = Array.from({ length: WAITING }, (_, at) => String(at))
  return view === 'grid' ? (
    <div className="cards two">
      {boxes.map((box) => (
        <div className="hcard" key={box}>
          <Skeleton className="aspect-4/3 w-full" />
          <div className="body">
            {lines}
            <Skeleton className="mt-5 h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  ) : (
    <div className="rlist">
      {boxes.map((box) => (
        <div className="lcard" key={box}>
          <div className="art" />
          <div className="mid">{lines}</div>
          <div className="side">
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

type ResultListProps<Item> = {
  results: Results<Item>
  view: View
  onClear: () => void
  /** `linkId` goes to the link of the result, where the focus moves when more were loaded. */
  children: (item: Item, linkId: string) => ReactNode
}

export function ResultList<Item extends { id: string }>({ results, view, onClear, children }: ResultListProps<Item>) {
  const { t } = useTranslation()
  const { items, failed, incomplete, hasMore, total } = results
  const list = useRef<HTMLDivElement>(null)
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const [moreFailed, setMoreFailed] = useState(false)
  const count = items?.length ?? 0

  useEffect(() => {
    if (firstNew === null || firstNew >= count) return
    list.current?.querySelector<HTMLElement>(`#result-${firstNew}`)?.focus()
    setFirstNew(null)
  }, [firstNew, count])

  const loadMore = async () => {
    setMoreFailed(false)
    try {
      setFirstNew(await results.loadMore())
    } catch {
      setMoreFailed(true)
    }
  }

  if (failed)
    return (
      <LoadFailed
        title={t('Search Error')}
        text={t('Something went wrong while searching. Please try again.')}
        onRetry={results.retry}
      />
    )
  if (!items)
    return (
      <Loading label={t('Searching...')}>
        <ResultSkeleton view={view} />
      </Loading>
    )
  return (
    <>
      {incomplete && (
        <Banner
          tone="warn"
          title={t('Results may be incomplete')}
          action={
            <button type="button" onClick={results.retry}>
              {t('Try Again')}
            </button>
          }
        >
          {t('The search does not answer at the moment, so this list was filtered in your browser.')}
        </Banner>
      )}
      {count === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('No results found')}
          level={3}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t('Clear Filters')}
            </Button>
          }
        >
          {t('Try other words, another city or fewer filters.')}
        </EmptyState>
      ) : (
        <div ref={list} className={`${view === 'grid' ? 'cards two' : 'rlist'} rise ${incomplete ? 'mt-5' : ''}`}>
          {items.map((item, at) => children(item, `result-${at}`))}
        </div>
      )}
      {moreFailed && (
        <div className="mt-5">
          <Banner tone="stop">{t('Something went wrong while searching. Please try again.')}</Banner>
        </div>
      )}
      {hasMore && <LoadMore shown={count} total={total} busy={results.loadingMore} onClick={() => void loadMore()} />}
    </>
  )
}

/** "Nearest" without a place to measure from. */
export function NeedsPlace({ onLocate }: { onLocate: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="banner info" role="status">
      <MapPinOff aria-hidden="true" />
      <div className="grow">
        <b>{t('Nearest needs a place')}</b>
        {t('Choose a city in the filters, or measure from where you are.')}{' '}
        <button type="button" onClick={onLocate}>
          {t('Use my position')}
        </button>
      </div>
    </div>
  )
}
