import type { FastifyInstance } from 'fastify'
import { SCOPES } from '#domain/api-keys.ts'
import { publicUrlOf } from '#server/config.ts'
import { errorHeaders } from '#server/errors.ts'
import { readFault } from '#server/http/problem.ts'
import { issueToken } from './oauth.ts'

/**
 * Registers the token endpoint of OAuth 2.0 and its metadata (RFC 8414), at their standard
 * addresses.
 */
export async function oauthRoutes(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  // RFC 6749 5.2 defines the format of these errors.
  app.setErrorHandler((thrown, request, reply) => {
    const error = readFault(thrown, request)
    const isWrong = error.status === 413 || error.status === 415
    const name = error.extra?.error ?? (isWrong ? 'invalid_request' : 'temporarily_unavailable')
    const isBasic = error.status === 401 && request.headers.authorization !== undefined
    return reply
      .code(isWrong ? 400 : error.status)
      .headers({
        ...errorHeaders(error),
        ...(error.status === 401 && { 'www-authenticate': isBasic ? 'Basic realm="hekima"' : 'Bearer' }),
      })
      .headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
      .send({ error: name, error_description: error.message })
  })

  app.post(
    '/oauth/token',
    { config: { isTokenEndpoint: true }, schema: { hide: true } },
    async ({ ctx, body, headers }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
      return issueToken(ctx, form, headers.authorization)
    },
  )

  app.get('/.well-known/oauth-authorization-server', { schema: { hide: true } }, ({ ctx }, reply) => {
    const issuer = publicUrlOf(ctx.config)
    return reply.header('cache-control', 'public, max-age=3600').send({
      issuer,
      token_endpoint: `${issuer}/oauth/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: SCOPES,
      service_documentation: `${issuer}/developers`,
    })
  })
}
