import path from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { hearChanges } from './catalogue/changes.ts'
import { ReadyAnswers } from './catalogue/ready-answers.ts'
import type { Dependencies } from './context.ts'
import { type Live, listenLive } from './database/live.ts'
import { AppError } from './errors.ts'
import type { AskSchema } from './graphql/in-process.ts'
import { graphqlRoutes } from './graphql.ts'
import { admission } from './http/admission.ts'
import { measureAnswers } from './http/answer-times.ts'
import { closeInOrder } from './http/closing.ts'
import { drawnPictures } from './http/drawn-pictures.ts'
import { health } from './http/health.ts'
import { rememberMethods } from './http/known-methods.ts'
import { logRequests } from './http/log.ts'
import { openApi } from './http/openapi.ts'
import { sendProblem } from './http/problem.ts'
import type { collectMetrics } from './http/metrics.ts'
import { noticeProxy, originForm } from './http/proxy.ts'
import { revalidatePublicAnswers } from './http/public-caching.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sharingPictures } from './http/sharing-pictures.ts'
import { limitTime } from './http/time-limit.ts'
import { traceRequests } from './http/tracing.ts'
import { webClient } from './http/web-client.ts'
import { webManifest } from './http/web-manifest.ts'
import { startRenderThreads } from './rendering/renderer.ts'
import { mcpRoutes, oauthRoutes, pictureFiles, restRoutes, securityTxtRoutes, sitemapRoutes } from './rest.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Subscriptions to database announcements, for responses that stay open. */
    live: Live
    /** Cache of whole public responses, including the documents of public pages. */
    readyAnswers: ReadyAnswers
    /** Error of a request that no route has taken. */
    unknownAddress: ReturnType<typeof rememberMethods>
  }
}

/** Creates an application without routes that closes in order. */
function bareApp({ config, log }: Pick<Dependencies, 'config' | 'log'>): FastifyInstance {
  const hops = config.trustProxy
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: 262_144,
    // A busy machine does not always start within Fastify's default of ten seconds.
    pluginTimeout: 60_000,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply as FastifyReply),
  })
  app.decorateRequest('ctx')
  traceRequests(app)
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(error, request, reply))
  return app
}

/** Collects metrics if they are configured. Their library is loaded only then. */
async function offerMetrics(app: FastifyInstance, options: Parameters<typeof collectMetrics>[1]): Promise<void> {
  const { port, token } = options.deps.config.metrics
  if (port === undefined && token === undefined) return
  const metrics = await import('./http/metrics.ts')
  await metrics.collectMetrics(app, options)
}

/** Builds the application of a process that only runs jobs. It serves the health routes. */
export async function buildWorkerApp(deps: Dependencies): Promise<FastifyInstance> {
  const app = bareApp(deps)
  logRequests(app)
  closeInOrder(app)
  await offerMetrics(app, { deps })
  await app.register(health, deps)
  return app
}

/** Keeps public records in memory, and forgets those whose change is announced. */
function keepCatalogue(app: FastifyInstance, deps: Dependencies): Catalogue {
  const live = listenLive(deps.db.$client, deps.log)
  app.decorate('live', live)
  app.addHook('preClose', () => live.close())
  const catalogue = createCatalogue(deps)
  app.decorate('readyAnswers', new ReadyAnswers({ ...deps, catalogue }))
  app.addHook('onReady', () => hearChanges(catalogue, { ...deps, live }))
  return catalogue
}

/** Adds the headers of every response, and compresses bodies. */
async function dressAnswers(app: FastifyInstance, { config }: Dependencies): Promise<void> {
  const headers = await securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  revalidatePublicAnswers(app)
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
}

/**
 * Builds the API of a test mode, without pages. Nothing listens for it: the application of the
 * product hands it the requests of test keys (test-mode/test-modes.ts).
 */
export async function buildTestModeApp(deps: Dependencies): Promise<FastifyInstance> {
  const app = bareApp(deps)
  app.decorate('apiDocument', () => undefined)
  logRequests(app)
  const catalogue = keepCatalogue(app, deps)
  await dressAnswers(app, deps)
  await app.register(async (scope) => {
    await scope.register(admission, { ...deps, catalogue })
    for (const prefix of ['/api', '/api/v1']) await scope.register(restRoutes, { prefix })
    await scope.register(pictureFiles)
    await scope.register(mcpRoutes)
    await scope.register(graphqlRoutes, { onSchema: () => undefined })
  })
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError('not_found'), request, reply))
  return app
}

/** Builds the whole application around a database, without listening. Tests call it repeatedly. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config } = deps
  const app = bareApp(deps)
  app.decorate('unknownAddress', rememberMethods(app))
  limitTime(app, config)
  logRequests(app)
  measureAnswers(app)
  await offerMetrics(app, {
    deps,
    readRenderer: () => threads?.state(),
    secondsSinceChanges: () => app.live.secondsSinceRead(),
  })
  closeInOrder(app)
  const catalogue = keepCatalogue(app, deps)
  await dressAnswers(app, deps)
  await app.register(openApi, config)
  await app.register(health, deps)
  await app.register(noticeProxy, config)

  const threads = startRenderThreads(path.join(config.webDir, '../ssr'), deps)
  app.addHook('onClose', async () => threads?.close())

  let askSchema: AskSchema
  await app.register(async (scope) => {
    await scope.register(admission, { ...deps, catalogue })
    for (const prefix of ['/api', '/api/v1']) await scope.register(restRoutes, { prefix })
    await scope.register(pictureFiles)
    await scope.register(sitemapRoutes)
    await scope.register(securityTxtRoutes)
    await scope.register(sharingPictures, { deps, threads, ask: (ctx, request) => askSchema(ctx, request) })
    await scope.register(oauthRoutes)
    await scope.register(mcpRoutes)
    const onSchema = (ask: AskSchema) => {
      askSchema = ask
    }
    await scope.register(graphqlRoutes, { onSchema })
  })
  await app.register(drawnPictures, { threads })
  await app.register(webManifest)
  await app.register(webClient, { deps, threads, catalogue, ask: (ctx, request) => askSchema(ctx, request) })
  return app
}
