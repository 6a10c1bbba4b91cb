import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import type { PushNotice } from '#domain/push.ts'

type ReceivedPush = { headers: IncomingHttpHeaders; body: Buffer; path: string }

/**
 * Starts a push service of a browser, and browsers that decrypt its messages by RFC 8291 as
 * receivers.
 */
export async function startPushService() {
  const received: ReceivedPush[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: Buffer.concat(chunks), path: request.url ?? '' })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let browsers = 0
  return {
    received,
    answerWith: (next: number) => {
      status = next
    },
    browser() {
      const path = `/browser-${++browsers}`
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const read = ({ body }: ReceivedPush): PushNotice =>
        JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'))
      return {
        subscription: { endpoint: `http://127.0.0.1:${port}${path}`, keys },
        /** Displayed notifications. */
        notices: () => received.filter((one) => one.path === path).map(read),
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
