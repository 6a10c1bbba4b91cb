/**
 * Metrics in the format of Prometheus. The module is loaded only if metrics are collected. Labels
 * are routes as the code writes them, methods, status codes and constants of the code: no address,
 * ID or name.
 */
import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Dependencies } from '../context.ts'
import { AppError } from '../errors.ts'
import { type QueueState, readQueues } from '../jobs/queues.ts'
import { EVENTS, type EventName, totalsOf } from './counters.ts'
import { hashOfKey } from './keys.ts'

/** State of the threads that render pages. */
export type RendererState = { threads: number; waiting: number }

type Options = {
  deps: Dependencies
  readRenderer?: () => RendererState | undefined
  /** Returns the seconds since this process read the table `changes`. */
  secondsSinceChanges?: () => number | undefined
}

const PREFIX = 'hekima_'
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
const UNKNOWN_ROUTE = 'unknown'

/** Measures all responses except event streams, which stay open as long as a client listens. */
function measureRequests(app: FastifyInstance, register: Registry): void {
  const duration = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream')
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? UNKNOWN_ROUTE, status: String(reply.statusCode) }
    if (!isStream) duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

/** Adds gauges of one value, which are read at collection. */
function addGauges(register: Registry, { deps, readRenderer, secondsSinceChanges }: Options): void {
  const pool = deps.db.$client
  const values: Record<string, { help: string; read: () => number | undefined }> = {
    pool_connections: { help: 'Open connections to the database.', read: () => pool.totalCount },
    pool_idle: { help: 'Connections to the database that nobody uses.', read: () => pool.idleCount },
    pool_waiting: { help: 'Requests that wait for a connection to the database.', read: () => pool.waitingCount },
    pool_max: { help: 'Most connections to the database.', read: () => pool.options.max },
    changes_read_age_seconds: {
      help: 'Time since changes of other processes were read.',
      read: () => secondsSinceChanges?.(),
    },
    renderer_threads: { help: 'Threads that render pages.', read: () => readRenderer?.()?.threads },
    renderer_waiting: { help: 'Pages that wait for a thread.', read: () => readRenderer?.()?.waiting },
  }
  for (const [name, { help, read }] of Object.entries(values))
    new Gauge({
      name: PREFIX + name,
      help,
      registers: [register],
      collect() {
        const value = read()
        if (value !== undefined) this.set(value)
      },
    })
}

function addCounters(register: Registry): void {
  for (const [name, { help, labels }] of Object.entries(EVENTS))
    new Counter({
      name: `${PREFIX}${name}_total`,
      help,
      labelNames: [...labels],
      registers: [register],
      collect() {
        this.reset()
        for (const { labels: words, total } of totalsOf(name as EventName)) this.labels(...words).inc(total)
      },
    })
}

/** Adds the gauges of the queues. Returns the function that reads them with one statement. */
function addQueues(register: Registry, deps: Dependencies): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: PREFIX + name, help, labelNames: ['queue'], registers: [register] })
  const waiting = gauge('queue_waiting', 'Due entries of a queue.')
  const givenUp = gauge('queue_given_up', 'Entries of a queue that were given up in the last day.')
  const oldest = gauge('queue_oldest_seconds', 'Age of the oldest due entry of a queue.')
  const isRead = new Gauge({
    name: `${PREFIX}queues_read`,
    help: '1 if the queues could be read.',
    registers: [register],
  })

  return async () => {
    const states = await readQueues(deps).catch((err): QueueState[] | undefined => {
      deps.log.warn({ err }, 'the queues could not be read for the metrics')
      return undefined
    })
    isRead.set(states ? 1 : 0)
    for (const { queue, ...state } of states ?? []) {
      waiting.set({ queue }, state.waiting)
      givenUp.set({ queue }, state.givenUp)
      oldest.set({ queue }, state.oldestSeconds)
    }
  }
}

/**
 * Returns true if the header carries the token, compared in constant time, or if no token is
 * configured.
 */
function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (!token) return true
  const [expected, sent] = [`Bearer ${token}`, header ?? ''].map((text) => Buffer.from(hashOfKey(text)))
  return expected !== undefined && sent !== undefined && timingSafeEqual(expected, sent)
}

/**
 * Collects metrics of this process and serves them as `/metrics`: on METRICS_PORT if it is set,
 * else on the main port. With METRICS_TOKEN only callers that send it may read them.
 */
export async function collectMetrics(app: FastifyInstance, options: Options): Promise<void> {
  const { config, log } = options.deps
  const { port, token } = config.metrics
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureRequests(app, register)
  addGauges(register, options)
  addCounters(register)
  const refreshQueues = addQueues(register, options.deps)
  async function read(): Promise<string> {
    await refreshQueues()
    return register.metrics()
  }

  if (port === undefined) {
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!isAllowed(request.headers.authorization, token)) throw new AppError('unauthenticated')
      const text = await read()
      return reply.headers({ 'content-type': register.contentType, 'cache-control': 'no-store' }).send(text)
    })
    return
  }
  const server = createServer(async ({ url, headers }, answer) => {
    const status = url !== '/metrics' ? 404 : isAllowed(headers.authorization, token) ? 200 : 401
    try {
      const text = status === 200 ? await read() : ''
      answer.writeHead(status, { 'content-type': register.contentType }).end(text)
    } catch (err) {
      log.error({ err }, 'the metrics could not be read')
      answer.writeHead(500).end()
    }
  })
  app.addHook('onListen', async () => {
    await once(server.listen(port, config.host), 'listening')
    log.info({ port: (server.address() as AddressInfo).port }, 'metrics are served')
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}
