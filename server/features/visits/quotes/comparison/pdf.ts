import { PRODUCT_NAME } from '#domain/product.ts'
import type { CompareWords } from '#domain/quotes/comparison.ts'
import {
  bytesOf,
  drawMark,
  PAPER,
  type PdfWriter,
  pdfWriter,
  type Style,
  startPdf,
} from '#server/features/visits/appointments/documents/pdf-text.ts'
import type { Comparison, ComparisonCell, ComparisonRow } from './document.ts'

const { ink, faint, accent, line: hairline, tint } = PAPER
const RED = '#a4262c'
/** Landscape A4, in points. */
const SHEET = { left: 42, inner: 841.89 - 84, top: 42, bottom: 552, foot: 572 } as const
const LABELS = 132
const PADDING = 6

type Box = { x: number; width: number }
type Line = { text: string; style: Style; leading: number }
type Sheet = {
  doc: PDFKit.PDFDocument
  writer: PdfWriter
  rtl: boolean
  y: number
  boxes: Box[]
  comparison: Comparison
  words: CompareWords
}

const LOOKS = {
  plain: { size: 8.5, color: ink },
  strong: { size: 8.5, bold: true, color: ink },
  muted: { size: 8.5, color: faint },
  missing: { size: 8.5, bold: true, color: RED },
} satisfies Record<string, Style>
const NOTE: Style = { size: 7.5, color: faint }

/** Returns the column of names and those of the quotes, in reading direction. */
function boxesOf(count: number, rtl: boolean): Box[] {
  const width = (SHEET.inner - LABELS) / Math.max(1, count)
  return Array.from({ length: count + 1 }, (_, at) => {
    const own = at === 0 ? LABELS : width
    const start = at === 0 ? 0 : LABELS + width * (at - 1)
    return { x: SHEET.left + (rtl ? SHEET.inner - start - own : start) + PADDING, width: own - 2 * PADDING }
  })
}

/** Wraps text with line breaks to a width. */
const linesOf = ({ writer }: Sheet, text: string, { width, style }: { width: number; style: Style }): Line[] =>
  text
    .split('\n')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => writer.wrap(part.trim(), width, style))
    .map((part) => ({ text: part, style, leading: style.size + 2.5 }))

const cellLines = (sheet: Sheet, { entries }: ComparisonCell, width: number): Line[] =>
  entries.flatMap(({ text, note, amount, tone }) => [
    ...linesOf(sheet, text, { width, style: LOOKS[tone] }),
    ...linesOf(sheet, note ?? '', { width, style: NOTE }),
    ...linesOf(sheet, amount ?? '', { width, style: LOOKS.strong }),
  ])

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { leading }) => sum + leading, 0)

/** Writes lines into a box. Returns the lines that do not fit on the page. */
function writeLines({ writer }: Sheet, lines: readonly Line[], { x, width, y }: Box & { y: number }): Line[] {
  let at = y
  for (const [index, { text, style, leading }] of lines.entries()) {
    if (at + leading > SHEET.bottom) return lines.slice(index)
    at += leading
    writer.line(text, { x, width, y: at - 2.5 }, style)
  }
  return []
}

/** Repeats the hospitals above the rows of every page. */
function writeColumns(sheet: Sheet): void {
  const { doc, boxes, comparison, words } = sheet
  const { t } = words
  const [names = { x: 0, width: 0 }, ...others] = boxes
  const corner = linesOf(sheet, t('Total with everything included'), { width: names.width, style: NOTE })
  const heads = comparison.columns.map(({ name, note, total, guide }, at) => {
    const width = others[at]?.width ?? 0
    return [
      ...linesOf(sheet, name, { width, style: { size: 10, bold: true, color: ink } }),
      ...linesOf(sheet, note, { width, style: NOTE }),
      ...linesOf(sheet, total ?? '', { width, style: { size: 13, bold: true, color: accent } }),
      ...linesOf(sheet, guide ?? '', { width, style: NOTE }),
    ]
  })
  const height = Math.max(...heads.map(heightOf), heightOf(corner)) + PADDING
  if (comparison.columns.some(({ total }) => total))
    writeLines(sheet, corner, { ...names, y: sheet.y + height - PADDING - heightOf(corner) })
  for (const [at, head] of heads.entries()) writeLines(sheet, head, { ...(others[at] ?? names), y: sheet.y })
  sheet.y += height
  doc.rect(SHEET.left, sheet.y, SHEET.inner, 1.5).fill(accent)
  sheet.y += 1.5
}

function turnPage(sheet: Sheet): void {
  sheet.doc.addPage()
  sheet.y = SHEET.top
  writeColumns(sheet)
}

const makeRoom = (sheet: Sheet, height: number) => {
  if (sheet.y + height > SHEET.bottom) turnPage(sheet)
}

