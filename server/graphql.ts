import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildSchema, type DocumentNode } from 'graphql'
import mercurius, { type IResolvers } from 'mercurius'
import { projectRoot } from './config.ts'
import { type GraphqlContext, readerOf } from './context.ts'
import { AppError } from './errors.ts'
import * as auth from './features/accounts/auth/graphql.ts'
import * as consents from './features/accounts/consents/graphql.ts'
import * as outbox from './features/accounts/outbox/graphql.ts'
import * as persons from './features/accounts/persons/graphql.ts'
import * as push from './features/accounts/push/graphql.ts'
import * as rules from './features/accounts/rules/graphql.ts'
import * as settings from './features/accounts/settings/graphql.ts'
import * as users from './features/accounts/users/graphql.ts'
import * as activity from './features/administration/activity/graphql.ts'
import * as dashboard from './features/administration/dashboard/graphql.ts'
import * as deletions from './features/administration/deletions/graphql.ts'
import * as digests from './features/administration/digests/graphql.ts'
import * as imports from './features/administration/imports/graphql.ts'
import * as inbox from './features/administration/inbox/graphql.ts'
import * as managedCatalogue from './features/administration/managed-catalogue/graphql.ts'
import * as managedUsers from './features/administration/managed-users/graphql.ts'
import * as palette from './features/administration/palette/graphql.ts'
import * as portal from './features/administration/portal/graphql.ts'
import * as privacy from './features/administration/privacy/graphql.ts'
import * as quoteOversight from './features/administration/quote-oversight/graphql.ts'
import * as reports from './features/administration/reports/graphql.ts'
import * as requests from './features/administration/requests/graphql.ts'
import * as team from './features/administration/team/graphql.ts'
import * as certificates from './features/catalogue/certificates/graphql.ts'
import * as doctors from './features/catalogue/doctors/graphql.ts'
import * as healthServices from './features/catalogue/health-services/graphql.ts'
import * as hospitals from './features/catalogue/hospitals/graphql.ts'
import * as search from './features/catalogue/search/graphql.ts'
import * as terms from './features/catalogue/taxonomy/graphql.ts'
import * as apiKeys from './features/developers/api-keys/graphql.ts'
import * as reference from './features/developers/reference/graphql.ts'
import * as requestLog from './features/developers/request-log/graphql.ts'
import * as testMode from './features/developers/test-mode/graphql.ts'
import * as webhooks from './features/developers/webhooks/graphql.ts'
import * as assistant from './features/site/assistant/graphql.ts'
import * as newsletter from './features/site/newsletter/graphql.ts'
import * as publicFacts from './features/site/public-facts/graphql.ts'
import * as status from './features/site/status/graphql.ts'
import * as appointmentNotes from './features/visits/appointment-notes/graphql.ts'
import * as appointments from './features/visits/appointments/graphql.ts'
import * as blockedTimes from './features/visits/blocked-times/graphql.ts'
import * as rooms from './features/visits/rooms/graphql.ts'
import * as doctorCalendars from './features/visits/doctor-calendars/graphql.ts'
import * as favourites from './features/visits/favourites/graphql.ts'
import * as files from './features/visits/files/graphql.ts'
import * as heldMoves from './features/visits/held-moves/graphql.ts'
import * as hospitalCalendar from './features/visits/hospital-calendar/graphql.ts'
import * as messageTemplates from './features/visits/message-templates/graphql.ts'
import * as messages from './features/visits/messages/graphql.ts'
import * as phoneBookings from './features/visits/phone-bookings/graphql.ts'
import * as proposals from './features/visits/proposals/graphql.ts'
import * as quotes from './features/visits/quotes/graphql.ts'
import * as quoteTemplates from './features/visits/quotes/templates/graphql.ts'
import * as reviews from './features/visits/reviews/graphql.ts'
import * as savedSearches from './features/visits/saved-searches/graphql.ts'
import * as waitingList from './features/visits/waiting-list/graphql.ts'
import { formatExecution, prefersGraphqlJson, sendGraphqlErrors } from './graphql/answers.ts'
import { type AskSchema, inProcess } from './graphql/in-process.ts'
import { noteOperation } from './graphql/logged-operation.ts'
import { checkLimits, maxLength, maxTokens } from './graphql/query-limits.ts'
import { noteDocument, noteResult, readyDocuments } from './graphql/ready.ts'
import { checkRecords } from './graphql/record-limit.ts'
import { scalars } from './graphql/scalars.ts'
import { restrictKey } from './graphql/scopes.ts'
import type { AllAnswered, UnansweredField } from './graphql/unanswered-fields.ts'
import { planWithheld, removeWithheld } from './graphql/withheld.ts'
import { refuseUnstorable } from './rest/input.ts'

/** Resolvers of every feature. In the GraphQL API, features are named only here. */
const features = [
  auth,
  users,
  persons,
  push,
  managedUsers,
  team,
  managedCatalogue,
  imports,
  activity,
  dashboard,
  palette,
  consents,
  privacy,
  apiKeys,
  reference,
  requestLog,
  testMode,
  webhooks,
  hospitals,
  certificates,
  requests,
  doctors,
  doctorCalendars,
  healthServices,
  deletions,
  quoteOversight,
  reports,
  digests,
  reviews,
  favourites,
  settings,
  rules,
  terms,
  search,
  newsletter,
  publicFacts,
  status,
  appointments,
  proposals,
  waitingList,
  savedSearches,
  quotes,
  quoteTemplates,
  heldMoves,
  inbox,
  hospitalCalendar,
  blockedTimes,
  rooms,
  phoneBookings,
  appointmentNotes,
  messages,
  messageTemplates,
  files,
  portal,
  outbox,
  assistant,
]
export type AnsweredSchema = AllAnswered<UnansweredField<(typeof features)[number]['resolvers']>>

