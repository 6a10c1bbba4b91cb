import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../errors.ts'
import type { Logger } from '../http/log.ts'
import { NO_CURSOR, READ_CHANGES, READ_SNAPSHOT } from './changes.ts'
import { directUrlOf } from './client.ts'
import { inSeries } from './in-series.ts'

/** Subscriber of a topic. Its functions are called from a connection and must not throw. */
export type Listener = {
  /**
   * Handles a change. `cursor` is a position up to which all changes of the topic have been
   * handled after this call.
   */
  news: (words: string[], cursor: string) => void
  /** Called when the connection is lost. No changes arrive from then on. */
  lost?: () => void
  /** Called when a lost connection is back. Changes in between were missed. */
  gap: () => void
  /** Called when the application closes. */
  end: () => void
}

export type Live = {
  /**
   * Subscribes to a topic. Later commits are not missed without a call of `gap`, earlier ones do
   * not arrive. Returns a function that unsubscribes.
   */
  listen: (topic: string, listener: Listener) => Promise<() => void>
  /** Resolves once earlier commits have been handled, or the connection is lost. */
  catchUp: () => Promise<void>
  /** Returns the position up to which all changes have been handled. */
  cursor: () => string
  /** Returns the seconds since changes were read, or undefined if nobody has subscribed. */
  secondsSinceRead: () => number | undefined
  close: () => Promise<void>
}

/** Interval at which the notifier looks for changes and wakes other processes. */
const WAKE_MS = 50
/** Interval of the notifier after ten seconds without a change, so that idling costs little. */
const IDLE_WAKE_MS = 250
const IDLE_AFTER_MS = 10_000
/**
 * Interval at which every other process reads changes and tries to become the notifier. A silent
 * connection is noticed by such a read.
 */
const LOOK_MS = 1000
/** Advisory lock of the notifier. */
const notifierLock = 4_865_207
const pauses = [100, 500, 1000, 2000, 5000, 10_000]

type Connection = {
  client: pg.Client
  /** Snapshot of the last read. */
  snapshot: string
  cursor: string
  /** True if this process wakes the others. The lock ends with the connection. */
  isNotifier: boolean
  /** True if changes were read of which the other processes have not been notified. */
  hasNews: boolean
  /** Time of the last change, as of `performance.now()`. */
  changedAt: number
}

type Row = { snapshot: string; cursor: string | null; xid: string; topic: string | null; words: string }

/** Returns the time until the next look for changes. */
function pauseOf(connection: Connection | undefined): number {
  if (!connection?.isNotifier) return LOOK_MS
  return performance.now() - connection.changedAt > IDLE_AFTER_MS ? IDLE_WAKE_MS : WAKE_MS
}

async function connect(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'hekima live',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    statement_timeout: 4000,
    query_timeout: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The planner cannot know how few rows are new. It would read the whole table, or plan each
    // read for its snapshot, which takes longer than the read.
    await client.query(
      'set enable_seqscan = off; set jit = off; set plan_cache_mode = force_generic_plan; listen woken',
    )
    return client
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
}

/**
 * Reads the table `changes` for its subscribers, on one connection. It opens with the first
 * subscriber and reopens after a loss. A process reads after its own writes, when the notifier
 * wakes it, and every second. The notifier is the process that holds an advisory lock. It looks for
 * changes every 50 ms, or 250 ms after a quiet time, so the others are woken at most 20 times a
 * second.
 */
export function listenLive(pool: pg.Pool, log: Logger): Live {
  const topics = new Map<string, Set<Listener>>()
  let current: Connection | undefined
  let opening: Promise<void> | undefined
  /** Time of the last read, as of `performance.now()`. */
  let readAt: number | undefined
  let mending = false
  let closed = false

  const allListeners = () => [...topics.values()].flatMap((listeners) => [...listeners])

  /**
   * Calls the subscribers. Equal changes of a transaction are one. Only the last change of a topic
   * has the new cursor, because a stream may break in between.
   */
  function deliver(rows: Row[], before: string, after: string): void {
    const distinct = new Map(rows.map((row) => [`${row.xid} ${row.topic} ${row.words}`, row]))
    const last = new Map([...distinct.values()].map((row) => [row.topic, row]))
    for (const row of distinct.values())
      for (const { news } of [...(topics.get(row.topic ?? '') ?? [])])
        news(row.words.split(' '), last.get(row.topic) === row ? after : before)
  }

  async function open(): Promise<void> {
    const client = await connect(directUrlOf(pool))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    // The notifier has read the changes itself.
    client.on('notification', () => {
      if (!current?.isNotifier) catchUp()
    })
    try {
      const isNotifier = await tryLock(client)
      const { rows } = await client.query<Row>(READ_SNAPSHOT)
      const [{ snapshot, cursor } = { snapshot: '', cursor: null }] = rows
      // Changes that the previous notifier read may not have been announced.
      current = {
        client,
        snapshot,
        cursor: cursor ?? NO_CURSOR,
        isNotifier,
        hasNews: isNotifier,
        changedAt: performance.now(),
      }
      readAt = performance.now()
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
  }

  function ready(): Promise<void> {
    if (current) return Promise.resolve()
    opening ??= open().finally(() => {
      opening = undefined
    })
    return opening
  }

  function lose(client: pg.Client): void {
    if (client !== current?.client) return
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

  async function read(): Promise<void> {
    const connection = current
    if (!connection) return
    const { client, snapshot, cursor } = connection
    const answer = await client
      .query<Row>({ name: 'read changes', text: READ_CHANGES, values: [snapshot] })
      .catch(() => lose(client))
    const [state] = answer?.rows ?? []
    if (!answer || !state || connection !== current) return
    readAt = performance.now()
    connection.snapshot = state.snapshot
    connection.cursor = state.cursor ?? NO_CURSOR
    if (state.topic === null) return
    connection.hasNews = true
    connection.changedAt = performance.now()
    deliver(answer.rows, cursor, connection.cursor)
  }

  const catchUp = inSeries(read)

  async function look(connection: Connection): Promise<void> {
    if (!connection.isNotifier) {
      connection.isNotifier = await tryLock(connection.client)
      connection.hasNews ||= connection.isNotifier
    }
    await catchUp()
    if (!connection.isNotifier || !connection.hasNews) return
    connection.hasNews = false
    await connection.client.query('notify woken')
  }

  async function watch(): Promise<void> {
    while (!closed) {
      await sleep(pauseOf(current), undefined, { ref: false })
      const connection = current
      if (connection && !closed) await look(connection).catch(() => lose(connection.client))
    }
  }
  watch()

  return {
    async listen(topic, listener) {
      if (!closed) await ready()
      // Changes before the subscription are read for the others.
      if (!closed) await catchUp()
      if (closed || !current) throw new AppError('unavailable')
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    catchUp,
    cursor: () => current?.cursor ?? NO_CURSOR,
    secondsSinceRead: () =>
      topics.size === 0 || readAt === undefined ? undefined : (performance.now() - readAt) / 1000,
    async close() {
      closed = true
      for (const { end } of allListeners()) end()
      await opening?.catch(() => undefined)
      const client = current?.client
      current = undefined
      // A silent connection would never confirm its end.
      if (client) await Promise.race([client.end(), sleep(1000, undefined, { ref: false })])
    },
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>({
    name: 'become notifier',
    text: 'select pg_try_advisory_lock($1) as "isMine"',
    values: [notifierLock],
  })
  return rows[0]?.isMine ?? false
}
