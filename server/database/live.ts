import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../errors.ts'
import type { Logger } from '../http/log.ts'
import { directUrlOf } from './client.ts'

/** Subscriber of a topic. Its functions are called from a connection and must not throw. */
export type Listener = {
  /** Handles an announcement. `words` are the words after the topic's name. */
  news: (words: string[]) => void
  /** Called when the connection is lost. No announcements arrive from then on. */
  lost?: () => void
  /** Called when a lost connection is back. Announcements in between were missed. */
  gap: () => void
  /** Called when the application closes. */
  end: () => void
}

export type Live = {
  /**
   * Subscribes to a topic. Once it has resolved, no announcement is missed without a call of `gap`.
   * Returns a function that unsubscribes.
   */
  listen: (topic: string, listener: Listener) => Promise<() => void>
  /**
   * Resolves once earlier commits have been announced, or the connection is lost. PostgreSQL sends
   * waiting announcements before it answers the next query on the connection.
   */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

/** Maximum age of the cache on a silent link, plus five seconds. */
const PING_MS = 5000
const pauses = [100, 500, 1000, 2000, 5000, 10_000]

/**
 * Subscribes to announcements that the database sends with NOTIFY, on the channel `live` ("<topic>
 * <words>") and on `hospitals` for appointments of whole hospitals. One connection serves the
 * instance. It opens with the first subscriber and reopens after a loss.
 */
export function listenLive(pool: pg.Pool, log: Logger): Live {
  const topics = new Map<string, Set<Listener>>()
  let current: pg.Client | undefined
  let opening: Promise<void> | undefined
  let asking: Promise<void> | undefined
  let askingNext: Promise<void> | undefined
  let mending = false
  let closed = false

  const allListeners = () => [...topics.values()].flatMap((listeners) => [...listeners])

  function deliver(payload = ''): void {
    const [topic = '', ...words] = payload.split(' ')
    for (const { news } of [...(topics.get(topic) ?? [])]) news(words)
  }

  async function open(): Promise<void> {
    const client = new pg.Client({
      connectionString: directUrlOf(pool),
      application_name: 'hekima live',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      statement_timeout: 4000,
      query_timeout: 5000,
    })
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    client.on('notification', ({ payload }) => deliver(payload))
    try {
      await client.connect()
      await client.query('listen live; listen hospitals')
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    current = client
  }

  function ready(): Promise<void> {
    if (current) return Promise.resolve()
    opening ??= open().finally(() => {
      opening = undefined
    })
    return opening
  }

  function lose(client: pg.Client): void {
    if (client !== current) return
    current = undefined
    client.end().catch(() => undefined)
    for (const { lost } of allListeners()) lost?.()
    if (!closed && !mending) mend()
  }

  async function mend(): Promise<void> {
    mending = true
    log.warn('the connection for live news was lost')
    for (let tries = 0; !closed && topics.size > 0; tries++) {
      await sleep(pauses[Math.min(tries, pauses.length - 1)], undefined, { ref: false })
      if (closed) break
      try {
        await ready()
        for (const { gap } of allListeners()) gap()
        break
      } catch (err) {
        log.warn({ err }, 'live news cannot be heard yet')
      }
    }
    mending = false
  }

  async function ask(): Promise<void> {
    const client = current
    await client?.query('select').catch(() => lose(client))
  }

  /** Sends one query at a time. Callers that arrive during a query share the next one. */
  function catchUp(): Promise<void> {
    if (!asking) {
      asking = ask().finally(() => {
        asking = undefined
      })
      return asking
    }
    askingNext ??= asking.then(() => {
      askingNext = undefined
      return catchUp()
    })
    return askingNext
  }

  // Only a query detects a silent connection, because nothing else is ever sent on it.
  const ping = setInterval(catchUp, PING_MS)
  ping.unref()

  return {
    async listen(topic, listener) {
      if (!closed) await ready()
      if (closed) throw new AppError('unavailable')
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    catchUp,
    async close() {
      closed = true
      clearInterval(ping)
      for (const { end } of allListeners()) end()
      await opening?.catch(() => undefined)
      const client = current
      current = undefined
      // A silent connection would never confirm its end.
      if (client) await Promise.race([client.end(), sleep(1000, undefined, { ref: false })])
    },
  }
}
