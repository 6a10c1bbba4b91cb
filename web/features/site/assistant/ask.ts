/** Sends a question to the assistant and reads the answer as a stream. */
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ChatInput } from '#domain/chat.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { currentToken } from '#web/session/token.ts'
import { type Answer, answer, type Triage, triage } from './answer.ts'

/** Longer than the server's timeout for a model. */
const TIMEOUT_MS = 60_000

/**
 * Error for a missing answer. Its message is for the console. `reason` is the server's sentence for
 * `t`, if it sent one.
 */
export class NoAnswer extends Error {
  readonly reason: string | undefined
  constructor(message: string, reason?: string) {
    super(message)
    this.reason = reason
  }
}

const SILENCE = 'no response from AI'

type Hearing = { signal: AbortSignal; onTriage: (triage: Triage) => void; onText: (text: string) => void }

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** Returns the server's message for 400 and 429, the only statuses that users can act on. */
const reasonOf = (status: number, problem: unknown) =>
  status === 400 || status === 429 ? readRefusal(problem).message : undefined

export async function ask(input: ChatInput, { signal, onTriage, onText }: Hearing): Promise<Answer> {
  const token = currentToken()
  const response = await fetch('/api/Chat', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok || !response.body) {
    const problem: unknown = await response.json().catch(() => null)
    throw new NoAnswer(`HTTP error! status: ${response.status}`, reasonOf(response.status, problem))
  }
  for await (const { event, data } of eventsOf(response.body)) {
    const payload: unknown = JSON.parse(data)
    if (event === 'triage') onTriage(triage.parse(payload))
    if (event === 'text') onText(String((payload as { text?: unknown }).text ?? ''))
    if (event === 'error') throw new NoAnswer(SILENCE)
    if (event === 'answer') return answer.parse(payload)
  }
  throw new NoAnswer(SILENCE)
}
