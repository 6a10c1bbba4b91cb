/** Schemas of values whose form differs from what is sent. */
import { z } from 'zod'
import { CONFIRMATIONS, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { MAX_BUFFER_MINUTES } from '#domain/hospital-settings.ts'
import { CURRENCIES } from '#domain/money.ts'
import { numberOf } from '#web/editing/field-table.ts'

export const degrees = (most: number, message: string) =>
  z
    .string()
    .trim()
    .transform(numberOf)
    .refine((value) => value === null || (Number.isFinite(value) && Math.abs(value) <= most), message)

const minutes = (most: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .refine((value) => value <= most, message)

/** Returns the schema of hours that amount to whole minutes: 1.5 is an hour and a half. */
const hours = (most: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d{1,4})?$/, message)
    .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 60) / 60)
    .refine((value) => value <= most, message)

export const ownPrice = z
  .object({ price: z.string().trim(), currency: z.enum(CURRENCIES), onRequest: z.boolean() })
  .transform(({ price, ...terms }) => ({ ...terms, price: terms.onRequest ? null : numberOf(price) }))
  .refine(({ price }) => hospitalServiceInput.shape.price.safeParse(price).success, {
    path: ['price'],
    error: 'Please enter a price of at least 0 with at most two decimals',
  })

/** Booking rules as typed. */
export const rulesForm = z.object({
  noticeHours: hours(720, 'Please enter 0 to 720 hours'),
  procedureNoticeHours: hours(720, 'Please enter 0 to 720 hours'),
  horizonDays: minutes(MAX_DAYS_AHEAD, 'Please enter 1 to 365 days').refine(
    (days) => days >= 1,
    'Please enter 1 to 365 days',
  ),
  bufferMinutes: minutes(MAX_BUFFER_MINUTES, 'Please enter 0 to 480 minutes'),
  confirmation: z.enum(CONFIRMATIONS),
})
