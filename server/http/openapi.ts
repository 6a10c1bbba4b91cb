import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { SCOPE_MEANINGS } from '#domain/api-keys.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { type Config, publicUrlOf } from '../config.ts'
import { describeRoute } from '../rest/document.ts'
import { tidyDocument } from './openapi-tidy.ts'

/** The parts of the document, in its order. */
const tags = [
  { name: 'Search', description: 'Typing help over treatments, hospitals and doctors.' },
  { name: 'Assistant', description: 'Questions in plain words, answered with what to do and where to go.' },
  { name: 'Hospitals', description: 'Hospitals, and what each of them offers at which price.' },
  { name: 'Pictures', description: 'Pictures that hospitals and doctors show.' },
  { name: 'Doctors', description: 'Doctors and the hospitals they work at.' },
  { name: 'Health services', description: 'Treatments that hospitals offer.' },
  { name: 'Terms', description: 'What specialties and categories are called, by language.' },
  { name: 'Reviews', description: 'What patients say after a completed visit, and what hospitals answer.' },
  { name: 'Favourites', description: 'Hospitals and doctors that the viewer has saved.' },
  { name: 'Appointments', description: 'Free times, booking, and everything that becomes of an appointment.' },
  { name: 'Messages', description: 'The conversation about an appointment between its patient and its hospital.' },
  { name: 'Files', description: 'Documents of an appointment.' },
  { name: 'Calendar', description: "A person's appointments for calendar programs." },
  { name: 'Auth', description: 'Accounts, sessions, passwords and two-factor sign-in.' },
  { name: 'API keys', description: 'Keys with which programs work for a person.' },
  { name: 'Webhooks', description: 'Addresses that are told what happens to appointments.' },
  { name: 'Profile', description: 'The signed-in person.' },
  { name: 'Dashboard', description: 'What administrators see first.' },
  { name: 'Activity', description: 'What administrators and staff have done.' },
  { name: 'Lists', description: 'Hospitals, doctors and services as administrators keep them, active or not.' },
  { name: 'Imports', description: 'Lists of hospitals, doctors, services and links from CSV files.' },
  { name: 'Users', description: 'The accounts of everybody, for administrators.' },
  { name: 'Team', description: 'The people who work at a hospital, for its owners.' },
  { name: 'Reports', description: 'Numbers that a hospital has had counted, as data and as files.' },
  { name: 'Verification', description: 'Certificates of hospitals, and what there is to check.' },
  { name: 'Newsletter', description: 'News by email, for those who have confirmed that they want it.' },
  { name: 'Requests', description: 'What people write to the operator, and what becomes of it.' },
  { name: 'Privacy', description: 'Consents, the export of everything that is stored, and the end of an account.' },
  { name: 'Outbox', description: 'The queue of mails, and those that could not be sent.' },
  { name: 'Settings', description: 'What the operator of the installation decides.' },
]

const description = `Operations that change what the same operation of GraphQL changes; \`operationId\` is the name it has there, where it has one.

**Sign in** with \`POST /Auth/login\`, then send \`Authorization: Bearer {token}\`. Programs send an API key in its place, or a token
for it from \`POST /oauth/token\` (OAuth 2.0, client credentials).

**Errors** are RFC 9457 problems with \`message\`, \`code\` and, for bad input, \`errors\` by field, all in English. Who translates takes
\`sentence\` (the English key, with \`{{blanks}}\`) and \`params\` (what fills the blanks), and for fields \`fieldSentences\`:
\`{ "notes": { "sentence": "Please use at most {{count}} characters", "params": { "count": 2000 } } }\`.

**Lists** are plain arrays. Totals stand in \`X-Total-Count\` and \`X-Total-Pages\`, the neighbouring pages in \`Link\`. \`page × limit\` reaches
the first 20,000 records.

**Languages**: what hospitals, doctors and services say of themselves is answered in the first of \`?lang=\` and \`Accept-Language\` that is one of
en, tr, ru and ar; \`Content-Language\` says which that was. What is not written in it comes in English, a description without English in Turkish, and \`textLanguage\` of the record says so.
\`sourceName\` of a service is its English name in all of them. Words of a search are understood in any of the four. Edits write the English words, and
\`texts\` the others.

**Names** of paths and fields: paths are matched in any letter case, bodies may use \`camelCase\` or \`PascalCase\`. Under \`/api/v1\` a field
of a body or a query that is not named here is refused (400 \`bad_input\`, with its name). Under \`/api\`, for older clients, it has no effect and the answer
names it in \`X-Ignored-Fields\`; a field that another route takes is refused there too.`

/** Collects what the routes state of themselves, so it comes before them. */
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
          session: { type: 'http', scheme: 'bearer', description: 'What `POST /Auth/login` answers, or an API key.' },
          oauth: {
            type: 'oauth2',
            description: 'A short token for an API key, which is the client: its id and its text.',
            flows: { clientCredentials: { tokenUrl: `${publicUrlOf(config)}/oauth/token`, scopes: SCOPE_MEANINGS } },
          },
        },
      },
      tags,
    },
    // The versioned twin of every route is the same route.
    transform: ({ schema, url, route }) => {
      const hide = schema?.hide || !route.config?.stated || url.startsWith('/api/v1/')
      return { schema: hide ? { hide: true } : describeRoute(route), url }
    },
    transformObject: (document) => ('openapiObject' in document ? tidyDocument(document.openapiObject) : {}),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } })

  let document: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
  })
})
