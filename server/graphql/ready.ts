import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { GraphqlContext } from '../context.ts'
import { EncodedText } from '../http/encoded.ts'
import { kindsListed } from './shown.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** True once the document was executed without an error. */
    isResolved?: boolean
  }
}

type Body = { query: string; operationName?: string | null; variables?: object | null }

/**
 * Returns the cache key of a response. Equal documents with equal variables give equal responses to
 * all visitors with the same language and the same hidden topics.
 */
function keyOf(request: FastifyRequest): string {
  const { query, operationName, variables } = request.body as Body
  const { language, withheld } = request.ctx
  return `GraphQL ${language} ${withheld.join()} ${operationName ?? ''} ${JSON.stringify(variables ?? null)} ${query}`
}

/** Answers visitors without a session from the cache, by document and variables. */
export function readyDocuments(app: FastifyInstance): void {
  const { readyAnswers } = app
  app.addHook('preValidation', async (request, reply) => {
    if (request.ctx.person || request.ctx.travel) return
    const key = keyOf(request)
    const cached = readyAnswers.find<EncodedText>(key)
    if (!cached) {
      request.noted = readyAnswers.note()
      request.ctx = { ...request.ctx, catalogue: request.noted.catalogue }
      return
    }
    const { encoding, payload } = await cached.for(request.headers['accept-encoding'])
    readyAnswers.resize(key, cached.size)
    if (encoding) reply.headers({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    return reply.send(payload)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.noted || !request.isResolved || reply.statusCode !== 200 || typeof payload !== 'string') return
    const text = new EncodedText(payload)
    request.noted.keep(keyOf(request), text, text.size)
  })
}

type Execution = { context: GraphqlContext; variables: Record<string, unknown> }

/** Notes the kinds that the document lists as dependencies of the response. */
export function noteDocument(schema: GraphQLSchema, document: DocumentNode, { context, variables }: Execution): void {
  context.catalogue.shows(kindsListed(schema, document, variables ?? {}))
}

/** Excludes a response with errors from the cache. */
export function noteResult({ errors }: ExecutionResult, context: GraphqlContext): void {
  if (errors?.length) context.catalogue.shows('more')
  // In-process executions have no request.
  else if (context.reply) context.reply.request.isResolved = true
}
