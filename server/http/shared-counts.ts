import { LRUCache } from 'lru-cache'
import { type Counting, countMany } from '../limits.ts'

/** Maximum number of counted callers. The least recently active one is evicted first. */
const MOST_CALLERS = 10_000
/** Share of a limit that a process counts by itself before it exchanges counts. */
const UNSENT_SHARE = 1 / 40
/** Longest wait of a request for the shared count, in milliseconds. */
const WAIT_MS = 1000
/** Generous, because a busy machine may run the tests. */
const TEST_WAIT_MS = 60_000
/** Time without shared counts after the database was slow or away, in milliseconds. */
const PAUSE_MS = 5000

type Window = {
  /** Actions that this process has counted. */
  own: number
  /** Actions of this process that are already in the database. */
  sent: number
  /** Actions of the other processes at the last exchange. */
  foreign: number
  endsAt: number
  exchange?: Promise<void>
}
type Period = { most: number; seconds: number }

/**
 * Counts actions of callers in fixed periods that all processes share. A process exchanges its
 * count with the database after each fortieth of the limit, so a caller who spreads requests over
 * four processes exceeds the limit by at most a tenth. Most callers never cause a statement. While
 * the database is slow or away, each process counts for itself.
 */
export function sharedCounts(deps: Counting, what: string) {
  const windows = new LRUCache<string, Window>({ max: MOST_CALLERS })
  let pausedUntil = 0
  const waitMs = deps.config.environment === 'test' ? TEST_WAIT_MS : WAIT_MS
  const now = () => deps.clock().getTime()

  function runningWindow(who: string): Window | undefined {
    const window = windows.get(who)
    return window && window.endsAt > now() ? window : undefined
  }

  function windowOf(who: string, seconds: number): Window {
    const window = runningWindow(who) ?? { own: 0, sent: 0, foreign: 0, endsAt: now() + seconds * 1000 }
    windows.set(who, window)
    return window
  }

  async function exchange(window: Window, who: string, period: Period) {
    const { own, sent } = window
    try {
      const { taken, endsAt } = await countMany(deps, { what, who, ...period }, own - sent)
      window.sent = own
      window.foreign = Math.max(0, taken - own)
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

  return {
    /**
     * Counts an action. Returns its number in the period, and the milliseconds until the period
     * ends. Concurrent actions have different numbers, so as many as allowed are allowed.
     */
    async count(who: string, period: Period): Promise<{ current: number; ttl: number }> {
      const window = windowOf(who, period.seconds)
      window.own += 1
      const number = window.own
      const share = Math.max(1, Math.floor(period.most * UNSENT_SHARE))
      const isDue = () => number > window.sent && window.own - window.sent >= share
      // A caller above the limit changes nothing more.
      const isOpen = () => window.sent + window.foreign <= period.most && Date.now() >= pausedUntil
      while (isDue() && isOpen()) {
        window.exchange ??= exchange(window, who, period)
        await patiently(window.exchange)
      }
      return { current: number + window.foreign, ttl: Math.max(0, window.endsAt - now()) }
    },
    /** Returns the actions known to this process, without a statement. */
    taken(who: string): number {
      const window = runningWindow(who)
      return window ? window.own + window.foreign : 0
    },
  }
}
