import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { SIDES } from '#domain/appointments.ts'
import { currentToken } from '#web/token.ts'

/** A message as the stream sends it. */
const streamed = z
  .object({
    ...{ id: z.string(), senderName: z.string(), message: z.string() },
    sender: z.enum(SIDES),
    timestamp: z.string(),
  })
  .transform(({ timestamp, ...message }) => ({ ...message, createdAt: timestamp }))
export type Message = z.output<typeof streamed>

export function readMessage(data: string): Message | null {
  try {
    return streamed.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

type Listener = {
  signal: AbortSignal
  onOpen: () => void
  onMessage: (message: Message) => void
  /** Something else about the appointment is different now. */
  onChange: () => void
}

/**
 * Listens to a conversation until the stream ends. By fetch, because an EventSource cannot send the bearer's token.
 * Throws when the stream cannot be opened or breaks.
 */
export async function listen(appointmentId: string, { signal, onOpen, onMessage, onChange }: Listener): Promise<void> {
  const response = await fetch(`/api/Appointments/${appointmentId}/messages/stream`, {
    headers: { authorization: `Bearer ${currentToken()}`, accept: 'text/event-stream' },
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`The stream answers ${response.status}.`)
  onOpen()
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const message = next.value.event === 'message' ? readMessage(next.value.data) : null
    if (message) onMessage(message)
    else if (next.value.event === 'appointment') onChange()
  }
}
