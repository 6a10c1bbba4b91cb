import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import bidiFactory from 'bidi-js'
import { projectRoot } from '#server/config.ts'

const bidi = bidiFactory()

/**
 * Returns the path of a font. Plex is the web client's font, but with all letters, because names
 * may contain any: Latin with Turkish, and Cyrillic. Arabic has its own file. Plex has no Chinese
 * letters. They come from one weight of Noto Sans SC.
 */
const fontFile = (file: string) => path.join(projectRoot(), 'server/http/fonts', file)
const FONTS = {
  latin: fontFile('IBMPlexSans_400Regular.ttf'),
  latinBold: fontFile('IBMPlexSans_600SemiBold.ttf'),
  arabic: fontFile('IBMPlexSansArabic_400Regular.ttf'),
  arabicBold: fontFile('IBMPlexSansArabic_600SemiBold.ttf'),
  chinese: path.join(projectRoot(), 'server/features/visits/appointments/documents/fonts/noto-sans-sc.woff'),
} as const
export type Font = keyof typeof FONTS

export type Style = { size: number; bold?: boolean; color?: string }
type Run = { text: string; font: Font; level: number }

const ARABIC = /\p{Script=Arabic}/u
/** Chinese letters and those of Japanese. */
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]/u
/** Control characters for the order of writing, which are never drawn. */
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const ISOLATES = /[\u2066-\u2069]/u

function fontOf(char: string, level: number, bold: boolean): Font {
  if (level % 2 === 1 || ARABIC.test(char)) return bold ? 'arabicBold' : 'arabic'
  if (CHINESE.test(char)) return 'chinese'
  return bold ? 'latinBold' : 'latin'
}

/** Splits text into runs of one direction and font, in reading order. */
function logicalRuns(text: string, rtl: boolean, bold: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: Run[] = []
  let index = 0
  for (const char of text) {
    const level = levels[index] ?? 0
    index += char.length
    if (ISOLATES.test(char)) continue
    const font = fontOf(char, level, bold)
    const last = runs.at(-1)
    const shown = mirrored.get(index - char.length) ?? char
    if (last && last.level === level && last.font === font) last.text += shown
    else runs.push({ text: shown, font, level })
  }
  // The font's shaper reverses Arabic letters, but not runs of only punctuation.
  for (const run of runs) if (run.level % 2 === 1 && !ARABIC.test(run.text)) run.text = [...run.text].reverse().join('')
  return runs
}

/**
 * Returns the runs of one line from left to right (rule L2 of the Unicode bidirectional algorithm).
 */
function visualRuns(text: string, rtl: boolean, bold: boolean): Run[] {
  const runs = logicalRuns(text, rtl, bold)
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end++
      if (end - start > 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  return runs
}

// An empty list of features makes pdfkit shape a whole run. Word by word it would set Arabic words
// in Latin order.
const whole = { features: [] as PDFKit.Mixins.OpenTypeFeatures[], lineBreak: false }

/**
 * Creates a document. The library is loaded with the first one, because it takes 16 MB of memory.
 */
export async function startPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument(options)
}

/** Collects the bytes of a document until it ends. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return buffer(doc.pipe(new PassThrough()))
}

/** Layout of our documents in points: A4 with margins of two centimetres. */
export const PAPER = {
  width: 595.28,
  left: 56.7,
  inner: 595.28 - 2 * 56.7,
  bottom: 785,
  ink: '#142046',
  faint: '#575f7a',
  accent: '#0c7779',
  line: '#e4dccb',
  tint: '#f7f3ea',
} as const

const STAR = 'M48 24L41 31L41 41L31 41L24 48L17 41L7 41L7 31L0 24L7 17L7 7L17 7L24 0L31 7L41 7L41 17Z'
const CROSS =
  'M28 20L33.5 20L37.5 24L33.5 28L28 28L28 33.5L24 37.5L20 33.5L20 28L14.5 28L10.5 24L14.5 20L20 20L20 14.5L24 10.5L28 14.5Z'

/** Draws the logo, 42 points wide. */
export function drawMark(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void {
  doc
    .save()
    .translate(x, y)
    .scale(42 / 48)
  doc.path(STAR).fill(PAPER.accent).path(CROSS).fill('#fcfaf5').restore()
}

/**
 * Returns functions that write text of any of our scripts on a page, from the right in a
 * right-to-left document.
 */
export function pdfWriter(doc: PDFKit.PDFDocument, rtl: boolean) {
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file)

  const measure = (runs: Run[], size: number) =>
    runs.reduce((sum, { text, font }) => sum + doc.font(font).fontSize(size).widthOfString(text, whole), 0)
  const widthOf = (text: string, { size, bold = false }: Style) => measure(visualRuns(text, rtl, bold), size)

  const widths = new Map<string, number>()
  /** Width of a word that may come again. Shaping takes most of the time of a document. */
  function widthOfWord(word: string, style: Style): number {
    const key = `${style.size} ${style.bold ?? false} ${word}`
    const width = widths.get(key) ?? widthOf(word, style)
    widths.set(key, width)
    return width
  }

  /** Splits a word that is too long for a line. */
  function cut(word: string, width: number, style: Style): string[] {
    const parts: string[] = ['']
    for (const char of widthOfWord(word, style) > width ? word : []) {
      const last = parts.at(-1) ?? ''
      if (last && widthOf(last + char, style) > width) parts.push(char)
      else parts[parts.length - 1] = last + char
    }
    return parts[0] ? parts : [word]
  }

  function wrap(text: string, width: number, style: Style): string[] {
    const space = widthOfWord(' ', style)
    const lines: string[] = []
    let taken = 0
    for (const word of text.split(/\s+/u).flatMap((word) => cut(word, width, style))) {
      const last = lines.at(-1)
      const own = widthOfWord(word, style)
      const fits = last !== undefined && taken + space + own <= width
      taken = fits ? taken + space + own : own
      if (fits) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }

  /**
   * Writes one line between two edges, at the start or the end. Its own letters decide its
   * direction, so that a telephone number keeps its order in an Arabic document.
   */
  function line(text: string, box: { x: number; y: number; width: number; atEnd?: boolean }, style: Style): void {
    const runs = visualRuns(`${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`, rtl, style.bold ?? false)
    const atRight = rtl !== (box.atEnd ?? false)
    let x = atRight ? box.x + box.width - measure(runs, style.size) : box.x
    for (const { text: part, font } of runs) {
      doc
        .font(font)
        .fontSize(style.size)
        .fillColor(style.color ?? PAPER.ink)
      // Aligned at the baseline, since the heights of the fonts differ.
      doc.text(part, x, box.y, { ...whole, baseline: 'alphabetic' })
      x += doc.widthOfString(part, whole)
    }
  }

  return { wrap, line, widthOf }
}
export type PdfWriter = ReturnType<typeof pdfWriter>
