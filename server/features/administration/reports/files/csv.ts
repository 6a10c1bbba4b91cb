import type { ReportTable, TableColumn } from '#domain/report-tables.ts'
import { type Cell, type Reader, writeCell } from '#domain/report-words.ts'
import { sentence } from '#domain/sentences.ts'

export type CsvTable = { columns: string[]; rows: (string | number | null)[][] }

const holdsDays = (rows: Cell[][], at: number): boolean => {
  const cell = rows[0]?.[at]
  return typeof cell === 'object' && cell !== null && 'days' in cell
}

/**
 * Returns one table for a spreadsheet or a program: numbers as numbers, days as two dates,
 * translated texts, and no totals.
 */
export function csvOf({ columns, rows }: ReportTable, reader: Reader): CsvTable {
  const [first, last] = [reader.say(sentence('First day')), reader.say(sentence('Last day'))]
  const titlesOf = ({ label }: TableColumn, at: number) => (holdsDays(rows, at) ? [first, last] : [reader.say(label)])
  const write = (cell: Cell, { writing }: TableColumn): (string | number | null)[] => {
    if (cell === null || typeof cell !== 'object') return [cell]
    return 'days' in cell ? [cell.days.from, cell.days.to] : [writeCell(cell, writing, reader)]
  }
  return {
    columns: columns.flatMap(titlesOf),
    rows: rows.map((row) => columns.flatMap((column, at) => write(row[at] ?? null, column))),
  }
}
