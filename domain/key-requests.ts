/** Log of the requests of API keys: limits and filter. */
import { z } from 'zod'
import { APPOINTMENT_STATUSES } from './appointments.ts'
import { isUuid } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'
import { CURRENCIES } from './money.ts'
import { sentence } from './sentences.ts'

/** Requests of a key that are kept, the newest. */
export const KEPT_REQUESTS = 100
/** Days after which a request is deleted. */
export const REQUESTS_KEPT_DAYS = 30
/** Fields that are kept of a request. */
export const KEPT_FIELDS = 40

const day = z.iso.date()
const count = z.coerce.number().int().min(0).max(1_000_000)
/**
 * Fields whose values the log contains: dates, times and choices that say nothing about a person
 * or their health. The log has only the names of other fields.
 */
const LOGGED_VALUES: Record<string, z.ZodType> = {
  appointmentDate: day,
  appointmentTime: z.iso.time({ precision: -1 }),
  date: day,
  from: day,
  to: day,
  page: count,
  limit: count,
  lang: z.enum(UI_LANGUAGES),
  currency: z.enum(CURRENCIES),
  status: z.enum(APPOINTMENT_STATUSES),
}

/** Field of a request. Its value is null unless the log may contain it. */
export type LoggedField = { name: string; value: string | null; isInQuery: boolean }

/** Returns the value of a field as the log shows it. Null if the log must not contain it. */
export function loggedValue(name: string, value: unknown): string | null {
  const form = Object.hasOwn(LOGGED_VALUES, name) ? LOGGED_VALUES[name] : undefined
  const read = typeof value === 'string' || typeof value === 'number' ? form?.safeParse(value) : undefined
  return read?.success ? String(read.data) : null
}

export const REQUEST_OUTCOMES = ['succeeded', 'refused', 'failed'] as const
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number]

export const OUTCOME_NAMES: Record<RequestOutcome, string> = {
  succeeded: sentence('Succeeded'),
  refused: sentence('Client errors'),
  failed: sentence('Server errors'),
}

/** Returns the outcome that an HTTP status means. */
export const outcomeOf = (status: number): RequestOutcome =>
  status < 400 ? 'succeeded' : status < 500 ? 'refused' : 'failed'

export const requestLogSearch = z.object({
  id: z.string(),
  outcome: z.enum(REQUEST_OUTCOMES, 'There is no such outcome').nullish(),
  requestId: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => text === '' || isUuid(text), 'This is not a request ID')
    .nullish(),
})
