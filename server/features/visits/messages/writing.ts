import { messageInput } from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { queueMail, queueMailToStaff } from '#server/features/accounts/outbox/writing.ts'
import { getLimit } from '#server/features/accounts/settings/site-limits.ts'
import { requireWriting, sideOf } from '#server/features/visits/appointments/access.ts'
import { requireReadableAppointment } from '#server/features/visits/appointments/break-glass.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { type Message, messageColumns } from './record.ts'
import { messages } from './table.ts'
import { unreadKey } from './unread.ts'

const HOUR = 60 * 60

/**
 * Adds a message to a conversation and queues a mail to the other side: the patient, or all staff
 * of the hospital.
 */
export async function sendMessage(ctx: Context, appointmentId: string, raw: unknown): Promise<Message> {
  const viewer = requireViewer(ctx)
  const { message } = messageInput.parse(raw)
  const { id, patientId, hospitalId, ...appointment } = await requireReadableAppointment(ctx, appointmentId)
  requireWriting(viewer, { patientId, hospitalId })
  const sender = sideOf(viewer, { ...appointment, patientId })
  const most = await getLimit(ctx, 'messagesPerHour')
  const limit = {
    what: 'message',
    who: `${viewer.id} ${id}`,
    most,
    seconds: HOUR,
    sentence: 'You can write {{count}} messages an hour here. Please wait a little before the next one.',
    params: { count: most },
  }
  const now = ctx.clock()
  const mail = { kind: 'message.received', payload: { appointmentId: id } } as const
  return ctx.db.transaction(async (tx) => {
    await takeFrom(ctx, limit, { db: tx })
    const [written] = await tx
      .insert(messages)
      .values({
        appointmentId: id,
        sender,
        senderId: viewer.id,
        senderName: `${viewer.firstName} ${viewer.lastName}`,
        message,
        createdAt: now,
      })
      .returning(messageColumns)
    if (!written) throw new AppError('internal')
    if (sender === 'patient')
      await queueMailToStaff(tx, now, { ...mail, hospitalId, dedupeKeyOf: (userId) => unreadKey(id, userId) })
    else if (patientId) await queueMail(tx, now, { ...mail, userId: patientId, dedupeKey: unreadKey(id, patientId) })
    return written
  })
}
