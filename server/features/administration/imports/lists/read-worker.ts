/**
 * Thread that reads lists (read.ts). It requests pieces of the file and sends records, waiting each
 * time for the response.
 */
import { parentPort } from 'node:worker_threads'
import { type CsvRecord, detectEncoding, ListError, recordsIn } from './csv-lines.ts'
import type { Reading, ReadingNews } from './read.ts'

/** Number of records sent together. Between two batches the server handles other requests. */
const BATCH = 1000

if (!parentPort) throw new Error('read-worker.ts runs as a worker thread alone')
const port = parentPort

const nextMessage = () => new Promise<unknown>((resolve) => port.once('message', resolve))

function post(news: ReadingNews): Promise<unknown> {
  const answer = nextMessage()
  port.postMessage(news)
  return answer
}

async function* pieces(): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = await post({ wants: 'piece' })
    if (!(piece instanceof Uint8Array)) return
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
  }
}

async function read({ encoding }: Reading): Promise<ReadingNews> {
  if (!encoding) return { end: await detectEncoding(pieces) }
  let records: CsvRecord[] = []
  for await (const record of recordsIn(pieces, encoding)) {
    if (records.push(record) < BATCH) continue
    await post({ records })
    records = []
  }
  if (records.length > 0) await post({ records })
  return { end: encoding }
}

for (;;) {
  const reading = (await nextMessage()) as Reading
  const news = await read(reading).catch((error: unknown): ReadingNews => {
    if (error instanceof ListError) return { fault: error.sentence }
    throw error
  })
  port.postMessage(news)
}