/**
 * Merges resolvers field by field, because several features extend the same types (above all
 * Query).
 */
function merge<T extends object>(parts: T[]): T {
  const merged: Record<string, object> = {}
  for (const part of parts)
    for (const [type, fields] of Object.entries(part)) merged[type] = { ...merged[type], ...fields }
  return merged as T
}

/**
 * mercurius loads graphql as CommonJS. Its schema does not work with the functions imported here,
 * nor ours with its.
 */
const commonJs: typeof import('graphql') = createRequire(import.meta.url)('graphql')

const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns true for JSON. mercurius would run a query that is the JSON of a syntax tree, bypassing
 * the token limit.
 */
const isJson = (text: string) => /^\s*(\[|"|[-\d]|true\b|false\b|null\b|\{\s*["}])/.test(text)

function checkBody(request: FastifyRequest): void {
  const body = request.body as Record<string, unknown> | null | undefined
  if (!isMap(body) || !body) throw new AppError('bad_input', 'Send a JSON object with a query.')
  if (typeof body.query !== 'string' || body.query.trim() === '')
    throw new AppError('bad_input', 'The query is missing.')
  if (body.query.length > maxLength) throw new AppError('bad_input', 'The query is too long.')
  if (isJson(body.query)) throw new AppError('bad_input', 'The query must be GraphQL text.')
  if (body.operationName != null && typeof body.operationName !== 'string')
    throw new AppError('bad_input', 'operationName must be text.')
  for (const name of ['variables', 'extensions'])
    if (body[name] != null && !isMap(body[name]))
      throw new AppError('bad_input', '{{name}} must be an object.', { params: { name } })
  if (body.operationName === '') body.operationName = null
  refuseUnstorable(body.variables)
  refuseUnstorable(body.query)
}

type Options = {
  /** Receives the schema once it is built. */
  onSchema: (ask: AskSchema) => void
}

/** Sends queries to a replica, and mutations with their whole response to the primary. */
function chooseReader(document: DocumentNode, context: GraphqlContext): void {
  const isWriting = document.definitions.some(
    (part) => part.kind === 'OperationDefinition' && part.operation === 'mutation',
  )
  context.read = isWriting ? context.db : readerOf(context, context.person)
  if (isWriting && context.reply) context.reply.request.isWriting = true
}

/** Schemas of all applications of a process. All attach the same resolvers to the executed one. */
let schemas: ReturnType<typeof buildSchemas> | undefined

/** Builds the schema that mercurius executes, and the one whose types are looked up here. */
function buildSchemas() {
  const text = readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8')
  // Nothing reads positions in its text: 3.1 instead of 8.0 MB stay in memory for each copy.
  // server/commands/generated-files.ts has checked the SDL, which takes 40 % of the time.
  const options = { noLocation: true, assumeValidSDL: true }
  return { executed: commonJs.buildSchema(text, options), types: buildSchema(text, options) }
}

/** Registers the GraphQL API: POST /graphql, following graphql-over-http. */
export async function graphqlRoutes(app: FastifyInstance, { onSchema }: Options): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST') return
    reply.header('allow', 'POST')
    throw new AppError('method_not_allowed', 'Send GraphQL queries with POST.')
  })
  // Another site can post a form or plain text without permission, but not JSON.
  app.addHook('onRequest', async (request) => {
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
      throw new AppError('unsupported_media_type', 'Send GraphQL queries as application/json.')
  })
  app.addHook('preValidation', async (request) => checkBody(request))
  readyDocuments(app)
  app.addHook('onSend', async (request, reply) => {
    const type = prefersGraphqlJson(request) ? 'application/graphql-response+json' : 'application/json'
    reply.type(`${type}; charset=utf-8`)
  })

  schemas ??= buildSchemas()
  const { executed, types } = schemas
  await app.register(mercurius, {
    schema: executed,
    resolvers: merge<object>([scalars, ...features.map((feature) => feature.resolvers)]) as IResolvers,
    context: (request) => ({ ...request.ctx }),
    jit: 1,
    graphiql: false,
    allowBatchedQueries: false,
    graphql: {
      parseOptions: { maxTokens },
      validateOptions: { maxErrors: 10, hideSuggestions: true } as { maxErrors: number },
    },
    csrfPrevention: { allowedContentTypes: ['application/json'] },
    errorFormatter: formatExecution,
    errorHandler: sendGraphqlErrors,
    // Our own checks are stricter than a route schema, and responses need no serializer.
    additionalRouteOptions: { schema: { hide: true }, config: { manyOperations: true } },
  })
  app.graphql.addHook('preValidation', (_schema, document) => checkLimits(document))
  app.graphql.addHook('preExecution', (_schema, document, context, variables) => {
    checkRecords(types, document, variables)
    noteOperation(document, context)
    restrictKey(types, document, context)
    chooseReader(document, context)
    noteDocument(types, document, { context, variables })
    planWithheld(types, { context, document })
  })
  app.graphql.addHook('onResolution', (execution, context) => {
    removeWithheld(execution.data, context)
    noteResult(execution, context)
  })
  onSchema(inProcess(app))
}
