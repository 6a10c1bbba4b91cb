import type { Page } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { eventsOfAppointments, getAppointment, listAppointments } from '#server/features/visits/appointments/reading.ts'
import { filesOfAppointments } from '#server/features/visits/files/reading.ts'
import { toFileAnswer } from '#server/features/visits/files/record.ts'
import { messagesOfAppointments, previewsOfAppointments } from '#server/features/visits/messages/reading.ts'
import { toMessageAnswer } from '#server/features/visits/messages/record.ts'
import { openOffers } from '#server/features/visits/proposals/reading.ts'
import type { AppointmentDetail, PortalAppointment } from './record.ts'

/** Lists appointments, for staff (their own hospital) and administrators. */
export async function listPortalAppointments(ctx: Context, raw: unknown): Promise<Page<PortalAppointment>> {
  const page = await listAppointments(ctx, raw)
  const ids = page.items.map(({ id }) => id)
  const [previewOf, files] = await Promise.all([previewsOfAppointments(ctx, ids), filesOfAppointments(ctx, ids)])
  const items = page.items.map(({ hospital, service, doctor, ...appointment }) => {
    const { count, last } = previewOf(appointment.id)
    return {
      ...appointment,
      messageCount: count,
      messages: last ? [toMessageAnswer(last)] : [],
      files: files.filter(({ appointmentId }) => appointmentId === appointment.id).map(toFileAnswer),
      hospital: hospital.name,
      service: service.name,
      serviceCategory: service.category,
      doctor: doctor?.fullName ?? null,
    }
  })
  return { ...page, items }
}

/**
 * Returns an appointment for its patient, the staff of its hospital, and administrators. It is 404
 * for others.
 */
export async function getAppointmentDetail(ctx: Context, id: string): Promise<AppointmentDetail> {
  const appointment = await getAppointment(ctx, id)
  const ids = [appointment.id]
  const [messages, files, events, offers] = await Promise.all([
    messagesOfAppointments(ctx, ids),
    filesOfAppointments(ctx, ids),
    eventsOfAppointments(ctx, ids),
    openOffers(ctx, ids),
  ])
  return {
    ...appointment,
    messages: messages.map(toMessageAnswer),
    files: files.map(toFileAnswer),
    events,
    proposal: offers[0] ?? null,
    proposals: offers,
  }
}
