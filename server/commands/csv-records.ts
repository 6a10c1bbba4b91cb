import { CsvError, parse } from 'csv-parse/sync'

/** One record of a CSV file, or why there is none, with the number of the line on which it begins. */
export type CsvRecord = { line: number; values: string[] } | { line: number; refusal: string }

/** A quoted field may run over several lines; one that runs further than this is a quotation mark too many. */
const LONGEST_RECORD = 40

function split(text: string, delimiter: string): string[] | 'unclosed' | 'broken' {
  try {
    const [values] = parse(text, { delimiter, relax_column_count: true, trim: delimiter !== '\t' }) as string[][]
    return values ?? []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'unclosed' : 'broken'
  }
}

/**
 * Reads a CSV file record by record. The parser alone would take a stray quotation mark for the start of a field and
 * swallow every line up to the next one; here the line that breaks the rules is refused and the next is read afresh.
 */
export function* csvRecords(file: Buffer): Generator<CsvRecord> {
  const lines = decodedLines(file)
  const first = lines.findIndex((line) => line !== '')
  if (first < 0) return
  const delimiter = delimiterOf(lines[first] ?? '')
  let width = 0
  for (let at = first; at < lines.length; at++) {
    const text = lines[at]
    const line = at + 1
    if (text === '') continue
    if (text === null || text === undefined) {
      yield { line, refusal: 'The line is not UTF-8 text.' }
      continue
    }
    let values = split(text, delimiter)
    let last = at
    for (let joined = text; values === 'unclosed' && last - at < LONGEST_RECORD; ) {
      const next = lines[last + 1]
      if (typeof next !== 'string') break
      last += 1
      joined += `\n${next}`
      values = split(joined, delimiter)
    }
    width ||= Array.isArray(values) ? values.length : 0
    if (!Array.isArray(values) || (last > at && values.length !== width)) {
      yield { line, refusal: 'The quotation marks of this line do not match.' }
    } else if (values.length !== width) {
      yield { line, refusal: `The line has ${values.length} columns where the header has ${width}.` }
    } else {
      yield { line, values }
      at = last
    }
  }
}

/** Lines without their ends; null for one whose bytes are not UTF-8. */
function decodedLines(file: Buffer): (string | null)[] {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const lines: (string | null)[] = []
  for (let from = 0; from < file.length; ) {
    const end = file.indexOf(0x0a, from)
    const to = end < 0 ? file.length : end
    try {
      const text = decoder.decode(file.subarray(from, to)).replace(/\r$/u, '')
      lines.push(text.trim() === '' ? '' : text)
    } catch {
      lines.push(null)
    }
    from = to + 1
  }
  return lines
}

/** Spreadsheets in Turkish write semicolons. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t'].reduce((best, mark) => (header.split(mark).length > header.split(best).length ? mark : best))
