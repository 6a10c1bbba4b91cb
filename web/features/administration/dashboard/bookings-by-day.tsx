/**
 * BookingsByDay({ bookings, days, className }) — bookings of each day and their outcome, as a
 * chart, a table and a file.
 */

import type { Look } from '#domain/charts.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChartFoot } from '#web/ui/chart-foot.tsx'
import { ChartLegend } from '#web/ui/chart-legend.tsx'
import { StackedBars } from '#web/ui/stacked-bars.tsx'
import { Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './bookings.module.css'
import { saveCsv } from './csv.ts'

export const BookingsByDayFields = graphql(`
  fragment BookingsByDayFields on Bookings {
    total
    totalBefore
    days { date pending confirmed completed cancelled }
  }
`)
type Bookings = ResultOf<typeof BookingsByDayFields>
type Day = Bookings['days'][number]

const SERIES = [
  { status: 'completed', label: sentence('Completed'), look: 'deep' },
  { status: 'confirmed', label: sentence('Confirmed'), look: 'solid' },
  { status: 'pending', label: sentence('Pending'), look: 'striped' },
  { status: 'cancelled', label: sentence('Cancelled'), look: 'dotted' },
] as const satisfies readonly { status: keyof Day; label: string; look: Look }[]

const LOOKS_OF_SERIES = SERIES.map(({ look }) => look)
const totalOf = (day: Day) => SERIES.reduce((sum, { status }) => sum + day[status], 0)

/** Shows the change in per cent, or only the numbers if there is nothing to compare with. */
function Compared({ total, totalBefore, days }: { total: number; totalBefore: number; days: number }) {
  const { formatNumber } = useFormat()
  const difference = totalBefore === 0 ? 0 : Math.round(((total - totalBefore) / totalBefore) * 100)
  const values = {
    count: total,
    total: formatNumber(total),
    before: formatNumber(totalBefore),
    percent: formatNumber(Math.abs(difference) / 100, { style: 'percent' }),
    days,
  }
  const components = { b: <b className={text.strong} /> }
  if (difference > 0)
    return (
      <Trans
        i18nKey="<b>{{total}}</b> bookings, {{percent}} more than in the {{days}} days before ({{before}})"
        {...{ values, components }}
      />
    )
  if (difference < 0)
    return (
      <Trans
        i18nKey="<b>{{total}}</b> bookings, {{percent}} fewer than in the {{days}} days before ({{before}})"
        {...{ values, components }}
      />
    )
  return (
    <Trans i18nKey="<b>{{total}}</b> bookings, {{before}} in the {{days}} days before" {...{ values, components }} />
  )
}

export function BookingsByDay({
  bookings,
  days,
  className,
}: {
  bookings: Bookings
  days: number
  className?: string | undefined
}) {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormat()
  const short = (date: string) => formatDate(date, { day: 'numeric', month: 'short' })
  const rows = bookings.days.map((day) => ({ ...day, id: day.date }))
  const columns = [
    { key: 'date', title: t('Day'), cell: ({ date }: Day) => formatDate(date), fixed: true },
    ...SERIES.map(({ status, label }) => ({
      key: status,
      title: t(label),
      numeric: true,
      cell: (day: Day) => formatNumber(day[status]),
    })),
    { key: 'total', title: t('Total'), numeric: true, cell: (day: Day) => formatNumber(totalOf(day)) },
  ]
  return (
    <TitledCard
      title={t('Bookings by day')}
      end={
        <span className={text.muted}>
          <Compared {...bookings} days={days} />
        </span>
      }
      className={className}
    >
      <div className={styles.pane}>
        <ChartLegend
          className={styles.legend}
          items={SERIES.map(({ status, label, look }) => ({
            look,
            label: t(label),
            value: (
              <b className={text.strong}>{formatNumber(bookings.days.reduce((sum, day) => sum + day[status], 0))}</b>
            ),
          }))}
        />
        <StackedBars
          label={t('Bookings by day and status, {{from}} to {{to}}. The table says the same.', {
            from: formatDate(bookings.days[0]?.date ?? ''),
            to: formatDate(bookings.days.at(-1)?.date ?? ''),
          })}
          columns={bookings.days.map((day) => ({
            key: day.date,
            label: short(day.date),
            values: SERIES.map(({ status }) => day[status]),
          }))}
          series={LOOKS_OF_SERIES}
        />
        <ChartFoot
          table={
            <Table
              label={t('Bookings by day')}
              columns={columns}
              rows={rows}
              nameOf={({ date }) => date}
              empty={null}
            />
          }
          onSave={() =>
            saveCsv('bookings-by-day.csv', [
              ['date', ...SERIES.map(({ status }) => status), 'total'],
              ...bookings.days.map((day) => [day.date, ...SERIES.map(({ status }) => day[status]), totalOf(day)]),
            ])
          }
        />
      </div>
    </TitledCard>
  )
}
