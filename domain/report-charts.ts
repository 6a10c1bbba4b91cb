/** Charts of a report: tables drawn as stacked bars over its days. */
import type { DaySpan } from './days.ts'
import type { ReportTable } from './report-tables.ts'

export type Chart = {
  /** Unit of the values. Null without one, else a currency. */
  unit: string | null
  series: { label: string }[]
  bars: { days: DaySpan; values: number[] }[]
}

const daysOf = (row: ReportTable['rows'][number]): DaySpan => {
  const [cell] = row
  return typeof cell === 'object' && cell !== null && 'days' in cell ? cell.days : { from: '', to: '' }
}

const numberAt = (row: ReportTable['rows'][number], at: number): number => Number(row[at] ?? 0)

/**
 * Returns one chart of counts, or one of amounts for each currency, because currencies are never
 * added.
 */
export function chartsOf(tables: readonly ReportTable[]): Chart[] {
  const table = tables.find(({ key }) => key === 'buckets')
  if (!table) return []
  const indexed = table.columns.map((column, at) => ({ ...column, at }))
  const amounts = indexed.filter(({ writing }) => writing === 'amount')
  if (amounts.length > 0)
    return amounts.map(({ label, at }) => ({
      unit: label,
      series: [{ label }],
      bars: table.rows.map((row) => ({ days: daysOf(row), values: [numberAt(row, at)] })),
    }))
  // A sum of other columns is not one of the parts.
  const parts = indexed.filter(({ writing, isSum }) => writing === 'count' && !isSum)
  return [
    {
      unit: null,
      series: parts.map(({ label }) => ({ label })),
      bars: table.rows.map((row) => ({ days: daysOf(row), values: parts.map(({ at }) => numberAt(row, at)) })),
    },
  ]
}
