import { LICENCE_STATE_LABELS, type LicenceState, VERIFICATION_TASKS } from '#domain/certificates.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge, type Tone, Verified } from '#web/ui/badge.tsx'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { FileQuestionMark as FileQuestion } from '#web/ui/icons/file-question-mark.ts'
import { FileSearch } from '#web/ui/icons/file-search.ts'
import { Stack } from '#web/ui/layout.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import styles from './oversight/tiles.module.css'

const AdminVerification = graphql(`
  query AdminVerification($search: VerificationSearch!, $page: Int!) {
    list: verification(search: $search, page: $page) {
      total page limit totalPages
      items { id state validUntil certificates unchecked hospital { id name city isActive isVerified } }
    }
    verificationSummary { missing unchecked ending30 ending90 lapsed }
  }
`)
type Standing = ResultOf<typeof AdminVerification>['list']['items'][number]

const CHOICES = { task: VERIFICATION_TASKS, sortBy: ['hospital', 'until'], direction: ['desc'] } as const
const TONES: Record<LicenceState, Tone> = {
  valid: 'ok',
  ending: 'warn',
  unchecked: 'info',
  lapsed: 'stop',
  missing: 'done',
}

export function Page() {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormat()
  const address = useListAddress(CHOICES)
  const query = useFreshQuery(AdminVerification, {
    variables: { search: address.search, page: address.page },
    ttl: TTL.search,
  })
  const summary = query.data?.verificationSummary
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))
  const tasks = {
    unchecked: t('To be checked'),
    ending30: t('Expire within 30 days'),
    ending90: t('Expire within 90 days'),
    lapsed: t('Lapsed'),
    missing: t('Without a licence'),
  }
  const columns: Column<Standing>[] = [
    {
      key: 'hospital',
      title: t('Hospital'),
      sortable: true,
      narrow: 'head',
      cell: ({ id, hospital }) => (
        <Stack gap="small">
          <span>
            <Link className={text.link} to={paths.adminCertificates(id)}>
              <bdi>{hospital.name}</bdi>
            </Link>{' '}
            {hospital.isVerified && <Verified />}
          </span>
          <span className={text.note}>{hospital.city}</span>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('Operating licence'),
      narrow: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(LICENCE_STATE_LABELS[state])}</Badge>,
    },
    {
      key: 'until',
      title: t('Valid until'),
      sortable: true,
      narrow: 'line',
      cell: ({ validUntil }) => (validUntil ? formatDate(validUntil, { dateStyle: 'medium' }) : t('Not known')),
    },
    {
      key: 'count',
      title: t('Certificates'),
      numeric: true,
      cell: ({ certificates }) => formatNumber(certificates),
    },
    { key: 'unchecked', title: t('To be checked'), numeric: true, cell: ({ unchecked }) => formatNumber(unchecked) },
  ]
  return (
    <PanelPage
      title={t('Verification')}
      lead={t('A hospital is shown as verified while it has a valid, checked operating licence.')}
    >
      <StatTiles className={styles.tiles}>
        <StatTile
          icon={<FileSearch />}
          value={number(summary?.unchecked)}
          label={tasks.unchecked}
          to="?task=unchecked"
        />
        <StatTile
          icon={<CalendarClock />}
          tone={1}
          value={number(summary?.ending30)}
          label={tasks.ending30}
          to="?task=ending30"
        />
        <StatTile
          icon={<CalendarX2 />}
          tone={2}
          value={number(summary?.lapsed)}
          label={tasks.lapsed}
          to="?task=lapsed"
        />
        <StatTile icon={<FileQuestion />} value={number(summary?.missing)} label={tasks.missing} to="?task=missing" />
      </StatTiles>
      <WatchList
        list="licence"
        label={t('Verification')}
        query={query}
        address={address}
        columns={columns}
        nameOf={({ hospital }) => hospital.name}
        search={t('Search by name or place')}
        none={t('No hospitals found')}
        filters={[
          {
            name: 'task',
            label: t('All hospitals'),
            options: Object.entries(tasks).map(([value, label]) => ({ value, label })),
          },
        ]}
      />
    </PanelPage>
  )
}
