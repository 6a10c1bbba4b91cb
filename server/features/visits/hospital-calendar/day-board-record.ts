import { z } from 'zod'
import { SLOT_REFUSALS } from '#domain/availability.ts'
import { appointmentAnswer } from '#server/features/visits/appointments/record.ts'
import { blockedTimeAnswer } from '#server/features/visits/blocked-times/record.ts'
import { proposalAnswerRecord } from '#server/features/visits/proposals/record.ts'

/** The days of all doctors of a hospital side by side. */
export const dayBoardAnswer = z
  .object({
    days: z.array(
      z
        .object({
          date: z.string(),
          reason: z.string().nullable().meta({ description: 'reason for a closure of the whole day' }),
          closures: z.array(
            z
              .object({ from: z.string(), to: z.string(), reason: z.string().nullable() })
              .meta({ title: 'CalendarClosure' }),
          ),
        })
        .meta({ title: 'BoardClosure' }),
    ),
    columns: z.array(
      z
        .object({
          doctorId: z.string().nullable(),
          doctorName: z.string().nullable(),
          specialty: z.string().nullable(),
          days: z.array(
            z
              .object({
                date: z.string(),
                refusal: z.enum(SLOT_REFUSALS).nullable(),
                breaks: z.array(z.object({ from: z.string(), to: z.string() }).meta({ title: 'CalendarBreak' })),
                free: z.array(z.string()).meta({ description: 'times that staff can book' }),
                visits: z.number().int(),
              })
              .meta({ title: 'BoardDay' }),
          ),
        })
        .meta({ title: 'BoardColumn' }),
    ),
    appointments: z.array(appointmentAnswer),
    held: z.array(proposalAnswerRecord),
    blocked: z.array(blockedTimeAnswer),
  })
  .meta({ title: 'DayBoard' })
export type DayBoard = z.output<typeof dayBoardAnswer>

/** A free place on the board for an appointment that moves. */
export const boardPlaceAnswer = z
  .object({
    doctorId: z.string().nullable().meta({ description: 'null for the calendar of the service' }),
    date: z.string(),
    time: z.string(),
  })
  .meta({ title: 'BoardPlace' })
