import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { getAppointment } from '#server/features/visits/appointments/reading.ts'
import type { EventSource, StreamEvent } from '#server/rest/event-stream.ts'
import { findMessage, messagesSince } from './reading.ts'
import { type Message, toMessageAnswer } from './record.ts'
import { markRead } from './unread.ts'

/** Overlap of reads. Messages are dated before their commit, by clocks that differ slightly. */
const OVERLAP_MS = 60_000

const toEvent = (message: Message): StreamEvent => ({
  id: message.id,
  event: 'message',
  data: toMessageAnswer(message),
})

/**
 * Returns the stream of new messages and changes of an appointment, as REST returns them, for
 * callers who may see it.
 */
export function appointmentEvents(id: string): EventSource {
  async function readAppointment(ctx: Context): Promise<StreamEvent> {
    return { id, event: 'appointment', data: await getAppointment(ctx, id) }
  }

  return {
    kind: 'appointment',
    topic: id,
    allow: (ctx) => requireReadableAppointment(ctx, id),
    tooMany: 'Too many conversations are open at once. Please close one of them.',
    read: async (ctx, [what, messageId = '']) => {
      if (what === 'file') return [{ id: messageId, event: 'file', data: { id: messageId } }]
      if (what !== 'message') return [await readAppointment(ctx)]
      const message = await findMessage(ctx, id, messageId)
      if (message) await markRead(ctx, [id])
      return message ? [toEvent(message)] : []
    },
    since: async (ctx, heard) => {
      const last = isUuid(heard.id) ? await findMessage(ctx, id, heard.id) : undefined
      const at = last ? new Date(last.createdAt) : heard.at
      const missed = await messagesSince(ctx, id, new Date(at.getTime() - OVERLAP_MS))
      await markRead(ctx, [id])
      return [...missed.map(toEvent), await readAppointment(ctx)]
    },
  }
}
