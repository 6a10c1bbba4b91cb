import { isDoctor } from '#domain/portal-access.ts'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { insertion } from '#server/database/insertion.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { findStaff, mailsTo, queueMails, type Reader } from '#server/features/accounts/outbox/writing.ts'
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

const insertEvents = insertion(appointmentEvents, [
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

/**
 * Records an event with its author and time. Queues the mail of the event to the patient, and to
 * the hospital if others acted. With `staff`, who were read earlier, nothing is read here and all
 * statements are sent together.
 */
export async function recordEvent(
  tx: Tx,
  ctx: Context,
  {
    viewer,
    appointment,
    from,
    to,
    staff,
    isQuiet = false,
    ...event
  }: EventInput & {
    viewer: Actor
    staff?: Reader[]
    /** True if another event of the same moment sends the mail. */
    isQuiet?: boolean
    appointment: Pick<AppointmentRow, 'id' | 'patientId' | 'hospitalId'>
  },
): Promise<void> {
  const row = {
    ...event,
    appointmentId: appointment.id,
    actorId: viewer.id,
    actorRole: viewer.role,
    fromStatus: from,
    toStatus: to,
    createdAt: ctx.clock(),
  }
  const isConfirmed = event.kind === 'booked' && to === 'confirmed'
  // A mail kind, for example `appointment.rescheduled` or `appointment.cancelled`.
  const kind = `appointment.${event.kind === 'status' ? to : event.kind}`
  await pipelined(tx, () => [
    insertEvents(tx, [row]),
    ...(isQuiet ? [] : [notify(tx, ctx, { viewer, appointment, kind, isConfirmed, staff })]),
  ])
}

type EventRecipients = {
  viewer: Actor
  /** True if the hospital confirms bookings at once. */
  isConfirmed: boolean
  appointment: Pick<AppointmentRow, 'id' | 'patientId' | 'hospitalId'>
  kind: string
  staff: Reader[] | undefined
}

async function notify(
  tx: Tx,
  ctx: Context,
  { viewer, appointment: { id, patientId, hospitalId }, kind, isConfirmed, staff }: EventRecipients,
): Promise<void> {
  const payload = { appointmentId: id }
  const mail = PATIENT_MAILS[kind] ?? kind
  const toPatient = patientId && isMail(mail) ? [{ kind: mail, userId: patientId, payload }] : []
  const staffMail = isConfirmed ? 'staff.booked' : STAFF_MAILS[kind]
  // A doctor's account books as a patient.
  const isTold = staffMail && (viewer.hospitalId !== hospitalId || isDoctor(viewer))
  const readers = isTold ? (staff ?? (await findStaff(tx, { hospitalId, kind: staffMail }))) : []
  const toStaff = staffMail ? mailsTo(readers, { kind: staffMail, payload }) : []
  await queueMails(tx, ctx.clock(), [...toPatient, ...toStaff])
}
