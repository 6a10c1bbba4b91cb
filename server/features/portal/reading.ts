import type { Page } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { eventsOfAppointments, getAppointment, listAppointments } from '#server/features/appointments/reading.ts'
import { filesOfAppointments } from '#server/features/files/reading.ts'
import { toFileAnswer } from '#server/features/files/record.ts'
import { messagesOfAppointments } from '#server/features/messages/reading.ts'
import { toMessageAnswer } from '#server/features/messages/record.ts'
import type { AppointmentDetail, PortalAppointment } from './record.ts'

/** The latest messages and the files of these appointments; the caller has made sure that the viewer may see them. */
async function attachmentsOf(ctx: Context, ids: string[]) {
  const [messages, files] = await Promise.all([messagesOfAppointments(ctx, ids), filesOfAppointments(ctx, ids)])
  return (id: string) => ({
    messages: messages.filter(({ appointmentId }) => appointmentId === id).map(toMessageAnswer),
    files: files.filter(({ appointmentId }) => appointmentId === id).map(toFileAnswer),
  })
}

/** For staff (their own hospital) and administrators. */
export async function listPortalAppointments(ctx: Context, raw: unknown): Promise<Page<PortalAppointment>> {
  const page = await listAppointments(ctx, raw)
  const ids = page.items.map(({ id }) => id)
  const attachments = await attachmentsOf(ctx, ids)
  const items = page.items.map(({ hospital, service, doctor, ...appointment }) => ({
    ...appointment,
    ...attachments(appointment.id),
    hospital: hospital.name,
    service: service.name,
    serviceCategory: service.category,
    doctor: doctor?.fullName ?? null,
  }))
  return { ...page, items }
}

/** For its patient, the staff of its hospital, and administrators; 404 for everybody else. */
export async function getAppointmentDetail(ctx: Context, id: string): Promise<AppointmentDetail> {
  const appointment = await getAppointment(ctx, id)
  const [attachments, events] = await Promise.all([
    attachmentsOf(ctx, [appointment.id]),
    eventsOfAppointments(ctx, [appointment.id]),
  ])
  return { ...appointment, ...attachments(appointment.id), events }
}
