/**
 * Decorative pictures, drawn by the art code of the web client: `/art/hospital.svg?seed=…`
 * (web/art/address.ts).
 */
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { RenderThreads } from '../rendering/renderer.ts'
import { EncodedText } from './encoded.ts'

/** Maximum number of cached pictures, about 20 kB each. */
const MOST_KEPT = 500
const LONGEST_ADDRESS = 400
/** A drawing changes only with a release. */
const WEEK = 'public, max-age=604800'

export async function drawnPictures(
  app: FastifyInstance,
  { threads }: { threads: RenderThreads | undefined },
): Promise<void> {
  const pictures = new LRUCache<string, EncodedText>({ max: MOST_KEPT })

  app.get('/art/:file', { schema: { hide: true } }, async (request, reply) => {
    const { url, headers } = request
    if (url.length > LONGEST_ADDRESS) throw new AppError('not_found')
    let picture = pictures.get(url)
    if (!picture) {
      const [, kind = ''] = /\/(\w+)\.svg(?:\?|$)/.exec(url) ?? []
      const drawn = await threads?.drawArt(kind, url.split('?')[1] ?? '')
      if (!drawn) throw new AppError('not_found')
      picture = new EncodedText(drawn)
      pictures.set(url, picture)
    }
    const { encoding, payload } = await picture.for(headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    reply.headers({ 'cache-control': WEEK, vary: 'accept-encoding' })
    return reply.type('image/svg+xml').send(payload)
  })
}
