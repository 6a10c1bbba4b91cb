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

const patience = 2000

/**
 * Registers `live` (the process answers) and `ready` (the database answers too, and the server is
 * not stopping). While only a replica answers, the process stays ready, because a proxy would
 * otherwise stop public reads too.
 */
export const health = fp(async (app: FastifyInstance, { db, replicas }: Dependencies) => {
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
    const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: patience }
    try {
      if (leaving) throw new AppError('unavailable')
      if (replicas?.isReadingOnly()) return { status: 'reading only' }
      await db.$client.query(question)
      return { status: 'ok' }
    } catch (err) {
      if (!leaving && replicas?.isReadingOnly()) return { status: 'reading only' }
      if (!leaving) request.log.warn({ err }, 'the database does not answer')
      reply.code(503)
      return { status: 'unavailable', message: toAppError(err).message }
    }
  })
})
