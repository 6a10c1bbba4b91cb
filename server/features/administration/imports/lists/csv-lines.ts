/**
 * Reads a CSV file record by record, detecting its encoding and separator. Runs in a worker
 * (read-worker.ts).
 */
import { isAscii, isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { MAX_IMPORT_LINES } from '#domain/import-lists.ts'
import { inEnglish, sentence } from '#domain/sentences.ts'

/**
 * Function that opens the file from its beginning. The file is read several times, so that it is
 * never in memory as a whole.
 */
export type Source = () => AsyncIterable<Buffer>

export type Encoding = 'utf-8' | 'windows-1254'

/** Record with the number and text of its first line, or the reason why it cannot be read. */
export type CsvRecord =
  | { line: number; text: string; values: string[] }
  | { line: number; text: string; refusal: string }

/**
 * Error for a file that cannot be read as a list. The sentence may have params. The message is
 * English.
 */
export class ListError extends Error {
  override readonly name = 'ListError'
  readonly #sentence: string

  constructor(message: string) {
    super(inEnglish(message))
    this.#sentence = message
  }

  get sentence(): string {
    return this.#sentence
  }
}

/** Maximum number of lines of a record. A longer quoted field comes from a stray quotation mark. */
const LONGEST_RECORD = 40

const LINE_FEED = 0x0a

/** Reads lines. Throws `ListError` at the first line beyond the limit. */
async function* linesOf(source: Source): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  let count = 0
  for await (const chunk of source()) {
    const bytes = Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      count += 1
      if (count > MAX_IMPORT_LINES)
        throw new ListError(
          sentence('The list has more than {{most}} lines. Please split it.', { most: MAX_IMPORT_LINES }),
        )
      yield bytes.subarray(from, end)
      from = end + 1
    }
    rest = bytes.subarray(from)
  }
  if (rest.length > 0) yield rest
}

/**
 * Detects the encoding. Turkish spreadsheets write Windows-1254, in which lines with non-ASCII
 * letters are invalid UTF-8.
 */
export async function detectEncoding(source: Source): Promise<Encoding> {
  let keeping = 0
  let breaking = 0
  let isFirst = true
  for await (const line of linesOf(source)) {
    if (isFirst && /^(?:fffe|feff)/u.test(line.toString('hex', 0, 2)))
      throw new ListError('The file is UTF-16 text. Save it as UTF-8.')
    isFirst = false
    if (isAscii(line)) continue
    if (isUtf8(line)) keeping += 1
    else breaking += 1
  }
  return breaking > keeping ? 'windows-1254' : 'utf-8'
}

type Line = { line: number; text: string; isText: boolean }

async function* decodedLines(source: Source, encoding: Encoding): AsyncGenerator<Line> {
  const decoder = new TextDecoder(encoding)
  let line = 0
  for await (const bytes of linesOf(source)) {
    line += 1
    const text = decoder.decode(bytes).replace(/\r$/u, '')
    if (text.trim() !== '') yield { line, text, isText: encoding !== 'utf-8' || isUtf8(bytes) }
  }
}

/** Returns the separator. Spreadsheets in Turkish write semicolons. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t'].reduce((best, mark) => (header.split(mark).length > header.split(best).length ? mark : best))

/** Splits a record. Returns undefined for unmatched quotation marks. */
function split(text: string, delimiter: string): string[] | undefined {
  if (!text.includes('"')) return text.split(delimiter)
  try {
    const [values] = parse(text, { delimiter, relax_column_count: true, trim: delimiter !== '\t' }) as string[][]
    return values ?? []
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/**
 * Returns true for an odd number of quotation marks, which leaves a quoted field open, because
 * marks inside a field are doubled.
 */
const hasOddQuotes = (text: string): boolean => text.split('"').length % 2 === 0

/**
 * Reads the records of a CSV file. The parser itself would take a stray quotation mark for the
 * start of a field and consume every line up to the next mark. Here the invalid line is refused and
 * reading continues with the next line.
 */
export async function* recordsIn(source: Source, encoding: Encoding): AsyncGenerator<CsvRecord> {
  const lines = decodedLines(source, encoding)
  /** Lines that were read ahead while a quoted field was open. */
  const ahead: Line[] = []
  const nextLine = async (): Promise<Line | undefined> => ahead.shift() ?? (await lines.next()).value
  let delimiter = ''
  let width = 0
  for (let first = await nextLine(); first; first = await nextLine()) {
    const { line, text } = first
    if (!first.isText) {
      yield { line, text, refusal: 'The line is not UTF-8 text.' }
      continue
    }
    delimiter ||= delimiterOf(text)
    const joined = [first]
    let isOpen = hasOddQuotes(text)
    while (isOpen && joined.length <= LONGEST_RECORD) {
      const next = await nextLine()
      if (!next) break
      joined.push(next)
      if (!next.isText) break
      isOpen = !hasOddQuotes(next.text)
    }
    // Lines are joined until the quotes match, and then parsed once.
    const values = isOpen ? undefined : split(joined.map((part) => part.text).join('\n'), delimiter)
    width ||= values?.length ?? 0
    const isWhole = values && (joined.length === 1 || values.length === width)
    if (!isWhole) ahead.unshift(...joined.slice(1))
    if (!isWhole) {
      yield { line, text, refusal: 'The quotation marks of this line do not match.' }
    } else if (values.length !== width) {
      yield {
        line,
        text,
        refusal: sentence('The line has {{columns}} columns where the header has {{width}}.', {
          columns: values.length,
          width,
        }),
      }
    } else {
      yield { line, text: joined.map((part) => part.text).join('\n'), values }
    }
  }
}
