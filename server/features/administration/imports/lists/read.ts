/** Reads lists in a separate thread, so that a long or hostile file delays nothing else. */
import { on } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '#server/jobs/thread.ts'
import { type CsvRecord, type Encoding, ListError, type Source } from './csv-lines.ts'

export { type CsvRecord, type Encoding, ListError, type Source } from './csv-lines.ts'

/** Task of the thread: detect the encoding, or read records in it. */
export type Reading = { encoding?: Encoding }
/** Messages of the thread. Each is answered before it continues, except the end and a fault. */
export type ReadingNews = { wants: 'piece' } | { records: CsvRecord[] } | { end: Encoding } | { fault: string }

/** Memory limit of the thread. A file of 10 MB takes a tenth of it. */
const MOST_MEMORY_MB = 512
/** Milliseconds after which an idle thread ends. */
const IDLE_MS = 10_000

const idle: { thread: Worker; ending: NodeJS.Timeout }[] = []

const startReader = (): Worker =>
  startThread('read-worker', new URL('./read-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })

function takeThread(): Worker {
  const reader = idle.pop()
  if (!reader) return startReader()
  clearTimeout(reader.ending)
  reader.thread.ref()
  return reader.thread
}

function keepThread(thread: Worker): void {
  const reader = {
    thread,
    ending: setTimeout(() => {
      idle.splice(idle.indexOf(reader), 1)
      thread.terminate()
    }, IDLE_MS).unref(),
  }
  thread.unref()
  idle.push(reader)
}

/**
 * Yields records in batches and returns the encoding. A thread that is left before its end is
 * terminated.
 */
async function* read(source: Source, reading: Reading): AsyncGenerator<CsvRecord[], Encoding> {
  const thread = takeThread()
  const pieces = source()[Symbol.asyncIterator]()
  let isDone = false
  try {
    const messages = on(thread, 'message', { close: ['exit'] })
    thread.postMessage(reading)
    for await (const [news] of messages as AsyncIterable<[ReadingNews]>) {
      isDone = 'end' in news || 'fault' in news
      if ('end' in news) return news.end
      if ('fault' in news) throw new ListError(news.fault)
      if ('records' in news) {
        yield news.records
        thread.postMessage(null)
      } else {
        const { done, value } = await pieces.next()
        thread.postMessage(done ? null : value)
      }
    }
    throw new Error('the thread that reads lists has ended')
  } finally {
    await pieces.return?.()
    if (isDone) keepThread(thread)
    else await thread.terminate()
  }
}

/**
 * Detects the encoding. Turkish spreadsheets write Windows-1254. Throws `ListError` for files that
 * are not lists or are too long.
 */
export async function encodingOf(source: Source): Promise<Encoding> {
  const news = read(source, {})
  for (;;) {
    const { done, value } = await news.next()
    if (done) return value
  }
}

/** Yields the records of a CSV file, with a refusal in place of each invalid line. */
export async function* csvRecords(source: Source, encoding: Encoding): AsyncGenerator<CsvRecord> {
  for await (const records of read(source, { encoding })) yield* records
}
