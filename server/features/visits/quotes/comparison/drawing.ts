/** Draws comparisons in a separate thread, because shaping text takes up to a second. */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { UiLanguage } from '#domain/languages.ts'
import { AppError } from '#server/errors.ts'
import { startThread } from '#server/jobs/thread.ts'
import type { Comparison } from './document.ts'

/** `issuedOn` is a calendar date. */
export type Drawing = { comparison: Comparison; language: UiLanguage; issuedOn: string }

/** Maximum documents in the queue of the thread. */
const MOST_WAITING = 20
/** Idle time before the thread ends, in milliseconds. */
const IDLE_MS = 10_000
const MOST_MEMORY_MB = 512

let idle: { thread: Worker; ending: NodeJS.Timeout } | undefined
let waiting = 0
let previous: Promise<unknown> = Promise.resolve()

function takeThread(): Worker {
  const waitingThread = idle
  idle = undefined
  if (!waitingThread)
    return startThread('comparison-pdf-worker', new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
  clearTimeout(waitingThread.ending)
  waitingThread.thread.ref()
  return waitingThread.thread
}

function keepThread(thread: Worker): void {
  thread.unref()
  const ending = setTimeout(() => {
    idle = undefined
    void thread.terminate()
  }, IDLE_MS).unref()
  idle = { thread, ending }
}

async function draw(drawing: Drawing): Promise<Buffer> {
  const thread = takeThread()
  const ended = once(thread, 'exit').then(() => {
    throw new Error('the thread that draws comparisons has ended')
  })
  try {
    thread.postMessage(drawing)
    const [bytes] = (await Promise.race([once(thread, 'message'), ended])) as [Uint8Array]
    keepThread(thread)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch (error) {
    await thread.terminate()
    throw error
  } finally {
    // The idle thread is ended on purpose, so its end is no error.
    ended.catch(() => undefined)
  }
}

/** Returns a comparison as PDF. Documents are drawn one at a time. */
export async function drawComparison(drawing: Drawing): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new AppError('unavailable')
  waiting++
  const turn = previous
  const drawn = turn.then(() => draw(drawing)).finally(() => waiting--)
  previous = drawn.catch(() => undefined)
  return drawn
}
