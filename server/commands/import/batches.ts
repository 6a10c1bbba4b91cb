/** Writes the rows of a list in batches and tells what became of them. */
import type { Db, Tx } from '#server/database/client.ts'
import { databaseFault } from '#server/database/fault.ts'

/** A row as it stands in the list. */
export interface ListRow {
  line: number
  text: string
}

/** A row that is not taken. */
export interface Refusal extends ListRow {
  reason: string
}

/** What became of a row, in words too; or why it is not taken. */
export type Decided = { outcome: 'added' | 'changed' | 'unchanged'; said: string } | { refusal: Refusal }

export interface ImportResult {
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Hospitals that offer nothing, because no service in the database fits them. */
  withoutServices?: number
}

export interface ImportOptions {
  /** Nothing is written. */
  isDryRun?: boolean
  /** Told of every row that is not taken. */
  onRefused?: (refusal: Refusal) => void
  /** Told in words of everything that is added or changed. */
  onChange?: (said: string) => void
  /** Told after every batch how many of how many rows are done. */
  onProgress?: (done: number, total: number) => void
  /** Stops between two batches; what is done stays. */
  signal?: AbortSignal
}

const BATCH = 500

type Batches<Row> = {
  rows: AsyncIterable<{ row: Row } | { refusal: Refusal }>
  total: number
  write: (tx: Tx, batch: Row[]) => Promise<Decided[]>
}

export async function inBatches<Row extends ListRow>(
  db: Db,
  { rows, total, write }: Batches<Row>,
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  let done = 0
  let batch: Row[] = []

  const count = (decided: Decided) => {
    if ('refusal' in decided) {
      result.refused += 1
      options.onRefused?.(decided.refusal)
      return
    }
    result[decided.outcome] += 1
    if (decided.outcome !== 'unchanged') options.onChange?.(decided.said)
  }
  const finishBatch = async () => {
    for (const decided of await writeBatch(db, batch, write)) count(decided)
    done += batch.length
    batch = []
    options.onProgress?.(done, total)
  }

  for await (const read of rows) {
    if (options.signal?.aborted) break
    if ('refusal' in read) count(read)
    else if (batch.push(read.row) === BATCH) await finishBatch()
  }
  if (batch.length > 0 && !options.signal?.aborted) await finishBatch()
  return result
}

/** One transaction; when the database refuses a row of it, each row has its own, so that only the bad one is lost. */
async function writeBatch<Row extends ListRow>(db: Db, batch: Row[], write: Batches<Row>['write']): Promise<Decided[]> {
  try {
    return await db.transaction((tx) => write(tx, batch))
  } catch (error) {
    if (databaseFault(error) === 'unavailable') throw error
  }
  const decided: Decided[] = []
  for (const row of batch) {
    try {
      decided.push(...(await db.transaction((tx) => write(tx, [row]))))
    } catch (error) {
      if (databaseFault(error) === 'unavailable') throw error
      const { line, text } = row
      decided.push({ refusal: { line, text, reason: 'The database does not take this row.' } })
    }
  }
  return decided
}
