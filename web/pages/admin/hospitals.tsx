import { useMemo } from 'react'
import {
  DIRECTIONS,
  HOSPITAL_COLUMNS,
  MISSING_CHOICES,
  MISSING_PARTS,
  type MissingPart,
  RECORD_STATUSES,
} from '#domain/record-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type Filters, useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { ListFilters } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { MoreFilters } from '#web/features/administration/managed-catalogue/more-filters.tsx'
import { useRecordColumns } from '#web/features/administration/managed-catalogue/record-columns.tsx'
import { PhoneNumber, RecordActions, RecordName } from '#web/features/administration/managed-catalogue/record-name.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Verified } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { BriefcaseMedical } from '#web/ui/icons/briefcase-medical.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Row } from '#web/ui/layout.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { ManagedPage } from './managed-page.tsx'

const AdminHospitals = graphql(`
  query AdminHospitals($search: ManagedHospitalSearch!, $page: Int!) {
    list: managedHospitals(search: $search, page: $page) {
      total page limit totalPages
      missing { hospitalId parts }
      items {
        id name email city country phone logoUrl imageUrls averageRating serviceCount isActive isVerified createdAt updatedAt
      }
    }
    counts: recordCounts(kind: hospital) { total groups { value count } }
  }
`)
type HospitalRow = ResultOf<typeof AdminHospitals>['list']['items'][number]

const CHOICES = {
  status: RECORD_STATUSES,
  city: 'text',
  verified: ['true', 'false'],
  missing: MISSING_CHOICES,
  sortBy: HOSPITAL_COLUMNS,
  direction: DIRECTIONS,
} as const
/** Reasons why a hospital cannot be booked, with the section of the editor that mends each. */
const MISSING_WORDS: Record<MissingPart, string> = {
  services: sentence('No treatments'),
  hours: sentence('No hours'),
}
const USUAL = ['city', 'phone', 'services', 'rating', 'status']

type ColumnOptions = { missingOf: (id: string) => readonly string[]; isMissingFixed: boolean }

function useHospitalColumns({ missingOf, isMissingFixed }: ColumnOptions): readonly Column<HospitalRow>[] {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { rating, standing, actions } = useRecordColumns<HospitalRow>()
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
    {
      key: 'missing',
      title: t('Cannot be booked'),
      fixed: isMissingFixed,
      narrow: 'line',
      cell: ({ id, name }) => (
        <Row wrap gap="small">
          {MISSING_PARTS.filter((part) => missingOf(id).includes(part)).map((part) => (
            <Link
              key={part}
              className={text.link}
              to={`${paths.adminHospitalEdit(id)}#${part}`}
              aria-label={t('{{action}}: {{name}}', { action: t(MISSING_WORDS[part]), name })}
            >
              {t(MISSING_WORDS[part])}
            </Link>
          ))}
        </Row>
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
    rating,
    {
      key: 'verified',
      title: t('Verified'),
      sortable: true,
      narrow: 'hidden',
      cell: ({ isVerified }) => (isVerified ? t('Yes') : t('No')),
    },
    ...standing,
    {
      ...actions,
      cell: ({ id, name }) => (
        <RecordActions name={name} view={paths.adminHospital(id)} edit={paths.adminHospitalEdit(id)}>
          <Link
            className={button.iconButton}
            to={paths.portal({ hospital: id })}
            aria-label={t('Work in {{hospital}}', { hospital: name })}
            title={t('Work in this hospital')}
          >
            <BriefcaseMedical aria-hidden="true" />
          </Link>
        </RecordActions>
      ),
    },
  ]
}

/** Converts the filters for the server. The address holds yes and no as words. */
const searchOf = ({ verified, ...search }: Filters) => ({
  ...search,
  ...(verified && { verified: verified === 'true' }),
})

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const search = useMemo(() => searchOf(address.search), [address.search])
  const query = useFreshQuery(AdminHospitals, { variables: { search, page: address.page }, ttl: TTL.search })
  const list = query.data?.list
  const columns = useHospitalColumns({
    missingOf: (id) => list?.missing.find(({ hospitalId }) => hospitalId === id)?.parts ?? [],
    isMissingFixed: address.filters.missing !== undefined,
  })
  const cities = query.data?.counts.groups ?? []
  return (
    <ManagedPage
      lead={t('Every hospital and clinic that patients can find, and those that are switched off.')}
      add={{ to: paths.adminNewHospital, label: t('Add Hospital') }}
      kind="hospital"
      plural="Hospitals"
      query={query}
      columns={columns}
      usual={USUAL}
      nameOf={({ name }) => name}
      address={address}
      search={search}
      filters={[
        {
          name: 'city',
          label: t('All cities'),
          options: cities.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
        },
      ]}
      further={
        <MoreFilters names={['verified', 'missing']} values={address.filters}>
          <ListFilters
            filters={[
              {
                name: 'verified',
                label: t('Verified or not'),
                options: [
                  { value: 'true', label: t('Verified') },
                  { value: 'false', label: t('Not verified') },
                ],
              },
              {
                name: 'missing',
                label: t('Bookable or not'),
                options: [
                  { value: 'any', label: t('Cannot be booked') },
                  ...MISSING_PARTS.map((value) => ({ value, label: t(MISSING_WORDS[value]) })),
                ],
              },
            ]}
            values={address.filters}
            onChange={address.change}
          />
        </MoreFilters>
      }
      icons={{ total: Hospital, groups: MapPin }}
      words={{
        list: t('Hospitals'),
        total: t('Total hospitals'),
        groups: t('Cities'),
        search: t('Search by name, city, country or address'),
        hint: t('Name, city or address'),
        none: t('No hospitals found'),
        begin: t('Get started by adding a new hospital.'),
        failed: t('Error loading hospitals'),
      }}
    />
  )
}
