import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { GraphqlContext } from '../context.ts'
import { EncodedText } from '../http/encoded.ts'
import { kindsListed } from './shown.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its document was executed without an error. */
    isResolved?: boolean
  }
}

type Body = { query: string; operationName?: string | null; variables?: object | null }

/**
 * Key of an answer: equal documents with equal variables have equal answers for all visitors with
 * the same language.
 */
function keyOf(request: FastifyRequest): string {
  const { query, operationName, variables } = request.body as Body
  return `GraphQL ${request.ctx.language} ${operationName ?? ''} ${JSON.stringify(variables ?? null)} ${query}`
}

/** Answers visitors from memory, by document and variables. */
export function readyDocuments(app: FastifyInstance): void {
  const { readyAnswers } = app
  app.addHook('preValidation', async (request, reply) => {
    if (request.ctx.person) return
    const cached = readyAnswers.find<EncodedText>(keyOf(request))
    if (!cached) {
      request.noted = readyAnswers.note()
      request.ctx = { ...request.ctx, catalogue: request.noted.catalogue }
      return
    }
    const { encoding, payload } = await cached.for(request.headers['accept-encoding'])
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

/** Says of the answer that is being made what the document lists. */
export function noteDocument(schema: GraphQLSchema, document: DocumentNode, { context, variables }: Execution): void {
  context.catalogue.shows(kindsListed(schema, document, variables ?? {}))
}

/** An answer with errors is not cached. */
export function noteResult({ errors }: ExecutionResult, context: GraphqlContext): void {
  if (errors?.length) context.catalogue.shows('more')
  // Executed in process there is no request.
  else if (context.reply) context.reply.request.isResolved = true
}
