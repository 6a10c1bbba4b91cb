/** Streams a response in pieces, as server-sent events. */
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toAppError, toProblem } from '../errors.ts'
import { eventStreamHeaders } from './event-stream.ts'

export const wantsEventStream = (request: FastifyRequest): boolean =>
  /\btext\/event-stream\b/i.test(request.headers.accept ?? '')

type Send = (event: string, data: unknown) => void

/**
 * Sends the stream. An error before the first piece is an ordinary response. Later it is the event
 * `error`.
 */
export async function sendAnswerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  tell: (send: Send) => Promise<void>,
): Promise<FastifyReply> {
  const stream = new PassThrough()
  const send: Send = (event, data) => {
    if (stream.writable) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const streaming = tell((event, data) => {
    send(event, data)
    begin()
  })
  await Promise.race([begun, streaming])
  streaming
    .catch((err) => {
      const error = toAppError(err)
      if (error.code === 'internal') request.log.error({ err }, 'an answer could not be told to its end')
      send('error', toProblem(error))
    })
    .finally(() => stream.end())
  reply.raw.once('close', () => stream.destroy())
  return reply.headers(eventStreamHeaders).send(stream)
}
