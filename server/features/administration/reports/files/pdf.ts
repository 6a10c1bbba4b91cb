import { PRODUCT_NAME } from '#domain/product.ts'
import { type Fact, factsInRow, type ReportTable, type TableColumn } from '#domain/report-tables.ts'
import { type Cell, sayWith, writeCell } from '#domain/report-words.ts'
import { sentence } from '#domain/sentences.ts'
import {
  bytesOf,
  drawMark,
  PAPER,
  type PdfWriter,
  pdfWriter,
  startPdf,
} from '#server/features/visits/appointments/documents/pdf-text.ts'
import { drawBars } from './pdf-bars.ts'
import type { TellableReport } from './report-document.ts'

const { left, inner, bottom, faint, accent, line: hairline, tint } = PAPER
const ROW = 20
const TOP = 60

/** PDF with the position of the next line. A line that does not fit starts a new page. */
export type Sheet = { doc: PDFKit.PDFDocument; writer: PdfWriter; rtl: boolean; y: number }

function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottom) return false
  sheet.doc.addPage()
  sheet.y = TOP
  return true
}

function writeHead(sheet: Sheet, report: TellableReport): void {
  const { doc, writer, rtl } = sheet
  drawMark(doc, { x: rtl ? left + inner - 42 : left, y: 46 })
  const beside = rtl ? { x: left, width: inner - 54 } : { x: left + 54, width: inner - 54 }
  writer.line(PRODUCT_NAME, { ...beside, y: 75 }, { size: 22, bold: true })
  writer.line(
    report.reader.say(sentence('Hospital report')),
    { x: left, width: inner, y: 75, atEnd: true },
    { size: 14, color: faint },
  )
  doc.rect(left, 106, inner, 2).fill(accent)
  sheet.y = 136
  for (const part of writer.wrap(report.title, inner, { size: 20, bold: true })) {
    writer.line(part, { x: left, width: inner, y: sheet.y }, { size: 20, bold: true })
    sheet.y += 26
  }
  for (const part of [...writer.wrap(report.hospital, inner, { size: 12 }), report.counted]) {
    writer.line(part, { x: left, width: inner, y: sheet.y }, { size: part === report.counted ? 9 : 12, color: faint })
    sheet.y += 16
  }
  sheet.y += 14
}

/** Writes the key figures in rows. */
function writeFacts(sheet: Sheet, facts: Fact[], { reader }: TellableReport): void {
  const columns = factsInRow(facts.length)
  const width = inner / columns
  for (let at = 0; at < facts.length; at += columns) {
    makeRoom(sheet, 52)
    facts.slice(at, at + columns).forEach(({ label, value, writing }, column) => {
      const x = left + (sheet.rtl ? width * (columns - 1 - column) + 8 : width * column)
      const box = { x, width: width - 8 }
      sheet.writer.line(
        writeCell(value, writing, reader),
        { ...box, y: sheet.y + 6 },
        { size: 16, bold: true, color: accent },
      )
      sheet.writer.wrap(sayWith(reader.say, label), width - 8, { size: 9 }).forEach((part, line) => {
        sheet.writer.line(part, { ...box, y: sheet.y + 22 + line * 11 }, { size: 9, color: faint })
      })
    })
    sheet.y += 52
  }
}

function writeNote(sheet: Sheet, note: string): void {
  for (const part of sheet.writer.wrap(note, inner, { size: 9 })) {
    makeRoom(sheet, 13)
    sheet.writer.line(part, { x: left, width: inner, y: sheet.y }, { size: 9, color: faint })
    sheet.y += 13
  }
  sheet.y += 5
}

/** Returns the widths of the columns. The first one takes the rest. */
function boxesOf(columns: TableColumn[], rtl: boolean): { x: number; width: number }[] {
  const width = Math.min(72, (inner * 0.68) / Math.max(1, columns.length - 1))
  const first = inner - width * (columns.length - 1)
  return columns.map((_, at) => {
    const x = at === 0 ? 0 : first + width * (at - 1)
    const own = at === 0 ? first : width
    return { x: left + (rtl ? inner - x - own : x) + 4, width: own - 8 }
  })
}

/** Returns the largest font size that breaks no word. */
function sizeForWords(heads: string[], boxes: { width: number }[], writer: PdfWriter): number {
  const fits = (size: number) =>
    heads.every((head, at) =>
      head.split(/\s+/u).every((word) => writer.widthOf(word, { size, bold: true }) <= (boxes[at]?.width ?? inner)),
    )
  return [8.5, 8, 7.5, 7, 6.5].find(fits) ?? 6
}

function writeTable(sheet: Sheet, { title, columns, rows, total }: ReportTable, { reader }: TellableReport): void {
  const { doc, writer, rtl } = sheet
  const boxes = boxesOf(columns, rtl)
  const heads = columns.map(({ label }) => sayWith(reader.say, label))
  const headSize = sizeForWords(heads, boxes, writer)
  const writeLine = (cells: string[], look: { bold?: boolean; head?: boolean }) => {
    const style = { size: look.head ? headSize : 9.5, bold: look.bold ?? false, ...(look.head && { color: faint }) }
    const parts = cells.map((cell, at) => writer.wrap(cell, boxes[at]?.width ?? inner, style))
    const lines = Math.max(...parts.map(({ length }) => length))
    const height = ROW + (lines - 1) * 11
    if (makeRoom(sheet, height) && !look.head) writeLine(heads, { head: true, bold: true })
    if (look.bold) doc.rect(left, sheet.y, inner, height).fill(tint)
    parts.forEach((wrapped, at) => {
      const box = boxes[at] ?? { x: left, width: inner }
      const atEnd = columns[at]?.writing !== 'text'
      for (const [line, part] of wrapped.entries())
        writer.line(part, { ...box, y: sheet.y + 13.5 + line * 11, atEnd }, style)
    })
    sheet.y += height
    doc.rect(left, sheet.y, inner, 0.5).fill(hairline)
  }
  const written = (row: Cell[]) => columns.map(({ writing }, at) => writeCell(row[at] ?? null, writing, reader))
  sheet.y += 22
  makeRoom(sheet, 26 + ROW * 3)
  writer.line(reader.say(title), { x: left, width: inner, y: sheet.y }, { size: 13, bold: true })
  sheet.y += 10
  writeLine(heads, { head: true, bold: true })
  for (const row of rows) writeLine(written(row), {})
  if (total) writeLine(written(total), { bold: true })
}

/** Writes page numbers once the number of pages is known. */
function numberPages({ doc, writer }: Sheet, { reader }: TellableReport): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const words = reader.say(sentence('Page {{page}} of {{pages}}'), { page: page + 1, pages: count })
    writer.line(words, { x: left, width: inner, y: 806, atEnd: true }, { size: 9, color: faint })
  }
}

/** Returns the report on A4 pages: key figures, a chart, and every table. */
export async function pdfOf(report: TellableReport): Promise<Buffer> {
  const { language, say } = report.reader
  const rtl = language === 'ar'
  const doc = await startPdf({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: report.title, Author: PRODUCT_NAME, Creator: PRODUCT_NAME, Producer: PRODUCT_NAME },
  })
  const bytes = bytesOf(doc)
  const sheet: Sheet = { doc, writer: pdfWriter(doc, rtl), rtl, y: TOP }
  writeHead(sheet, report)
  writeFacts(sheet, report.facts, report)
  for (const note of report.notes) writeNote(sheet, sayWith(say, note))
  drawBars(sheet, report)
  for (const table of report.tables) writeTable(sheet, table, report)
  numberPages(sheet, report)
  doc.end()
  return bytes
}
