/**
 * ReportChart({ document, title, counted }) — the report as bars per day, in one currency at a
 * time. The table below has the same numbers.
 */
import { useState } from 'react'
import { dateIn } from '#domain/days.ts'
import { chartsOf } from '#domain/report-charts.ts'
import type { ReportDocument } from '#domain/report-tables.ts'
import { writeCell } from '#domain/report-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChartLegend } from '#web/ui/chart-legend.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import { StackedBars } from '#web/ui/stacked-bars.tsx'
import styles from './report-chart.module.css'
import { useReader } from './report-reader.ts'

export function ReportChart({
  document,
  title,
  counted,
}: {
  document: ReportDocument
  title: string
  counted: string
}) {
  const { t } = useTranslation()
  const reader = useReader()
  const [unit, setUnit] = useState<string | null>(null)
  const charts = chartsOf(document.tables, dateIn(new Date(counted)))
  const chart = charts.find((candidate) => candidate.unit === unit) ?? charts[0]
  if (!chart) return null
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <ChartLegend items={chart.series.map(({ look, label }) => ({ look, label: t(label) }))} />
        {charts.length > 1 && (
          <Segmented
            label={t('Currency')}
            value={chart.unit ?? ''}
            onChange={setUnit}
            options={charts.map((option) => ({ value: option.unit ?? '', label: option.unit }))}
          />
        )}
      </div>
      <StackedBars
        label={t('{{title}} as bars. The table shows the same.', { title })}
        columns={chart.bars.map((bar) => ({
          key: bar.days.from,
          label: writeCell({ days: bar.days }, 'text', reader),
          values: bar.values,
        }))}
        series={chart.series.map(({ look }) => look)}
      />
    </div>
  )
}
