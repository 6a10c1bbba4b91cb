/** Notices that a browser shows although no page of ours is open: what a browser subscribes with, and its limits. */
import { z } from 'zod'
import { MAILS, type MailKind, type NotificationKind } from './notifications.ts'

/** Browsers that one person may be told through; the oldest goes for a new one. */
export const MAX_PUSH_BROWSERS = 10

/** Which switch a notice obeys: those mails that can be turned off come as notices too, each kind with a switch of its own. */
export const pushKindOf = (kind: MailKind): NotificationKind | null => MAILS[kind]

/** For how many hours the browser's service keeps a notice for a device that is off. */
export const hoursToKeep = (kind: MailKind): number => (kind === 'appointment.reminder_3h' ? 3 : 24)

export const WRONG_PUSH_SUBSCRIPTION = 'This is not what a browser subscribes with'
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

/** What `PushSubscription.toJSON()` gives in a browser. */
export const pushSubscriptionInput = z.object({
  endpoint: z
    .string({ error: WRONG })
    .max(1000, WRONG)
    .refine(isPushAddress, WRONG)
    .meta({ description: "The address of the browser's own service, `https://…`." }),
  keys: z.object({
    p256dh: bytes(65).meta({ description: 'The public key of the browser, base64url.' }),
    auth: bytes(16).meta({ description: 'The secret of the subscription, base64url.' }),
  }),
})

/** What a notice carries to the service worker, which shows it. */
export type PushNotice = { title: string; body: string; url: string; language: string; tag: string }
