import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Config } from '../config.ts'

/** Collects the schemas that the routes state, so it comes before them. */
export const openApi = fp(async (app: FastifyInstance, config: Config) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: PRODUCT_NAME,
        version: config.version,
        description: [
          'Errors are RFC 9457 problems with `message`, `code` and, for bad input, `errors` by field, all in English.',
          'Who translates takes `sentence` (the English key, with `{{blanks}}`) and `params` (what fills the blanks; absent when there are none),',
          'and for fields `fieldSentences`: `{ "notes": { "sentence": "Please use at most {{count}} characters", "params": { "count": 2000 } } }`.',
        ].join(' '),
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{}, { session: [] }],
    },
    // The versioned twin of every route is the same route.
    transform: ({ schema, url }) => ({ schema: url.startsWith('/api/v1/') ? { ...schema, hide: true } : schema, url }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } })

  let document: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
  })
})
