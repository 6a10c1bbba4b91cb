import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../errors.ts'
import type { Logger } from '../http/log.ts'
import { directUrlOf } from './client.ts'

/** Somebody who listens to a topic. The calls come from a connection and must not throw. */
export type Listener = {
  /** Handles an announcement. `words` are the words after the topic's name. */
  news: (words: string[]) => void
  /** The connection was lost: nothing is heard from now on. */
  lost?: () => void
  /** The connection was lost and is back; what was announced in between was not heard. */
  gap: () => void
  /** The application is closing. */
  end: () => void
}

export type Live = {
  /**
   * Once this has answered, nothing is missed without a `gap`. Answers a function that stops it.
   */
  listen: (topic: string, listener: Listener) => Promise<() => void>
  /**
   * Once this has answered, what was committed before it was called has been delivered, or the
   * connection is lost: PostgreSQL sends what waits for a connection before it answers the next
   * question on it.
   */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

/** Maximum age of the cache on a silent link, plus five seconds. */
const PING_MS = 5000
const pauses = [100, 500, 1000, 2000, 5000, 10_000]

/**
 * Subscribes to announcements that the database sends with NOTIFY: on the channel `live` ("<topic>
 * <words>"), and on `hospitals` for appointments of whole hospitals. One connection serves the
 * instance. It opens with the first subscriber and reopens when it is lost.
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

  /** One question at a time: those who come while one is under way share the next. */
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

  // A link that has gone silent is found out by asking: nothing else would ever be sent on it.
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
      // A silent link would never say goodbye.
      if (client) await Promise.race([client.end(), sleep(1000, undefined, { ref: false })])
    },
  }
}
