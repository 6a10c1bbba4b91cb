/**
 * WatchList({ query, columns, address, filters … }) — a list that administrators or staff monitor:
 * search and filters in the address, a table, pages, and an optional CSV file. The page that
 * renders it owns the query and defines the cells.
 */

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useDownload } from '#web/device/download.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { isPastTheEnd, LastPage, type ListedPage, ListFoot, NothingFound, useShownOf } from '#web/ui/listing.tsx'
import { type Query, QueryView } from '#web/ui/query-view.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import type { ListAddress } from './list-address.ts'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import tools from './list-tools.module.css'
import { ListTools } from './list-tools.tsx'
import { useListView } from './use-list-view.ts'
import styles from './watch-list.module.css'

type WatchListProps<Row> = {
  label: string
  /** Key under which columns, density and views are stored. Without it there are none. */
  list?: string
  query: Query<{ list: ListedPage<Row> }>
  address: ListAddress
  filters?: readonly ListFilter[]
  /** Label of the searched fields. Without it there is no search field. */
  search?: string
  /** Short form of the search label. */
  hint?: string
  /** Maximum length of the searched text. */
  maxLength?: number
  /** Further filters, shown last. With them the tools show only their icons at 1440 px. */
  further?: ReactNode
  /** Address of the CSV file, without the query. */
  file?: string
  /** Query of the file. By default the search of the address. */
  fileSearch?: Record<string, string>
  none: string
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Replaces the table. */
  children?: (rows: readonly Row[]) => ReactNode
  /** Replaces the message of a failed load. */
  failed?: (retry: () => void, error: Error) => ReactNode
}

export function WatchList<Row extends { id: string }>(props: WatchListProps<Row>) {
  const {
    label,
    list: listKey,
    query,
    address,
    filters = [],
    search,
    hint,
    maxLength,
    further,
    file,
    fileSearch,
    none,
    nameOf,
    columns,
    children,
    failed,
  } = props
  const { t } = useTranslation()
  const shownOf = useShownOf()
  const { save, busy } = useDownload()
  const keys = columns.map(({ key }) => key)
  const view = useListView(listKey ?? label, keys)
  const list = query.data?.list
  const isNarrowed = Object.keys(address.filters).length > 0
  if (list && isPastTheEnd(list)) return <LastPage pageCount={list.totalPages} />
  const csv = file && `${file}?${new URLSearchParams(fileSearch ?? address.search)}`
  const clear = () => address.change(Object.fromEntries(Object.keys(address.filters).map((name) => [name, undefined])))
  return (
    <Card clip as="section" aria-label={label}>
      <Toolbar
        label={t('Search and filters')}
        end={
          (csv || listKey) && (
            <>
              {listKey && <ListTools columns={columns} view={view} compact={further !== undefined} />}
              {csv && (
                <Button
                  variant="secondary"
                  busy={busy === csv}
                  icon={<Download aria-hidden="true" />}
                  title={t('Export CSV')}
                  className={clsx(listKey && further !== undefined && tools.short)}
                  onClick={() => save(csv)}
                >
                  <span className={clsx(listKey && further !== undefined && tools.word)}>{t('Export CSV')}</span>
                </Button>
              )}
            </>
          )
        }
      >
        {search && (
          <SearchField
            label={search}
            hint={hint}
            {...(maxLength && { maxLength })}
            value={address.filters.q ?? ''}
            onChange={(q) => address.change({ q: q || undefined })}
          />
        )}
        <ListFilters filters={filters} values={address.filters} onChange={address.change} />
        {further}
      </Toolbar>
      <QueryView
        keeps
        query={query}
        skeleton={<Skeleton size="panel" className={styles.waiting} />}
        {...(failed && { error: failed })}
      >
        {({ list: page }) => (
          <>
            {children && page.items.length > 0 ? (
              children(page.items)
            ) : (
              <div className={styles.scroll}>
                <Table
                  label={label}
                  columns={columns}
                  sort={address.sort}
                  onSort={address.setSort}
                  {...(listKey && { shown: view.shown, dense: view.dense })}
                  rows={page.items}
                  nameOf={nameOf}
                  empty={<NothingFound title={none} onClear={isNarrowed && clear} />}
                />
              </div>
            )}
            {page.total > 0 && <ListFoot note={shownOf(page)} page={page.page} pageCount={page.totalPages} />}
          </>
        )}
      </QueryView>
    </Card>
  )
}
