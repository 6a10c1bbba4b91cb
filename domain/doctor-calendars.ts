/**
 * Hours of a doctor: the own week, its breaks, and leave, as administrators and staff edit them.
 */
import { z } from 'zod'
import { MAX_DAYS_AHEAD } from './availability.ts'
import { addDays } from './days.ts'
import { date, time } from './fields.ts'
import { openingHoursInput } from './hospital-settings.ts'
import { sentence } from './sentences.ts'

const MAX_BREAKS = 60
/** Maximum number of days of one leave. */
const MAX_LEAVE_DAYS = MAX_DAYS_AHEAD
/** Maximum number of shown appointments during a leave with alternatives. */
export const MAX_CLASHES_SHOWN = 40

const breakInput = z
  .object({
    weekday: z
      .number()
      .int()
      .min(1, 'Please choose a day from Monday to Saturday')
      .max(6, 'Please choose a day from Monday to Saturday')
      .meta({ description: 'ISO weekday; Monday is 1.' }),
    from: time().meta({ description: 'HH:mm' }),
    to: time().meta({ description: 'HH:mm' }),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'The break must end after it starts' })
export type Break = z.output<typeof breakInput>

const placeOf = ({ weekday, from, to }: Break) => `${weekday} ${from} ${to}`

/** Input of a doctor's week. Both parts are replaced as a whole. */
export const doctorCalendarInput = z.object({
  hours: openingHoursInput
    .nullable()
    .transform((days) => (days && days.length > 0 ? days : null))
    .meta({ description: 'Start times of the whole week. Null for the hours of the hospital.' }),
  breaks: z
    .array(breakInput)
    .max(MAX_BREAKS, sentence('Please enter up to {{count}} breaks', { count: MAX_BREAKS }))
    .transform((breaks) =>
      [...new Map(breaks.map((a) => [placeOf(a), a])).values()].sort((a, b) => placeOf(a).localeCompare(placeOf(b))),
    )
    .meta({ description: 'A weekly break of the doctor.' }),
})

/** Returns the schema of leave days. Past days cannot be added. */
export const leaveDays = (today: string) =>
  z
    .object({ startsOn: date('Please choose the first day'), endsOn: date('Please choose the last day') })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      error: 'The last day cannot be before the first',
    })
    .refine(({ endsOn }) => endsOn >= today, { path: ['endsOn'], error: 'Leave in the past cannot be added' })
    .refine(({ startsOn, endsOn }) => endsOn <= addDays(startsOn, MAX_LEAVE_DAYS), {
      path: ['endsOn'],
      error: sentence('Leave can last at most {{count}} days', { count: MAX_LEAVE_DAYS }),
    })

/** Consent to a leave with conflicting appointments, which the caller must have seen. */
export const leaveConsent = z.object({
  keepAppointments: z.boolean().nullish().meta({
    description:
      'Whether to keep the appointments on these days until they are moved. Otherwise such leave is refused.',
  }),
})
