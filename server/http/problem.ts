import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorHeaders, toAppError, toProblem } from '../errors.ts'

/**
 * Returns true if the time limit ended before the body had arrived, which is the caller's fault.
 */
const isSlowBody = (thrown: unknown, request: FastifyRequest): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete

/** Returns what the caller may know of an error, and logs internal errors. */
export function readFault(thrown: unknown, request: FastifyRequest): AppError {
  const error = isSlowBody(thrown, request) ? new AppError('request_timeout') : toAppError(thrown)
  if (error.status >= 500) request.log.error({ err: thrown }, 'a request failed')
  return error
}

/** Sends an error as an RFC 9457 problem. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = readFault(thrown, request)
  request.problemCode = error.code
  // The rest of the body is no longer read.
  if (error.code === 'request_timeout') reply.header('connection', 'close')
  return reply
    .code(error.status)
    .headers(errorHeaders(error))
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...toProblem(error), requestId: request.id }))
}
