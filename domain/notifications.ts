/** Mail preferences. Account and security mails cannot be turned off. */
import { z } from 'zod'

export const NOTIFICATION_KINDS = ['appointments', 'reminders', 'messages', 'quotes'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export type Notifications = Record<NotificationKind, boolean>
/** Default preferences. */
export const DEFAULT_NOTIFICATIONS: Notifications = {
  appointments: true,
  reminders: true,
  messages: true,
  quotes: true,
}

export const notificationsInput = z.object({
  appointments: z.boolean().optional(),
  reminders: z.boolean().optional(),
  messages: z.boolean().optional(),
  quotes: z.boolean().optional(),
})

/** Every mail with the preference it follows, or null if it is always sent. */
export const MAILS = {
  'account.welcome': null,
  'account.confirm_email': null,
  'account.reset_password': null,
  'account.invitation': null,
  'account.password_changed': null,
  'account.email_change': null,
  'account.email_changed': null,
  'account.two_factor_on': null,
  'account.two_factor_off': null,
  'account.api_key_created': null,
  'account.webhook_off': null,
  'account.deletion_requested': null,
  'account.deleted': null,
  'appointment.booked': 'appointments',
  'appointment.confirmed': 'appointments',
  'appointment.completed': 'appointments',
  'appointment.cancelled': 'appointments',
  'appointment.rescheduled': 'appointments',
  'appointment.doctor': 'appointments',
  'appointment.proposed': 'appointments',
  'appointment.move_requested': 'appointments',
  'appointment.move_declined': 'appointments',
  'appointment.move_expired': 'appointments',
  // The time is held only briefly, and only for patients who requested this mail.
  'waiting.offered': null,
  // Each saved search has its own switch.
  'search.weekly': null,
  'appointment.reminder_48h': 'reminders',
  'appointment.reminder_3h': 'reminders',
  'staff.requested': 'appointments',
  'staff.booked': 'appointments',
  'staff.moved': 'appointments',
  'staff.move_requested': 'appointments',
  'staff.cancelled': 'appointments',
  'digest.daily': null,
  // A reminder by an administrator, at most once a day.
  'hospital.reminded': null,
  'quote.requested': 'quotes',
  'quote.question': 'quotes',
  'quote.replied': 'quotes',
  'quote.received': 'quotes',
  'quote.declined': 'quotes',
  'quote.late': 'quotes',
  'quote.ending': 'quotes',
  'quote.expired': 'quotes',
  'quote.closed': 'quotes',
  'quote.accepted': 'quotes',
  'quote.charged': 'quotes',
  'quote.charge_due': 'quotes',
  'quote.settled': 'quotes',
  'staff.quote_requested': 'quotes',
  'staff.quote_assigned': 'quotes',
  'staff.quote_proposed': 'quotes',
  'staff.quote_answered': 'quotes',
  'staff.quote_asked': 'quotes',
  'staff.quote_half': 'quotes',
  'staff.quote_urgent': 'quotes',
  'staff.quote_late': 'quotes',
  'staff.quote_accepted': 'quotes',
  'staff.quote_not_chosen': 'quotes',
  'staff.quote_withdrawn': 'quotes',
  'staff.quote_disputed': 'quotes',
  'staff.quote_settled': 'quotes',
  'admin.quote_disputed': 'quotes',
  'staff.answered': 'appointments',
  'message.received': 'messages',
  'answer.review': 'messages',
  'request.received': null,
  'request.answered': null,
  'hospital.address': null,
  'newsletter.confirm': null,
  'newsletter.welcome': null,
  'review.decided': null,
  'certificate.ending': null,
  'certificate.ending_admin': null,
  'certificate.ending_office': null,
} as const satisfies Record<string, NotificationKind | null>
export type MailKind = keyof typeof MAILS

/** Hours before an appointment at which a reminder is sent. */
export const REMINDERS = [
  { kind: 'appointment.reminder_48h', hours: 48 },
  { kind: 'appointment.reminder_3h', hours: 3 },
] as const
