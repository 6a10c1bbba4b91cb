import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { buildApp, buildWorkerApp } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { createDb, createPool } from './database/client.ts'
import { openDatabase } from './database/embedded.ts'
import { databaseFault } from './database/fault.ts'
import { checkPooler, replicaAddress } from './database/limited-role.ts'
import { migrateDatabase } from './database/migrate.ts'
import { connectReplicas } from './database/replicas.ts'
import { isCode } from './database/secret.ts'
import { closeWithNotice } from './http/closing.ts'
import { createLogger, describeError, type Logger } from './http/log.ts'
import { setTracing } from './http/tracing.ts'
import { startJobs } from './jobs/main.ts'
import { startNextFreeThread } from './jobs/next-free-thread.ts'
import { isDemoLoaded } from './seed/demo-marker.ts'
import { createTestModes } from './test-mode/test-modes.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

function explain(error: unknown, config: Config): string {
  if (isCode(error, 'EADDRINUSE'))
    return `Port ${config.port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`
  if (isCode(error, 'EACCES') && config.port < 1024)
    return `Port ${config.port} needs more rights than this user has. Choose one above 1023.`
  if (databaseFault(error) === 'unavailable') {
    const { host = '' } = config.databaseUrl ? new URL(config.databaseUrl) : {}
    return `The database ${host} cannot be reached: check that it runs and that DATABASE_URL is right.`
  }
  return error instanceof Error ? error.message : String(error)
}

function banner(config: Config, port: number): string {
  const address = config.publicUrl ?? `http://localhost:${port}`
  const accounts = DEMO_ACCOUNTS.map(({ email, password }) => `    ${email.padEnd(22)} ${password}`)
  return [
    '',
    `  ${PRODUCT_NAME} ${config.version}`,
    `  ${address}`,
    ...(config.demoData ? ['', '  Demo accounts:', ...accounts] : []),
    '',
  ].join('\n')
}

/**
 * Runs `closers` from last to first, once, on a signal to end. A second signal ends the process
 * without waiting.
 */
function closeOnSignal(closers: (() => Promise<unknown>)[], log: Logger): () => Promise<void> {
  let ending: Promise<void> | undefined
  const close = async () => {
    for (const step of closers.reverse()) await step().catch((err) => log.error({ err }, 'closing failed'))
  }
  const end = () => {
    ending ??= close()
    return ending
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (ending) process.exit(130)
      end().then(() => process.exit(0))
    })
  return end
}

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel, process.stdout.isTTY && !config.production)
  const closers: (() => Promise<unknown>)[] = []
  const close = closeOnSignal(closers, log)
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was rejected and nobody waited for it'))
  process.on('uncaughtException', (err) => {
    // The pool replaces a lost connection, so the process continues.
    if (databaseFault(err)) return log.error({ err }, 'a database error reached no listener')
    console.error(describeError(err))
    close().finally(() => process.exit(1))
  })

  try {
    const { traces } = config
    if (traces) {
      // Libraries that only installations with a receiver of traces load.
      const { startTracing } = await import('./http/otlp.ts')
      const tracing = startTracing({ ...config, traces })
      setTracing(tracing)
      closers.push(tracing.close)
    }
    const database = await openDatabase(config, log)
    closers.push(database.close)
    const url = await migrateDatabase(database.url, { log, password: database.password })
    const { poolerUrl } = database
    if (poolerUrl) await checkPooler(poolerUrl, log)
    const link = { url: poolerUrl ?? url, directUrl: poolerUrl && url, prepare: config.databasePrepare }
    const pool = createPool(link.url, log, { ...link, max: config.databasePool, slowMs: config.slowStatementMs })
    closers.push(() => pool.end())
    const db = createDb(pool)
    if (config.demoData && !(await isDemoLoaded(db))) {
      const { loadDemoData } = await import('./seed/demo.ts')
      const patient = createPool(url, log, { patient: true, max: 2 })
      await loadDemoData(createDb(patient)).finally(() => patient.end())
    }
    const replicaPools = config.databaseReplicaUrls.map((replica) =>
      createPool(replicaAddress(replica, url), log, { max: config.databasePool, slowMs: config.slowStatementMs }),
    )
    const replicas = replicaPools.length > 0 ? connectReplicas(db, replicaPools, log) : undefined
    if (replicas) closers.push(replicas.close)
    const testModes = createTestModes({ config, log, ownerUrl: database.url, appUrl: url, password: database.password })
    closers.push(testModes.close)
    const deps = { config, db, replicas, testModes, log, clock: () => new Date() }
    const app = await (config.role === 'worker' ? buildWorkerApp(deps) : buildApp(deps))
    // Jobs stop after the last request, so that they finish the work it queued.
    closers.push(startJobs(deps).stop)
    if (config.role !== 'web') closers.push(startNextFreeThread({ ...link, logLevel: config.logLevel }, log).stop)
    closers.push(() => closeWithNotice(app, config))
    await app.listen({ port: config.port, host: config.host })
    say(banner(config, (app.server.address() as AddressInfo).port))
  } catch (error) {
    console.error(explain(error, config))
    await close()
    process.exit(1)
  }
}

// By default V8 lets old memory grow to a multiple of the live data before it collects. In the mix
// of bench/README.md, this limit took 649 instead of 861 MB, with no fewer requests a second.
setFlagsFromString('--heap-growing-percent=40')
await start(loadConfig())
