/** Appointments with their messages and documents, as REST returns them to patient and staff. */
import { z } from 'zod'
import { FIRST_STEPS } from '#domain/portal.ts'
import { instantAnswer } from '#server/database/record.ts'
import { type Appointment, appointmentAnswer, eventAnswer } from '#server/features/visits/appointments/record.ts'
import { fileAnswer } from '#server/features/visits/files/record.ts'
import { messageAnswer } from '#server/features/visits/messages/record.ts'
import { proposalAnswerRecord } from '#server/features/visits/proposals/record.ts'

export const appointmentDetailAnswer = appointmentAnswer
  .extend({
    messages: z.array(messageAnswer).meta({ description: 'the last 50, oldest first' }),
    files: z.array(fileAnswer),
    events: z.array(eventAnswer),
    proposal: proposalAnswerRecord.nullable(),
    proposals: z
      .array(proposalAnswerRecord)
      .meta({ description: 'all times that wait for an answer of the patient, by time' }),
  })
  .meta({ title: 'AppointmentDetail' })
export type AppointmentDetail = z.output<typeof appointmentDetailAnswer>

/** Appointment with the names of hospital, service and doctor, as the portal lists it. */
export const portalAppointmentAnswer = appointmentAnswer
  .omit({ patientFirstName: true, patientLastName: true })
  .extend({
    messageCount: z.number().int().meta({ description: 'total number of messages' }),
    messages: z.array(messageAnswer).meta({ description: 'the latest message' }),
    files: z.array(fileAnswer),
    hospital: z.string(),
    service: z.string(),
    serviceCategory: z.string().meta({ description: 'category of the service' }),
    doctor: z.string().nullable(),
  })
  .meta({ title: 'PortalAppointment' })
export type PortalAppointment = z.output<typeof portalAppointmentAnswer>

export type Workplace = {
  hospitalId: string
  hospitalName: string
  pendingRequests: number
  moveRequests: number
  unreadMessages: number
}

const whole = z.int().min(0)

/** Absence of a doctor or closure of the hospital. */
const absenceAnswer = z
  .object({
    id: z.string(),
    doctorId: z.string().nullable(),
    doctorName: z.string().nullable(),
    startsOn: z.string(),
    endsOn: z.string(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    reason: z.string().nullable(),
    visits: whole,
  })
  .meta({ title: 'Absence' })
export type Absence = z.output<typeof absenceAnswer>

const firstStepAnswer = z
  .object({ key: z.enum(FIRST_STEPS), isDone: z.boolean(), missing: whole })
  .meta({ title: 'FirstStep' })

/** Dashboard of the portal. */
export const hospitalDashboardAnswer = z
  .object({
    total: whole,
    since: z.iso.date().nullable(),
    pending: whole,
    pendingLong: whole,
    oldestPendingAt: instantAnswer.nullable(),
    moveRequests: whole,
    confirmedToday: whole,
    confirmedTodayLeft: whole,
    completed: whole,
    completedThisMonth: whole,
    newest: z.array(appointmentAnswer),
    today: z.array(appointmentAnswer),
    unread: z.array(appointmentAnswer),
    away: z.array(absenceAnswer),
    firstSteps: z.array(firstStepAnswer),
  })
  .meta({ title: 'HospitalDashboard' })
export type HospitalDashboard = Omit<z.output<typeof hospitalDashboardAnswer>, 'newest' | 'today' | 'unread'> &
  Record<'newest' | 'today' | 'unread', Appointment[]>
