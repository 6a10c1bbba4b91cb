import type { MailKind } from '#domain/notifications.ts'
import type { MailText } from './mail-kinds.ts'
import { DESK_MAIL_TEXTS } from './desk-texts.ts'
import { QUOTE_MAIL_TEXTS } from './quote-texts.ts'

/**
 * English texts of mails, the keys of `domain/sentences/<language>/mails.json`. `{{day}}` is the
 * day of a deletion or expiry, `{{due}}` the end of a hospital's time to answer. The target of the
 * button is in `mails.ts` of the feature. No text may reveal the purpose of a visit, because
 * servers and lock screens show mails.
 */
export const MAIL_TEXTS: Record<MailKind, MailText> = {
  'account.welcome': {
    subject: 'Welcome to Hekima',
    lines: [
      'Your account is ready. You can now search for hospitals, doctors and treatments, compare them and book an available time.',
      'In your profile you can choose your language and which emails you get.',
    ],
    button: 'Go to Hekima',
  },
  'account.confirm_email': {
    subject: 'Please confirm your email address',
    lines: [
      'Please confirm that this email address is yours. The link works for 7 days.',
      'If you did not create an account with Hekima, you can ignore this email.',
    ],
    button: 'Confirm email address',
  },
  'account.reset_password': {
    subject: 'Choose a new password',
    lines: [
      'Someone asked for a new password for your account. The link works once and expires after one hour.',
      'If this was not you, you can ignore this email. Your password has not changed.',
    ],
    button: 'Choose new password',
  },
  'account.invitation': {
    subject: 'You are invited to Hekima',
    lines: [
      'A Hekima account has been created for you. Choose a password to get started. The link works once and expires after 7 days.',
      'If you were not expecting this, you can ignore this email. No one can use the account without the link.',
    ],
    button: 'Choose a password',
  },
  'account.password_changed': {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed, and your other devices were signed out.',
      'If this was not you, choose a new password right away.',
    ],
    button: 'Choose new password',
  },
  'account.email_change': {
    subject: 'Please confirm your new email address',
    lines: [
      'Please confirm this as the email address of your account. The link works for 24 hours.',
      'If you did not ask for this, you can ignore this email: nothing will change.',
    ],
    button: 'Confirm new email address',
  },
  'account.email_changed': {
    subject: 'The email address of your account is being changed',
    lines: [
      'Someone signed in to your account asked to change its email address. The change takes effect once the new address is confirmed.',
      'If this was not you, choose a new password right away.',
    ],
    button: 'Choose new password',
  },
  'account.two_factor_on': {
    subject: 'Two-factor sign-in is on',
    lines: [
      'From now on you need a code from your authenticator app to sign in.',
      'Keep your recovery codes in a safe place. They let you in if you lose your phone.',
    ],
    button: 'Go to your profile',
  },
  'account.two_factor_off': {
    subject: 'Two-factor sign-in is off',
    lines: ['You can now sign in with your password alone.', 'If this was not you, choose a new password right away.'],
    button: 'Go to your profile',
  },
  'account.api_key_created': {
    subject: 'A new API key was created',
    lines: [
      'Someone who knows your password has created an API key for your account. A program can now use it to act for you, within the limits of the key.',
      'If this was not you, revoke the key and choose a new password right away.',
    ],
    button: 'View your API keys',
  },
  'account.webhook_off': {
    subject: 'A webhook was turned off',
    lines: [
      'Nothing could be delivered to one of your webhooks for five days, so we have stopped trying. You can resend what is still stored.',
      'Please check that its address responds, then turn it back on.',
    ],
    button: 'View your webhooks',
  },
  'account.deletion_requested': {
    subject: 'Your account will be deleted',
    lines: [
      'You asked us to delete your account. It will be deleted on {{day}}.',
      'Until then you can sign in to keep it.',
    ],
    button: 'Go to your profile',
  },
  'account.deleted': {
    subject: 'Your account was deleted',
    lines: ['Your account and everything in it have been deleted. This is the last email you will get from us.'],
  },
  'appointment.booked': {
    subject: 'We have received your booking',
    lines: ['Thank you for booking. We will let you know as soon as the hospital confirms.'],
    button: 'View appointment',
  },
  'appointment.confirmed': {
    subject: 'Your appointment is confirmed',
    lines: ['Your appointment is confirmed. The attached file adds it to your calendar.'],
    button: 'View appointment',
  },
  'appointment.completed': {
    subject: 'How was your visit?',
    lines: ['Your appointment is completed. A few words from you can help the next patient choose.'],
    button: 'Write a review',
  },
  'appointment.cancelled': {
    subject: 'Your appointment is cancelled',
    lines: ['This appointment is cancelled. The attached file removes it from your calendar.'],
    button: 'View appointment',
  },
  'appointment.rescheduled': {
    subject: 'Your appointment has a new time',
    lines: ['Your appointment was moved. The attached file updates your calendar.'],
    button: 'View appointment',
  },
  'appointment.doctor': {
    subject: 'Your appointment was changed',
    lines: ['A detail of your appointment has changed, but not its time. Open it to see what is new.'],
    button: 'View appointment',
  },
  'appointment.proposed': {
    subject: 'The hospital proposes another time',
    lines: [
      'The hospital proposes another time for your appointment and holds it for you for 24 hours. Your appointment stays at its current time until you accept. You can answer without signing in.',
    ],
    button: 'Accept or decline',
  },
  'appointment.move_requested': {
    subject: 'You have asked for another time',
    lines: [
      'We have asked the hospital whether you can come at the new time, and it is held for you. Your appointment stays at its current time until the hospital confirms.',
      'We will let you know as soon as the hospital answers. If it does not, you keep your current time.',
    ],
    button: 'View appointment',
  },
  'appointment.move_declined': {
    subject: 'Your appointment keeps its time',
    lines: ['The hospital cannot offer you the new time. Your appointment stays at the time below.'],
    button: 'View appointment',
  },
  'appointment.move_expired': {
    subject: 'The hospital has not answered yet',
    lines: [
      'The hospital did not answer in time, so the new time is no longer held for you. Your appointment stays at the time below.',
      'You can ask for another time again, or write to the hospital.',
    ],
    button: 'View appointment',
  },
  'waiting.offered': {
    subject: 'A time has opened for you',
    lines: [
      'A time you are waiting for is available, and we are holding it for you for 30 minutes. You can take it without signing in.',
      'If it does not suit you, please pass on it: the next person is waiting.',
    ],
    button: 'Take this time or pass',
  },
  'search.weekly': {
    subject: 'New this week for your saved searches',
    lines: ['Your saved searches have new results. Sign in to see what is new for each of them.'],
    button: 'Open your saved searches',
  },
  'appointment.reminder_48h': {
    subject: 'Your appointment is coming up',
    lines: ['This is a reminder of your appointment. If you cannot come, please move or cancel it.'],
    button: 'View appointment',
  },
  'appointment.reminder_3h': {
    subject: 'Your appointment is in a few hours',
    lines: ['Your appointment is soon. You will find directions and a card for your driver on its page.'],
    button: 'View appointment',
  },
  'staff.requested': {
    subject: 'You have a new booking request',
    lines: ['A patient has asked for the time below. Please confirm it or propose another one.'],
    button: 'Answer the request',
  },
  'staff.booked': {
    subject: 'You have a new booking',
    lines: [
      'A patient has booked the time below. It is already confirmed, because your hospital confirms bookings automatically.',
    ],
    button: 'View appointment',
  },
  'staff.moved': {
    subject: 'An appointment at your hospital was moved',
    lines: ['The patient has chosen the time below. If the appointment is pending, please confirm it.'],
    button: 'View appointment',
  },
  'staff.move_requested': {
    subject: 'A patient asks for another time',
    lines: [
      'The patient would like to come at the requested time, which is held. The appointment stays at its current time until you confirm. Please confirm or decline.',
    ],
    button: 'Answer the request',
  },
  'staff.cancelled': {
    subject: 'An appointment at your hospital was cancelled',
    lines: ['Your hospital did not cancel it. The time is available again.'],
    button: 'View appointment',
  },
  'staff.answered': {
    subject: 'The patient answered your proposed time',
    lines: [
      'The patient has accepted or declined the time that your hospital proposed. Open the appointment to see which.',
    ],
    button: 'View appointment',
  },
  'review.decided': {
    subject: 'We have looked at your review',
    lines: ['An administrator has made a decision about your review. Sign in to read it and the reason.'],
    button: 'Read the decision',
  },
  'answer.review': {
    subject: 'A hospital has answered your review',
    lines: ['Sign in to read the reply below your review.'],
    button: 'Read the answer',
  },
  'request.received': {
    subject: 'We have received your request {{number}}',
    lines: [
      'Thank you for writing to us. We will reply within 2 business days.',
      'We keep your message for at most a year after our last reply, then delete it.',
      'If you did not write to us, you can ignore this email.',
    ],
  },
  'request.answered': { subject: 'Our answer to your request {{number}}', lines: [] },
  'hospital.address': {
    subject: 'Please confirm this address for your hospital',
    lines: [
      'This hospital has chosen this address for news about its appointments. Please confirm that you want to receive it.',
      'If you know nothing about this, you can ignore this email. Nothing more will be sent.',
    ],
    button: 'Confirm this address',
  },
  'newsletter.confirm': {
    subject: 'Please confirm the newsletter',
    lines: [
      'Someone signed this address up for the Hekima newsletter. Please confirm that you want it. The link works for 7 days.',
      'If it was not you, you can ignore this email: nothing will be sent, and the address is erased.',
    ],
    button: 'Yes, send me the newsletter',
  },
  'newsletter.welcome': {
    subject: 'You are subscribed',
    lines: ['You will now get our news by email a few times a year. You can unsubscribe at any time with one click.'],
    button: 'Read the news',
  },
  'certificate.ending': {
    subject: 'A certificate of your hospital expires soon',
    lines: [
      'Please send us the renewed certificate before {{day}}. Without a valid operating licence your hospital is no longer shown as verified.',
    ],
  },
  'certificate.ending_admin': {
    subject: 'The certificate of a hospital expires soon',
    lines: ['It expires on {{day}}. We have told the hospital too.'],
    button: 'Open verification',
  },
  'certificate.ending_office': {
    subject: 'The certificate of a hospital expires soon',
    lines: ['It expires on {{day}}. We have told the hospital too.'],
    button: 'Open verification',
  },
  ...DESK_MAIL_TEXTS,
  ...QUOTE_MAIL_TEXTS,
  'message.received': {
    subject: 'You have a new message',
    lines: ['You have a new message about an appointment. Please sign in to read and answer it.'],
    button: 'Read message',
  },
}
