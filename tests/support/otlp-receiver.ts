import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  status: { code?: number; message?: string }
}

/** Starts a receiver of traces. `close` resolves after its last request. */
export async function startOtlpReceiver() {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, answer) => {
    headers.push(request.headers)
    if (request.url === '/v1/traces') bodies.push(await text(request))
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    /** Everything that was received, as text. */
    text: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns an attribute of a span as text. */
export function attributeOf({ attributes }: ReceivedSpan, key: string): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value
  return value && String(value.stringValue ?? value.intValue)
}
