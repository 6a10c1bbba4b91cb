/** Streamed request to a service with OpenAI's chat completions. */
import { setTimeout as pause } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Config } from '#server/config.ts'
import { nodeFetch } from '#server/http/node-fetch.ts'
import { traced } from '#server/http/tracing.ts'

type FunctionCall = { id: string; type: 'function'; function: { name: string; arguments: string } }
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: FunctionCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }
export type Tool = {
  type: 'function'
  function: { name: string; description: string; parameters: Record<string, unknown> }
}

/** Fields of a streamed chunk that are read here. */
export type Chunk = {
  choices?: {
    delta?: {
      content?: string | null
      tool_calls?: { index: number; id?: string; function?: { name?: string; arguments?: string } }[]
    }
    finish_reason?: string | null
  }[]
}

/** Error of a refusal by the service. Its message is not kept, because it may quote the key. */
class CompletionError extends Error {
  override name = 'CompletionError'
  constructor(readonly status: number) {
    super(`the language model answered ${status}`)
  }
}

const RETRY_MS = 500
const isTransient = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500

/** Returns the pause before the retry in milliseconds: the service's own, or half a second. */
function retryAfter(headers: Headers | undefined): number {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(milliseconds)) return milliseconds
  return Number.isFinite(seconds) ? seconds * 1000 : RETRY_MS
}

/**
 * Sends a request, and once more if the connection fails or the service is busy. Ends with its
 * signal. Follows no redirect, which could lead into our own network.
 */
async function send(address: string, init: RequestInit & { signal: AbortSignal }, retries = 1): Promise<Response> {
  const response = await traced('outgoing', 'model', () => nodeFetch(address, init)).catch((error) => {
    if (retries === 0 || init.signal.aborted) throw error
    return undefined
  })
  if (response?.ok) return response
  await response?.body?.cancel()
  if (response && (retries === 0 || !isTransient(response.status))) throw new CompletionError(response.status)
  await pause(retryAfter(response?.headers), undefined, { signal: init.signal })
  return send(address, init, retries - 1)
}

/** Parses the events of a stream up to the one that ends it. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const text = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    if (data === '[DONE]') return
    yield JSON.parse(data) as Chunk
  }
}

/** Opens the stream of a completion. Fails if the service refuses. */
export async function openCompletion(
  config: Config,
  body: object,
  signal: AbortSignal,
): Promise<AsyncGenerator<Chunk>> {
  const { key = '', baseUrl = '', model = '' } = config.ai ?? {}
  const response = await send(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({ model, ...body, stream: true }),
    signal,
  })
  if (!response.body) throw new CompletionError(response.status)
  return chunksOf(response.body)
}
