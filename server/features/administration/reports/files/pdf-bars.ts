import { chartsOf } from '#domain/report-charts.ts'
import { writeCell } from '#domain/report-words.ts'
import { PAPER } from '#server/features/visits/appointments/documents/pdf-text.ts'
import type { Sheet } from './pdf.ts'
import type { TellableReport } from './report-document.ts'

const { left, inner, faint, line: hairline } = PAPER
const HEIGHT = 110
const COLOURS = ['#0c7779', '#142046', '#c98a1b', '#b9bdc9', '#c0452f']
/** Number of labels below the bars. */
const LABELS = 8

/** Draws the first chart of a report: stacked bars over time, in the direction of reading. */
export function drawBars(sheet: Sheet, { tables, reader }: TellableReport): void {
  const [chart] = chartsOf(tables)
  if (!chart) return
  const { doc, writer, rtl } = sheet
  const most = Math.max(...chart.bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  if (most === 0) return
  sheet.y += 14
  let x = rtl ? left + inner : left
  for (const [at, { label }] of chart.series.entries()) {
    const words = reader.say(label)
    const width = writer.widthOf(words, { size: 8.5 }) + 26
    doc.rect(rtl ? x - 9 : x, sheet.y - 7, 9, 8).fill(COLOURS[at] ?? hairline)
    const box = rtl ? { x: x - 14 - width, width } : { x: x + 13, width }
    writer.line(words, { ...box, y: sheet.y }, { size: 8.5, color: faint })
    x += rtl ? -width : width
  }
  sheet.y += 12
  const base = sheet.y + HEIGHT
  const slot = inner / chart.bars.length
  const width = Math.min(slot * 0.62, 32)
  const every = Math.ceil(chart.bars.length / LABELS)
  doc.rect(left, base, inner, 0.5).fill(hairline)
  chart.bars.forEach(({ days, values }, at) => {
    const start = left + slot * (rtl ? chart.bars.length - 1 - at : at)
    let below = 0
    values.forEach((value, series) => {
      const height = (value / most) * HEIGHT
      below += height
      if (value > 0) doc.rect(start + (slot - width) / 2, base - below, width, height).fill(COLOURS[series] ?? hairline)
    })
    if (at % every > 0) return
    // A label starts at its bar and extends below bars without one. The last one ends with the
    // chart.
    const label = writeCell({ days }, 'text', reader)
    const style = { size: 7.5, color: faint }
    const room = rtl ? start + slot - left : left + inner - start
    const wide = Math.min(slot * every, room)
    const x = rtl ? start + slot - wide : start
    writer.line(label, { x, y: base + 12, width: wide, atEnd: writer.widthOf(label, style) > room }, style)
  })
  sheet.y = base + 20
}
