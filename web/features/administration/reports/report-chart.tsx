/**
 * ReportChart({ document, title, counted }) — the report as bars per day, in one currency at a
 * time. The table below has the same numbers.
 */
import { useState } from 'react'
import { dateIn } from '#domain/days.ts'
import { chartsOf } from '#domain/report-charts.ts'
import type { ReportDocument } from '#domain/report-tables.ts'
import { writeCell } from '#domain/report-words.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChartLegend } from '#web/ui/chart-legend.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import { type Look, StackedBars } from '#web/ui/stacked-bars.tsx'
import styles from './report-chart.module.css'
import { useReader } from './report-reader.ts'

/** Colours of counts, in the order of their columns. */
const PARTS: readonly Look[] = ['deep', 'solid', 'striped', 'dotted', 'hatched']
/** Colours of an amount: past and current periods. */
const OVER = [
  { look: 'solid', label: sentence('Past days') },
  { look: 'hatched', label: sentence('Not over yet') },
] as const

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
  const charts = chartsOf(document.tables)
  const chart = charts.find((candidate) => candidate.unit === unit) ?? charts[0]
  if (!chart) return null
  const today = dateIn(new Date(counted))
  const isAmount = chart.unit !== null
  const legend = isAmount
    ? OVER.map(({ look, label }) => ({ look, label }))
    : chart.series.map(({ label }, at) => ({ look: PARTS[at] ?? 'solid', label }))
  const valuesOf = ({ days, values }: (typeof chart.bars)[number]) => {
    if (!isAmount) return values
    const [amount = 0] = values
    return days.to < today ? [amount, 0] : [0, amount]
  }
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <ChartLegend items={legend.map(({ look, label }) => ({ look, label: t(label) }))} />
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
          values: valuesOf(bar),
        }))}
        series={legend.map(({ look }) => look)}
      />
    </div>
  )
}
