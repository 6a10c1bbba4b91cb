/** The day board of a hospital: every doctor's day side by side. */
import { z } from 'zod'
import { addDays } from './days.ts'
import { date } from './fields.ts'
import { sentence } from './sentences.ts'

/** Days that the board shows at once. */
export const MAX_BOARD_DAYS = 7
/** Columns of the board. A larger hospital opens the calendar of one doctor. */
export const MAX_BOARD_DOCTORS = 100

const day = (name: string) => date(sentence('{{name}} must be a date', { name }))

export const boardSearch = z
  .object({ from: day('from'), to: day('to') })
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    error: sentence('{{name}} must not be before {{other}}', { name: 'to', other: 'from' }),
  })
  .refine(({ from, to }) => to <= addDays(from, MAX_BOARD_DAYS - 1), {
    path: ['to'],
    error: sentence('Please ask for {{count}} days at most', { count: MAX_BOARD_DAYS }),
  })
