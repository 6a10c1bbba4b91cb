import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import { isPrivate } from './address.ts'

/** Says once when a proxy stands in front that nobody told us of: every limit would count all people as one address. */
export const noticeProxy = fp(async (app: FastifyInstance, { trustProxy }: Config) => {
  let said = trustProxy !== false
  app.addHook('onRequest', async (request) => {
    if (said || !request.headers['x-forwarded-for'] || !isPrivate(request.socket.remoteAddress ?? '')) return
    said = true
    request.log.error(
      'requests come through a proxy, but TRUST_PROXY is not set: limits take everybody for one address',
    )
  })
})
