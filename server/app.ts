import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { closeInOrder } from './http/closing.ts'
import { createContext, type Parts } from './context.ts'
import { type Live, listenLive } from './database/live.ts'
import { AppError, errorHeaders, toAppError, toProblem } from './errors.ts'
import { graphqlRoutes } from './graphql.ts'
import { healthRoutes } from './http/health.ts'
import { logRequests } from './http/log.ts'
import { openApi } from './http/openapi.ts'
import { restRoutes } from './rest.ts'
import { securityHeaders } from './http/security-headers.ts'
import { webClient } from './http/web-client.ts'
import { identify } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** News from the database, for answers that stay open. */
    live: Live
  }
}

function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown)
  if (error.status >= 500) request.log.error({ err: thrown }, 'a request failed')
  return reply
    .code(error.status)
    .headers(errorHeaders(error))
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(error)))
}

/** The whole application around a database, not yet listening; tests build it as often as they like. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts
  const hops = config.trustProxy
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: 262_144,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    handlerTimeout: 20_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply as FastifyReply),
  })
  app.decorateRequest('ctx')
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(error, request, reply))
  logRequests(app)
  closeInOrder(app)
  const live = listenLive(parts.db.$client, parts.log)
  app.decorate('live', live)
  app.addHook('preClose', () => live.close())

  await app.register(helmet, securityHeaders(config))
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  await app.register(openApi, config)
  await app.register(healthRoutes, parts)
  await app.register(webClient, { config, sendProblem })

  await app.register(async (scope) => {
    await scope.register(underPressure, {
      maxEventLoopDelay: config.environment === 'test' ? 0 : 2000,
      pressureHandler: () => Promise.reject(new AppError('unavailable')),
    })
    await scope.register(rateLimit, {
      max: config.requestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('too_many_requests', undefined, { extra: { retryAfter: ttl / 1000 } }),
    })
    scope.addHook('onRequest', async (request) => {
      // Signing out with a token that has ended is not an error: the caller is out either way.
      const tolerant = request.routeOptions.url?.toLowerCase().endsWith('/auth/logout')
      const viewer = await identify(request.headers.authorization, parts).catch((error) => {
        if (tolerant && error instanceof AppError && error.code === 'unauthenticated') return null
        throw error
      })
      request.ctx = createContext(parts, request, viewer)
    })
    scope.addHook('onSend', async (request, reply) => {
      if (reply.hasHeader('cache-control')) return
      const shared = request.method === 'GET' && !request.headers.authorization
      const vary = [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', ')
      reply.header('cache-control', shared ? 'no-cache' : 'no-store').header('vary', vary)
    })
    for (const prefix of ['/api', '/api/v1']) await scope.register(restRoutes, { prefix })
    await scope.register(graphqlRoutes)
  })
  return app
}
