/**
 * Scopes of a key, looked up in one table for both APIs (domain/api-access.ts) before a verb runs.
 */
import type { FastifyRequest } from 'fastify'
import { scopesOfOperation } from '#domain/api-access.ts'
import { KEY_PATTERN, roleWithScopes, type Scope } from '#domain/api-keys.ts'
import { AppError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for an address with many operations, which checks their scopes itself. */
    manyOperations?: boolean
  }
}

/**
 * Limits the viewer to the scopes of their key. A signed-in viewer stays unchanged. Throws
 * `insufficient_scope` if the key lacks one, and always if `needed` is undefined: an operation
 * without listed scopes is closed to keys.
 */
export function withinScopes<V extends Viewer | null>(viewer: V, needed: readonly Scope[] | undefined): V {
  if (!viewer?.scopes) return viewer
  if (!needed) throw new AppError('insufficient_scope')
  const held = viewer.scopes
  const missing = needed.filter((scope) => !held.includes(scope))
  if (missing.length > 0) {
    const scope = missing.join(' ')
    throw new AppError('insufficient_scope', 'The API key may not do this. It needs the scope {{scope}}.', {
      params: { scope },
      extra: { scope },
    })
  }
  const role = roleWithScopes(viewer.role, held, needed)
  return role === 'hospital' ? viewer : { ...viewer, role, hospitalId: null, hospitalRole: null }
}

/** Limits the viewer like `withinScopes`, for the operation of a route. */
export function withinRoute<V extends Viewer | null>(viewer: V, request: FastifyRequest): V {
  const { stated, manyOperations } = request.routeOptions.config
  if (manyOperations || request.is404) return viewer
  return withinScopes(viewer, scopesOfOperation(stated?.operationId))
}

/** Refuses a key in an address, because every proxy on the way logs it. */
export function refuseKeyInAddress({ url }: FastifyRequest): void {
  if (KEY_PATTERN.test(url))
    throw new AppError(
      'bad_input',
      'Send the API key in the Authorization header, never in the address, and revoke it.',
    )
}
