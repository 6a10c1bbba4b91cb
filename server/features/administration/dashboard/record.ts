import { z } from 'zod'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { SYSTEM_PARTS, SYSTEM_STATES } from '#domain/dashboard.ts'
import { instantAnswer } from '#server/database/record.ts'

const count = z.int().min(0)

const changing = z.object({
  total: count,
  change: z.int(),
  changeBefore: z.int().nullable().meta({ description: 'null where the first record is newer than that period' }),
})

const dayAnswer = z.object({
  date: z.iso.date(),
  ...(Object.fromEntries(APPOINTMENT_STATUSES.map((status) => [status, count])) as Record<
    (typeof APPOINTMENT_STATUSES)[number],
    typeof count
  >),
})
export type BookingDay = z.output<typeof dayAnswer>

export const waitingAnswer = z
  .object({
    overdueRequests: count,
    oldestRequestAt: instantAnswer.nullable(),
    oldestRequestHospital: z.string().nullable(),
    reportedReviews: count,
    lastReportAt: instantAnswer.nullable(),
    failedMails: count,
    lastFailureAt: instantAnswer.nullable(),
    uncheckedLicences: count,
    endingLicences: count,
    lapsedLicences: count,
    openDeskRequests: count,
    lateDeskRequests: count,
  })
  .meta({ title: 'Waiting' })
export type Waiting = z.output<typeof waitingAnswer>

export const dashboardAnswer = z
  .object({
    hospitals: changing,
    doctors: changing,
    services: changing,
    activeServices: changing,
    bookings: z.object({
      total: count,
      totalBefore: count,
      days: z.array(dayAnswer),
      cities: z.array(z.object({ city: z.string(), count })),
    }),
    waiting: waitingAnswer,
    unbookable: z.object({ total: count, services: count, hours: count }),
  })
  .meta({ title: 'Dashboard' })
export type Dashboard = z.output<typeof dashboardAnswer>
export type Changing = z.output<typeof changing>

export const systemPartAnswer = z
  .object({
    part: z.enum(SYSTEM_PARTS),
    state: z.enum(SYSTEM_STATES),
    facts: z.record(z.string(), z.number()).meta({ description: 'Measurements by name.' }),
    checkedAt: instantAnswer,
  })
  .meta({ title: 'SystemPart' })
export type SystemPart = z.output<typeof systemPartAnswer>
