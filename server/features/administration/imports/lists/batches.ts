/** Writes the rows of a list in batches and reports the results. */
import { inEnglish } from '#domain/sentences.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { databaseFault } from '#server/database/fault.ts'
import type { AuditEntry } from '#server/features/accounts/audit/writing.ts'
import { refusalCounter } from './refusal-counter.ts'

/** Row as it is in the list. */
export interface ListRow {
  line: number
  text: string
}

/** Refused row. The reason is a sentence, which may have params. */
export interface Refusal extends ListRow {
  reason: string
}

/** Outcome of a row, for users and for the audit log. */
export interface AcceptedRow {
  outcome: 'added' | 'changed' | 'unchanged'
  line: number
  /** Name of the record. */
  name: string
  /** Sentence for the terminal. */
  message: string
  /** Written values, or those that would be written. */
  audit: AuditEntry
}

export type RowDecision = AcceptedRow | { refusal: Refusal }

export interface ImportResult {
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Number of hospitals that offer nothing, because no service in the database matches. */
  withoutServices?: number
}

export interface ImportOptions {
  /** True to write nothing. */
  isDryRun?: boolean
  /** Called for every refused row, in English. */
  onRefused?: (refusal: Refusal) => void
  /** Called for everything that is added or changed, with a sentence. */
  onChange?: (message: string) => void
  /** Called after every batch with the number of finished rows and of all rows. */
  onProgress?: (done: number, total: number) => void
  /** Stops between two batches. Finished batches stay. */
  signal?: AbortSignal
  /** Records the results of a batch in the batch's transaction. */
  record?: (tx: Tx, decided: RowDecision[]) => Promise<void>
  /** Rows in one transaction. */
  batch?: number
  /** Last line that was finished in an earlier run. */
  after?: number
}

const BATCH = 500

export type Read<Row> = { row: Row } | { refusal: Refusal }

type Batches<Row> = {
  rows: AsyncIterable<Read<Row>>
  total: number
  write: (tx: Tx, batch: Row[]) => Promise<RowDecision[]>
}

const rowsOf = <Row>(batch: Read<Row>[]): Row[] => batch.flatMap((read) => ('row' in read ? [read.row] : []))

export async function inBatches<Row extends ListRow>(
  db: Db,
  { rows, total, write }: Batches<Row>,
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const { batch: size = BATCH, after = 0 } = options
  const countRefusal = refusalCounter()
  let done = 0
  let batch: Read<Row>[] = []

  const count = (decided: RowDecision) => {
    if ('refusal' in decided) {
      result.refused += 1
      countRefusal(decided.refusal.line)
      options.onRefused?.({ ...decided.refusal, reason: inEnglish(decided.refusal.reason) })
      return
    }
    result[decided.outcome] += 1
    if (decided.outcome !== 'unchanged') options.onChange?.(decided.message)
  }
  const work = async (tx: Tx, part: Read<Row>[]): Promise<RowDecision[]> => {
    const taken = rowsOf(part)
    const written = taken.length > 0 ? await write(tx, taken) : []
    const decided = [...written, ...part.flatMap((read) => ('refusal' in read ? [read] : []))]
    await options.record?.(tx, decided)
    return decided
  }
  const finishBatch = async () => {
    for (const decided of await writeBatch(db, batch, { work, record: options.record })) count(decided)
    done += rowsOf(batch).length
    batch = []
    options.onProgress?.(done, total)
  }

  for await (const read of rows) {
    if (options.signal?.aborted) break
    if (('row' in read ? read.row : read.refusal).line <= after) continue
    if (batch.push(read) === size) await finishBatch()
  }
  if (batch.length > 0 && !options.signal?.aborted) await finishBatch()
  return result
}

type Work<Row> = {
  work: (tx: Tx, part: Read<Row>[]) => Promise<RowDecision[]>
  record: ImportOptions['record']
}

/**
 * Writes a batch in one transaction. If the database refuses a row of it, each row gets its own
 * transaction, so that only the bad row is lost.
 */
async function writeBatch<Row extends ListRow>(
  db: Db,
  batch: Read<Row>[],
  { work, record }: Work<Row>,
): Promise<RowDecision[]> {
  try {
    return await db.transaction((tx) => work(tx, batch))
  } catch (error) {
    if (databaseFault(error) === 'unavailable' || error instanceof ImportLost) throw error
  }
  const decided: RowDecision[] = []
  for (const read of batch) {
    try {
      decided.push(...(await db.transaction((tx) => work(tx, [read]))))
    } catch (error) {
      if (databaseFault(error) === 'unavailable' || error instanceof ImportLost) throw error
      const { line, text } = 'row' in read ? read.row : read.refusal
      const refused = [{ refusal: { line, text, reason: 'The database rejected this row.' } }]
      if (record) await db.transaction((tx) => record(tx, refused))
      decided.push(...refused)
    }
  }
  return decided
}

/** Error for an import that another instance has taken over. Nothing more may be written here. */
export class ImportLost extends Error {
  override readonly name = 'ImportLost'
}
