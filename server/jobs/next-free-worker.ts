/** Thread that finds next free times. */
import { parentPort, workerData } from 'node:worker_threads'
import { createDb, createPool } from '#server/database/client.ts'
import {
  settleChangedCalendars,
  settleDueTimes,
} from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { poll } from './loop.ts'
import type { ThreadSettings } from './next-free-thread.ts'

const SECOND = 1000
const { url, logLevel, ...link } = workerData as ThreadSettings
const log = createLogger(logLevel, false)
const pool = createPool(url, log, { ...link, max: 1 })
const deps = { db: createDb(pool), clock: () => new Date() }
const failure = 'next free times could not be found'

const loops = [
  poll((isEnding) => settleChangedCalendars(deps, isEnding).then(() => undefined), { pause: SECOND, log, failure }),
  poll((isEnding) => settleDueTimes(deps, isEnding).then(() => undefined), {
    pause: 60 * SECOND,
    first: SECOND,
    log,
    failure,
  }),
]

parentPort?.once('message', async () => {
  for (const { stop } of loops) await stop()
  await pool.end()
  parentPort?.close()
})
