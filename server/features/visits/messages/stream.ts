import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { getAppointment } from '#server/features/visits/appointments/reading.ts'
import { files } from '#server/features/visits/files/table.ts'
import type { EventSource, StreamEvent } from '#server/rest/event-stream.ts'
import { findMessage, lastMessages } from './reading.ts'
import { type Message, toMessageAnswer } from './record.ts'
import { markRead } from './unread.ts'

const toEvent = (message: Message): StreamEvent => ({ event: 'message', data: toMessageAnswer(message) })
const fileEvent = (id: string): StreamEvent => ({ event: 'file', data: { id } })

/** Returns an event for each file. Their number is limited for an appointment. */
async function readFiles({ db }: Context, appointmentId: string): Promise<StreamEvent[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.appointmentId, appointmentId))
    .orderBy(asc(files.createdAt))
  return rows.map(({ id }) => fileEvent(id))
}

/**
 * Returns the stream of new messages and changes of an appointment, as REST returns them, for
 * callers who may see it.
 */
export function appointmentEvents(id: string): EventSource {
  async function readAppointment(ctx: Context): Promise<StreamEvent> {
    return { event: 'appointment', data: await getAppointment(ctx, id) }
  }

  return {
    kind: 'appointment',
    topic: id,
    allow: (ctx) => requireReadableAppointment(ctx, id),
    tooMany: 'Too many conversations are open at once. Please close one of them.',
    read: async (ctx, [what, messageId = '']) => {
      if (what === 'file') return [fileEvent(messageId)]
      if (what !== 'message') return [await readAppointment(ctx)]
      const message = await findMessage(ctx, id, messageId)
      if (message) await markRead(ctx, [id])
      return message ? [toEvent(message)] : []
    },
    readAll: async (ctx) => {
      const last = await lastMessages(ctx, id)
      await markRead(ctx, [id])
      return [...last.map(toEvent), ...(await readFiles(ctx, id)), await readAppointment(ctx)]
    },
  }
}
