import { and, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { messageReads, messages } from './table.ts'

/**
 * Returns the key of the only mail about unread messages of a conversation to a reader. While it
 * exists, no other is queued.
 */
export const unreadKey = (appointmentId: string, readerId: string): string => `unread:${appointmentId}:${readerId}`

/** Marks these conversations as read by the viewer. The next message may cause another mail. */
export async function markRead(ctx: Context, appointmentIds: string[]): Promise<void> {
  const { db, viewer } = ctx
  if (!viewer || appointmentIds.length === 0) return
  const readAt = ctx.clock()
  await db
    .insert(messageReads)
    .values(appointmentIds.map((appointmentId) => ({ userId: viewer.id, appointmentId, readAt })))
    .onConflictDoUpdate({
      target: [messageReads.userId, messageReads.appointmentId],
      set: { readAt: sql`greatest(${messageReads.readAt}, excluded.read_at)` },
    })
  const keys = appointmentIds.map((id) => unreadKey(id, viewer.id))
  await db
    .update(outbox)
    .set({ dedupeKey: null })
    .where(and(eq(outbox.kind, 'message.received'), inArray(outbox.dedupeKey, keys)))
}

/**
 * Counts unread messages of hospitals to the viewer by appointment, of these appointments or of
 * all.
 */
async function countUnread({ db, viewer }: Context, appointmentIds?: string[]): Promise<Map<string, number>> {
  if (!viewer) return new Map()
  const rows = await db
    .select({ appointmentId: messages.appointmentId, unread: count() })
    .from(appointments)
    .innerJoin(messages, eq(messages.appointmentId, appointments.id))
    .leftJoin(messageReads, and(eq(messageReads.appointmentId, appointments.id), eq(messageReads.userId, viewer.id)))
    .where(
      and(
        eq(appointments.patientId, viewer.id),
        appointmentIds && inArray(appointments.id, appointmentIds),
        eq(messages.sender, 'hospital'),
        or(isNull(messageReads.readAt), gt(messages.createdAt, messageReads.readAt)),
      ),
    )
    .groupBy(messages.appointmentId)
  return new Map(rows.map(({ appointmentId, unread }) => [appointmentId, unread]))
}

/**
 * Counts unread messages of appointments that the viewer may see. For a viewer other than the
 * patient, these are messages unread by the hospital.
 */
export async function unreadOfAppointments(ctx: Context, ids: string[]): Promise<Map<string, number>> {
  const { db, viewer } = ctx
  const ofPatient = await countUnread(ctx, ids)
  if (!viewer || viewer.role === 'user') return ofPatient
  const waiting = await db
    .select({ id: appointments.id, unread: appointments.unreadMessages })
    .from(appointments)
    .where(
      and(
        inArray(appointments.id, ids),
        gt(appointments.unreadMessages, 0),
        sql`${appointments.patientId} is distinct from ${viewer.id}`,
      ),
    )
  return new Map([...ofPatient, ...waiting.map(({ id, unread }) => [id, unread] as const)])
}

/** Returns the number of unread messages for the viewer as a patient, in all conversations. */
export async function countUnreadMessages(ctx: Context): Promise<number> {
  const counts = await countUnread(ctx)
  return [...counts.values()].reduce((sum, unread) => sum + unread, 0)
}
