import type { ReactNode, RefObject } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ViewToggle } from '#web/ui/choice.tsx'
import { Row } from '#web/ui/layout.tsx'
import styles from './result-head.module.css'
import type { SearchState } from '#domain/search-address.ts'
import type { SearchType } from '#domain/search-choices.ts'
import { SortSelect } from './sort.tsx'
import type { Results } from './use-results.ts'
import type { View } from './use-view.ts'

type ResultHeadProps = {
  /** Takes the focus when a filter removes itself. */
  headingRef: RefObject<HTMLHeadingElement | null>
  hasPlace: boolean
  state: SearchState
  /** Kind of the results. */
  kind: SearchType
  results: Pick<Results<unknown>, 'items' | 'total' | 'totalIsExact' | 'failed'>
  onChange: (next: SearchState) => void
  view: View
  onView: (view: View) => void
  /** More tools of a wide screen. */
  tools?: ReactNode
  /** Results of other kinds. */
  children: ReactNode
}

/** Shows the number of results, their order and the view switch. */
export function ResultHead({
  headingRef,
  hasPlace,
  state,
  kind,
  results,
  onChange,
  view,
  onView,
  tools,
  children,
}: ResultHeadProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const count =
    kind === 'hospitals'
      ? t('{{count}} hospitals found', { count: results.total })
      : results.totalIsExact
        ? t('{{count}} doctors found', { count: results.total })
        : t('More than {{total}} doctors found', { total: formatNumber(results.total) })
  return (
    <Row between className={styles.head}>
      <div className={styles.found}>
        <h2 className={styles.count} id="found" ref={headingRef} tabIndex={-1} aria-live="polite">
          {results.items ? count : results.failed ? t('Results') : t('Searching...')}
        </h2>
        {children}
      </div>
      <div className={styles.tools}>
        <div className={styles.wide}>{tools}</div>
        <SortSelect
          className={styles.wide}
          value={state.sortBy}
          hasPlace={hasPlace}
          onChange={(sortBy) => onChange({ ...state, sortBy })}
        />
        <ViewToggle value={view} onChange={onView} />
      </div>
    </Row>
  )
}
