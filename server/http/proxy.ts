import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import { isPrivate } from './address.ts'

/**
 * Warns once about a proxy that TRUST_PROXY does not name. Every limit would count all users as one
 * address.
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
 * Returns the path of a request line that contains the whole URL, as proxies send it (RFC 9112,
 * 3.2.2): `GET http://host/services`.
 */
export function originForm(url: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? []
  if (rest === undefined) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}
