import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'

/** Statuses of responses without a body. `Response` refuses a body for them. */
const WITHOUT_BODY = new Set([204, 205, 304])

function headersOf(message: http.IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

/**
 * Fetches text bodies with node:http. Aborting destroys the connection. The built-in `fetch` of
 * Node.js holds its signal weakly and, after a garbage collection, may continue to read an aborted
 * response. Follows no redirects.
 */
export function nodeFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  const { method, body, signal } = init
  if (body != null && typeof body !== 'string') return Promise.reject(new TypeError('The body is not text.'))
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const send = url.protocol === 'https:' ? https.request : http.request
    const request = send(url, { method, headers: Object.fromEntries(new Headers(init.headers)) })
    const abort = () => request.destroy(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    request.once('close', () => signal?.removeEventListener('abort', abort))
    // A connection that breaks during the body also fails the body.
    request.on('error', reject)
    request.once('response', (message) => {
      const status = message.statusCode ?? 502
      const stream = WITHOUT_BODY.has(status) ? null : (Readable.toWeb(message) as ReadableStream<Uint8Array>)
      resolve(new Response(stream, { status, headers: headersOf(message) }))
    })
    request.end(body ?? undefined)
  })
}
