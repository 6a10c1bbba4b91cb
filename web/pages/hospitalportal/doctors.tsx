import { RECORD_STATUSES } from '#domain/record-lists.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { useStatusFilter } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { RecordStatusBadge } from '#web/features/administration/managed-catalogue/status-badge.tsx'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardHeading, CardLink } from '#web/ui/card.tsx'
import { CalendarOff } from '#web/ui/icons/calendar-off.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Tags } from '#web/ui/icons/tags.ts'
import { UserCheck } from '#web/ui/icons/user-check.ts'
import { Row } from '#web/ui/layout.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import text from '#web/ui/text.module.css'
import styles from './doctors.module.css'

const PortalDoctors = graphql(`
  query PortalDoctors($hospitalId: ID, $search: HospitalDoctorSearch!, $page: Int!) {
    list: hospitalDoctors(hospitalId: $hospitalId, search: $search, page: $page, limit: 24) {
      total page limit totalPages
      items { id fullName specialty email phone profileImageUrl isActive services(limit: 1) { id } }
    }
    counts: hospitalDoctorCounts(hospitalId: $hospitalId) { all active awayToday specialties { value count } }
  }
`)
type ListedDoctor = ResultOf<typeof PortalDoctors>['list']['items'][number]

const CHOICES = { status: RECORD_STATUSES, specialty: SPECIALTIES } as const

function DoctorCard({ doctor }: { doctor: ListedDoctor }) {
  const { t } = useTranslation()
  const { portalPaths } = useWorkplace()
  const { id, fullName, specialty, email, phone, profileImageUrl, isActive, services } = doctor
  return (
    <Card as="li" hit className={styles.card}>
      <span className={styles.picture}>
        <EntityImage src={profileImageUrl} lazy>
          <DoctorArt id={id} name={fullName} />
        </EntityImage>
      </span>
      <div className={styles.words}>
        <CardHeading className={styles.name}>
          <CardLink to={portalPaths.to(`/hospitalportal/doctors/${id}/edit`)}>
            <bdi>{fullName}</bdi>
          </CardLink>
        </CardHeading>
        <p className={text.muted}>{t(specialty, { context: 'specialty' })}</p>
        <p className={styles.line}>
          <Mail aria-hidden="true" />
          <span className={text.visuallyHidden}>{t('Email')}: </span>
          {email ? <bdi dir="ltr">{email}</bdi> : t('not given')}
        </p>
        <p className={styles.line}>
          <Phone aria-hidden="true" />
          <span className={text.visuallyHidden}>{t('Phone')}: </span>
          {phone ? <bdi dir="ltr">{phone}</bdi> : t('not given')}
        </p>
        <Row wrap gap="small">
          <RecordStatusBadge isActive={isActive} />
          {isActive && services.length === 0 && <Badge tone="warn">{t('Not bookable yet: no treatment')}</Badge>}
        </Row>
      </div>
    </Card>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { hospitalId, may, portalPaths } = useWorkplace()
  const address = useListAddress(CHOICES)
  const { search, page } = address
  const query = useFreshQuery(PortalDoctors, { variables: { hospitalId, search, page }, ttl: TTL.search })
  const statusFilter = useStatusFilter()
  const counts = query.data?.counts
  const counter = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))
  return (
    <PanelPage
      title={t('Doctors')}
      lead={t('The doctors of your hospital, their hours, breaks and leave.')}
      actions={
        may('doctors') && (
          <ButtonLink to={portalPaths.to('/hospitalportal/doctors/new')} icon={<Plus aria-hidden="true" />}>
            {t('Add Doctor')}
          </ButtonLink>
        )
      }
    >
      <StatTiles className={styles.tiles}>
        <StatTile icon={<Stethoscope />} value={counter(counts?.all)} label={t('Total doctors')} />
        <StatTile icon={<UserCheck />} tone={1} value={counter(counts?.active)} label={t('Active doctors')} />
        <StatTile icon={<CalendarOff />} tone={2} value={counter(counts?.awayToday)} label={t('On leave today')} />
        <StatTile icon={<Tags />} value={counter(counts?.specialties.length)} label={t('Specialties')} />
      </StatTiles>
      <WatchList
        label={t('Doctors')}
        query={query}
        address={address}
        columns={[]}
        nameOf={({ fullName }) => fullName}
        search={t('Search by name, specialty or language')}
        hint={t('Name, specialty or language')}
        none={t('No doctors found')}
        filters={[
          {
            name: 'specialty',
            label: t('All specialties'),
            options: (counts?.specialties ?? []).map(({ value, count }) => ({
              value,
              label: `${t(value, { context: 'specialty' })} (${count})`,
            })),
          },
          statusFilter,
        ]}
      >
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} />
            ))}
          </ul>
        )}
      </WatchList>
    </PanelPage>
  )
}
