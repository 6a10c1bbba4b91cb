import type { FastifyInstance } from 'fastify'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { refuseUnstorable } from '#server/rest/input.ts'

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses requests from pages of other sites, even under another name of this host (DNS rebinding).
 * Browsers send the origin of a request, programs do not.
 */
function refuseStrangers(origin: string | undefined, { config }: Context): void {
  if (origin === undefined || origin === new URL(publicUrlOf(config)).origin) return
  const isLocal = URL.canParse(origin) && LOCAL.includes(new URL(origin).hostname)
  if (config.production || !isLocal) throw new AppError('forbidden')
}

/**
 * Refuses batches: the protocol sends single messages since 2025-06-18, and limits count requests.
 */
function refuseBatch(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('bad_input', 'Send one JSON-RPC message.')
  refuseUnstorable(body)
}

/**
 * Serves the Model Context Protocol over Streamable HTTP, without sessions: each POST gets a JSON
 * response.
 */
export async function mcpRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: '/mcp',
    exposeHeadRoute: false,
    config: { manyOperations: true },
    schema: { hide: true },
    handler: (_request, reply) => {
      reply.header('allow', 'POST')
      throw new AppError('method_not_allowed')
    },
  })
  app.post('/mcp', { config: { manyOperations: true }, schema: { hide: true } }, async (request, reply) => {
    const { ctx, headers, body } = request
    refuseStrangers(headers.origin, ctx)
    refuseBatch(body)
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
    )
    const forwarded = new Request(new URL('/mcp', publicUrlOf(ctx.config)), { method: 'POST', headers: sent })
    // The protocol's library takes 10 MB, so it is loaded with the first request.
    const { answerAgent } = await import('./server.ts')
    const answer = await answerAgent(ctx, forwarded, {
      body,
      onCall: (tool) => {
        request.operation = tool
      },
      onRefusal: (code) => {
        request.problemCode = code
      },
    })
    reply.code(answer.status).header('cache-control', 'no-store')
    const type = answer.headers.get('content-type')
    if (type) reply.type(type)
    return reply.send(Buffer.from(await answer.arrayBuffer()))
  })
}
