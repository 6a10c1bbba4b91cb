import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading } from '#web/ui/skeleton.tsx'
import styles from './result-list.module.css'
import { ResultPages } from './result-pages.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import type { Results } from './use-results.ts'
import type { View } from './use-view.ts'

type ResultListProps<Item> = {
  results: Results<Item>
  view: View
  /** Content of an empty result. */
  empty: ReactNode
  /** `linkId` goes to the link of the result, which takes the focus after loading more. */
  children: (item: Item, linkId: string) => ReactNode
}

export function ResultList<Item extends { id: string }>({ results, view, empty, children }: ResultListProps<Item>) {
  const { t } = useTranslation()
  const { items, failed, incomplete, retry } = results
  if (failed)
    return (
      <LoadFailed
        title={t('Search Error')}
        text={t('Something went wrong while searching. Please try again.')}
        onRetry={retry}
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
        <div className={styles.notice}>
          <IncompleteNotice onRetry={retry} />
        </div>
      )}
      {items.length === 0 ? (
        empty
      ) : (
        <ResultPages results={results} first={items} view={view}>
          {children}
        </ResultPages>
      )}
    </>
  )
}

function IncompleteNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="warn"
      title={t('Results may be incomplete')}
      action={
        <button type="button" onClick={onRetry}>
          {t('Try Again')}
        </button>
      }
    >
      {t('Search is not responding at the moment, so this list was filtered in your browser.')}
    </Banner>
  )
}
