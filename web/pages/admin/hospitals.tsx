import { Hospital, MapPin, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECTIONS, HOSPITAL_COLUMNS, RECORD_STATUSES } from '#domain/record-lists.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { type Filters, useListAddress } from '#web/features/managed-catalogue/list-address.ts'
import { useStatusFilter } from '#web/features/managed-catalogue/list-filters.tsx'
import { ManagedList } from '#web/features/managed-catalogue/managed-list.tsx'
import { PhoneNumber, RecordActions, RecordName } from '#web/features/managed-catalogue/record-name.tsx'
import { RecordStatusBadge } from '#web/features/managed-catalogue/status-badge.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/paths.ts'
import { Rating, Verified } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/table.tsx'

const AdminHospitals = graphql(`
  query AdminHospitals($search: ManagedHospitalSearch!, $page: Int!) {
    list: managedHospitals(search: $search, page: $page) {
      total page limit totalPages
      items {
        id name email city country phone logoUrl imageUrls averageRating serviceCount isActive isVerified createdAt updatedAt
      }
    }
    counts: recordCounts(kind: hospital) { total groups { value count } }
  }
`)
type Row = ResultOf<typeof AdminHospitals>['list']['items'][number]

const CHOICES = {
  status: RECORD_STATUSES,
  city: 'text',
  verified: ['true', 'false'],
  sortBy: HOSPITAL_COLUMNS,
  direction: DIRECTIONS,
} as const
const USUAL = ['city', 'phone', 'services', 'rating', 'status']

function useHospitalColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormat()
  const day = (instant: string) => formatInstant(instant, { dateStyle: 'medium' })
  return [
    {
      key: 'name',
      title: t('Hospital'),
      fixed: true,
      sortable: true,
      narrow: 'head',
      cell: ({ id, name, email, city, logoUrl, imageUrls, isVerified }) => (
        <RecordName
          to={paths.adminHospital(id)}
          name={name}
          mark={isVerified && <Verified />}
          below={email}
          picture={
            <EntityImage src={logoUrl ?? imageUrls[0]} lazy>
              <HospitalArt id={id} city={city} lazy />
            </EntityImage>
          }
        />
      ),
    },
    { key: 'city', title: t('City'), sortable: true, narrow: 'line', cell: ({ city }) => city },
    { key: 'country', title: t('Country'), sortable: true, narrow: 'hidden', cell: ({ country }) => country },
    {
      key: 'phone',
      title: t('Phone'),
      sortable: true,
      narrow: 'hidden',
      cell: ({ phone }) => <PhoneNumber>{phone}</PhoneNumber>,
    },
    {
      key: 'services',
      title: t('Services'),
      sortable: true,
      numeric: true,
      narrow: 'hidden',
      cell: ({ serviceCount }) => formatNumber(serviceCount),
    },
    {
      key: 'rating',
      title: t('Rating'),
      sortable: true,
      narrow: 'line',
      cell: ({ averageRating }) =>
        averageRating === null ? t('N/A', { context: 'rating' }) : <Rating value={averageRating} />,
    },
    {
      key: 'verified',
      title: t('Verified'),
      sortable: true,
      narrow: 'hidden',
      cell: ({ isVerified }) => (isVerified ? t('Yes') : t('No')),
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
      cell: ({ id, name }) => (
        <RecordActions name={name} view={paths.adminHospital(id)} edit={paths.adminHospitalEdit(id)} />
      ),
    },
  ]
}

/** As the server takes it: the address says yes and no in words. */
const searchOf = ({ verified, ...search }: Filters) => ({
  ...search,
  ...(verified && { verified: verified === 'true' }),
})

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const search = useMemo(() => searchOf(address.search), [address.search])
  const query = useFreshQuery(AdminHospitals, { variables: { search, page: address.page }, ttl: TTL.search })
  const columns = useHospitalColumns()
  const status = useStatusFilter()
  const cities = query.data?.counts.groups ?? []
  return (
    <PanelPage
      title={t('Hospitals')}
      lead={t('Every hospital and clinic that patients can find, and those that are switched off.')}
      actions={
        <ButtonLink to={paths.adminNewHospital} icon={<Plus aria-hidden="true" />}>
          {t('Add Hospital')}
        </ButtonLink>
      }
    >
      <ManagedList
        kind="hospital"
        plural="Hospitals"
        query={query}
        columns={columns}
        usual={USUAL}
        nameOf={({ name }) => name}
        address={address}
        search={search}
        filters={[
          status,
          {
            name: 'city',
            label: t('All cities'),
            options: cities.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
          },
          {
            name: 'verified',
            label: t('Verified or not'),
            options: [
              { value: 'true', label: t('Verified') },
              { value: 'false', label: t('Not verified') },
            ],
          },
        ]}
        icons={{ total: Hospital, groups: MapPin }}
        words={{
          list: t('Hospitals'),
          total: t('Total hospitals'),
          groups: t('Cities'),
          search: t('Search by name, city, country or address'),
          none: t('No hospitals found'),
          begin: t('Get started by adding a new hospital.'),
          failed: t('Error loading hospitals'),
        }}
      />
    </PanelPage>
  )
}
