import { and, asc, eq, gte } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { getAppointment } from '#server/features/visits/appointments/reading.ts'
import { files } from '#server/features/visits/files/table.ts'
import type { EventSource, StreamEvent } from '#server/rest/event-stream.ts'
import { findMessage, messagesSince } from './reading.ts'
import { type Message, toMessageAnswer } from './record.ts'
import { markRead } from './unread.ts'

/**
 * Overlap of reads. Messages and files are dated before their commit, by clocks that differ
 * slightly. No transaction of the product lasts as long.
 */
const OVERLAP_MS = 60_000

const toEvent = (message: Message): StreamEvent => ({
  id: message.id,
  event: 'message',
  data: toMessageAnswer(message),
})

const fileEvent = (id: string): StreamEvent => ({ id, event: 'file', data: { id } })

/** Returns when the message or file of an event was written. */
async function dateOf(ctx: Context, appointmentId: string, eventId: string): Promise<Date | undefined> {
  const message = await findMessage(ctx, appointmentId, eventId)
  if (message) return new Date(message.createdAt)
  const [file] = await ctx.db
    .select({ createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.id, eventId), eq(files.appointmentId, appointmentId)))
  return file?.createdAt
}

/** Returns an event for each file since an instant. Their number is limited for an appointment. */
async function filesSince({ db }: Context, appointmentId: string, since: Date): Promise<StreamEvent[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.appointmentId, appointmentId), gte(files.createdAt, since)))
    .orderBy(asc(files.createdAt))
  return rows.map(({ id }) => fileEvent(id))
}

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
      if (what === 'file') return [fileEvent(messageId)]
      if (what !== 'message') return [await readAppointment(ctx)]
      const message = await findMessage(ctx, id, messageId)
      if (message) await markRead(ctx, [id])
      return message ? [toEvent(message)] : []
    },
    since: async (ctx, heard) => {
      const at = (isUuid(heard.id) && (await dateOf(ctx, id, heard.id))) || heard.at
      const since = new Date(at.getTime() - OVERLAP_MS)
      const missed = await messagesSince(ctx, id, since)
      await markRead(ctx, [id])
      return [...missed.map(toEvent), ...(await filesSince(ctx, id, since)), await readAppointment(ctx)]
    },
  }
}
