import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { outbox } from '#server/features/outbox/table.ts'

/** Marks the one mail that tells a reader of unread messages in a conversation: while it stands, no other is queued. */
export const unreadKey = (appointmentId: string, readerId: string): string => `unread:${appointmentId}:${readerId}`

/** The viewer has read these conversations: the next message may be told by mail again, and a mail that waits is not sent. */
export async function markRead({ db, viewer }: Context, appointmentIds: string[]): Promise<void> {
  if (!viewer) return
  const keys = appointmentIds.map((id) => unreadKey(id, viewer.id))
  await db
    .update(outbox)
    .set({ dedupeKey: null })
    .where(and(eq(outbox.kind, 'message.received'), inArray(outbox.dedupeKey, keys)))
}
