import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the pattern of a route's address: each parameter is one part of the path. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}/?$`,
    'i',
  )

/**
 * Remembers the methods of each address of the API. The returned function answers a request that no
 * route has taken: 405 with `Allow` if the address has other methods, else 404.
 */
export function rememberMethods(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => AppError {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })
  let patterns: { pattern: RegExp; methods: Set<string> }[] | undefined
  return (request, reply) => {
    patterns ??= [...methodsOf].map(([url, methods]) => ({ pattern: patternOf(url), methods }))
    const [pathname = ''] = request.url.split('?')
    const allowed = patterns.flatMap(({ pattern, methods }) => (pattern.test(pathname) ? [...methods] : []))
    if (allowed.length === 0 || allowed.includes(request.method)) return new AppError('not_found')
    reply.header('allow', [...new Set(allowed)].sort().join(', '))
    return new AppError('method_not_allowed')
  }
}
