import { useState } from 'react'
import { DIRECTIONS, RECORD_STATUSES, SERVICE_COLUMNS } from '#domain/record-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { CATEGORIES } from '#domain/service-categories.ts'
import { ServiceArt } from '#web/art/art.tsx'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { DeleteRecord } from '#web/editing/delete-record.tsx'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { useRecordColumns } from '#web/features/administration/managed-catalogue/record-columns.tsx'
import { RecordActions, RecordName } from '#web/features/administration/managed-catalogue/record-name.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { IconButton } from '#web/ui/button.tsx'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Shapes } from '#web/ui/icons/shapes.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import type { Column } from '#web/ui/table.tsx'
import { ManagedPage } from './managed-page.tsx'

const AdminServices = graphql(`
  query AdminServices($search: ManagedServiceSearch!, $page: Int!) {
    list: managedServices(search: $search, page: $page) {
      total page limit totalPages
      items {
        id name description category price currency duration hospitalCount averageRating isActive createdAt updatedAt
      }
    }
    counts: recordCounts(kind: health_service) { total groups { value count } }
  }
`)
type Row = ResultOf<typeof AdminServices>['list']['items'][number]

const CHOICES = {
  status: RECORD_STATUSES,
  category: CATEGORIES,
  sortBy: SERVICE_COLUMNS,
  direction: DIRECTIONS,
} as const
const USUAL = ['category', 'price', 'duration', 'hospitals', 'status']

function useServiceColumns(onDelete: (service: Row) => void): readonly Column<Row>[] {
  const { t } = useTranslation()
  const { formatNumber, formatPrice } = useFormat()
  const { rating, standing, actions } = useRecordColumns<Row>()
  return [
    {
      key: 'name',
      title: t('Service'),
      fixed: true,
      sortable: true,
      narrow: 'head',
      cell: ({ id, name }) => (
        <RecordName to={paths.adminService(id)} name={name} picture={<ServiceArt id={id} width={112} height={88} />} />
      ),
    },
    {
      key: 'category',
      title: t('Category'),
      sortable: true,
      narrow: 'line',
      cell: ({ category }) => t(category, { context: 'category' }),
    },
    {
      key: 'price',
      title: t('Price'),
      sortable: true,
      numeric: true,
      narrow: 'line',
      cell: ({ price, currency }) => (price === null ? t('On request') : formatPrice(price, currency)),
    },
    {
      key: 'duration',
      title: t('Duration'),
      sortable: true,
      numeric: true,
      narrow: 'hidden',
      cell: ({ duration }) => (duration === null ? '–' : t('{{count}} minutes', { count: duration })),
    },
    {
      key: 'hospitals',
      title: t('Hospitals'),
      sortable: true,
      numeric: true,
      narrow: 'hidden',
      cell: ({ hospitalCount }) => formatNumber(hospitalCount),
    },
    { ...rating, narrow: 'hidden' },
    ...standing,
    {
      ...actions,
      cell: (service) => (
        <RecordActions
          name={service.name}
          view={paths.adminService(service.id)}
          edit={paths.adminServiceEdit(service.id)}
        >
          <IconButton label={t('Delete {{name}}', { name: service.name })} onClick={() => onDelete(service)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </RecordActions>
      ),
    },
  ]
}

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const { search } = address
  const query = useFreshQuery(AdminServices, { variables: { search, page: address.page }, ttl: TTL.search })
  const columns = useServiceColumns(setDeleting)
  const categories = query.data?.counts.groups ?? []
  return (
    <ManagedPage
      lead={t('Every treatment that hospitals can offer.')}
      add={{ to: paths.adminNewService, label: t('Add Service') }}
      kind="health_service"
      plural="HealthServices"
      query={query}
      columns={columns}
      usual={USUAL}
      nameOf={({ name }) => name}
      address={address}
      search={search}
      filters={[
        {
          name: 'category',
          label: t('All categories'),
          options: categories.map(({ value, count }) => ({
            value,
            label: `${t(value, { context: 'category' })} (${count})`,
          })),
        },
      ]}
      icons={{ total: HeartPulse, groups: Shapes }}
      words={{
        list: t('Services'),
        total: t('Total services'),
        groups: t('Categories'),
        search: t('Search by name, description or category'),
        hint: t('Name, description or category'),
        none: t('No services found'),
        begin: t('Get started by adding a new service.'),
        failed: t('Error loading services'),
      }}
    >
      {deleting && (
        <DeleteRecord
          kind="service"
          id={deleting.id}
          name={deleting.name}
          open
          onClose={() => setDeleting(null)}
          onDeleted={() => query.refetch()}
          failed={sentence('Failed to delete service. Please try again.')}
        />
      )}
    </ManagedPage>
  )
}
