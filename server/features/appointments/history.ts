import type { AppointmentStatus } from '#domain/appointments.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import { appointmentEvents } from './table.ts'

/** What was done to an appointment. */
export type Happening = Pick<typeof appointmentEvents.$inferInsert, 'kind' | 'note' | 'change'> & {
  from?: AppointmentStatus
  to?: AppointmentStatus
}

const isMail = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind)

/** Keeps what was done, by whom and when, and tells the patient where there is a mail for it. */
export async function recordEvent(
  tx: Tx,
  ctx: Context,
  { appointment, from, to, ...event }: Happening & { appointment: { id: string; patientId: string | null } },
): Promise<void> {
  const viewer = requireViewer(ctx)
  const now = ctx.clock()
  const { id: appointmentId, patientId } = appointment
  await tx.insert(appointmentEvents).values({
    ...event,
    appointmentId,
    actorId: viewer.id,
    actorRole: viewer.role,
    fromStatus: from,
    toStatus: to,
    createdAt: now,
  })
  const kind = `appointment.${event.kind === 'status' ? to : event.kind}`
  if (patientId && isMail(kind)) await queueMail(tx, now, { kind, userId: patientId, payload: { appointmentId } })
}
