/**
 * BookingsByCity({ cities, days }) — bookings of the busiest cities and of all others together. The
 * bars only repeat the numbers of the list.
 */

import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChartFoot } from '#web/ui/chart-foot.tsx'
import { ShareBars } from '#web/ui/share-bars.tsx'
import { Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './bookings.module.css'
import { saveCsv } from './csv.ts'

export const BookingsByCityFields = graphql(`fragment BookingsByCityFields on Bookings { cities { city count } }`)
type Cities = ResultOf<typeof BookingsByCityFields>['cities']

const SHOWN = 7

export function BookingsByCity({ cities, days }: { cities: Cities; days: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const others = cities.length > SHOWN ? cities.slice(SHOWN - 1) : []
  const most = cities.slice(0, cities.length - others.length)
  const rows = [
    ...most.map(({ city, count }) => ({ name: city, count })),
    ...(others.length > 0
      ? [
          {
            name: t('Other {{count}} cities', { count: others.length }),
            count: others.reduce((sum, { count }) => sum + count, 0),
          },
        ]
      : []),
  ]
  const highest = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <TitledCard title={t('By city')} end={<span className={text.muted}>{t('{{count}} days', { count: days })}</span>}>
      <div className={styles.pane}>
        {rows.length === 0 && <p className={text.note}>{t('Nothing was booked in this period.')}</p>}
        <ShareBars
          rows={rows.map(({ name, count }) => ({ label: name, share: count / highest, value: formatNumber(count) }))}
        />
        {rows.length > 0 && (
          <ChartFoot
            table={
              <Table
                label={t('Bookings by city')}
                columns={[
                  { key: 'city', title: t('City'), cell: ({ city }) => city },
                  { key: 'bookings', title: t('Bookings'), numeric: true, cell: ({ count }) => formatNumber(count) },
                ]}
                rows={cities.map((row) => ({ ...row, id: row.city }))}
                nameOf={({ city }) => city}
                empty={null}
              />
            }
            onSave={() =>
              saveCsv('bookings-by-city.csv', [['city', 'bookings'], ...cities.map(({ city, count }) => [city, count])])
            }
          />
        )}
      </div>
    </TitledCard>
  )
}
