/** Tables of a report that are drawn as stacked bars over its days. */
import type { DaySpan } from './days.ts'
import type { ReportTable } from './report-tables.ts'

export type Chart = {
  /** The unit of what is drawn, where it has one: a currency. */
  unit: string | null
  series: { label: string }[]
  bars: { days: DaySpan; values: number[] }[]
}

const daysOf = (row: ReportTable['rows'][number]): DaySpan => {
  const [cell] = row
  return typeof cell === 'object' && cell !== null && 'days' in cell ? cell.days : { from: '', to: '' }
}

const numberAt = (row: ReportTable['rows'][number], at: number): number => Number(row[at] ?? 0)

/** One chart of counts; of amounts one for each currency, as they are never added together. */
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
  // A sum of the others is no part beside them.
  const parts = indexed.filter(({ writing, isSum }) => writing === 'count' && !isSum)
  return [
    {
      unit: null,
      series: parts.map(({ label }) => ({ label })),
      bars: table.rows.map((row) => ({ days: daysOf(row), values: parts.map(({ at }) => numberAt(row, at)) })),
    },
  ]
}
