/**
 * Read replicas: hot standbys of PostgreSQL with streaming replication. A replica runs a statement
 * only if it has replayed the commits that the reader has to see. Positions are bytes of the
 * write-ahead log since its beginning.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { countEvent } from '../http/counters.ts'
import type { Logger } from '../http/log.ts'
import { createDb, type Db } from './client.ts'
import { databaseFault } from './fault.ts'

/** Longest wait for a replica, in milliseconds. After it the primary runs the statement. */
const WAIT_MS = 50
const LOOK_AGAIN_MS = 5
/** Position that only the primary has reached. */
const ON_PRIMARY = Number.POSITIVE_INFINITY
/** Time between two checks of all servers. */
const WATCH_MS = 250
/** Maximum lag of a replica that is used. */
const MAX_LAG_MS = 2000

export type Replicas = {
  /**
   * Returns an executor for reads. Its data are at or after `position`, and after each change of
   * `noteChange`. It never writes.
   */
  reader: (position?: number | null) => Db
  /** Executor for reads of the primary, which a replica answers only while the primary does not. */
  primaryFirst: Db
  /** Requires later readers to see everything committed now. */
  noteChange: () => void
  /** Returns the position after everything committed now. */
  positionNow: () => Promise<number>
  /** Returns whether a replica answers while the primary does not. */
  isReadingOnly: () => boolean
  close: () => Promise<void>
}

type Server = {
  db: Db
  name: string
  isUp: boolean
  isStandby: boolean
  isLagging: boolean
  position: number
  /** Cancels the reads that the server has not answered yet. */
  unanswered: Set<() => void>
}

/** Position of a server: the replayed position of a standby, else the written one. */
const POSITION = `select pg_is_in_recovery() as "isStandby", pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end, '0/0') as position`

async function readState(db: Db): Promise<{ isStandby: boolean; position: number }> {
  const { rows } = await db.$client.query<{ isStandby: boolean; position: number | null }>({ text: POSITION })
  return { isStandby: rows[0]?.isStandby ?? false, position: rows[0]?.position ?? 0 }
}

const readPosition = async (db: Db): Promise<number> => (await readState(db)).position

/**
 * Returns true for errors of the server. A replica cancels statements that delay its replay. They
 * only read, so they can be retried.
 */
const isFaultOfServer = (error: unknown) => databaseFault(error) === 'unavailable'

/** Error of a read whose server went down while it waited. */
class SilentServer extends Error {
  override readonly name = 'SilentServer'
}

