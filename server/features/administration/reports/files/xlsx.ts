import type { Row, Cell as SheetCell } from 'write-excel-file/node'
import type { ReportTable, TableColumn } from '#domain/report-tables.ts'
import { type Cell, sayWith, type Writing, writeCell } from '#domain/report-words.ts'
import { sentence } from '#domain/sentences.ts'
import type { TellableReport } from './report-document.ts'

const FORMATS: Record<Writing, string> = { text: '@', count: '#,##0', amount: '#,##0.00', decimal: '0.0' }
const TINT = '#f3eee2'
/** Returns a sheet name within the limits of length and characters. */
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

/**
 * Returns a cell. Numbers stay numbers, and everything else is text, even if it looks like a
 * formula.
 */
function cellOf(cell: Cell, writing: Writing, reader: TellableReport['reader'], bold?: boolean): SheetCell {
  const look = bold ? { fontWeight: 'bold' as const, backgroundColor: TINT } : {}
  if (cell === null) return { ...look }
  if (typeof cell === 'number') return { value: cell, type: Number, format: FORMATS[writing], ...look }
  return { value: writeCell(cell, writing, reader), type: String, format: FORMATS.text, ...look }
}

function sheetOf({ title, columns, rows, total }: ReportTable, { reader, ...report }: TellableReport) {
  const head: Row = columns.map(({ label, writing }) => ({
    value: sayWith(reader.say, label),
    type: String,
    fontWeight: 'bold',
    backgroundColor: TINT,
    ...(writing !== 'text' && { align: 'right' as const }),
  }))
  const line = (row: Cell[], bold?: boolean): Row =>
    columns.map(({ writing }, at) => cellOf(row[at] ?? null, writing, reader, bold))
  const width = ({ writing }: TableColumn) => ({ width: writing === 'text' ? 30 : 16 })
  return {
    sheet: sheetName(reader.say(title)),
    columns: columns.map(width),
    rightToLeft: reader.language === 'ar',
    stickyRowsCount: 4,
    data: [
      [{ value: report.title, type: String, fontWeight: 'bold' as const, fontSize: 14 }],
      [{ value: report.hospital, type: String }],
      [],
      head,
      ...rows.map((row) => line(row)),
      ...(total ? [line(total, true)] : []),
    ] as Row[],
  }
}

/** Returns a workbook: key figures with explanations, then each table on its own sheet. */
export async function xlsxOf(report: TellableReport): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const { say, language } = report.reader
  const text = (value: string): SheetCell => ({ value, type: String, wrap: true })
  const overview = {
    sheet: sheetName(say(sentence('Overview'))),
    columns: [{ width: 60 }, { width: 20 }],
    rightToLeft: language === 'ar',
    data: [
      [{ value: report.title, type: String, fontWeight: 'bold', fontSize: 14 }],
      [text(report.hospital)],
      [text(report.counted)],
      [],
      ...report.facts.map(({ label, value, writing }) => [
        text(sayWith(say, label)),
        cellOf(value, writing, report.reader),
      ]),
      [],
      ...report.notes.map((note) => [text(sayWith(say, note))]),
    ] as Row[],
  }
  return writeXlsxFile([overview, ...report.tables.map((table) => sheetOf(table, report))]).toBuffer()
}
