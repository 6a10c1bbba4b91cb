import { z } from 'zod'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { instantAnswer } from '#server/database/record.ts'

const leaveAnswer = z
  .object({ id: z.string(), startsOn: z.string(), endsOn: z.string() })
  .meta({ title: 'DoctorLeave' })

/** Hours and leave of a doctor, for staff. */
export const doctorCalendarAnswer = z
  .object({
    id: z.string().meta({ description: 'UUID of the doctor' }),
    hours: z
      .array(z.object({ weekday: z.number().int(), times: z.array(z.string()) }))
      .nullable()
      .meta({ description: "start times of the doctor's own week; null for the hours of the hospital" }),
    breaks: z.array(z.object({ weekday: z.number().int(), from: z.string(), to: z.string() })),
    leave: z.array(leaveAnswer).meta({ description: 'current and future leave, in order' }),
    hasFeed: z.boolean(),
    updatedAt: instantAnswer.meta({ description: '`updatedAt` of the doctor, for `basedOn`' }),
  })
  .meta({ title: 'DoctorCalendar' })
export type DoctorCalendar = z.output<typeof doctorCalendarAnswer>

const slotAnswer = z.object({ date: z.string(), time: z.string() })

/** Appointment during a planned leave, and alternatives for it. */
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
    freeTimes: z
      .array(slotAnswer)
      .meta({ description: 'bookable times of the same doctor outside the leave, nearest first' }),
    freeDoctors: z
      .array(z.object({ id: z.string(), fullName: z.string(), specialty: z.enum(SPECIALTIES) }))
      .meta({ description: 'other doctors who offer the treatment and are free at that time' }),
  })
  .meta({ title: 'LeaveClash' })
export type LeaveClash = z.output<typeof leaveClashAnswer>

export const leaveClashesAnswer = z
  .object({
    total: z.number().int(),
    items: z.array(leaveClashAnswer).meta({ description: 'the first ones, by time' }),
  })
  .meta({ title: 'LeaveClashes' })
export type LeaveClashes = z.output<typeof leaveClashesAnswer>

export const doctorFeedAnswer = z
  .object({ address: z.string().meta({ description: 'returned only once' }) })
  .meta({ title: 'DoctorFeed' })

/** State of a doctor's calendar feed. */
export const doctorFeedStateAnswer = z
  .object({ doctorId: z.string(), fullName: z.string(), hasFeed: z.boolean() })
  .meta({ title: 'DoctorFeedState' })
export type DoctorFeedState = z.output<typeof doctorFeedStateAnswer>
