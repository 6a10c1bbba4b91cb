/** Appointments with what was said and sent about them: what REST answers to those who work with one. */
import { z } from 'zod'
import { appointmentAnswer, eventAnswer } from '#server/features/appointments/record.ts'
import { fileAnswer } from '#server/features/files/record.ts'
import { messageAnswer } from '#server/features/messages/record.ts'

export const appointmentDetailAnswer = appointmentAnswer
  .extend({
    messages: z.array(messageAnswer).meta({ description: 'The last 50, oldest first' }),
    files: z.array(fileAnswer),
    events: z.array(eventAnswer),
  })
  .meta({ title: 'AppointmentDetail' })
export type AppointmentDetail = z.output<typeof appointmentDetailAnswer>

/** With hospital, service and doctor by name, as the portal lists them. */
export const portalAppointmentAnswer = appointmentAnswer
  .omit({ patientFirstName: true, patientLastName: true })
  .extend({
    messageCount: z.number().int().meta({ description: 'How many messages there are in all' }),
    messages: z.array(messageAnswer).meta({ description: 'The last one' }),
    files: z.array(fileAnswer),
    hospital: z.string(),
    service: z.string(),
    serviceCategory: z.string().meta({ description: 'Category of the service' }),
    doctor: z.string().nullable(),
  })
  .meta({ title: 'PortalAppointment' })
export type PortalAppointment = z.output<typeof portalAppointmentAnswer>
