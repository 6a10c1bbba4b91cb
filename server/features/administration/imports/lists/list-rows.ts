import { sentence } from '#domain/sentences.ts'
import type { ListRow, Read } from './batches.ts'
import { columnsOf } from './header.ts'
import { csvRecords, type Encoding, ListError, type Source } from './read.ts'
import { refusalCounter } from './refusal-counter.ts'

type Reading<Column extends string, Row> = {
  /** Names of each column, comma-joined. */
  headers: Record<Column, string>
  required: readonly NoInfer<Column>[]
  /** Columns whose line breaks are kept. */
  written?: readonly NoInfer<Column>[]
  /** Returns the row, or a sentence with the reason why it is invalid. */
  toRow: (record: ListRow, values: Record<NoInfer<Column>, string>) => Row | string
  /**
   * Key of a row. The second row with the same key is refused with `twice`, whose placeholder is
   * the `line` of the first.
   */
  keyOf: (row: Row) => string
  twice: string
}

/** Reads every row of a list. Each is accepted, or refused with its line and a sentence. */
export async function* listRows<Column extends string, Row extends ListRow>(
  source: Source,
  encoding: Encoding,
  { headers, required, written = [], toRow, keyOf, twice }: Reading<Column, Row>,
): AsyncGenerator<Read<Row>> {
  const seen = new Map<string, number>()
  const countRefusal = refusalCounter()
  let valuesOf: ((values: string[]) => Record<Column, string>) | undefined
  for await (const record of csvRecords(source, encoding)) {
    const { line, text } = record
    if (!valuesOf) {
      if (!('values' in record)) throw new ListError(sentence('The header (line {{line}}) cannot be read.', { line }))
      valuesOf = columnsOf(record.values, headers, { required, written })
      continue
    }
    const row = 'values' in record ? toRow(record, valuesOf(record.values)) : record.refusal
    if (typeof row === 'string') {
      countRefusal(line)
      yield { refusal: { line, text, reason: row } }
      continue
    }
    const key = keyOf(row)
    const earlier = seen.get(key)
    if (earlier) {
      countRefusal(line)
      yield { refusal: { line, text, reason: sentence(twice, { line: earlier }) } }
    } else {
      seen.set(key, line)
      yield { row }
    }
  }
  if (!valuesOf) throw new ListError('The file is empty.')
}
