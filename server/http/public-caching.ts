import type { FastifyInstance } from 'fastify'
import { etagOf } from '../rest/answer.ts'

/**
 * Gives public responses without an ETag one computed from their content, so that a cache in front
 * can revalidate. Register it before compression, which turns responses into streams.
 */
export function revalidatePublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isPublic || !isWhole) return payload
    if (!reply.hasHeader('etag')) reply.header('etag', etagOf(payload))
    // The response is compressed if the client accepts it.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    const matches = request.headers['if-none-match']?.split(/,\s*/).includes(String(reply.getHeader('etag')))
    if (!matches) return payload
    reply.code(304).removeHeader('content-length')
    return null
  })
}
