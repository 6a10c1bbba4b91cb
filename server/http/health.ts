import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type pg from 'pg'
import type { Dependencies } from '../context.ts'
import { AppError, toAppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/health/ready` return 503, so that a proxy sends no further requests. Requests are
     * still answered.
     */
    leaveService: () => void
    isLeaving: () => boolean
  }
}

/** Maximum time of a check of the database in milliseconds, below the time limit of proxies. */
const TIME_LIMIT_MS = 2000

/** Queries the primary, or a replica while the primary does not answer. */
async function checkDatabase({ db, replicas }: Dependencies): Promise<void> {
  const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: TIME_LIMIT_MS }
  const tooLong = sleep(TIME_LIMIT_MS, undefined, { ref: false }).then(() =>
    Promise.reject(new AppError('unavailable')),
  )
  await Promise.race([(replicas?.primaryFirst ?? db).$client.query(question), tooLong])
}

/**
 * Registers `live` (the process answers) and `ready` (the database answers too, and the server is
 * not stopping). While only a replica answers, the process stays ready, because a proxy would
 * otherwise stop public reads too.
 */
export const health = fp(async (app: FastifyInstance, deps: Dependencies) => {
  let leaving = false
  app.decorate('leaveService', () => {
    leaving = true
  })
  app.decorate('isLeaving', () => leaving)

  app.get('/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (leaving) throw new AppError('unavailable')
      if (!deps.replicas?.isReadingOnly()) await checkDatabase(deps)
      return { status: deps.replicas?.isReadingOnly() ? 'reading only' : 'ok' }
    } catch (err) {
      if (!leaving) request.log.warn({ err }, 'the database does not answer')
      reply.code(503)
      return { status: 'unavailable', message: toAppError(err).message }
    }
  })
})
