import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { SCOPE_MEANINGS } from '#domain/api-keys.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { type Config, publicUrlOf } from '../config.ts'
import { describeRoute } from '../rest/document.ts'
import { tidyDocument } from './openapi-tidy.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** OpenAPI document of the REST API. Undefined in a test mode. */
    apiDocument: () => object | undefined
  }
}

/** Sections of the document, in order. */
const tags = [
  { name: 'Search', description: 'Search suggestions for treatments, hospitals and doctors.' },
  { name: 'Assistant', description: 'Questions in plain words, answered with the urgency and matching records.' },
  { name: 'Hospitals', description: 'Hospitals, their services and prices.' },
  { name: 'Pictures', description: 'Pictures of hospitals and doctors.' },
  { name: 'Doctors', description: 'Doctors and the hospitals they work at.' },
  { name: 'Health services', description: 'Treatments that hospitals offer.' },
  { name: 'Terms', description: 'Names and descriptions of specialties and categories, by language.' },
  { name: 'Reviews', description: 'Reviews by patients after a completed visit, and answers of hospitals.' },
  { name: 'Appointments', description: 'Bookable times, booking and the life of an appointment.' },
  { name: 'Messages', description: 'The conversation about an appointment between its patient and its hospital.' },
  { name: 'Files', description: 'Documents of appointments and quote requests.' },
  {
    name: 'Quotes',
    description: 'Quote requests of patients, and quotes of hospitals. Accepting a quote is at `/graphql`.',
  },
  { name: 'Calendar', description: 'Appointments of a user for calendar programs.' },
  {
    name: 'Auth',
    description: 'Registration, sign-in and password of an account. The rest of an account is at `/graphql`.',
  },
  { name: 'Profile', description: 'The signed-in user.' },
  { name: 'Activity', description: 'Actions of administrators and staff.' },
  { name: 'Lists', description: 'Hospitals, doctors and services for administrators, active or not.' },
  { name: 'Imports', description: 'Imports of hospitals, doctors, services and links from CSV files.' },
  { name: 'Users', description: 'User accounts, for administrators.' },
  { name: 'Reports', description: 'Reports of hospitals, as data and as files.' },
  { name: 'Verification', description: 'Certificates of hospitals, and their verification.' },
  { name: 'Newsletter', description: 'Unsubscribing with one click, and the subscribers, for administrators.' },
  { name: 'Requests', description: 'Documents of requests to the operator.' },
  { name: 'Privacy', description: 'Export of all stored data.' },
]

const description = `REST operations correspond to operations of GraphQL. \`operationId\` is the name of the GraphQL operation, if there is one.
GraphQL, at \`/graphql\`, also covers what only users do themselves: sessions, two-factor sign-in, keys, webhooks, teams, favourites and reviews.

**Sign in** with \`POST /Auth/login\`, then send \`Authorization: Bearer {token}\`. Programs send an API key instead, or a token
for it from \`POST /oauth/token\` (OAuth 2.0, client credentials).

**Errors** are RFC 9457 problems with \`message\`, \`code\` and, for bad input, \`errors\` by field, all in English. To translate them, use
\`sentence\` (the English key, with \`{{placeholders}}\`) and \`params\` (their values), and for fields \`fieldSentences\`:
\`{ "notes": { "sentence": "Please use at most {{count}} characters", "params": { "count": 2000 } } }\`. \`type\` leads to the page on
the code, and \`requestId\` finds the call in the log of your key.

**Lists** are plain arrays. \`X-Total-Count\` and \`X-Total-Pages\` have the totals, and \`Link\` the neighbouring pages. \`page × limit\` reaches
the first 20,000 records.

**Languages**: names and descriptions are in the first language of \`?lang=\` and \`Accept-Language\` that is one of
en, tr, ru and ar; \`Content-Language\` names it. Missing translations fall back to English, and a description without English to Turkish; \`textLanguage\` of the record names the language.
\`sourceName\` of a service is its English name in every language. Search works in all four languages. Edits change the English text, and
\`texts\` the other languages.

**Travel dates**: the header \`Travel-Dates: 2027-01-10/2027-01-20\` (first and last day in Türkiye) limits searches and next free times of visits
in person to these days. Visits by video or phone are not affected. GraphQL accepts the same header.

**Names** of paths and fields: paths are case-insensitive, and bodies may use \`camelCase\` or \`PascalCase\`. Under \`/api/v1\` an unknown field
in a body or a query is refused (400 \`bad_input\`, with its name). Under \`/api\`, for older clients, it is ignored and
named in \`X-Ignored-Fields\`. A field that belongs to another route is refused there too.`

/** Collects the descriptions of the routes, so it must be registered before them. */
export const openApi = fp(async (app: FastifyInstance, config: Config) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: PRODUCT_NAME,
        version: config.version,
        description,
        license: { name: 'All rights reserved', url: `${publicUrlOf(config)}/terms` },
      },
      servers: [
        { url: '/api', description: 'The current version.' },
        { url: '/api/v1', description: 'Version 1, under its own name.' },
      ],
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token returned by `POST /Auth/login`, or an API key.',
          },
          oauth: {
            type: 'oauth2',
            description: "A short-lived token for an API key, whose ID and secret are the client's credentials.",
            flows: { clientCredentials: { tokenUrl: `${publicUrlOf(config)}/oauth/token`, scopes: SCOPE_MEANINGS } },
          },
        },
      },
      tags,
    },
    // The versioned twin of each route is omitted, because it is the same route.
    transform: ({ schema, url, route }) => {
      const hide = schema?.hide || !route.config?.stated || url.startsWith('/api/v1/')
      return { schema: hide ? { hide: true } : describeRoute(route), url }
    },
    transformObject: (document) => ('openapiObject' in document ? tidyDocument(document.openapiObject) : {}),
  })
  let document: object | undefined
  app.decorate('apiDocument', () => {
    document ??= app.swagger()
    return document
  })
  // Older addresses of the reference and of its document.
  const moved = { schema: { hide: true } }
  for (const path of ['/api/docs', '/api/docs/*'])
    app.get(path, moved, async ({ url }, reply) =>
      reply.redirect(/\/json$/i.test(url) ? '/api/openapi.json' : '/developers/reference', 301),
    )

  let text: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.apiDocument())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
})
