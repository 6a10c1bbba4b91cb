import type { MailKind } from '#domain/notifications.ts'

/**
 * English texts of mails, the keys of `domain/sentences/<language>/mails.json`. `{{day}}` is the
 * day of a deletion or expiry. The target of the button is in `mails.ts` of the feature. No text
 * may reveal the purpose of a visit, because servers and lock screens show mails.
 */
export const MAIL_TEXTS: Record<MailKind, { subject: string; lines: readonly string[]; button?: string }> = {
  'account.welcome': {
    subject: 'Welcome to Hekima',
    lines: [
      'Your account is ready. You can now look for hospitals, doctors and services, compare them and book a free time.',
      'In your profile you can choose your language and which emails you get.',
    ],
    button: 'Go to Hekima',
  },
  'account.confirm_email': {
    subject: 'Please confirm your email address',
    lines: [
      'Please confirm that this email address is yours. The link works for 7 days.',
      'If you did not make an account with Hekima, you can ignore this email.',
    ],
    button: 'Confirm email address',
  },
  'account.reset_password': {
    subject: 'Choose a new password',
    lines: [
      'Somebody asked for a new password for your account. The link works once and for one hour.',
      'If that was not you, you can ignore this email: your password stays as it is.',
    ],
    button: 'Choose new password',
  },
  'account.invitation': {
    subject: 'You are invited to Hekima',
    lines: [
      'An administrator of Hekima has made an account for you. Choose a password to begin; the link works once and for 7 days.',
      'If you did not expect this, you can ignore this email: nobody can use the account without the link.',
    ],
    button: 'Choose a password',
  },
  'account.password_changed': {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed, and your other devices were signed out.',
      'If that was not you, choose a new password at once.',
    ],
    button: 'Choose new password',
  },
  'account.email_change': {
    subject: 'Please confirm your new email address',
    lines: [
      'Please confirm that this shall be the email address of your account. The link works for 24 hours.',
      'If you did not ask for this, you can ignore this email: nothing will change.',
    ],
    button: 'Confirm new email address',
  },
  'account.email_changed': {
    subject: 'The email address of your account is being changed',
    lines: [
      'Somebody who is signed in to your account asked for another email address. It takes effect once the new address is confirmed.',
      'If that was not you, choose a new password at once.',
    ],
    button: 'Choose new password',
  },
  'account.two_factor_on': {
    subject: 'Two-factor sign-in is on',
    lines: [
      'From now on, signing in to your account takes a code of your authenticator app.',
      'Keep your recovery codes in a safe place: they let you in when your phone is lost.',
    ],
    button: 'Go to your profile',
  },
  'account.two_factor_off': {
    subject: 'Two-factor sign-in is off',
    lines: [
      'Signing in to your account takes your password alone again.',
      'If that was not you, choose a new password at once.',
    ],
    button: 'Go to your profile',
  },
  'account.api_key_created': {
    subject: 'A new API key was made',
    lines: [
      'Somebody who knows the password of your account has made an API key. A program can now work with it in your name, as far as the key allows.',
      'If that was not you, revoke the key and choose a new password at once.',
    ],
    button: 'View your API keys',
  },
  'account.webhook_off': {
    subject: 'A webhook was turned off',
    lines: [
      'For five days, nothing could be delivered to one of your webhooks, so we no longer try. What is still kept can be sent again by hand.',
      'Please see what its address answers, then turn it on again.',
    ],
    button: 'View your webhooks',
  },
  'account.deletion_requested': {
    subject: 'Your account will be deleted',
    lines: [
      'You asked us to delete your account. It will be deleted on {{day}}.',
      'Until then you can sign in and keep it.',
    ],
    button: 'Go to your profile',
  },
  'account.deleted': {
    subject: 'Your account was deleted',
    lines: ['Your account and what belongs to it were deleted. This is the last email you get from us.'],
  },
  'appointment.booked': {
    subject: 'We have received your booking',
    lines: ['Thank you for your booking. We will tell you when the appointment is confirmed.'],
    button: 'View appointment',
  },
  'appointment.confirmed': {
    subject: 'Your appointment is confirmed',
    lines: ['Your appointment is confirmed. The attached file puts it into your calendar.'],
    button: 'View appointment',
  },
  'appointment.completed': {
    subject: 'How was your visit?',
    lines: ['Your appointment is completed. A few words of yours help the next person who chooses.'],
    button: 'Write a review',
  },
  'appointment.cancelled': {
    subject: 'Your appointment is cancelled',
    lines: ['This appointment is cancelled. The attached file takes it out of your calendar.'],
    button: 'View appointment',
  },
  'appointment.rescheduled': {
    subject: 'Your appointment has a new time',
    lines: ['Your appointment was moved. The attached file moves it in your calendar too.'],
    button: 'View appointment',
  },
  'appointment.doctor': {
    subject: 'Your appointment was changed',
    lines: ['A detail of your appointment was changed; its time stays. Open it to see what is new.'],
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
      'We will tell you as soon as the hospital answers. Without an answer you keep your current time.',
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
    subject: 'A time is free for you',
    lines: [
      'A time that you wait for is free, and it is held for you for 30 minutes. You can take it without signing in.',
      'If it does not suit you, please pass it on: the next person is waiting.',
    ],
    button: 'Take this time or pass it on',
  },
  'appointment.reminder_48h': {
    subject: 'Your appointment is coming up',
    lines: ['This is a reminder of your appointment. If you cannot come, please move or cancel it.'],
    button: 'View appointment',
  },
  'appointment.reminder_3h': {
    subject: 'Your appointment is in a few hours',
    lines: ['Your appointment begins soon. You find the way and a card for your driver on its page.'],
    button: 'View appointment',
  },
  'staff.requested': {
    subject: 'You have a new booking request',
    lines: ['A patient has asked for the time below. Please confirm it or propose another one.'],
    button: 'Answer the request',
  },
  'staff.booked': {
    subject: 'You have a new booking',
    lines: ['A patient has booked the time below. It is confirmed already, as your hospital has chosen.'],
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
    lines: ['It was not cancelled by your hospital. Its time is free again.'],
    button: 'View appointment',
  },
  'staff.answered': {
    subject: 'The time you proposed was answered',
    lines: [
      'The patient has accepted or declined the time that your hospital proposed. Open the appointment to see which.',
    ],
    button: 'View appointment',
  },
  'review.decided': {
    subject: 'We have looked at your review',
    lines: [
      'An administrator has decided about your review. You read the decision and its reason beside it, once you have signed in.',
    ],
    button: 'Read the decision',
  },
  'answer.review': {
    subject: 'A hospital has answered your review',
    lines: ['You read the answer below your review, once you have signed in.'],
    button: 'Read the answer',
  },
  'request.received': {
    subject: 'We have received your request {{number}}',
    lines: [
      'Thank you for writing to us. We answer within 2 business days.',
      'We keep what you have written for at most a year after our last word, then it is erased.',
      'If it was not you who wrote, you can ignore this email.',
    ],
  },
  'request.answered': { subject: 'Our answer to your request {{number}}', lines: [] },
  'hospital.address': {
    subject: 'Please confirm this address for your hospital',
    lines: [
      'This hospital has named this address for news of its appointments. Please confirm that they shall come here.',
      'If you know nothing of it, you can ignore this email: nothing more will be sent.',
    ],
    button: 'Confirm this address',
  },
  'newsletter.confirm': {
    subject: 'Please confirm the newsletter',
    lines: [
      'Somebody has entered this address for the newsletter of Hekima. Please confirm that you want it. The link works for 7 days.',
      'If it was not you, you can ignore this email: nothing will be sent, and the address is erased.',
    ],
    button: 'Yes, send me the newsletter',
  },
  'newsletter.welcome': {
    subject: 'The newsletter is yours',
    lines: ['From now on you get our news by email, a few times a year. You can end it at any time with one click.'],
    button: 'Read the news',
  },
  'digest.daily': {
    subject: 'What waits at your hospital today',
    lines: [
      'This is what waits at your hospital this morning. Nobody is named here: please sign in to see more.',
      'An owner of your hospital can turn this mail off, or choose its language, in the portal under Settings.',
    ],
    button: 'Open the portal',
  },
  'certificate.ending': {
    subject: 'A certificate of your hospital expires soon',
    lines: [
      'Please send us the renewed certificate before {{day}}. Without a valid operating licence your hospital is no longer shown as verified.',
    ],
  },
  'certificate.ending_admin': {
    subject: 'The certificate of a hospital expires soon',
    lines: ['It expires on {{day}}. The hospital was told as well.'],
    button: 'Open verification',
  },
  'certificate.ending_office': {
    subject: 'The certificate of a hospital expires soon',
    lines: ['It expires on {{day}}. The hospital was told as well.'],
    button: 'Open verification',
  },
  'message.received': {
    subject: 'You have a new message',
    lines: ['You have a new message about an appointment. Please sign in to read and answer it.'],
    button: 'Read message',
  },
}
