/**
 * ManagedList({ kind, query, columns, filters, words … }) — an administrators' list of records:
 * counters, search, filters, columns, order and pages in the address, and bulk activation. The page
 * that renders it owns the query and defines the cells.
 */

import { type ReactNode, useMemo, useState } from 'react'
import type { RecordKind } from '#domain/record-lists.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { IconComponent } from '#web/ui/icon.ts'
import { Funnel as Filter } from '#web/ui/icons/funnel.ts'
import { RotateCw } from '#web/ui/icons/rotate-cw.ts'
import { isPastTheEnd, LastPage, type ListedPage, ListFoot, NothingFound, useShownOf } from '#web/ui/listing.tsx'
import { LoadFailed, type Query, QueryView } from '#web/ui/query-view.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import { ActivationDialog, ActivationDone } from './activation-dialog.tsx'
import type { ListAddress } from './list-address.ts'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './managed-list.module.css'
import { SelectedRecords } from './selected-records.tsx'
import { useActivation } from './use-activation.ts'
import { useListView } from './use-list-view.ts'
import { useSelection } from './use-selection.ts'

type Counts = { total: number; groups: readonly { value: string; count: number }[] }

type Words = {
  /** Translated names of table and tiles. */
  list: string
  total: string
  groups: string
  search: string
  /** Short form of the hint. */
  hint: string
  none: string
  /** Suggestion for an empty list. */
  begin: string
  failed: string
}

type ManagedListProps<Row> = {
  kind: RecordKind
  query: Query<{ list: ListedPage<Row>; counts: Counts }>
  columns: readonly Column<Row>[]
  /** Keys of the default columns. */
  usual: readonly string[]
  nameOf: (row: Row) => string
  filters: readonly ListFilter[]
  /** Further filters, shown last. With them the tools show only their icons at 1440 px. */
  further?: ReactNode
  address: ListAddress
  /** Search for the server, built from the filters of the address. */
  search: Record<string, unknown>
  words: Words
  icons: { total: IconComponent; groups: IconComponent }
}

export function ManagedList<Row extends { id: string }>(props: ManagedListProps<Row>) {
  const { kind, query, columns, usual, nameOf, filters, further, address, search, words, icons } = props
  const { t } = useTranslation()
  const { formatNumber, formatOwn } = useFormat()
  const shownOf = useShownOf()
  const [refreshing, setRefreshing] = useState(false)
  const view = useListView(kind, usual)
  const refetch = () => query.refetch().catch(() => undefined)
  const list = query.data?.list
  const selection = useSelection({ ids: list?.items.map(({ id }) => id) ?? [], question: JSON.stringify(search) })
  const activation = useActivation({
    kind,
    onDone: () => {
      selection.clear()
      return refetch()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of this answer
  const answeredAt = useMemo(() => new Date(), [query.data])
  const isNarrowed = Object.keys(address.filters).length > 0
  const counter = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))

  async function refresh() {
    setRefreshing(true)
    await refetch()
    setRefreshing(false)
  }

  if (list && isPastTheEnd(list)) return <LastPage pageCount={list.totalPages} />
  return (
    <>
      <StatTiles className={styles.tiles}>
        <StatTile icon={<icons.total />} value={counter(query.data?.counts.total)} label={words.total} />
        <StatTile icon={<Filter />} tone={1} value={counter(list?.total)} label={t('Filtered')} />
        <StatTile
          icon={<icons.groups />}
          tone={2}
          value={counter(query.data?.counts.groups.length)}
          label={words.groups}
        />
      </StatTiles>
      <Card clip as="section" aria-label={words.list}>
        <Toolbar
          label={t('Search and filters')}
          end={
            <>
              <ListTools columns={columns} view={view} compact={further !== undefined} />
              <IconButton label={t('Refresh')} aria-busy={refreshing} onClick={refresh}>
                <RotateCw aria-hidden="true" />
              </IconButton>
            </>
          }
        >
          <SearchField
            label={words.search}
            hint={words.hint}
            value={address.filters.q ?? ''}
            onChange={(q) => address.change({ q: q || undefined })}
          />
          <ListFilters filters={filters} values={address.filters} onChange={address.change} />
          {further}
        </Toolbar>
        {/* In the place of the bar of selected rows, so that the table stays where it is. */}
        <ActivationDone {...activation} />
        <QueryView
          keeps
          query={query}
          skeleton={<Skeletons />}
          error={(retry, error) => (
            <LoadFailed title={words.failed} text={t(refusalOf(error).message)} onRetry={retry} />
          )}
        >
          {({ list: page }) => (
            <>
              <SelectedRecords
                selection={selection}
                total={page.total}
                onAsk={(isActive) =>
                  activation.ask(selection.isAll ? { search } : { ids: [...selection.ids] }, isActive)
                }
                busy={activation.busy}
              />
              <div className={styles.scroll}>
                <Table
                  label={words.list}
                  columns={columns}
                  rows={page.items}
                  nameOf={nameOf}
                  shown={view.shown}
                  dense={view.dense}
                  sort={address.sort}
                  onSort={address.setSort}
                  selected={selection.shown}
                  onSelect={selection.choose}
                  empty={
                    <NothingFound title={words.none} onClear={isNarrowed && clear}>
                      {isNarrowed ? t('Try adjusting your search terms.') : words.begin}
                    </NothingFound>
                  }
                />
              </div>
              {page.total > 0 && (
                <ListFoot
                  note={
                    <>
                      {shownOf(page)}
                      {' · '}
                      {t('Updated at {{time}}', { time: formatOwn(answeredAt, { timeStyle: 'short' }) })}
                    </>
                  }
                  page={page.page}
                  pageCount={page.totalPages}
                />
              )}
            </>
          )}
        </QueryView>
      </Card>
      <ActivationDialog {...activation} />
    </>
  )

  function clear() {
    address.change(Object.fromEntries(Object.keys(address.filters).map((name) => [name, undefined])))
  }
}

const Skeletons = () => (
  <div className={styles.waiting}>
    {Array.from({ length: 8 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes without anything in them
      <Skeleton key={at} size="control" />
    ))}
  </div>
)
