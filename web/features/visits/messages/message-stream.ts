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
  .transform(({ timestamp, ...message }) => ({ ...message, createdAt: timestamp, readAt: null }))
export type Message = Omit<z.output<typeof streamed>, 'readAt'> & { readAt: string | null }

export function readMessage(data: string): Message | null {
  try {
    return streamed.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
