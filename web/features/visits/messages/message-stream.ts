import { z } from 'zod'
import { SIDES } from '#domain/appointments.ts'

/** A message as the stream sends it. */
const streamed = z
  .object({
    id: z.string(),
    sender: z.enum(SIDES),
    senderName: z.string(),
    message: z.string(),
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
