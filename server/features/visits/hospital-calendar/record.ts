import { z } from 'zod'
import { SLOT_REFUSALS } from '#domain/availability.ts'
import { appointmentAnswer } from '#server/features/visits/appointments/record.ts'
import { blockedTimeAnswer } from '#server/features/visits/blocked-times/record.ts'
import { proposalAnswerRecord } from '#server/features/visits/proposals/record.ts'

/** Days of a doctor, or of the calendars without a doctor, as staff see them. */
export const hospitalCalendarAnswer = z
  .object({
    lanes: z.array(
      z
        .object({ doctorId: z.string().nullable(), doctorName: z.string().nullable(), visits: z.number().int() })
        .meta({ title: 'CalendarLane' }),
    ),
    days: z.array(
      z
        .object({
          date: z.string(),
          refusal: z.enum(SLOT_REFUSALS).nullable(),
          reason: z.string().nullable(),
          closures: z.array(
            z
              .object({ from: z.string(), to: z.string(), reason: z.string().nullable() })
              .meta({ title: 'CalendarClosure' }),
          ),
          breaks: z.array(z.object({ from: z.string(), to: z.string() }).meta({ title: 'CalendarBreak' })),
          times: z.array(z.object({ time: z.string(), available: z.boolean() }).meta({ title: 'AvailableTime' })),
        })
        .meta({ title: 'CalendarDay' }),
    ),
    appointments: z.array(appointmentAnswer),
    held: z.array(proposalAnswerRecord),
    blocked: z.array(blockedTimeAnswer),
  })
  .meta({ title: 'HospitalCalendar' })
export type HospitalCalendar = z.output<typeof hospitalCalendarAnswer>
