/** Client of the language model: any service with OpenAI's chat completions. */
import type { Config } from '#server/config.ts'
import { type ModelMessage, openCompletion, type Tool } from './completions.ts'
import type { TimeLimit } from './time-limit.ts'

export type ToolCall = { id: string; name: string; arguments: string }
export type Turn = { text: string; calls: ToolCall[] }

/** Maximum length, far above 500 tokens. A longer answer is cut off. */
const MOST_CHARACTERS = 20_000
const SETTINGS = { temperature: 0.7, max_tokens: 500 } as const

type Asking = { tools: Tool[]; limit: TimeLimit; onText: (piece: string) => void }

/**
 * Yields the items of a stream. It stops at the limit, even if the stream neither continues nor
 * ends.
 */
async function* within<Item>(limit: TimeLimit, stream: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = stream[Symbol.asyncIterator]()
  let done = false
  try {
    for (;;) {
      const next = await limit.race(iterator.next())
      done = next.done === true
      if (done) return
      yield next.value
    }
  } finally {
    // Not awaited, because a stream that hangs would never answer.
    if (!done) iterator.return?.().catch(() => undefined)
  }
}

/**
 * Runs one turn of the model and passes on its text piece by piece. Fails if the stream ends before
 * the model has finished, and at the limit.
 */
export async function ask(config: Config, messages: ModelMessage[], { tools, limit, onText }: Asking): Promise<Turn> {
  const body = { messages, ...(tools.length > 0 && { tools }), ...SETTINGS }
  const stream = await limit.race(openCompletion(config, body, limit.signal))
  const calls = new Map<number, ToolCall>()
  let text = ''
  let finished = false
  for await (const { choices } of within(limit, stream)) {
    const [choice] = choices ?? []
    const piece = choice?.delta?.content ?? ''
    text += piece
    for (const { index, id, function: toolCall } of choice?.delta?.tool_calls ?? []) {
      const call = calls.get(index) ?? { id: '', name: '', arguments: '' }
      calls.set(index, {
        id: id ?? call.id,
        name: call.name + (toolCall?.name ?? ''),
        arguments: call.arguments + (toolCall?.arguments ?? ''),
      })
    }
    if (text.length > MOST_CHARACTERS) throw new Error('the model does not stop')
    if (piece !== '') onText(piece)
    finished ||= choice?.finish_reason != null
  }
  if (!finished) throw new Error('the answer of the model was cut off')
  return { text, calls: [...calls.values()] }
}
