import { useState } from 'react'
import { useSearchParams } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Input } from '#web/ui/field.tsx'
import { BuildingComplex as Building2 } from '#web/ui/icons/building-complex.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { ListFilter } from '#web/ui/icons/list-filter.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { SearchX } from '#web/ui/icons/search-x.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { MenuButton } from '#web/ui/menu.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import { type Column, ColumnChooser, type Sort, Table } from '#web/ui/table.tsx'
import { SelectionBar, Toolbar } from '#web/ui/toolbar.tsx'
import { Shelf } from './shelf.tsx'

type Row = { id: string; name: string; city: string; services: number; active: boolean }
const ROWS: readonly Row[] = [
  { id: 'a', name: 'Firuze Park', city: 'İstanbul', services: 9, active: true },
  { id: 'b', name: 'Zeytin Koyu', city: 'İzmir', services: 6, active: true },
  { id: 'c', name: 'Tuz Han', city: 'Gaziantep', services: 3, active: false },
]

const Actions = ({ row }: { row: Row }) => (
  <MenuButton
    label={`Actions of ${row.name}`}
    items={[
      { id: 'view', label: 'View', icon: <Eye aria-hidden="true" />, to: '/gallery#viewed' },
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" />, onAction: () => undefined, disabled: true },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" />,
        danger: true,
        onAction: () => {
          document.title = `Deleted ${row.name}`
        },
      },
    ]}
  />
)

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: 'Hospital', cell: (row) => row.name, sortable: true, fixed: true },
  { key: 'city', title: 'Place', cell: (row) => row.city, sortable: true },
  { key: 'services', title: 'Services', cell: (row) => row.services, numeric: true },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => <Badge tone={row.active ? 'ok' : 'done'}>{row.active ? 'Active' : 'Inactive'}</Badge>,
  },
  { key: 'actions', title: 'Actions', cell: (row) => <Actions row={row} />, hideTitle: true, fixed: true },
]

function sorted(rows: readonly Row[], { key, descending }: Sort): Row[] {
  const order = [...rows].sort((one, other) =>
    String(one[key as 'name']).localeCompare(String(other[key as 'name']), 'tr'),
  )
  return descending ? order.reverse() : order
}

export function Panels() {
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false })
  const [shown, setShown] = useState(['name', 'city', 'status', 'actions'])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const [query] = useSearchParams()
  const rows = sorted(ROWS, sort).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <Shelf title="Panels" wide>
      <Breadcrumbs
        home={{ to: '/', label: 'Home' }}
        items={[{ label: 'Lists', to: '/gallery' }, { label: 'Hospitals' }]}
      />
      <StatTiles>
        <StatTile icon={<Building2 />} value="48" label="Total hospitals" to="/gallery" />
        <StatTile icon={<ListFilter />} tone={1} value="48" label="Filtered" />
        <StatTile
          icon={<MapPin />}
          tone={2}
          value="17"
          label="Cities"
          change={{ direction: 'up', text: '+2 (before: +1)' }}
        />
      </StatTiles>
      <Card clip>
        {selected.size > 0 ? (
          <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
            <Button size="sm">Deactivate</Button>
          </SelectionBar>
        ) : (
          <Toolbar
            label="Hospitals"
            end={
              <>
                <ColumnChooser columns={COLUMNS} shown={shown} onChange={setShown} />
                <IconButton label="Refresh">
                  <RefreshCw aria-hidden="true" />
                </IconButton>
              </>
            }
          >
            <Input label="Search" hideLabel app value={text} onChange={(event) => setText(event.target.value)} />
          </Toolbar>
        )}
        <Table
          label="Hospitals"
          columns={COLUMNS}
          rows={rows}
          nameOf={({ name }) => name}
          sort={sort}
          onSort={setSort}
          shown={shown}
          selected={selected}
          onSelect={setSelected}
          empty={
            <EmptyState icon={<SearchX />} title="No hospitals found">
              Try adjusting your search terms.
            </EmptyState>
          }
        />
        <Pager page={Number(query.get('page') ?? 1)} pageCount={12} />
      </Card>
    </Shelf>
  )
}
