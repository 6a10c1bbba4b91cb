/**
 * Finds next free times in a thread with its own connection. On the event loop that answers
 * requests, many calendars took an eighth of the time.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { Logger } from '#server/http/log.ts'
import type { Loop } from './loop.ts'
import { startThread } from './thread.ts'

export type ThreadSettings = { url: string; directUrl?: string | undefined; prepare?: boolean; logLevel: string }

/** Memory limit. The thread holds the calendars of 100 hospitals with all their doctors at once. */
const MOST_MEMORY_MB = 256
/** Limit of the young generation, whose memory V8 keeps. Its default is 48 MB. */
const YOUNG_MEMORY_MB = 12
const PAUSE_MS = 1000

/** Starts the thread, and restarts it after a failure. `stop` waits for the current work. */
export function startNextFreeThread(settings: ThreadSettings, log: Logger): Loop {
  let thread: Worker
  let ended: Promise<unknown>
  let isEnding = false

  function start(): void {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB }
    const options = { workerData: settings, resourceLimits }
    thread = startThread('next-free-worker', new URL('./next-free-worker.ts', import.meta.url), options)
    thread.on('error', (err) => log.error({ err }, 'the thread of next free times failed'))
    ended = once(thread, 'exit')
    thread.once('exit', async () => {
      await sleep(PAUSE_MS, undefined, { ref: false })
      if (!isEnding) start()
    })
  }
  start()

  return {
    stop: async () => {
      isEnding = true
      thread.postMessage('stop')
      await ended
    },
  }
}
