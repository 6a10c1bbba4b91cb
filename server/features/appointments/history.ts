import type { AppointmentStatus } from '#domain/appointments.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { mailsToStaff, queueMails } from '#server/features/outbox/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import type { AppointmentRow } from './record.ts'
import { appointmentEvents } from './table.ts'

/** What was done to an appointment. */
export type Happening = Pick<typeof appointmentEvents.$inferInsert, 'kind' | 'note' | 'change'> & {
  from?: AppointmentStatus
  to?: AppointmentStatus
}

/** Mails to patients that are called after something else than what was done. */
const PATIENT_MAILS: Partial<Record<string, MailKind>> = {
  // The entry of their calendar moves.
  'appointment.accepted': 'appointment.rescheduled',
}

/** What the hospital is told of what others do. */
const STAFF_MAILS: Partial<Record<string, MailKind>> = {
  'appointment.booked': 'staff.requested',
  'appointment.rescheduled': 'staff.moved',
  'appointment.cancelled': 'staff.cancelled',
  'appointment.accepted': 'staff.answered',
  'appointment.declined': 'staff.answered',
}

const isMail = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind)

/** Keeps what was done, by whom and when; where there is a mail for it the patient gets one, and the hospital if others did it. */
export async function recordEvent(
  tx: Tx,
  ctx: Context,
  {
    appointment,
    from,
    to,
    ...event
  }: Happening & { appointment: Pick<AppointmentRow, 'id' | 'patientId' | 'hospitalId'> },
): Promise<void> {
  const viewer = requireViewer(ctx)
  const now = ctx.clock()
  const { id: appointmentId, patientId, hospitalId } = appointment
  const payload = { appointmentId }
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
  const mail = PATIENT_MAILS[kind] ?? kind
  const toPatient = patientId && isMail(mail) ? [{ kind: mail, userId: patientId, payload }] : []
  const staffMail = STAFF_MAILS[kind]
  const isTold = staffMail && viewer.hospitalId !== hospitalId
  const toStaff = isTold ? await mailsToStaff(tx, { kind: staffMail, hospitalId, payload }) : []
  await queueMails(tx, now, [...toPatient, ...toStaff])
}
