import { useQuery } from '@apollo/client/react'
import { POINT_LABELS } from '#domain/quotes/labels.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { ChartFoot } from '#web/ui/chart-foot.tsx'
import { ChartLegend } from '#web/ui/chart-legend.tsx'
import { ShareBars } from '#web/ui/share-bars.tsx'
import { StackedBars } from '#web/ui/stacked-bars.tsx'
import { Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './request-charts.module.css'

const QuoteCharts = graphql(`
  query QuoteCharts($hospitalId: ID!) {
    hospitalQuoteCharts(hospitalId: $hospitalId) {
      quotes
      weeks { from ended inTime }
      leftOut { point count }
    }
  }
`)
type Charts = ResultOf<typeof QuoteCharts>['hospitalQuoteCharts']

/** Maximum points in the chart, most often omitted first. */
const POINTS = 6

/** Requests of each week by timely answers, as a chart and a table. */
function Weeks({ weeks }: Pick<Charts, 'weeks'>) {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormat()
  const ended = weeks.reduce((sum, week) => sum + week.ended, 0)
  const inTime = weeks.reduce((sum, week) => sum + week.inTime, 0)
  const week = (from: string) => formatDate(from, { day: 'numeric', month: 'short' })
  return (
    <TitledCard title={t('Answered in time, week by week')} note={t('by the week in which requests arrived')}>
      <div className={styles.pane}>
        {ended === 0 ? (
          <p className={text.note}>{t('No request has been due in these weeks.')}</p>
        ) : (
          <>
            <ChartLegend
              className={styles.legend}
              items={[
                { look: 'solid', label: t('Answered in time') },
                { look: 'striped', label: t('Late or unanswered') },
              ]}
            />
            <StackedBars
              label={t('{{inTime}} of {{count}} requests were answered in time.', { inTime, count: ended })}
              series={['solid', 'striped']}
              columns={weeks.map((at) => ({
                key: at.from,
                label: week(at.from),
                values: [at.inTime, at.ended - at.inTime],
              }))}
            />
            <ChartFoot
              table={
                <Table
                  label={t('Answered in time, week by week')}
                  columns={[
                    { key: 'week', title: t('Week from'), cell: ({ from }) => week(from) },
                    { key: 'ended', title: t('Requests'), numeric: true, cell: (row) => formatNumber(row.ended) },
                    {
                      key: 'inTime',
                      title: t('Answered in time'),
                      numeric: true,
                      cell: (row) => formatNumber(row.inTime),
                    },
                  ]}
                  rows={weeks.map((row) => ({ ...row, id: row.from }))}
                  nameOf={({ from }) => week(from)}
                  empty={null}
                />
              }
            />
          </>
        )}
      </div>
    </TitledCard>
  )
}

/** Points that patients read as not stated. The bars only repeat the numbers beside them. */
function LeftOut({ leftOut, quotes }: Pick<Charts, 'leftOut' | 'quotes'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { portalPaths } = useWorkplace()
  return (
    <TitledCard title={t('What patients read as “Not stated”')}>
      <div className={styles.pane}>
        {leftOut.length === 0 ? (
          <p className={text.note}>
            {quotes === 0 ? t('No quote has been sent yet.') : t('Your quotes leave nothing out.')}
          </p>
        ) : (
          <>
            <ShareBars
              labels="sentences"
              rows={leftOut.slice(0, POINTS).map(({ point, count }) => ({
                label: t(POINT_LABELS[point]),
                share: count / quotes,
                value: formatNumber(count / quotes, { style: 'percent' }),
              }))}
            />
            <p className={text.note}>
              {t('Share of your last {{count}} quotes that left it out.', { count: quotes })}{' '}
              <Link className={text.link} to={portalPaths.quoteTemplates}>
                {t('State it once in the templates')}
              </Link>
            </p>
          </>
        )}
      </div>
    </TitledCard>
  )
}

/** Charts below the list of a hospital: answers over time, and points that its quotes omit. */
export function RequestCharts({ hospitalId }: { hospitalId: string }) {
  const query = useQuery(QuoteCharts, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const charts = query.data?.hospitalQuoteCharts
  if (!charts) return null
  return (
    <div className={styles.charts}>
      <Weeks weeks={charts.weeks} />
      <LeftOut leftOut={charts.leftOut} quotes={charts.quotes} />
    </div>
  )
}
