import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kind } from '../catalogue/catalogue.ts'
import type { AnswerDependencies } from '../catalogue/ready-answers.ts'
import { surrogateKeyOf } from '../catalogue/surrogate-key.ts'
import { EncodedText } from '../http/encoded.ts'
import { withCountry } from '../http/public-rules.ts'
import { etagOf } from './answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Allows caching of responses to visitors: they show only the catalogue, and lists of these
     * kinds.
     */
    ready?: readonly Kind[]
    /**
     * True if the response does not depend on the time. Next free times are records, whose changes
     * are announced.
     */
    isTimeless?: boolean
  }
  interface FastifyRequest {
    /** Set while a cacheable response is computed. */
    noted?: AnswerDependencies
  }
}

/** Headers of a cached response. */
const HEADERS = [
  'content-type',
  'content-language',
  'etag',
  'link',
  'x-total-count',
  'x-total-count-exact',
  'x-total-pages',
  'x-ignored-fields',
  'x-withheld',
  'surrogate-key',
] as const
type Ready = { text: EncodedText; headers: Partial<Record<(typeof HEADERS)[number], string | number>> }

/**
 * Cache-Control for caches in front: they may answer visitors for some seconds and then revalidate.
 * They never answer signed-in users.
 */
export const SHARED = 'public, max-age=0, s-maxage=5, must-revalidate'

const keyOf = ({ ctx, url }: FastifyRequest) => `REST ${ctx.language} ${ctx.withheld.join()} ${url}`

async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, headers }: Ready,
): Promise<FastifyReply> {
  const { encoding, payload } = await text.for(request.headers['accept-encoding'])
  const vary = withCountry(request.ctx.config, 'authorization, accept-encoding, accept-language, travel-dates')
  reply.headers(headers).headers({ 'cache-control': SHARED, vary })
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(payload)
}

/**
 * Answers visitors of routes with `config.ready` from the cache, by language and address. Sets the
 * ETag of all other responses.
 */
export function readyRoutes(app: FastifyInstance): void {
  const { readyAnswers } = app
  app.addHook('onRequest', async (request, reply) => {
    const { ready, isTimeless } = request.routeOptions.config
    if (ready)
      reply
        .header('content-language', request.ctx.language)
        .header('vary', ['Accept-Language', 'Travel-Dates'].join(', '))
    if (!ready || request.method !== 'GET' || request.ctx.person || request.ctx.travel) return
    const key = keyOf(request)
    const cached = readyAnswers.find<Ready>(key)
    if (cached) {
      await sendReady(request, reply, cached)
      readyAnswers.resize(key, cached.text.size)
      return reply
    }
    request.noted = readyAnswers.note({ isTimeless })
    request.ctx = { ...request.ctx, catalogue: request.noted.catalogue }
    request.ctx.catalogue.shows(ready)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode >= 300 || reply.hasHeader('etag')) return
    reply.header('etag', etagOf(payload, request.editedAt))
    if (!request.noted || reply.statusCode !== 200) return
    reply.headers({
      'cache-control': SHARED,
      vary: withCountry(request.ctx.config, 'authorization, accept-language, travel-dates'),
      'surrogate-key': surrogateKeyOf(request.noted.tags, request.url),
    })
    const headers: Ready['headers'] = {}
    for (const name of HEADERS) {
      const value = reply.getHeader(name)
      if (typeof value === 'string' || typeof value === 'number') headers[name] = value
    }
    const text = new EncodedText(payload)
    request.noted.keep(keyOf(request), { text, headers } satisfies Ready, text.size)
  })
}
