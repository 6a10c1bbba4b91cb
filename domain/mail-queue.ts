/** Waiting, sent and failed mails as administrators see them. Their content is never shown. */
import { z } from 'zod'
import { emptyAsAbsent, requiredText } from './fields.ts'
import { listDirection } from './list-direction.ts'
import { MAILS, type MailKind } from './notifications.ts'
import { sentence } from './sentences.ts'

/** States of mails. 'skipped': no longer needed. 'dropped': removed by an administrator. */
export const MAIL_STATES = ['waiting', 'failed', 'sent', 'skipped', 'dropped'] as const
export type MailState = (typeof MAIL_STATES)[number]

const kinds = Object.keys(MAILS) as [MailKind, ...MailKind[]]

export const mailSearch = z.object({
  state: emptyAsAbsent(z.enum(MAIL_STATES, 'Please choose waiting, failed, sent, skipped or dropped')).meta({
    description: 'State of the mails.',
  }),
  kind: emptyAsAbsent(z.enum(kinds, 'Please choose a kind of email')).meta({ description: 'Only this kind.' }),
  to: emptyAsAbsent(z.string().trim().max(254, 'Please enter a whole email address')).meta({
    description: 'Only mails to exactly this address.',
  }),
  direction: listDirection,
})
export type MailSearch = z.output<typeof mailSearch>

export const mailDropping = z.object({ reason: requiredText('Please say why this email should not be sent', 500) })

/** Masks an address but leaves it recognisable: `a•••@mail.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...address][0]}•••${address.slice(at)}`
}

/** Display names of the kinds of mail. */
export const MAIL_LABELS: Record<MailKind, string> = {
  'account.welcome': sentence('Welcome'),
  'account.confirm_email': sentence('Confirm the email address'),
  'account.reset_password': sentence('Link for a new password'),
  'account.invitation': sentence('Invitation'),
  'account.password_changed': sentence('Password changed'),
  'account.email_change': sentence('Confirm a new email address'),
  'account.email_changed': sentence('Email address changed'),
  'account.two_factor_on': sentence('Two-factor sign-in turned on'),
  'account.two_factor_off': sentence('Two-factor sign-in turned off'),
  'account.deletion_requested': sentence('Deletion requested'),
  'account.deleted': sentence('Account deleted'),
  'account.api_key_created': sentence('API key created'),
  'account.webhook_off': sentence('Webhook turned off'),
  'appointment.booked': sentence('Appointment requested'),
  'appointment.confirmed': sentence('Appointment confirmed'),
  'appointment.completed': sentence('Appointment completed'),
  'appointment.cancelled': sentence('Appointment cancelled'),
  'appointment.rescheduled': sentence('Appointment moved'),
  'appointment.doctor': sentence('Another doctor'),
  'appointment.proposed': sentence('Another time proposed'),
  'appointment.move_requested': sentence('Another time requested'),
  'appointment.move_declined': sentence('Requested time declined'),
  'appointment.move_expired': sentence('Requested time not answered'),
  'waiting.offered': sentence('Free time offered'),
  'search.weekly': sentence('Weekly email about saved searches'),
  'appointment.reminder_48h': sentence('Reminder, 48 hours before'),
  'appointment.reminder_3h': sentence('Reminder, 3 hours before'),
  'digest.daily': sentence('To the hospital: today’s summary'),
  'hospital.reminded': sentence('To the hospital: requests wait'),
  'staff.requested': sentence('To the hospital: new request'),
  'staff.booked': sentence('To the hospital: new booking, confirmed instantly'),
  'staff.moved': sentence('To the hospital: appointment moved'),
  'staff.move_requested': sentence('To the hospital: another time requested'),
  'staff.cancelled': sentence('To the hospital: appointment cancelled'),
  'staff.answered': sentence('To the hospital: proposed time answered'),
  'quote.requested': sentence('Quote request sent'),
  'quote.question': sentence('Question about a quote request'),
  'quote.replied': sentence('Question of the patient answered'),
  'quote.received': sentence('Quote sent to the patient'),
  'quote.declined': sentence('Quote request declined'),
  'quote.late': sentence('Quote request not answered in time'),
  'quote.ending': sentence('Quote expires soon'),
  'quote.expired': sentence('Quote expired'),
  'quote.closed': sentence('Quote request ended'),
  'quote.accepted': sentence('Quote accepted'),
  'quote.charged': sentence('Final bill entered'),
  'quote.charge_due': sentence('Final bill not answered yet'),
  'quote.settled': sentence('Dispute about a final bill settled'),
  'staff.quote_requested': sentence('To the hospital: new quote request'),
  'staff.quote_assigned': sentence('To the hospital: quote request assigned'),
  'staff.quote_proposed': sentence('To the hospital: plan of a quote is ready'),
  'staff.quote_answered': sentence('To the hospital: question about a quote request answered'),
  'staff.quote_asked': sentence('To the hospital: question of a patient about a quote'),
  'staff.quote_half': sentence('To the hospital: half of the time to answer is over'),
  'staff.quote_urgent': sentence('To the hospital: little time left to answer'),
  'staff.quote_late': sentence('To the hospital: time to answer is over'),
  'staff.quote_accepted': sentence('To the hospital: quote accepted'),
  'staff.quote_not_chosen': sentence('To the hospital: another quote was chosen'),
  'staff.quote_withdrawn': sentence('To the hospital: quote request withdrawn'),
  'staff.quote_disputed': sentence('To the hospital: final bill disputed'),
  'staff.quote_settled': sentence('To the hospital: dispute about a final bill settled'),
  'admin.quote_disputed': sentence('To administrators: final bill disputed'),
  'message.received': sentence('New message'),
  'request.received': sentence('Request received'),
  'request.answered': sentence('Request answered'),
  'review.decided': sentence('Decision about a review'),
  'answer.review': sentence('Answer to a review'),
  'certificate.ending': sentence('To the hospital: certificate expires soon'),
  'certificate.ending_admin': sentence('To administrators: certificate expires soon'),
  'hospital.address': 'Confirm an address of a hospital',
  'newsletter.confirm': 'Confirm the newsletter',
  'newsletter.welcome': 'Newsletter confirmed',
  'certificate.ending_office': sentence('To the office: certificate expires soon'),
}
