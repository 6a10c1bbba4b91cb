import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { etagOf } from '../rest/answer.ts'

/**
 * Gives public responses without an ETag one computed from their content, so that a cache in front
 * can revalidate. They vary by the country of the caller if a proxy sends it. Register it before
 * compression, which turns responses into streams.
 */
export function revalidatePublicAnswers(app: FastifyInstance, { countryHeader }: Pick<Config, 'countryHeader'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isPublic || !isWhole) return payload
    if (!reply.hasHeader('etag')) reply.header('etag', etagOf(payload))
    // The response is compressed if the client accepts it.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (countryHeader) reply.header('vary', `${String(reply.getHeader('vary'))}, ${countryHeader}`)
    const matches = request.headers['if-none-match']?.split(/,\s*/).includes(String(reply.getHeader('etag')))
    if (!matches) return payload
    reply.code(304).removeHeader('content-length')
    return null
  })
}
