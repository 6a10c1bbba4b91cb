import type { FastifyInstance } from 'fastify'

const patience = 15_000

/**
 * Lets requests under way finish when the server is told to end: their connections are not kept for another, and who has
 * still not finished after a while is cut off.
 */
export function closeInOrder(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
