import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Parts } from '../context.ts'
import { toAppError } from '../errors.ts'

const patience = 2000

/** `live`: the process answers. `ready`: the database answers too. Neither needs or tells anything. */
export async function healthRoutes(app: FastifyInstance, { db }: Parts): Promise<void> {
  app.get('/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: patience }
    try {
      await db.$client.query(question)
      return { status: 'ok' }
    } catch (err) {
      request.log.warn({ err }, 'the database does not answer')
      reply.code(503)
      return { status: 'unavailable', message: toAppError(err).message }
    }
  })
}
