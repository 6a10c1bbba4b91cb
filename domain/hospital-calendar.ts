/** Days of a hospital as its staff see them: visits, free times, and closures. */
import { z } from 'zod'
import { addDays } from './days.ts'
import { date, uuid } from './fields.ts'
import { sentence } from './sentences.ts'

/** Maximum number of days shown together. */
const MAX_CALENDAR_DAYS = 14

const day = (name: string) => date(sentence('{{name}} must be a date', { name }))

export const calendarSearch = z
  .object({
    doctorId: uuid('Unknown doctor').nullish(),
    from: day('from'),
    to: day('to'),
  })
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    error: sentence('{{name}} must not be before {{other}}', { name: 'to', other: 'from' }),
  })
  .refine(({ from, to }) => to <= addDays(from, MAX_CALENDAR_DAYS - 1), {
    path: ['to'],
    error: sentence('Please ask for {{count}} days at most', { count: MAX_CALENDAR_DAYS }),
  })
