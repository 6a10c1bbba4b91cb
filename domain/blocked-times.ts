/** Times that staff keep free of visits: of one doctor, or of the whole hospital. */
import { z } from 'zod'
import { MAX_DAYS_AHEAD } from './booking-rules.ts'
import { addDays, dateIn, instantOf } from './days.ts'
import { date, emptyAsAbsent, optionalText, time, uuid } from './fields.ts'
import { sentence } from './sentences.ts'

/** Maximum number of current and future blocked times of a hospital. */
export const MAX_BLOCKED_TIMES = 1000
export const MAX_BLOCK_REASON = 200

/** Returns the schema of a time to block. It has not passed, and is within the booking horizon. */
export const blockedTimeInput = (now: Date) =>
  z
    .object({
      doctorId: emptyAsAbsent(uuid('Please choose a doctor')).meta({
        description: 'UUID of a doctor of the hospital. Without one, nobody at the hospital can be booked.',
      }),
      date: date(),
      from: time().meta({ description: 'HH:mm' }),
      to: time().meta({ description: 'HH:mm' }),
      reason: optionalText(MAX_BLOCK_REASON).meta({ description: 'Only staff of the hospital read it.' }),
      keepAppointments: z.boolean().nullish().meta({
        description: 'Whether to keep the appointments in this time until they are moved. Otherwise it is refused.',
      }),
    })
    .refine(({ from, to }) => from < to, { path: ['to'], error: 'The end must be after the beginning' })
    .refine((blocked) => instantOf(blocked.date, blocked.to) > now, {
      path: ['date'],
      error: 'Time in the past cannot be blocked',
    })
    .refine((blocked) => blocked.date <= addDays(dateIn(now), MAX_DAYS_AHEAD), {
      path: ['date'],
      error: sentence('Time can be blocked up to {{count}} days ahead', { count: MAX_DAYS_AHEAD }),
    })
