/** HTTP code that both floors share. They send PostgreSQL's output unchanged. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { body: string; total?: number }

export async function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as Body
}

/** Listens on a free port of this machine and returns it. */
export async function listen(answer: (request: IncomingMessage) => Promise<Answer>): Promise<number> {
  const server = createServer((request, response) => {
    answer(request).then(
      ({ body, total }) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(total !== undefined && { 'x-total-count': total }),
        })
        response.end(body)
      },
      (error) => {
        response.writeHead(500)
        response.end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
