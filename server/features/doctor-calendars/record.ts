import { z } from 'zod'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { instantAnswer } from '#server/database/record.ts'

const leaveAnswer = z
  .object({ id: z.string(), startsOn: z.string(), endsOn: z.string() })
  .meta({ title: 'DoctorLeave' })

/** When a doctor sees patients, for those who keep it. */
export const doctorCalendarAnswer = z
  .object({
    id: z.string().meta({ description: 'Of the doctor' }),
    hours: z
      .array(z.object({ weekday: z.number().int(), times: z.array(z.string()) }))
      .nullable()
      .meta({ description: 'Start times of the own week; null: those of the hospital' }),
    breaks: z.array(z.object({ weekday: z.number().int(), from: z.string(), to: z.string() })),
    leave: z.array(leaveAnswer).meta({ description: 'That is not over, the first first' }),
    hasFeed: z.boolean(),
    updatedAt: instantAnswer.meta({ description: 'Of the doctor: what an edit is based on' }),
  })
  .meta({ title: 'DoctorCalendar' })
export type DoctorCalendar = z.output<typeof doctorCalendarAnswer>

const slotAnswer = z.object({ date: z.string(), time: z.string() })

/** An appointment on days on which its doctor would be away, and where it could go. */
const leaveClashAnswer = z
  .object({
    appointmentId: z.string(),
    bookingId: z.string(),
    status: z.enum(APPOINTMENT_STATUSES),
    date: z.string(),
    time: z.string(),
    durationMinutes: z.number().int(),
    patientName: z.string(),
    serviceName: z.string(),
    freeTimes: z.array(slotAnswer).meta({ description: 'Of the same doctor outside the leave, the nearest first' }),
    freeDoctors: z
      .array(z.object({ id: z.string(), fullName: z.string(), specialty: z.enum(SPECIALTIES) }))
      .meta({ description: 'Who does the treatment too and is free at its time' }),
  })
  .meta({ title: 'LeaveClash' })
export type LeaveClash = z.output<typeof leaveClashAnswer>

export const leaveClashesAnswer = z
  .object({
    total: z.number().int(),
    items: z.array(leaveClashAnswer).meta({ description: 'The first of them by time' }),
  })
  .meta({ title: 'LeaveClashes' })
export type LeaveClashes = z.output<typeof leaveClashesAnswer>

export const doctorFeedAnswer = z
  .object({ address: z.string().meta({ description: 'Shown here and never again' }) })
  .meta({ title: 'DoctorFeed' })

/** Whether calendar programs can follow a doctor's appointments. */
export const doctorFeedStateAnswer = z
  .object({ doctorId: z.string(), fullName: z.string(), hasFeed: z.boolean() })
  .meta({ title: 'DoctorFeedState' })
export type DoctorFeedState = z.output<typeof doctorFeedStateAnswer>
