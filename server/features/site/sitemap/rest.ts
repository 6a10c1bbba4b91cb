import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { robotsFile, sitemapFile } from './files.ts'
import { newsFeed } from './news.ts'

const HOUR = 'public, max-age=3600'
/**
 * Cache settings, for crawlers that request a file again. A file of 50,000 addresses has about one
 * megabyte when compressed.
 */
const KEPT = { max: 60, ttl: 10 * 60_000 }

const unpack = promisify(gunzip)

/**
 * Serves files for crawlers, outside the APIs. Only the compressed text is kept in memory. The text
 * is streamed from the database through the compressor.
 */
export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  const cache = new LRUCache<string, Promise<Buffer>>(KEPT)

  function packed(ctx: Context, name: string): Promise<Buffer> {
    const cached = cache.get(name)
    if (cached) return cached
    const lines = Readable.from(sitemapFile({ ...ctx, viewer: null, person: null }, name))
    const packer = createGzip()
    lines.on('error', (error) => packer.destroy(error))
    const file = buffer(lines.pipe(packer))
    cache.set(name, file)
    file.catch(() => cache.delete(name))
    return file
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
    const file = await packed(request.ctx, name)
    reply.type('application/xml; charset=utf-8').headers({ 'cache-control': HOUR, vary: 'accept-encoding' })
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unpack(file))
    return reply.header('content-encoding', 'gzip').send(file)
  }

  const hidden = { schema: { hide: true } }
  app.get('/sitemap.xml', hidden, (request, reply) => send(request, reply, 'sitemap.xml'))
  app.get('/sitemaps/:name', hidden, (request, reply) =>
    send(request, reply, (request.params as { name: string }).name.toLowerCase()),
  )
  for (const language of UI_LANGUAGES)
    app.get(addressIn(language, '/news/feed.xml'), hidden, (request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', HOUR)
        .send(newsFeed(publicUrlOf(request.ctx.config), language)),
    )
  app.get('/robots.txt', hidden, (request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robotsFile(request.ctx)),
  )
}
