import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { GraphqlContext } from '../context.ts'
import { AppError, errorHeaders, toAppError, toExtensions } from '../errors.ts'
import { readFault } from '../http/problem.ts'

/**
 * Returns true if the client prefers the media type of graphql-over-http. Only there a status other
 * than 2xx may describe the request itself.
 */
export const prefersGraphqlJson = (request: FastifyRequest): boolean =>
  /application\/graphql-response\+json(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers.accept ?? '')

const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError || (error instanceof Error && error.constructor.name === 'GraphQLError')

/**
 * Log, and the reply if there is one, for errors of an execution. In-process queries have no reply
 * and use the log of the instance.
 */
type RequestLog = { log: FastifyReply['log']; reply?: FastifyReply | undefined }

/**
 * Returns only what the caller may know of an error: our own sentences and those of parser and
 * validator.
 */
function format(error: unknown, { log, reply }: RequestLog): GraphQLFormattedError {
  const graphql = isGraphQLError(error) || typeof (error as GraphQLError).locations !== 'undefined'
  const located = graphql ? (error as GraphQLError) : undefined
  const cause = located?.originalError
  const place = {
    ...(located?.locations && { locations: located.locations }),
    ...(located?.path && { path: located.path }),
  }
  // An error without a path comes from parsing, validation or variable values. Its message is from
  // graphql.
  if (located && !located.path && (!cause || isGraphQLError(cause))) {
    if (reply) reply.request.problemCode ??= 'bad_input'
    return { message: located.message.slice(0, 300), ...place, extensions: { code: 'bad_input' } }
  }

  const appError = toAppError(cause ?? error)
  if (appError.status >= 500) log.error({ err: cause ?? error }, 'a resolver failed')
  if (reply) reply.request.problemCode ??= appError.code
  reply?.headers(errorHeaders(appError))
  return { message: appError.message, ...place, extensions: toExtensions(appError) }
}

/** Formats the result of an execution with errors. Without data the request itself was invalid. */
export function formatExecution(
  execution: ExecutionResult & { errors: readonly unknown[] },
  context: Pick<GraphqlContext, 'log'> & { reply?: FastifyReply },
): { statusCode: number; response: FormattedExecutionResult } {
  const { log, reply } = context
  const errors = execution.errors.map((error) => format(error, { log, reply }))
  const executed = execution.data !== undefined
  const statusCode = executed || !reply || !prefersGraphqlJson(reply.request) ? 200 : 400
  return { statusCode, response: { ...(executed && { data: execution.data }), errors } }
}

/**
 * Sends errors thrown before or around an execution: bad JSON, a refused document, an ended
 * session, too many requests.
 */
export async function sendGraphqlErrors(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const inner =
    thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined
  if (inner) {
    // mercurius wraps the errors of its parser or validator.
    reply.code(prefersGraphqlJson(request) ? 400 : 200)
    const errors = inner.map((error) => format(error, { log: reply.log, reply }))
    await reply.send({ errors })
    return
  }
  const error = readFault(thrown, request)
  request.problemCode = error.code
  reply.code(error.status).headers(errorHeaders(error))
  await reply.send({ errors: [{ message: error.message, extensions: toExtensions(error) }] })
}

/** Returns null for a missing record, which is not an error in GraphQL. */
export async function nullWhenNotFound<T>(record: Promise<T>): Promise<T | null> {
  try {
    return await record
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
