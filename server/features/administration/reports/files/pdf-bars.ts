import { type Look, STEPS, stepFor } from '#domain/charts.ts'
import { LOCALES } from '#domain/languages.ts'
import { chartsOf } from '#domain/report-charts.ts'
import { writeCell } from '#domain/report-words.ts'
import { PAPER } from '#server/features/visits/appointments/documents/pdf-text.ts'
import type { Sheet } from './pdf.ts'
import type { TellableReport } from './report-document.ts'

const { left, inner, faint, line: hairline } = PAPER
const HEIGHT = 110
/** Room for the numbers of the scale, at the start of reading. */
const AXIS = 34
/** Colours of the page in the light theme. Paper shows the striped and dotted ones plain. */
const COLOURS: Record<Look, string> = {
  deep: '#2a4590',
  solid: '#0c7779',
  striped: '#bd800f',
  dotted: '#9a1b30',
  hatched: '#9fcfcd',
}
/** Number of labels below the bars. */
const LABELS = 8

/** Draws lines across the chart and writes their values beside them. */
function drawScale({ doc, writer, rtl }: Sheet, { base, step, reader }: ScaleOptions): void {
  const numbers = new Intl.NumberFormat(LOCALES[reader.language], { notation: step >= 1000 ? 'compact' : 'standard' })
  const style = { size: 7.5, color: faint }
  const start = rtl ? left : left + AXIS
  for (let at = 0; at <= STEPS; at++) {
    const y = base - (HEIGHT / STEPS) * at
    doc.rect(start, y, inner - AXIS, 0.5).fill(hairline)
    const box = { x: rtl ? left + inner - AXIS + 6 : left, width: AXIS - 6, y: y + 2.5, atEnd: true }
    writer.line(numbers.format(step * at), box, style)
  }
}
type ScaleOptions = { base: number; step: number; reader: TellableReport['reader'] }

/** Draws the first chart of a report: stacked bars over time, in the direction of reading. */
export function drawBars(sheet: Sheet, { tables, reader, countedOn }: TellableReport): void {
  const [chart] = chartsOf(tables, countedOn)
  if (!chart) return
  const { doc, writer, rtl } = sheet
  const most = Math.max(...chart.bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  if (most === 0) return
  sheet.y += 14
  let x = rtl ? left + inner : left
  for (const { label, look } of chart.series) {
    const words = reader.say(label)
    const width = writer.widthOf(words, { size: 8.5 }) + 26
    doc.rect(rtl ? x - 9 : x, sheet.y - 7, 9, 8).fill(COLOURS[look])
    const box = rtl ? { x: x - 14 - width, width } : { x: x + 13, width }
    writer.line(words, { ...box, y: sheet.y }, { size: 8.5, color: faint })
    x += rtl ? -width : width
  }
  if (chart.unit) writer.line(chart.unit, { x: left, width: inner, y: sheet.y, atEnd: true }, { size: 8.5, bold: true })
  sheet.y += 18
  const base = sheet.y + HEIGHT
  const step = stepFor(most)
  drawScale(sheet, { base, step, reader })
  const from = rtl ? left : left + AXIS
  const slot = (inner - AXIS) / chart.bars.length
  const width = Math.min(slot * 0.62, 32)
  const every = Math.ceil(chart.bars.length / LABELS)
  chart.bars.forEach(({ days, values }, at) => {
    const start = from + slot * (rtl ? chart.bars.length - 1 - at : at)
    let below = 0
    values.forEach((value, part) => {
      const height = (value / (step * STEPS)) * HEIGHT
      below += height
      const colour = COLOURS[chart.series[part]?.look ?? 'solid']
      if (value > 0) doc.rect(start + (slot - width) / 2, base - below, width, height).fill(colour)
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
