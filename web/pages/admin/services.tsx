import { HeartPulse, Plus, Shapes, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECTIONS, SERVICE_COLUMNS, RECORD_STATUSES } from '#domain/record-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { CATEGORIES } from '#domain/service-categories.ts'
import { ServiceArt } from '#web/art/art.tsx'
import { DeleteRecord } from '#web/editing/delete-record.tsx'
import { useListAddress } from '#web/features/managed-catalogue/list-address.ts'
import { useStatusFilter } from '#web/features/managed-catalogue/list-filters.tsx'
import { ManagedList } from '#web/features/managed-catalogue/managed-list.tsx'
import { RecordActions, RecordName } from '#web/features/managed-catalogue/record-name.tsx'
import { RecordStatusBadge } from '#web/features/managed-catalogue/status-badge.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/paths.ts'
import { Rating } from '#web/ui/badge.tsx'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/table.tsx'

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
  const { formatNumber, formatInstant, formatPrice } = useFormat()
  const day = (instant: string) => formatInstant(instant, { dateStyle: 'medium' })
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
    { key: 'category', title: t('Category'), sortable: true, narrow: 'line', cell: ({ category }) => t(category) },
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
    {
      key: 'rating',
      title: t('Rating'),
      sortable: true,
      narrow: 'hidden',
      cell: ({ averageRating }) =>
        averageRating === null ? t('N/A', { context: 'rating' }) : <Rating value={averageRating} />,
    },
    {
      key: 'status',
      title: t('Status'),
      sortable: true,
      narrow: 'line',
      cell: ({ isActive }) => <RecordStatusBadge isActive={isActive} />,
    },
    { key: 'created', title: t('Created'), sortable: true, narrow: 'hidden', cell: ({ createdAt }) => day(createdAt) },
    { key: 'updated', title: t('Edited'), sortable: true, narrow: 'hidden', cell: ({ updatedAt }) => day(updatedAt) },
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      fixed: true,
      narrow: 'end',
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
  const status = useStatusFilter()
  const categories = query.data?.counts.groups ?? []
  return (
    <PanelPage
      title={t('Services')}
      lead={t('Every treatment that hospitals can offer.')}
      actions={
        <ButtonLink to={paths.adminNewService} icon={<Plus aria-hidden="true" />}>
          {t('Add Service')}
        </ButtonLink>
      }
    >
      <ManagedList
        kind="health_service"
        plural="HealthServices"
        query={query}
        columns={columns}
        usual={USUAL}
        nameOf={({ name }) => name}
        address={address}
        search={search}
        filters={[
          status,
          {
            name: 'category',
            label: t('All categories'),
            options: categories.map(({ value, count }) => ({ value, label: `${t(value)} (${count})` })),
          },
        ]}
        icons={{ total: HeartPulse, groups: Shapes }}
        words={{
          list: t('Services'),
          total: t('Total services'),
          groups: t('Categories'),
          search: t('Search by name, description or category'),
          none: t('No services found'),
          begin: t('Get started by adding a new service.'),
          failed: t('Error loading services'),
        }}
      />
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
    </PanelPage>
  )
}