function writeGroup(sheet: Sheet, { name, note }: { name: string; note: string | null }): void {
  makeRoom(sheet, 60)
  const { doc, writer, y } = sheet
  doc.rect(SHEET.left, y, SHEET.inner, 20).fill(tint)
  const box = { x: SHEET.left + PADDING, width: SHEET.inner - 2 * PADDING, y: y + 14 }
  writer.line(name, box, { size: 10.5, bold: true })
  if (note) writer.line(note, { ...box, atEnd: true }, NOTE)
  sheet.y += 20
}

/** Writes a row. A row longer than the page continues on the next. */
function writeRow(sheet: Sheet, { name, note, cells }: ComparisonRow): void {
  const { boxes, doc, rtl } = sheet
  const widthOf = (at: number) => boxes[at]?.width ?? 0
  let rest = [
    [
      ...linesOf(sheet, name, { width: widthOf(0), style: LOOKS.muted }),
      ...linesOf(sheet, note ?? '', { width: widthOf(0), style: NOTE }),
    ],
    ...cells.map((cell, at) => cellLines(sheet, cell, widthOf(at + 1))),
  ]
  makeRoom(sheet, Math.min(Math.max(...rest.map(heightOf)), 60) + 2 * PADDING)
  while (rest.some(({ length }) => length > 0)) {
    const room = SHEET.bottom - sheet.y - 2 * PADDING
    const height = Math.min(Math.max(...rest.map(heightOf)), room)
    for (const [at, cell] of cells.entries()) {
      const box = boxes[at + 1]
      if (!cell.standsOut || !box) continue
      const edge = rtl ? box.x + box.width + PADDING - 2 : box.x - PADDING
      doc.rect(edge, sheet.y + 2, 2, height + PADDING).fill(accent)
    }
    rest = rest.map((lines, at) => writeLines(sheet, lines, { ...(boxes[at] as Box), y: sheet.y + PADDING - 2 }))
    sheet.y += height + 2 * PADDING - 2
    if (rest.some(({ length }) => length > 0)) turnPage(sheet)
  }
  doc.rect(SHEET.left, sheet.y, SHEET.inner, 0.5).fill(hairline)
}

function writeHead(sheet: Sheet, title: string): void {
  const { doc, writer, rtl, comparison, words } = sheet
  const { t, formatList } = words
  const full = { x: SHEET.left, width: SHEET.inner }
  drawMark(doc, { x: rtl ? SHEET.left + SHEET.inner - 42 : SHEET.left, y: 32 })
  const beside = { x: rtl ? SHEET.left : SHEET.left + 54, width: SHEET.inner - 54 }
  writer.line(PRODUCT_NAME, { ...beside, y: 61 }, { size: 22, bold: true })
  writer.line(title, { ...full, y: 61, atEnd: true }, { size: 14, color: faint })
  doc.rect(SHEET.left, 86, SHEET.inner, 2).fill(accent)
  sheet.y = 96
  const { treatments, columns, ratesOf } = comparison
  const notes = [
    formatList(treatments),
    columns.length > 1 ? t('In the order they arrived; we rank nothing') : '',
    t('“Not stated”: the hospital did not say'),
    columns.length > 2 ? t('A bar marks what differs from all others') : '',
    ratesOf ? t('Converted at the rates of {{date}}, as a guide only.', { date: ratesOf }) : '',
  ]
  for (const [at, note] of notes.entries())
    for (const line of linesOf(sheet, note, { width: SHEET.inner, style: at === 0 ? LOOKS.strong : NOTE })) {
      sheet.y += line.leading
      writer.line(line.text, { ...full, y: sheet.y - 2.5 }, line.style)
    }
  sheet.y += 10
}

/** Writes the date and the page numbers once the number of pages is known. */
function numberPages({ doc, writer, words: { t } }: Sheet, issued: string): void {
  const { count } = doc.bufferedPageRange()
  const box = { x: SHEET.left, width: SHEET.inner, y: SHEET.foot }
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    writer.line(t('Issued on {{date}}', { date: issued }), box, NOTE)
    writer.line(t('Page {{page}} of {{pages}}', { page: page + 1, pages: count }), { ...box, atEnd: true }, NOTE)
  }
}

/** Returns a comparison of quotes on A4 pages. `issuedOn` is a calendar date. */
export async function comparisonPdf(
  comparison: Comparison,
  { words, issuedOn }: { words: CompareWords; issuedOn: string },
): Promise<Buffer> {
  const { t, language } = words
  const title = t('Quotes for {{number}}', { number: comparison.number })
  const rtl = language === 'ar'
  const doc = await startPdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: PRODUCT_NAME, Creator: PRODUCT_NAME, Producer: PRODUCT_NAME },
  })
  const bytes = bytesOf(doc)
  const boxes = boxesOf(comparison.columns.length, rtl)
  const sheet: Sheet = { doc, writer: pdfWriter(doc, rtl), rtl, y: 0, boxes, comparison, words }
  writeHead(sheet, title)
  writeColumns(sheet)
  for (const group of comparison.groups) {
    writeGroup(sheet, group)
    for (const row of group.rows) writeRow(sheet, row)
  }
  numberPages(sheet, words.formatDate(issuedOn))
  doc.end()
  return bytes
}
