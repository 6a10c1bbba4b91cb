/**
 * Read replicas: hot standbys of PostgreSQL, by streaming replication. A statement goes to a
 * replica only if that replica has replayed the commits that the reader has to see. Positions are
 * bytes of the write-ahead log since its beginning.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { countEvent } from '../http/counters.ts'
import type { Logger } from '../http/log.ts'
import { createDb, type Db } from './client.ts'
import { databaseFault } from './fault.ts'

/** Longest wait of a statement for a replica, in milliseconds. Then the primary answers it. */
const WAIT_MS = 50
const LOOK_AGAIN_MS = 5
/** Time between two looks at all servers. */
const WATCH_MS = 250
/** A replica that is further behind than this is left out. */
const MAX_LAG_MS = 2000

export type Replicas = {
  /**
   * Executor of statements that read. Its data are at or after `position`, and after each change of
   * `noteChange`. It writes nowhere.
   */
  reader: (position?: number | null) => Db
  /** Requires that the next readers see all that is committed now. */
  noteChange: () => void
  /** Position after everything that is committed now. */
  positionNow: () => Promise<number>
  close: () => Promise<void>
}

type Server = { db: Db; name: string; isUp: boolean; isStandby: boolean; isLagging: boolean; position: number }

/** Position of a server: what it has replayed, or written if it is no standby any more. */
const POSITION = `select pg_is_in_recovery() as "isStandby", pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end, '0/0') as position`

async function readState(db: Db): Promise<{ isStandby: boolean; position: number }> {
  const { rows } = await db.$client.query<{ isStandby: boolean; position: number | null }>({ text: POSITION })
  return { isStandby: rows[0]?.isStandby ?? false, position: rows[0]?.position ?? 0 }
}

const readPosition = async (db: Db): Promise<number> => (await readState(db)).position

/** A replica ends statements that its replay has to wait for. They read, so they can run again. */
const isFaultOfServer = (error: unknown) => databaseFault(error) === 'unavailable'

export function connectReplicas(primaryDb: Db, pools: pg.Pool[], log: Logger): Replicas {
  const serverOf = (db: Db, name: string): Server => ({
    db,
    name,
    isUp: false,
    isStandby: false,
    isLagging: false,
    position: 0,
  })
  const primary = { ...serverOf(primaryDb, 'primary'), isUp: true }
  const replicas = pools.map((pool, index) => serverOf(createDb(pool), `replica ${index + 1}`))
  /** Positions of the primary, newest first, as far back as a replica may be. */
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

  /** Finds the position after all noted changes. One question serves all that wait. */
  function cover(): void {
    covering ??= (async () => {
      while (coveredChanges < changes && !isClosed) {
        const noted = changes
        floor = await readPosition(primary.db)
        coveredChanges = noted
      }
    })()
      // The next look tries again. Until then the primary answers.
      .catch(() => undefined)
      .finally(() => {
        covering = undefined
      })
  }

  async function replicaAt(position: number): Promise<Server | undefined> {
    const noted = changes
    const deadline = Date.now() + WAIT_MS
    // One that is no standby is the primary itself, or an old one.
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

  /** Newest server that answers, for readers while the primary does not. */
  const newest = () =>
    replicas.filter(({ isUp }) => isUp).reduce<Server>((a, b) => (b.position > a.position || !a.isUp ? b : a), primary)

  async function choose(position: number): Promise<Server> {
    if (!primary.isUp) return newest()
    const replica = await replicaAt(position).catch(() => undefined)
    return replica ?? primary
  }

  /** Runs a reading on the chosen server, and again on the primary or another if that fails. */
  async function readOn<T>(position: number, read: (db: Db) => Promise<T>): Promise<T> {
    const server = await choose(position)
    countEvent('reads', [server === primary ? 'primary' : 'replica'])
    try {
      return await read(server.db)
    } catch (error) {
      if (!isFaultOfServer(error)) throw error
      await Promise.all([look(server), server === primary ? undefined : look(primary)])
      const other = primary.isUp ? primary : newest()
      if (other === server && server !== primary) throw error
      return read(other.db)
    }
  }

  function readerAt(position: number): Db {
    // biome-ignore lint/suspicious/noExplicitAny: the forms of a query are those of the driver
    const query = (...args: any[]) => readOn(position, (db) => (db.$client.query as any)(...args))
    const client = { query } as unknown as pg.Pool
    const transaction: Db['transaction'] = (work, config) => readOn(position, (db) => db.transaction(work, config))
    return Object.assign(drizzle(client), { transaction })
  }

  const anybodys = readerAt(0)
  watch()
  return {
    reader: (position) => (position ? readerAt(position) : anybodys),
    noteChange: () => {
      changes++
      cover()
    },
    positionNow: () => readPosition(primary.db),
    close: async () => {
      isClosed = true
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}
