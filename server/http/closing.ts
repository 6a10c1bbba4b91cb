import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const patience = 15_000

/**
 * Lets requests in progress finish when the server closes. Their connections are not reused, and
 * unfinished requests are cut off after a while. Connections without any request, which browsers
 * open in advance, are closed at once, because Node.js does not count them as idle.
 */
export function closeInOrder(app: FastifyInstance): void {
  let closing = false
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing || app.isLeaving()) reply.header('connection', 'close')
  })
}

/**
 * Fails `/health/ready`, continues to answer until proxies have noticed, and closes. Connections
 * are closed with their next response.
 */
export async function closeWithNotice(
  app: FastifyInstance,
  { leaveMs = 0, noticed = sleep(leaveMs) }: { leaveMs?: number; noticed?: Promise<unknown> } = {},
): Promise<void> {
  app.leaveService()
  await noticed
  await app.close()
}
