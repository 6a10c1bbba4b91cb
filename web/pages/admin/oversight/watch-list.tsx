/**
 * WatchList({ query, columns, address, filters … }) — a list that administrators watch over: words and filters in the address, a table, pages, CSV where there
 * is one. The page that shows it owns the query and says what its columns show.
 */
import { Download, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useDownload } from '#web/download.ts'
import type { ListAddress } from '#web/features/managed-catalogue/list-address.ts'
import { type ListFilter, ListFilters } from '#web/features/managed-catalogue/list-filters.tsx'
import { SearchField } from '#web/features/managed-catalogue/search-field.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { type Query, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { Toolbar } from '#web/ui/toolbar.tsx'
import styles from './watch-list.module.css'

type Listed<Row> = { items: readonly Row[]; total: number; page: number; limit: number; totalPages: number }

type WatchListProps<Row> = {
  label: string
  query: Query<{ list: Listed<Row> }>
  address: ListAddress
  filters?: readonly ListFilter[]
  /** What words are looked for in; without it there is no search. */
  search?: string
  /** Further filters, after the others. */
  further?: ReactNode
  /** Address of the CSV file, without the query. */
  file?: string
  none: string
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Takes the place of the table. */
  children?: (rows: readonly Row[]) => ReactNode
}

export function WatchList<Row extends { id: string }>(props: WatchListProps<Row>) {
  const { label, query, address, filters = [], search, further, file, none, nameOf, columns, children } = props
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { save, busy } = useDownload()
  const list = query.data?.list
  const isNarrowed = Object.keys(address.filters).length > 0
  if (list && list.items.length === 0 && list.page > 1) {
    const params = new URLSearchParams(location.search)
    params.set('page', String(Math.max(1, list.totalPages)))
    return <Navigate replace to={{ search: params.toString() }} />
  }
  const csv = file && `${file}?${new URLSearchParams(address.search)}`
  const clear = () => address.change(Object.fromEntries(Object.keys(address.filters).map((name) => [name, undefined])))
  const nothing = (
    <div role="status">
      <EmptyState
        icon={<SearchX />}
        title={none}
        action={
          isNarrowed && (
            <Button variant="secondary" onClick={clear}>
              {t('Clear filters')}
            </Button>
          )
        }
      />
    </div>
  )
  return (
    <Card clip as="section" aria-label={label}>
      <Toolbar
        label={t('Search and filters')}
        end={
          csv && (
            <Button
              variant="secondary"
              busy={busy === csv}
              icon={<Download aria-hidden="true" />}
              onClick={() => save(csv)}
            >
              {t('Export CSV')}
            </Button>
          )
        }
      >
        {search && (
          <SearchField
            label={search}
            value={address.filters.q ?? ''}
            onChange={(q) => address.change({ q: q || undefined })}
          />
        )}
        <ListFilters filters={filters} values={address.filters} onChange={address.change} />
        {further}
      </Toolbar>
      <QueryView query={query} skeleton={<Skeleton size="panel" className={styles.waiting} />}>
        {({ list: { items, total, page, limit, totalPages } }) => (
          <>
            {children && items.length > 0 ? (
              children(items)
            ) : (
              <div className={styles.scroll}>
                <Table label={label} columns={columns} rows={items} nameOf={nameOf} empty={nothing} />
              </div>
            )}
            {total > 0 && (
              <div className={styles.foot}>
                <p className={text.note} role="status">
                  {t('{{from}}–{{to}} of {{total}}', {
                    from: formatNumber((page - 1) * limit + 1),
                    to: formatNumber((page - 1) * limit + items.length),
                    total: formatNumber(total),
                  })}
                </p>
                <Pager page={page} pageCount={totalPages} />
              </div>
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}