export function connectReplicas(primaryDb: Db, pools: pg.Pool[], log: Logger): Replicas {
  const serverOf = (db: Db, name: string): Server => ({
    db,
    name,
    isUp: false,
    isStandby: false,
    isLagging: false,
    position: 0,
    unanswered: new Set(),
  })
  const primary = { ...serverOf(primaryDb, 'primary'), isUp: true }
  const replicas = pools.map((pool, index) => serverOf(createDb(pool), `replica ${index + 1}`))
  /** Positions of the primary, newest first, for the maximum lag of a replica. */
  let history: { at: number; position: number }[] = []
  let changes = 0
  let coveredChanges = 0
  /** Position after the first `coveredChanges` changes. */
  let floor = 0
  let covering: Promise<void> | undefined
  let turn = 0
  let isClosed = false

  function mark(server: Server, isUp: boolean): void {
    if (isClosed || server.isUp === isUp) return
    server.isUp = isUp
    if (!isUp) for (const giveUp of server.unanswered) giveUp()
    log.warn({ server: server.name }, isUp ? 'a database server answers' : 'a database server does not answer')
  }

  async function look(server: Server): Promise<void> {
    try {
      const state = await Promise.race([
        readState(server.db),
        sleep(1000, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer within a second'))),
      ])
      Object.assign(server, state)
      mark(server, true)
    } catch {
      mark(server, false)
    }
  }

  function judgeLag(): void {
    const now = Date.now()
    if (primary.isUp) history = [{ at: now, position: primary.position }, ...history]
    const old = history.findIndex(({ at }) => now - at >= MAX_LAG_MS)
    if (old >= 0) history.length = old + 1
    const required = old < 0 || !primary.isUp ? 0 : (history[old]?.position ?? 0)
    for (const replica of replicas) {
      const isLagging = replica.isUp && replica.position < required
      if (isLagging !== replica.isLagging)
        log.warn({ server: replica.name }, isLagging ? 'a replica is left out: it lags' : 'a replica has caught up')
      replica.isLagging = isLagging
    }
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      await Promise.all([primary, ...replicas].map(look))
      judgeLag()
      cover()
      await sleep(WATCH_MS, undefined, { ref: false })
    }
  }

  /** Finds the position after all noted changes. Concurrent callers share one query. */
  function cover(): void {
    covering ??= (async () => {
      while (coveredChanges < changes && !isClosed) {
        const noted = changes
        floor = await readPosition(primary.db)
        coveredChanges = noted
      }
    })()
      // The next check tries again. Until then the primary answers.
      .catch(() => undefined)
      .finally(() => {
        covering = undefined
      })
  }

  async function replicaAt(position: number): Promise<Server | undefined> {
    const noted = changes
    const deadline = Date.now() + WAIT_MS
    // A server that is not a standby is the primary itself, or a former one.
    const usable = replicas.filter(({ isUp, isStandby, isLagging }) => isUp && isStandby && !isLagging)
    const replica = usable[turn++ % usable.length]
    if (!replica) return undefined
    for (;;) {
      if (coveredChanges >= noted) {
        const required = Math.max(position, floor)
        if (replica.position < required) replica.position = await readPosition(replica.db)
        if (replica.position >= required) return replica
      } else if (!covering) cover()
      if (Date.now() >= deadline) return undefined
      await sleep(LOOK_AGAIN_MS)
    }
  }

  /** Returns the newest server that answers, for reads while the primary does not. */
  const newest = () =>
    replicas.filter(({ isUp }) => isUp).reduce<Server>((a, b) => (b.position > a.position || !a.isUp ? b : a), primary)

  async function choose(position: number): Promise<Server> {
    if (!primary.isUp) return newest()
    if (position === ON_PRIMARY) return primary
    const replica = await replicaAt(position).catch(() => undefined)
    return replica ?? primary
  }

  /**
   * Runs a read on a server. Rejects as soon as the server counts as down, because the time limit
   * of a statement is several times as long.
   */
  async function readFrom<T>(server: Server, read: (db: Db) => Promise<T>): Promise<T> {
    let giveUp: () => void = () => undefined
    const silent = new Promise<never>((_, reject) => {
      giveUp = () => reject(new SilentServer())
    })
    server.unanswered.add(giveUp)
    return Promise.race([read(server.db), silent]).finally(() => server.unanswered.delete(giveUp))
  }

  /**
   * Runs a read on the chosen server. After a failure it runs it on the primary, or on another
   * server until one answers.
   */
  async function readOn<T>(position: number, read: (db: Db) => Promise<T>): Promise<T> {
    let server = await choose(position)
    if (position !== ON_PRIMARY || server !== primary) countEvent('reads', [server === primary ? 'primary' : 'replica'])
    for (let tries = 0; ; tries++) {
      try {
        return await readFrom(server, read)
      } catch (error) {
        const isSilent = error instanceof SilentServer
        if (!isSilent && !isFaultOfServer(error)) throw error
        if (!isSilent) await Promise.all([look(server), server === primary ? undefined : look(primary)])
        const next = primary.isUp ? primary : newest()
        if (tries === replicas.length || (next === server && server !== primary)) throw error
        server = next
      }
    }
  }

  function readerAt(position: number): Db {
    // biome-ignore lint/suspicious/noExplicitAny: the forms of a query are those of the driver
    const query = (...args: any[]) => readOn(position, (db) => (db.$client.query as any)(...args))
    // drizzle calls nothing else of a pool outside transactions.
    const client = { query } as unknown as pg.Pool
    const transaction: Db['transaction'] = (work, config) => readOn(position, (db) => db.transaction(work, config))
    return Object.assign(drizzle(client), { transaction })
  }

  const anybodys = readerAt(0)
  watch()
  return {
    reader: (position) => (position ? readerAt(position) : anybodys),
    primaryFirst: readerAt(ON_PRIMARY),
    noteChange: () => {
      changes++
      cover()
    },
    positionNow: () => readPosition(primary.db),
    isReadingOnly: () => !primary.isUp && replicas.some(({ isUp }) => isUp),
    close: async () => {
      isClosed = true
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
