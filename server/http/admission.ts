import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { REQUESTS_PER_KEY } from '#domain/api-keys.ts'
import { createContext, type Instance } from '../context.ts'
import { AppError } from '../errors.ts'
import { identify, identifyTest, noteCommit } from '../viewer.ts'
import { networkOf } from './address.ts'
import { noteKeyRequests } from './key-requests.ts'
import { withheldFrom } from './public-rules.ts'
import { languageOfAnswer } from './reading-language.ts'
import { refuseKeyInAddress, withinRoute } from './scopes.ts'
import { sharedRateStore } from './shared-rate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route reads the `Authorization` header itself: the name and secret of a client, no token.
     */
    isTokenEndpoint?: boolean
  }
  interface FastifyRequest {
    /** True if the request may write, so that caches and replicas have to catch up with it. */
    isWriting?: boolean
  }
}

const tooManyRequests = (ttl: number) =>
  new AppError('too_many_requests', undefined, { extra: { retryAfter: ttl / 1000 } })

/** Returns true for every method that may write. GraphQL decides by the document (graphql.ts). */
const isWritingMethod = ({ method, routeOptions }: FastifyRequest) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && routeOptions.url?.toLowerCase() !== '/graphql'

/** Interval for sampling the event loop, in milliseconds. */
const SAMPLE = 1000

/** Checks requests before routing: load, rate limits and identity. */
export const admission = fp(async (app: FastifyInstance, deps: Instance) => {
  const { config } = deps
  // The start keeps the event loop busy, which is not load. Samples up to two intervals after the
  // start of listening are discarded.
  let started = false
  app.addHook('onListen', async () => {
    setTimeout(() => {
      started = true
    }, 2 * SAMPLE).unref()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.environment === 'test' ? 0 : 2000,
    sampleInterval: SAMPLE,
    pressureHandler: () => (started ? Promise.reject(new AppError('unavailable')) : undefined),
  })
  // Callers with a key are limited by key from any address, all others by address.
  await app.register(rateLimit, {
    max: ({ ctx }) => (ctx?.person?.scopes ? REQUESTS_PER_KEY : config.requestsPerMinute),
    timeWindow: '1 minute',
    store: sharedRateStore(deps),
    // A closed connection has no address.
    keyGenerator: ({ ctx, ip }) => (ctx?.person?.scopes ? `key ${ctx.person.sessionId}` : networkOf(ip ?? '')),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
  const countByAddress = app.createRateLimit()
  /** Position up to which commits are known to have been announced here. */
  let heardTo = 0
  /** Counts a refused caller by address, so that nobody can try many tokens. */
  const refuseCounted = async (request: FastifyRequest, error: unknown): Promise<never> => {
    const limit = await countByAddress(request)
    throw !limit.isAllowed && limit.isExceeded ? tooManyRequests(limit.ttl) : error
  }
  app.addHook('onRequest', async (request, reply) => {
    refuseKeyInAddress(request)
    // The token endpoint reads its header itself, for test keys too.
    const isTokenEndpoint = request.routeOptions.config.isTokenEndpoint === true
    const { authorization } = isTokenEndpoint ? {} : request.headers
    const test = await identifyTest(authorization, deps).catch((error) => refuseCounted(request, error))
    if (test) {
      // The instance of a test mode has its own database, limits and context. Nothing below runs.
      if (!deps.testModes) throw new AppError('unavailable')
      request.raw.headers.authorization = test.authorization
      return deps.testModes.serve(test.database, request, reply)
    }
    // Signing out with an expired token is not an error, because the caller is signed out either
    // way.
    const tolerant = request.routeOptions.url?.toLowerCase().endsWith('/auth/logout')
    const viewer = await identify(authorization, deps).catch(async (error) => {
      if (tolerant && error instanceof AppError && error.code === 'unauthenticated') return null
      return refuseCounted(request, error)
    })
    // Another process may have made that commit.
    if (viewer?.lastCommit && viewer.lastCommit > heardTo) {
      await deps.catalogue.catchUp()
      heardTo = Math.max(heardTo, viewer.lastCommit)
    }
    const withheld = await withheldFrom(deps, { language: languageOfAnswer(request), viewer, headers: request.headers })
    request.ctx = createContext({ ...deps, withheld }, request, viewer)
    request.isWriting = isWritingMethod(request)
  })
  // Runs after the limits, so that refused requests of a key count too.
  app.addHook('preParsing', async (request) => {
    const { person, withheld } = request.ctx
    if (person?.scopes) request.ctx = createContext({ ...deps, withheld }, request, withinRoute(person, request))
  })
  noteKeyRequests(app, deps)
  // Runs before the response is sent, because the caller's next request may follow at once.
  if (deps.replicas)
    app.addHook('onSend', async ({ ctx, isWriting }, { statusCode }) => {
      if (isWriting && ctx?.person && statusCode < 500)
        await noteCommit(ctx.db, ctx.person).catch((err) => deps.log.warn({ err }, 'a commit was not noted'))
    })
  // The caller's next request may read what this one has changed.
  app.addHook('onSend', async ({ isWriting }) => {
    if (isWriting) await deps.catalogue.catchUp()
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    const shared = request.method === 'GET' && !request.headers.authorization
    const vary = [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', ')
    reply.header('cache-control', shared ? 'no-cache' : 'no-store').header('vary', vary)
  })
})
