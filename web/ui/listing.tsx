/**
 * ListFoot({ note, page, pageCount }) — a note about a list in a card, with its pager at the end.
 * NothingFound({ title, onClear?, children? }) — an empty list; `onClear` adds a button that clears
 * its filters.
 * LastPage({ pageCount }) — links from a page beyond the end to the last one.
 * useShownOf() — formats which of all records a page shows.
 */

import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Navigate, useLocation } from '#web/routing/router.tsx'
import { SearchX } from '#web/ui/icons/search-x.ts'
import { useFormat } from '../i18n/format.ts'
import { EmptyState } from './banner.tsx'
import { Button } from './button.tsx'
import styles from './listing.module.css'
import { Pager } from './pager.tsx'
import text from './text.module.css'

/** One page of a list, as the API returns it. */
export type ListedPage<Row> = { items: readonly Row[]; total: number; page: number; limit: number; totalPages: number }

export function ListFoot({ note, page, pageCount }: { note: ReactNode; page: number; pageCount: number }) {
  return (
    <div className={styles.foot}>
      <p className={text.note} role="status">
        {note}
      </p>
      <Pager page={page} pageCount={pageCount} />
    </div>
  )
}

export function useShownOf(): (list: ListedPage<unknown>) => string {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return ({ items, total, page, limit }) =>
    t('{{from}}–{{to}} of {{total}}', {
      from: formatNumber((page - 1) * limit + 1),
      to: formatNumber((page - 1) * limit + items.length),
      total: formatNumber(total),
    })
}

type NothingFoundProps = { title: string; onClear?: (() => void) | false; children?: ReactNode }

export function NothingFound({ title, onClear, children }: NothingFoundProps) {
  const { t } = useTranslation()
  const clear = onClear && (
    <Button variant="secondary" onClick={onClear}>
      {t('Clear filters')}
    </Button>
  )
  return (
    <div role="status">
      <EmptyState icon={<SearchX />} title={title} action={clear}>
        {children}
      </EmptyState>
    </div>
  )
}

export const isPastTheEnd = ({ items, page }: Pick<ListedPage<unknown>, 'items' | 'page'>): boolean =>
  items.length === 0 && page > 1

export function LastPage({ pageCount }: { pageCount: number }) {
  const params = new URLSearchParams(useLocation().search)
  params.set('page', String(Math.max(1, pageCount)))
  return <Navigate replace to={{ search: params.toString() }} />
}
