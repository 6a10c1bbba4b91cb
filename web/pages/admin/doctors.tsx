import { DIRECTIONS, DOCTOR_COLUMNS, RECORD_STATUSES } from '#domain/record-lists.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { useRecordColumns } from '#web/features/administration/managed-catalogue/record-columns.tsx'
import { RecordActions, RecordName } from '#web/features/administration/managed-catalogue/record-name.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Tags } from '#web/ui/icons/tags.ts'
import type { Column } from '#web/ui/table.tsx'
import { ManagedPage } from './managed-page.tsx'

const AdminDoctors = graphql(`
  query AdminDoctors($search: ManagedDoctorSearch!, $page: Int!) {
    list: managedDoctors(search: $search, page: $page) {
      total page limit totalPages
      items {
        id fullName email specialty hospitalId hospitalName hospitalCity languagesSpoken experienceYears consultationFee currency
        profileImageUrl averageRating isActive createdAt updatedAt
      }
    }
    counts: recordCounts(kind: doctor) { total groups { value count } }
  }
`)
type Row = ResultOf<typeof AdminDoctors>['list']['items'][number]

const CHOICES = {
  status: RECORD_STATUSES,
  specialty: SPECIALTIES,
  hospitalId: 'text',
  sortBy: DOCTOR_COLUMNS,
  direction: DIRECTIONS,
} as const
const USUAL = ['specialty', 'hospital', 'experience', 'rating', 'status']

function useDoctorColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const { formatLanguages, formatPrice } = useFormat()
  const { rating, standing, actions } = useRecordColumns<Row>()
  return [
    {
      key: 'name',
      title: t('Doctor'),
      fixed: true,
      sortable: true,
      narrow: 'head',
      cell: ({ id, fullName, email, profileImageUrl }) => (
        <RecordName
          to={paths.adminDoctor(id)}
          name={fullName}
          below={email}
          picture={
            <EntityImage src={profileImageUrl} lazy>
              <DoctorArt id={id} name={fullName} />
            </EntityImage>
          }
        />
      ),
    },
    {
      key: 'specialty',
      title: t('Specialty'),
      sortable: true,
      narrow: 'line',
      cell: ({ specialty }) => t(specialty, { context: 'specialty' }),
    },
    {
      key: 'hospital',
      title: t('Hospital'),
      sortable: true,
      narrow: 'line',
      cell: ({ hospitalName }) => (hospitalName ? <bdi>{hospitalName}</bdi> : t('Independent')),
    },
    {
      key: 'languages',
      title: t('Languages'),
      sortable: true,
      narrow: 'hidden',
      cell: ({ languagesSpoken }) => formatLanguages(languagesSpoken) || '–',
    },
    {
      key: 'experience',
      title: t('Experience'),
      sortable: true,
      numeric: true,
      narrow: 'hidden',
      cell: ({ experienceYears }) => t('{{count}} years', { count: experienceYears }),
    },
    {
      key: 'fee',
      title: t('Fee'),
      sortable: true,
      numeric: true,
      narrow: 'hidden',
      cell: ({ consultationFee, currency }) =>
        consultationFee === null ? t('On request') : formatPrice(consultationFee, currency),
    },
    rating,
    ...standing,
    {
      ...actions,
      cell: ({ id, fullName }) => (
        <RecordActions name={fullName} view={paths.adminDoctor(id)} edit={paths.adminDoctorEdit(id)} />
      ),
    },
  ]
}

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const { search } = address
  const query = useFreshQuery(AdminDoctors, { variables: { search, page: address.page }, ttl: TTL.search })
  const columns = useDoctorColumns()
  const specialties = query.data?.counts.groups ?? []
  const ofHospital = search.hospitalId
    ? [{ value: search.hospitalId, label: query.data?.list.items[0]?.hospitalName ?? t('This hospital') }]
    : []
  return (
    <ManagedPage
      lead={t('Every doctor, with the hospital they work at.')}
      add={{ to: paths.adminNewDoctor, label: t('Add Doctor') }}
      kind="doctor"
      plural="Doctors"
      query={query}
      columns={columns}
      usual={USUAL}
      nameOf={({ fullName }) => fullName}
      address={address}
      search={search}
      filters={[
        {
          name: 'specialty',
          label: t('All specialties'),
          options: specialties.map(({ value, count }) => ({
            value,
            label: `${t(value, { context: 'specialty' })} (${count})`,
          })),
        },
        ...(ofHospital.length > 0 ? [{ name: 'hospitalId', label: t('All hospitals'), options: ofHospital }] : []),
      ]}
      icons={{ total: Stethoscope, groups: Tags }}
      words={{
        list: t('Doctors'),
        total: t('Total doctors'),
        groups: t('Specialties'),
        search: t('Search by name, specialty, hospital or language'),
        hint: t('Name, specialty or hospital'),
        none: t('No doctors found'),
        begin: t('Get started by adding a new doctor.'),
        failed: t('Error loading doctors'),
      }}
    />
  )
}
