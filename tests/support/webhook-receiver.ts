import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = { id: string; headers: IncomingHttpHeaders; body: string; took: boolean }

/** Starts a webhook receiver like a third party's. It responds as the test specifies. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = []
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { id: String(request.headers['webhook-id']), headers: request.headers, body, took: false }
    received.push(one)
    response.once('finish', () => {
      one.took = response.statusCode < 300
    })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Sets its further behaviour. */
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>
