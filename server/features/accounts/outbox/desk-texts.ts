import type { MailText } from './mail-kinds.ts'

/** English texts of mails about the pending work of a hospital. They contain no names. */
export const DESK_MAIL_TEXTS: Record<'digest.daily' | 'hospital.reminded', MailText> = {
  'digest.daily': {
    subject: 'Today at your hospital',
    lines: [
      'This is what is waiting at your hospital this morning. No names are shown here. Please sign in to see more.',
      'An owner of your hospital can turn this email off, or choose its language, under Settings in the portal.',
    ],
    button: 'Open the portal',
  },
  'hospital.reminded': {
    subject: 'Patients are waiting for your answer',
    lines: [
      'Requests at your hospital have waited for more than 48 hours. Please answer them. No names are shown here.',
    ],
    button: 'Open the inbox',
  },
}
