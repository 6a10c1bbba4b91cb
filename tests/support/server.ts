import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import supertest from 'supertest'
import { v7 } from 'uuid'
import type { Role } from '#domain/access.ts'
import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { sessionEnd } from '#domain/sessions.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import type { Replicas } from '#server/database/replicas.ts'
import { createLogger, type Logger } from '#server/http/log.ts'
import { signToken } from '#server/http/tokens.ts'
import { insertHospital, insertUser } from '#server/seed/factories.ts'
import { createTestModes } from '#server/test-mode/test-modes.ts'
import { makeDataFolder } from './data-folder.ts'
import { PATIENCE_MS, type ScratchDatabase, scratchDatabase } from './scratch-database.ts'

export const testSecret = 'a secret that only the tests know, long enough'

type Options = {
  /** Starts from the demo data instead of an empty database. */
  demo?: boolean
  /** Fixed clock for tests of time. */
  clock?: () => Date
  /** Settings by their names in the environment. */
  env?: Record<string, string>
  /** The built web client. Default: none, so that no test depends on a local build. */
  webDir?: string
  log?: Logger
  /** A database on another server than the run's, with replicas. */
  database?: ScratchDatabase
  replicas?: Replicas
  /** Makes databases of test modes. */
  testMode?: boolean
}

export type GraphqlAnswer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the query of the test
  data: any
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
}

/**
 * Opens a database connection for direct writes of a test. Requests that follow one wait until the
 * application has read the change, which otherwise takes it up to 250 ms.
 */
function openForWrites({ server, live }: FastifyInstance, { appUrl }: ScratchDatabase) {
  const pool = createPool(appUrl, createLogger('silent', false), { patient: true, max: 8 })
  pool.options.connectionTimeoutMillis = PATIENCE_MS
  let isRead = true
  let reading = Promise.resolve()
  pool.on('release', () => {
    isRead = false
  })
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', async (...args) => {
    if (!isRead) reading = live.catchUp()
    isRead = true
    await reading
    for (const handle of handlers) Reflect.apply(handle, server, args)
  })
  return { db: createDb(pool), close: () => pool.end() }
}

/** Starts the whole application with its own database on a free port. Call `close` in afterAll. */
export async function startTestApp({
  demo = false,
  clock = () => new Date(),
  env,
  webDir,
  log,
  ...given
}: Options = {}) {
  const dataDir = await makeDataFolder()
  const { replicas, testMode } = given
  const database = given.database ?? (await scratchDatabase({ demo }))
  const settings = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: testSecret,
    REQUESTS_PER_MINUTE: '1000000',
    PAGES_PER_MINUTE: '1000000',
    MIN_FREE_DISK_MB: '0',
    DEMO_DATA: String(demo),
    ...env,
  })
  const config = { ...settings, webDir: webDir ?? path.join(dataDir, 'web') }
  const usedLog = log ?? createLogger('silent', false)
  const testModes = testMode
    ? createTestModes({ config, log: usedLog, ownerUrl: database.url, appUrl: database.appUrl })
    : undefined
  const app = await buildApp({ config, db: database.db, replicas, testModes, log: usedLog, clock })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const writes = openForWrites(app, database)
  const request = supertest(url)

  async function graphql(query: string, variables?: object, token?: string): Promise<GraphqlAnswer> {
    const sent = request.post('/graphql').set('accept', 'application/graphql-response+json')
    if (token) sent.set('authorization', `Bearer ${token}`)
    const { status, text } = await sent.send({ query, variables })
    const { data, errors = [] } = JSON.parse(text)
    return { status, data, errors }
  }

  /** Returns the token of a new session for an existing user. */
  async function tokenFor(userId: string): Promise<string> {
    const sessionId = v7()
    const now = clock()
    await database.query('insert into sessions (id, user_id, expires_at, last_used_at) values ($1, $2, $3, $4)', [
      sessionId,
      userId,
      sessionEnd(now),
      now,
    ])
    return signToken(config, { userId, sessionId }, now)
  }

  /**
   * Signs in a user with this role: from the demo data, or a new one (staff with their own
   * hospital).
   */
  async function signIn(role: Role = 'user') {
    const email = demo ? DEMO_ACCOUNTS.find((account) => account.role === role)?.email : undefined
    const found = email && (await database.query<{ id: string }>('select id from users where email = $1', [email]))[0]
    if (found) {
      const [row] = await database.query<{ hospital_id: string | null }>(
        'select hospital_id from users where id = $1',
        [found.id],
      )
      return { id: found.id, hospitalId: row?.hospital_id ?? null, token: await tokenFor(found.id) }
    }
    const hospitalId = role === 'hospital' ? (await insertHospital(writes.db)).id : null
    const user = await insertUser(writes.db, { role, hospitalId })
    return { id: user.id, hospitalId, token: await tokenFor(user.id) }
  }

  /**
   * Runs a direct write, which is announced like all others. Resolves once the application has
   * received the announcement.
   */
  const query: typeof database.query = async (text, values) => {
    const rows = await database.query<never>(text, values)
    await app.live.catchUp()
    return rows
  }

  return {
    ...database,
    db: writes.db,
    /** The application's own connection, for work that continues what its requests have begun. */
    applicationDb: database.db,
    query,
    app,
    config,
    url,
    databaseUrl: database.url,
    request,
    graphql,
    tokenFor,
    signIn,
    testModes,
    close: async () => {
      await app.close()
      await testModes?.close()
      await writes.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
