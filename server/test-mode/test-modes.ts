/**
 * Test modes: a database for each developer, and a second instance of the application around it. An
 * instance is built with the first request and closed when nobody uses it.
 */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_AHEAD_DAYS } from '#domain/test-mode.ts'
import { buildTestModeApp } from '../app.ts'
import type { Config } from '../config.ts'
import { type Context, createSystemContext, type Dependencies } from '../context.ts'
import { createDb, createPool, type Db } from '../database/client.ts'
import { unwrapDatabaseError } from '../database/fault.ts'
import { inSeries } from '../database/in-series.ts'
import { isCode } from '../database/secret.ts'
import { AppError } from '../errors.ts'
import type { Logger } from '../http/log.ts'
import { type Loop, poll } from '../jobs/loop.ts'
import { followClock, nextDue, settleTestMode } from '../jobs/test-mode.ts'
import { fillTestHospital } from '../seed/test-hospital.ts'
import { type TestClock, testClock } from './clock.ts'
import { TestDataGone } from './data-gone.ts'
import { atDatabase, testDatabases } from './databases.ts'
import { configOf, FOLDER } from './instance-config.ts'

const MINUTE = 60_000
/** The clock stops where something is due, and at least this often for everything else. */
const LONGEST_STEP_MS = 12 * 60 * MINUTE
const SHORTEST_STEP_MS = MINUTE
const MOST_AHEAD_MS = MAX_AHEAD_DAYS * 24 * 60 * MINUTE
/** Time after the last request at which an instance is closed. */
const IDLE_MS = 10 * MINUTE
const POLL_MS = 5000
/** Connections of an instance, besides the one that hears of changes. */
const CONNECTIONS = 3

/** Levels of a log that are not raised to warnings. */
const QUIET = new Set(['silent', 'fatal', 'error'])

type TestInstance = {
  deps: Dependencies
  clock: TestClock
  app: () => Promise<FastifyInstance>
  /** Runs due jobs. Calls during a run share the next one. */
  settle: () => Promise<void>
  /** Runs work during which the instance stays open. */
  use: <T>(work: () => Promise<T>) => Promise<T>
  isIdle: (ms: number) => boolean
  close: () => Promise<void>
}

