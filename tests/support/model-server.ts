/** A service with OpenAI's chat completions API that misbehaves on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse) => void
// biome-ignore lint/suspicious/noExplicitAny: what was asked depends on the test
export type ModelRequest = { body: any; authorization: string | undefined; closed: boolean }

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const streamed = (chunks: string[]): Answer => {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const one of chunks) response.write(one)
    response.end('data: [DONE]\n\n')
  }
}

/** Sends this text in pieces of a few letters. */
export const writes = (text: string): Answer => {
  const pieces = text.match(/[\s\S]{1,9}/g) ?? []
  return streamed([...pieces.map((content) => chunk({ content })), chunk({}, 'stop')])
}

/** Calls a tool, with its arguments in two pieces, as real models do. */
export const calls = (name: string, input: object | string): Answer => {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  const piece = (start: number, end?: number) => ({ index: 0, function: { arguments: text.slice(start, end) } })
  return streamed([
    chunk({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }] }),
    chunk({ tool_calls: [piece(0, 4)] }),
    chunk({ tool_calls: [piece(4)] }),
    chunk({}, 'tool_calls'),
  ])
}

/** Calls many tools at once. */
export const callsMany = (count: number, name: string, input: object): Answer => {
  const call = (_: unknown, index: number) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  })
  return streamed([chunk({ tool_calls: Array.from({ length: count }, call) }), chunk({}, 'tool_calls')])
}

export const fails =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }

export const garbage: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end('data: {"choices": [{{{ nonsense\n\n')
}

export const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ content: 'This sentence never' }))
  setTimeout(() => response.destroy(), 20)
}

export const hangs: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ content: 'Hel' }))
}

/** Begins a response and then sends a letter at intervals without an end. */
export const drips: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => response.write(chunk({ content: 'l' })), 50)
  response.once('close', () => clearInterval(timer))
}

/** Accepts the request and never responds. */
export const saysNothing: Answer = () => undefined

/** Closes the connection before any response. */
export const hangsUp: Answer = (response) => {
  response.destroy()
}

export async function startModelServer() {
  const script: Answer[] = []
  const asked: ModelRequest[] = []
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const one: ModelRequest = {
      body: JSON.parse(Buffer.concat(parts).toString()),
      authorization: request.headers.authorization,
      closed: false,
    }
    asked.push(one)
    response.once('close', () => {
      one.closed = !response.writableFinished
    })
    const answer = script.shift() ?? fails(500, '{"error":{"message":"nothing is left to say"}}')
    answer(response)
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Sets the responses to the following requests. */
    will: (...answers: Answer[]): void => {
      asked.length = 0
      script.splice(0, script.length, ...answers)
    },
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
