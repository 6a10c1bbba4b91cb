/** Webhooks for events of appointments: kinds of events, delivery and input. */
import { z } from 'zod'
import { text, uuid } from './fields.ts'

export const WEBHOOK_EVENTS = [
  'appointment.booked',
  'appointment.confirmed',
  'appointment.rescheduled',
  'appointment.move_requested',
  'appointment.move_ended',
  'appointment.proposed',
  'appointment.proposal_ended',
  'appointment.doctor_changed',
  'appointment.notes_changed',
  'appointment.arrival_changed',
  'appointment.cancelled',
  'appointment.completed',
  'appointment.no_show',
  'message.created',
  'file.created',
  'quote.requested',
  'quote.question',
  'quote.answered',
  'quote.asked',
  'quote.replied',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.withdrawn',
  'quote.expired',
  'quote.not_chosen',
  'quote.charged',
  'quote.charge_answered',
  'quote.charge_settled',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Event of a test delivery. */
export const WEBHOOK_TEST = 'webhook.test'

/** State of a delivery. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * Reasons why a webhook is off: its owner turned it off, nothing could be delivered for days, or it
 * answered that it is gone (410).
 */
export const WEBHOOK_ENDS = ['owner', 'failing', 'gone'] as const
export type WebhookEnd = (typeof WEBHOOK_ENDS)[number]

/** Maximum number of webhooks of a user or a hospital. */
export const MAX_WEBHOOKS = 10
/** Days for which deliveries are stored and can be sent again. */
export const DELIVERIES_KEPT_DAYS = 30
/** Days without any success after which a webhook is turned off. */
export const FAILING_DAYS = 5
/** Hours for which the previous secret signs beside a new one. */
export const OLD_SECRET_HOURS = 24

const WRONG_URL = 'Please enter an address that starts with https://'

/** Address, checked by its text. The server resolves its host later. */
const url = z
  .string({ error: WRONG_URL })
  .trim()
  .max(500, WRONG_URL)
  .refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    return parsed !== undefined && /^https?:$/.test(parsed.protocol) && parsed.hostname !== ''
  }, WRONG_URL)
  .refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    return !parsed?.username && !parsed?.password && !parsed?.hash
  }, 'The address must not contain a name, a password or a part after #')
  .transform((value) => new URL(value).href)

const description = text(100).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please write the description in one line')
const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'There is no such event'), 'Please choose at least one event')
  .min(1, 'Please choose at least one event')
  .max(WEBHOOK_EVENTS.length, 'There is no such event')
  .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event)))

export const webhookInput = z.object({
  url,
  description: description.nullish().transform((value) => value ?? ''),
  events,
  hospitalId: uuid('Please choose a hospital').nullish(),
})
export type WebhookInput = z.input<typeof webhookInput>

/** Input of an edit. Omitted fields stay unchanged. */
export const webhookUpdate = z.object({
  url: url.optional(),
  description: description.optional(),
  events: events.optional(),
  enabled: z.boolean().optional(),
})

export const webhookSearch = z.object({
  hospitalId: uuid('Please choose a hospital').nullish().meta({ description: 'Only webhooks of this hospital.' }),
})
