import { MAX_RECORDS_READ } from '#domain/paging.ts'

const BATCH = 1000

/** A whole list in batches, as far as any list can be read. */
export async function* inBatches<Row>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let offset = 0; offset < MAX_RECORDS_READ; offset += BATCH) {
    const rows = await read({ limit: BATCH, offset })
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
  }
}
