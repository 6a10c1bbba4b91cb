import { isDoctor } from '#domain/portal-access.ts'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { insertion } from '#server/database/insertion.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { findStaff, mailsTo, type NewMail, queueMails, type Reader } from '#server/features/accounts/outbox/writing.ts'
import type { Viewer } from '#server/viewer.ts'
import type { AppointmentRow } from '../record.ts'
import { appointmentEvents } from '../table.ts'

/** Author of a change. */
export type Actor = Pick<Viewer, 'id' | 'role' | 'hospitalId' | 'hospitalRole'>

/** Change of an appointment. */
export type EventInput = Pick<typeof appointmentEvents.$inferInsert, 'kind' | 'note' | 'change'> & {
  from?: AppointmentStatus
  to?: AppointmentStatus
}

/** Mails to patients whose kind is not that of the event, such as `appointment.rescheduled`. */
const PATIENT_MAILS: Partial<Record<string, MailKind>> = {
  // The mail moves the entry in the patient's calendar.
  'appointment.accepted': 'appointment.rescheduled',
  'appointment.move_confirmed': 'appointment.rescheduled',
}

/** Mails to the hospital about changes made by others. */
const STAFF_MAILS: Partial<Record<string, MailKind>> = {
  'appointment.booked': 'staff.requested',
  'appointment.rescheduled': 'staff.moved',
  'appointment.move_requested': 'staff.move_requested',
  'appointment.cancelled': 'staff.cancelled',
  'appointment.accepted': 'staff.answered',
  'appointment.declined': 'staff.answered',
}

export const insertEvents = insertion(appointmentEvents, [
  'id',
  'appointmentId',
  'kind',
  'actorId',
  'actorRole',
  'fromStatus',
  'toStatus',
  'note',
  'change',
  'createdAt',
])

const isMail = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind)

/** Finds the hospital staff who are notified of a booking. */
export const findBookingRecipients = (db: Queryable, hospitalId: string): Promise<Reader[]> =>
  findStaff(db, { hospitalId, kind: 'staff.requested' })

/** Event of an appointment with its author. */
type NewEvent = EventInput & {
  viewer: Actor
  appointment: Pick<AppointmentRow, 'id' | 'patientId' | 'hospitalId'>
}

/** Returns the row of an event for `insertEvents`. */
export const eventRow = (ctx: Context, { viewer, appointment, from, to, kind, note, change }: NewEvent) => ({
  kind,
  note,
  change,
  appointmentId: appointment.id,
  actorId: viewer.id,
  actorRole: viewer.role,
  fromStatus: from,
  toStatus: to,
  createdAt: ctx.clock(),
})

/** Returns the kind of an event's mail, for example `appointment.rescheduled`. */
const mailKindOf = ({ kind, to }: NewEvent): string => `appointment.${kind === 'status' ? to : kind}`

/** Returns the kind of the mail to the hospital if others acted. */
function staffMailOf(event: NewEvent): MailKind | undefined {
  // The hospital confirms the booking at once.
  const isConfirmed = event.kind === 'booked' && event.to === 'confirmed'
  return isConfirmed ? 'staff.booked' : STAFF_MAILS[mailKindOf(event)]
}

/** Returns whether the hospital is notified. A doctor's account books as a patient. */
const isForStaff = ({ viewer, appointment }: NewEvent): boolean =>
  viewer.hospitalId !== appointment.hospitalId || isDoctor(viewer)

/** Returns the mails of an event to the patient, and to the hospital's readers if others acted. */
export function eventMails(event: NewEvent, readers: Reader[]): NewMail[] {
  const { id, patientId } = event.appointment
  const payload = { appointmentId: id }
  const kind = mailKindOf(event)
  const mail = PATIENT_MAILS[kind] ?? kind
  const toPatient = patientId && isMail(mail) ? [{ kind: mail, userId: patientId, payload }] : []
  const staffMail = staffMailOf(event)
  const toStaff = staffMail && isForStaff(event) ? mailsTo(readers, { kind: staffMail, payload }) : []
  return [...toPatient, ...toStaff]
}

/**
 * Records an event with its author and time. Queues the mail of the event to the patient, and to
 * the hospital if others acted. With `isQuiet`, another event of the same moment sends the mail.
 */
export async function recordEvent(
  tx: Tx,
  ctx: Context,
  { isQuiet = false, ...event }: NewEvent & { isQuiet?: boolean },
): Promise<void> {
  await pipelined(tx, () => [insertEvents(tx, [eventRow(ctx, event)]), !isQuiet && notify(tx, ctx, event)])
}

async function notify(tx: Tx, ctx: Context, event: NewEvent): Promise<void> {
  const staffMail = staffMailOf(event)
  const { hospitalId } = event.appointment
  const readers = staffMail && isForStaff(event) ? await findStaff(tx, { hospitalId, kind: staffMail }) : []
  await queueMails(tx, ctx.clock(), eventMails(event, readers))
}
