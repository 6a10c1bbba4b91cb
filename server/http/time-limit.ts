import { errorCodes, type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const MOST_MS = 20_000

/**
 * Answers 503 when a response takes too long, and cuts off one that has begun. Fastify's
 * `handlerTimeout` stops measuring once the body is read, so it would not limit requests with a
 * body. Routes with their own limit keep it.
 */
export function limitTime(app: FastifyInstance, { ai }: Pick<Config, 'ai'>): void {
  // Some requests wait for the language model, which has its own time limit.
  const most = MOST_MS + (ai?.timeLimitMs ?? 0)
  app.addHook('onRequest', (request, reply, done) => {
    const { handlerTimeout, url } = request.routeOptions
    if (!handlerTimeout) {
      const timer = setTimeout(() => {
        if (reply.raw.headersSent) reply.raw.destroy()
        else if (!reply.sent) reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(most, url))
      }, most)
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
