import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import { isPrivate } from './address.ts'

/**
 * Says once when a proxy stands in front that nobody told us of: every limit would count all people
 * as one address.
 */
export const noticeProxy = fp(async (app: FastifyInstance, { trustProxy }: Config) => {
  let isTold = trustProxy !== false
  app.addHook('onRequest', async (request) => {
    if (isTold || !request.headers['x-forwarded-for'] || !isPrivate(request.socket.remoteAddress ?? '')) return
    isTold = true
    request.log.error(
      'requests come through a proxy, but TRUST_PROXY is not set: limits take everybody for one address',
    )
  })
})

/**
 * The path of a request that names the whole address, as proxies do (RFC 9112, 3.2.2): `GET
 * http://host/services`.
 */
export function originForm(url: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? []
  if (rest === undefined) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}
