import { errorCodes, type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const MOST_MS = 20_000

/**
 * Answers 503 where an answer takes too long, and cuts off one that has begun. As Fastify's
 * `handlerTimeout` for all routes would, but that one measures no more once a body is read: of what
 * has a body it limits nothing. Routes that have one of their own are left to it.
 */
export function limitTime(app: FastifyInstance, { ai }: Pick<Config, 'ai'>): void {
  // The language model answers within some requests, and has a limit of its own.
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
