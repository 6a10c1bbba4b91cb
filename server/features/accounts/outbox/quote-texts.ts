import type { MailKind } from '#domain/notifications.ts'
import type { MailText } from './mail-kinds.ts'

type QuoteMail = Extract<MailKind, `quote.${string}` | `${string}.quote_${string}`>

/** English texts of mails about quote requests. They contain no treatment and no price. */
export const QUOTE_MAIL_TEXTS: Record<QuoteMail, MailText> = {
  'quote.requested': {
    subject: 'Your quote request was sent',
    lines: [
      'We have sent your quote request. You will hear from us with every answer.',
      'No hospital gets your contact details before you accept a quote.',
    ],
    button: 'View quote request',
  },
  'quote.question': {
    subject: 'A hospital has a question about your quote request',
    lines: [
      'The hospital below needs an answer from you before it can send a quote. Its time to answer is paused until then.',
    ],
    button: 'Answer the question',
  },
  'quote.replied': {
    subject: 'A hospital has answered your question',
    lines: ['The hospital below has answered your question about its quote. Please sign in to read the answer.'],
    button: 'Read the answer',
  },
  'quote.received': {
    subject: 'You have a new quote',
    lines: ['The hospital below has answered your quote request. Please sign in to read and compare.'],
    button: 'View quote',
  },
  'quote.declined': {
    subject: 'A hospital cannot send you a quote',
    lines: [
      'The hospital below has declined your quote request. Sign in to read why.',
      'If your request is still open, you can send it to another hospital.',
    ],
    button: 'View quote request',
  },
  'quote.late': {
    subject: 'A hospital has not answered in time',
    lines: [
      'The hospital below has not answered your quote request in time. It can still answer.',
      'If you do not want to wait, you can send your request to another hospital.',
    ],
    button: 'View quote request',
  },
  'quote.ending': {
    subject: 'A quote expires soon',
    lines: ['The quote of the hospital below is valid until {{day}}. After that day you can no longer accept it.'],
    button: 'View quote',
  },
  'quote.expired': {
    subject: 'A quote has expired',
    lines: ['The quote of the hospital below was not accepted in time and is no longer valid.'],
    button: 'View quote request',
  },
  'quote.closed': {
    subject: 'Your quote request has ended',
    lines: ['The time for answers is over, and no quote was accepted. You can send a new request at any time.'],
    button: 'View quote request',
  },
  'quote.accepted': {
    subject: 'You have accepted a quote',
    lines: [
      'You have accepted the quote from the hospital below. Its price and lines stay exactly as you read them.',
      'The hospital can now read your contact details. Your first appointment has an email of its own.',
    ],
    button: 'View quote',
  },
  'quote.charged': {
    subject: 'Please check your final bill',
    lines: ['The hospital below has entered what it charged. Please confirm or dispute it by {{day}}.'],
    button: 'Check the final bill',
  },
  'quote.charge_due': {
    subject: 'Your final bill waits for your answer',
    lines: ['You have until {{day}} to confirm or dispute what the hospital below has charged.'],
    button: 'Check the final bill',
  },
  'quote.settled': {
    subject: 'The dispute about your final bill is settled',
    lines: [
      'We have settled the dispute about the final bill of the hospital below.',
      'Sign in to read the outcome and the reason.',
    ],
    button: 'Read the outcome',
  },
  'staff.quote_requested': {
    subject: 'You have a new quote request',
    lines: ['A patient has asked your hospital for a quote. Please answer by {{due}}.'],
    button: 'Answer the request',
  },
  'staff.quote_assigned': {
    subject: 'A quote request was assigned to you',
    lines: ['A colleague has assigned this quote request to you.'],
    button: 'Open the request',
  },
  'staff.quote_proposed': {
    subject: 'The plan of a quote is ready',
    lines: ['A doctor of your hospital has finished the plan of this quote. Please check the draft and send it.'],
    button: 'Check the draft',
  },
  'staff.quote_answered': {
    subject: 'A patient has answered your question',
    lines: ['The patient has answered your question about this quote request. Please answer by {{due}}.'],
    button: 'Open the request',
  },
  'staff.quote_asked': {
    subject: 'A patient has a question for you',
    lines: ['The patient of this quote request has asked your hospital a question. Sign in to the portal to read it.'],
    button: 'Answer the question',
  },
  'staff.quote_half': {
    subject: 'A quote request waits for your answer',
    lines: ['Half of the time to answer this quote request has passed. Please answer by {{due}}.'],
    button: 'Answer the request',
  },
  'staff.quote_urgent': {
    subject: 'Little time is left to answer a quote request',
    lines: ['Little time is left to answer this quote request. Please answer by {{due}}.'],
    button: 'Answer the request',
  },
  'staff.quote_late': {
    subject: 'The time to answer a quote request is over',
    lines: [
      'The patient can see that your hospital has not answered in time. You can still answer.',
      'Late answers count towards the figure that patients see on your hospital’s page.',
    ],
    button: 'Answer the request',
  },
  'staff.quote_accepted': {
    subject: 'A patient has accepted your quote',
    lines: ['The first appointment is booked, and you can now read how to reach the patient.'],
    button: 'Open the request',
  },
  'staff.quote_not_chosen': {
    subject: 'Thank you for your quote',
    lines: [
      'The patient has chosen another hospital. Thank you for your answer.',
      'The health details and files of this request are removed from your portal after 30 days.',
    ],
    button: 'Open the request',
  },
  'staff.quote_withdrawn': {
    subject: 'A patient has withdrawn a quote request',
    lines: [
      'The patient no longer needs an answer from your hospital. The health details of the request were removed.',
    ],
    button: 'Open the request',
  },
  'staff.quote_disputed': {
    subject: 'A patient disputes a final bill',
    lines: ['The patient does not agree with what your hospital has charged. Sign in to the portal to read why.'],
    button: 'Open the request',
  },
  'staff.quote_settled': {
    subject: 'The dispute about a final bill is settled',
    lines: [
      'We have settled the dispute about what your hospital has charged.',
      'The outcome and the reason are in the portal. The patient sees the same.',
    ],
    button: 'Read the outcome',
  },
  'admin.quote_disputed': {
    subject: 'A patient disputes a final bill',
    lines: ['The patient does not agree with what the hospital below has charged.'],
    button: 'Open the request',
  },
}
