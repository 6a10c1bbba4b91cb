/** Charts of a report: tables drawn as stacked bars over its days. */
import { LOOKS, type Look } from './charts.ts'
import type { DaySpan } from './days.ts'
import type { ReportTable } from './report-tables.ts'
import { sentence } from './sentences.ts'

export type Chart = {
  /** Unit of the values. Null without one, else a currency. */
  unit: string | null
  series: { label: string; look: Look }[]
  bars: { days: DaySpan; values: number[] }[]
}

const daysOf = (row: ReportTable['rows'][number]): DaySpan => {
  const [cell] = row
  return typeof cell === 'object' && cell !== null && 'days' in cell ? cell.days : { from: '', to: '' }
}

const numberAt = (row: ReportTable['rows'][number], at: number): number => Number(row[at] ?? 0)

/** Looks of an amount: of days that were over when it was counted, and of the others. */
const OVER = [
  { look: 'solid', label: sentence('Past days') },
  { look: 'hatched', label: sentence('Not over yet') },
] as const

/**
 * Returns one chart of counts, or one of amounts for each currency, because currencies are never
 * added. `counted` is the day on which the report was counted.
 */
export function chartsOf(tables: readonly ReportTable[], counted: string): Chart[] {
  const table = tables.find(({ key }) => key === 'buckets')
  if (!table) return []
  const indexed = table.columns.map((column, at) => ({ ...column, at }))
  const amounts = indexed.filter(({ writing }) => writing === 'amount')
  const amountOf = (row: ReportTable['rows'][number], at: number): Chart['bars'][number] => {
    const days = daysOf(row)
    const amount = numberAt(row, at)
    return { days, values: days.to < counted ? [amount, 0] : [0, amount] }
  }
  if (amounts.length > 0)
    return amounts.map(({ label, at }) => ({
      unit: label,
      series: [...OVER],
      bars: table.rows.map((row) => amountOf(row, at)),
    }))
  // A sum of other columns is not one of the parts.
  const parts = indexed.filter(({ writing, isSum }) => writing === 'count' && !isSum)
  return [
    {
      unit: null,
      series: parts.map(({ label }, at) => ({ label, look: LOOKS[at] ?? 'solid' })),
      bars: table.rows.map((row) => ({ days: daysOf(row), values: parts.map(({ at }) => numberAt(row, at)) })),
    },
  ]
}
