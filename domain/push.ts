/** Push notifications of browsers: subscriptions and their limits. */
import { z } from 'zod'
import { MAILS, type MailKind, type NotificationKind } from './notifications.ts'

/** Maximum number of subscribed browsers per user. A new one replaces the oldest. */
export const MAX_PUSH_BROWSERS = 10

/**
 * Returns the preference that a push notification follows. Mails that can be turned off also come
 * as notifications, each kind with its own switch, and so does an offered time.
 */
export const pushKindOf = (kind: MailKind): NotificationKind | null =>
  kind === 'waiting.offered' ? 'appointments' : MAILS[kind]

/**
 * Returns the hours for which the browser's service keeps a notification for a device that is off.
 */
export const hoursToKeep = (kind: MailKind): number => HOURS_TO_KEEP[kind] ?? 24
const HOURS_TO_KEEP: Partial<Record<MailKind, number>> = { 'appointment.reminder_3h': 3, 'waiting.offered': 0.5 }

export const WRONG_PUSH_SUBSCRIPTION = 'This is not a valid browser subscription'
const WRONG = WRONG_PUSH_SUBSCRIPTION

function isPushAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && !username && !password
}

const bytes = (length: number) =>
  z
    .string({ error: WRONG })
    .max(200, WRONG)
    .regex(/^[\w-]+=*$/, WRONG)
    .refine((value) => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === length, WRONG)

/** Result of `PushSubscription.toJSON()` in a browser. */
export const pushSubscriptionInput = z.object({
  endpoint: z
    .string({ error: WRONG })
    .max(1000, WRONG)
    .refine(isPushAddress, WRONG)
    .meta({ description: "Address of the browser's push service, `https://…`." }),
  keys: z.object({
    p256dh: bytes(65).meta({ description: 'Public key of the browser in base64url.' }),
    auth: bytes(16).meta({ description: 'Authentication secret of the subscription in base64url.' }),
  }),
})

/** Content of a push notification for the service worker. */
export type PushNotice = { title: string; body: string; url: string; language: string; tag: string }
