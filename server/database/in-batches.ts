import { MAX_RECORDS_READ } from '#domain/paging.ts'

const BATCH = 1000

/** Reads a whole list in batches, up to the maximum length of lists. */
export async function* inBatches<Row>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let offset = 0; offset < MAX_RECORDS_READ; offset += BATCH) {
    const rows = await read({ limit: BATCH, offset })
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
  }
}