export type TestModes = {
  /** Returns true if this installation can make databases for test modes. */
  isAvailable: () => Promise<boolean>
  /** Makes a filled database and returns its name. */
  create: (id: string, now: Date) => Promise<string>
  drop: (database: string) => Promise<void>
  dropUnused: (used: ReadonlySet<string>, now: Date) => Promise<void>
  /** Removes files of databases that are not `used` from the data folder of this process. */
  removeFiles: (used: ReadonlySet<string>) => Promise<void>
  /** Runs work with the context of a test mode, without a viewer. */
  within: <T>(database: string, work: (ctx: Context) => Promise<T>) => Promise<T>
  /** Sends due mails and webhooks, and runs due jobs. */
  settle: (database: string) => Promise<void>
  /**
   * Moves the clock forward, and runs the jobs wherever something is due on the way. False at its
   * furthest time.
   */
  advance: (database: string, minutes: number) => Promise<boolean>
  /** Answers a request by the instance of a test mode. */
  serve: (database: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  close: () => Promise<void>
}

type Settings = {
  config: Config
  log: Logger
  /** Address of the product's database for its owner, who makes the databases. */
  ownerUrl: string
  /** Address of the product's database with the rights of the product. */
  appUrl: string
  password?: string | undefined
}

export function createTestModes({ config, log: mainLog, ownerUrl, appUrl, password }: Settings): TestModes {
  const log = mainLog.child({ testMode: true }, { level: QUIET.has(mainLog.level) ? mainLog.level : 'warn' })
  const databases = testDatabases({ ownerUrl, password, log })
  const opened = new Map<string, Promise<TestInstance>>()

  const folder = path.join(config.dataDir, FOLDER)

  async function removeFolders(isGone: (database: string) => boolean): Promise<void> {
    const names = await readdir(folder).catch((error) => {
      if (isCode(error, 'ENOENT')) return []
      throw error
    })
    for (const name of names.filter(isGone)) await rm(path.join(folder, name), { recursive: true, force: true })
  }

  const connect = (database: string) => createPool(atDatabase(appUrl, database), log, { max: CONNECTIONS })

  async function start(database: string): Promise<TestInstance> {
    await databases.migrate(database).catch((error) => {
      throw isCode(error, '3D000') ? new TestDataGone() : error
    })
    const pool = connect(database)
    const db: Db = createDb(pool)
    const clock = testClock(db)
    await clock.refresh()
    const deps: Dependencies = { config: configOf(config, database), db, log, clock: clock.now }
    let users = 0
    let usedAt = Date.now()
    let app: Promise<FastifyInstance> | undefined
    let loop: Loop | undefined
    const settle = inSeries(async () => {
      await clock.refresh()
      await settleTestMode(deps)
    })
    const instance: TestInstance = {
      deps,
      clock,
      settle,
      app: () => {
        app ??= buildTestModeApp(deps).then(async (built) => {
          await built.ready()
          return built
        })
        return app
      },
      use: async (work) => {
        users++
        try {
          return await work()
        } finally {
          users--
          usedAt = Date.now()
        }
      },
      isIdle: (ms) => users === 0 && Date.now() - usedAt > ms,
      close: async () => {
        await loop?.stop()
        await app?.then((built) => built.close()).catch((err) => log.warn({ err }, 'a test mode was not closed'))
        await pool.end()
      },
    }
    loop = poll(
      async () => {
        if (instance.isIdle(IDLE_MS)) void closeOne(database)
        else
          await settle().catch((error) => {
            // Another process has reset or deleted the test mode.
            if (!isCode(unwrapDatabaseError(error), '3D000')) throw error
            void closeOne(database)
          })
        return undefined
      },
      { pause: POLL_MS, log, failure: 'the jobs of a test mode failed' },
    )
    return instance
  }

  async function closeOne(database: string): Promise<void> {
    const instance = opened.get(database)
    opened.delete(database)
    await instance?.then(({ close }) => close()).catch((err) => log.warn({ err }, 'a test mode was not closed'))
  }

  /** Closes the instance that has been idle longest if there is no room for another. */
  async function makeRoom(): Promise<void> {
    if (opened.size < config.openTestModes) return
    for (const [database, instance] of opened)
      if ((await instance.catch(() => undefined))?.isIdle(0)) return void closeOne(database)
    throw new AppError('unavailable', 'Too many test modes are in use at once. Please try again in a minute.')
  }

  async function open(database: string): Promise<TestInstance> {
    const existing = opened.get(database)
    if (existing) {
      // The first of the map has been unused for longest.
      opened.delete(database)
      opened.set(database, existing)
      return existing
    }
    await makeRoom()
    const concurrent = opened.get(database)
    if (concurrent) return concurrent
    const started = start(database)
    opened.set(database, started)
    started.catch(() => opened.delete(database))
    return started
  }

  return {
    isAvailable: async () => config.testModes > 0 && (await databases.mayCreate()),

    create: async (id, now) => {
      const database = await databases.create()
      const pool = connect(database)
      try {
        await fillTestHospital(createDb(pool), id, now)
      } finally {
        await pool.end()
      }
      return database
    },

    drop: async (database) => {
      await closeOne(database)
      await databases.drop(database)
      await removeFolders((name) => name === database)
    },

    dropUnused: databases.dropUnused,

    removeFiles: (used) => removeFolders((name) => !used.has(name)),

    within: async (database, work) => {
      const { deps, clock, use } = await open(database)
      return use(async () => {
        await clock.refresh()
        return work(createSystemContext(deps))
      })
    },

    settle: async (database) => {
      const { settle, use } = await open(database)
      await use(settle)
    },

    advance: async (database, minutes) => {
      const { deps, clock, settle, use } = await open(database)
      return use(async () => {
        await clock.refresh()
        const end = clock.now().getTime() + minutes * MINUTE
        for (let left = minutes * MINUTE; left > 0; left = end - clock.now().getTime()) {
          const due = (await nextDue(deps))?.getTime() ?? end
          const step = Math.min(left, LONGEST_STEP_MS, Math.max(SHORTEST_STEP_MS, due - clock.now().getTime()))
          if (!(await clock.advance(Math.ceil(step), MOST_AHEAD_MS))) return false
          await followClock(deps)
        }
        await settle()
        return true
      })
    },

    serve: async (database, request, reply) => {
      const { app, clock, settle, use } = await open(database)
      await use(async () => {
        const built = await app()
        await clock.refresh()
        // The time limit of the request has answered.
        if (reply.sent) return
        reply.hijack()
        const answered = new Promise<void>((resolve) => reply.raw.once('close', resolve))
        built.routing(request.raw, reply.raw)
        await answered
      })
      if (request.method !== 'GET' && request.method !== 'HEAD')
        await settle().catch((err) => log.error({ err }, 'the jobs of a test mode failed'))
    },

    close: async () => {
      const instances = [...opened.values()]
      opened.clear()
      await Promise.all(
        instances.map((instance) =>
          instance.then(
            ({ close }) => close(),
            () => undefined,
          ),
        ),
      )
    },
  }
}
