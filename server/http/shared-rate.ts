import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { type Counting, countMany } from '../limits.ts'

/** Maximum number of counted callers. The least recently active one is evicted first. */
const MOST_CALLERS = 10_000
/** Share of a limit that a process counts alone before it exchanges counts. */
const UNSENT_SHARE = 1 / 40
/** Longest wait of a request for the shared count, in milliseconds. */
const WAIT_MS = 1000
/** A busy machine that runs tests takes as long as it takes. */
const TEST_WAIT_MS = 60_000
/** Time without shared counts after the database was slow or away, in milliseconds. */
const PAUSE_MS = 5000

type Window = {
  /** Requests of all processes that the database knew at the last exchange. */
  shared: number
  /** Own requests since then. */
  unsent: number
  endsAt: number
  exchange?: Promise<void>
}

/**
 * Store of `@fastify/rate-limit` whose counts are shared by all processes. A process exchanges its
 * count with the database after each fortieth of the limit, so a caller who spreads requests over
 * four processes exceeds the limit by at most a tenth. Most callers never cause a statement. While
 * the database is slow or away, each process counts for itself.
 */
export function sharedRateStore(deps: Counting): FastifyRateLimitStoreCtor {
  const windows = new LRUCache<string, Window>({ max: MOST_CALLERS })
  let pausedUntil = 0
  const waitMs = deps.config.environment === 'test' ? TEST_WAIT_MS : WAIT_MS
  const now = () => deps.clock().getTime()

  function windowOf(who: string, milliseconds: number): Window {
    const running = windows.get(who)
    if (running && running.endsAt > now()) return running
    const window = { shared: 0, unsent: 0, endsAt: now() + milliseconds }
    windows.set(who, window)
    return window
  }

  async function exchange(window: Window, who: string, { most, seconds }: { most: number; seconds: number }) {
    const sent = window.unsent
    try {
      const { taken, endsAt } = await countMany(deps, { what: 'requests', who, most, seconds }, sent)
      window.shared = taken
      window.unsent -= sent
      window.endsAt = endsAt.getTime()
    } catch {
      pausedUntil = Date.now() + PAUSE_MS
    } finally {
      window.exchange = undefined
    }
  }

  /** Waits for the shared count, but not for a slow database. */
  async function patiently(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        pausedUntil = Date.now() + PAUSE_MS
        resolve()
      }, waitMs)
    })
    await Promise.race([work, late]).finally(() => clearTimeout(timer))
  }

  async function count(who: string, milliseconds: number, most: number) {
    const window = windowOf(who, milliseconds)
    window.unsent++
    const isDue = window.unsent >= Math.max(1, Math.floor(most * UNSENT_SHARE))
    // A caller who is over the limit changes nothing any more.
    if (isDue && window.shared <= most && Date.now() >= pausedUntil) {
      window.exchange ??= exchange(window, who, { most, seconds: milliseconds / 1000 })
      await patiently(window.exchange)
    }
    return { current: window.shared + window.unsent, ttl: Math.max(0, window.endsAt - now()) }
  }

  return class {
    incr(
      who: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      milliseconds: number,
      most: number,
    ): void {
      count(who, milliseconds, most).then(
        (result) => done(null, result),
        (error) => done(error),
      )
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}
