import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type LoggerOptions, pino } from 'pino'
import { unwrapDatabaseError } from '../database/fault.ts'

export type Logger = FastifyBaseLogger

/**
 * Returns the loggable part of an error. PostgreSQL's `detail` and drizzle's message repeat values
 * of a row, which may be a name or address, so only the place and kind of the error are logged.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  const error = unwrapDatabaseError(thrown)
  if (!(error instanceof Error)) return { type: typeof error }
  const facts: Record<string, unknown> = { type: error.name }
  for (const key of ['code', 'severity', 'constraint', 'table', 'routine', 'syscall'] as const)
    if (key in error) facts[key] = Reflect.get(error, key)
  const fromDatabase = thrown instanceof DrizzleQueryError || 'severity' in error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { ...facts, message: fromDatabase ? 'database error' : error.message, stack: frames?.join('\n') }
}

export function createLogger(level: string, readable: boolean): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  if (!readable) return pino(options)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}

/**
 * Logs one line for each request: its route and result. It contains no address, query string or
 * body, because they may contain personal data.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const facts = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
