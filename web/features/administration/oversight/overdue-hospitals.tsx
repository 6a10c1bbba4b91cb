/**
 * OverdueHospitals({ address }) — hospitals whose requests wait for more than 48 hours, with one
 * reminder mail each.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { daysOf } from '#domain/dashboard.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Link } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'

const OverdueHospitalFields = graphql(`
  fragment OverdueHospitalFields on OverdueHospital { id name city requests oldestAt remindedAt }
`)
const OverdueList = graphql(`query OverdueHospitals { overdueHospitals { ...OverdueHospitalFields } }`, [
  OverdueHospitalFields,
])
const Remind = graphql(
  `mutation RemindHospital($id: ID!) { remindHospital(hospitalId: $id) { ...OverdueHospitalFields } }`,
  [OverdueHospitalFields],
)
type Overdue = ResultOf<typeof OverdueHospitalFields>

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** `pageOf` returns the address of the overdue requests of a hospital. */
export function OverdueHospitals({ pageOf }: { pageOf: (id: string) => string }) {
  const { t } = useTranslation()
  const { formatNumber, formatOwn } = useFormat()
  const { now } = useClock()
  const attempt = useAttempt()
  const { data } = useQuery(OverdueList, { fetchPolicy: 'cache-and-network' })
  const [remind, reminding] = useMutation(Remind)
  const hospitals = data?.overdueHospitals ?? []
  if (hospitals.length === 0) return null
  const waited = (since: string) => {
    const hours = Math.floor((now().getTime() - Date.parse(since)) / HOUR_MS)
    return t('{{count}} days', { count: daysOf(hours) ?? 2 })
  }
  const columns: readonly Column<Overdue>[] = [
    {
      key: 'hospital',
      title: t('Hospital'),
      narrow: 'head',
      cell: ({ id, name, city }) => (
        <>
          <Link className={text.link} to={pageOf(id)}>
            <bdi>{name}</bdi>
          </Link>
          <span className={text.note}>
            {' '}
            <bdi>{city}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'requests',
      title: t('Requests'),
      numeric: true,
      narrow: 'line',
      cell: ({ requests }) => formatNumber(requests),
    },
    { key: 'oldest', title: t('Oldest waits'), narrow: 'line', cell: ({ oldestAt }) => waited(oldestAt) },
    {
      key: 'reminded',
      title: t('Reminded'),
      cell: ({ remindedAt }) => (remindedAt ? <bdi>{formatOwn(remindedAt)}</bdi> : '–'),
    },
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      cell: ({ id, name, remindedAt }) =>
        (!remindedAt || now().getTime() - Date.parse(remindedAt) > DAY_MS) && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Bell aria-hidden="true" />}
            aria-disabled={reminding.loading}
            aria-label={t('Remind {{name}}', { name })}
            onClick={() =>
              !reminding.loading &&
              void attempt(() => remind({ variables: { id } }), {
                done: t('The staff of {{name}} get one email.', { name }),
              })
            }
          >
            {t('Remind')}
          </Button>
        ),
    },
  ]
  return (
    <TitledCard title={t('By hospital')} note={t('No answer for 48 hours')}>
      <Table label={t('By hospital')} columns={columns} rows={hospitals} nameOf={({ name }) => name} empty={null} />
    </TitledCard>
  )
}
