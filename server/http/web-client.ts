import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type PageName, pageAt } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { pageDocuments } from './page-documents.ts'
import { sendProblem } from './problem.ts'

const wantsPage = (request: FastifyRequest) => {
  const accept = request.headers.accept ?? '*/*'
  return /text\/html|\*\/\*/.test(accept)
}

const wantsJson = (request: FastifyRequest) => {
  const accept = request.headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** Serves the built web client, and its one document for every address that is a page. */
export const webClient = fp(async (app: FastifyInstance, config: Config) => {
  const root = config.webDir
  const documentOf = pageDocuments(root)

  const sendPage = (reply: FastifyReply, page: PageName | undefined) =>
    reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(documentOf?.(page))

  if (documentOf)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      // The build put `.br` and `.gz` beside each text file; who accepts one of them gets it under the name without.
      preCompressed: true,
      globIgnore: ['**/*.{map,br,gz}', '**/index.html'],
      cacheControl: false,
      setHeaders: (reply, served) => {
        const hashed = path.relative(root, served).startsWith(`assets${path.sep}`)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'Accept')
    if (documentOf && !wantsJson(request)) return sendPage(reply, 'home')
    return { name: PRODUCT_NAME, version: config.version, status: 'ok' }
  })

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(new AppError('not_found'), request, reply)

  // A route and not the handler of what is not found: only the answers of routes are compressed.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [pathname = '/'] = request.url.split('?')
    const ours = /^\/+(api|graphql|health|assets)(\/|$)/i.test(pathname)
    if (!documentOf || ours || !wantsPage(request) || /\.[a-z0-9]+$/i.test(pathname) || pathname.includes('/.'))
      return notFound(request, reply)
    return sendPage(reply, pageAt(pathname))
  })
  app.setNotFoundHandler(notFound)
})
