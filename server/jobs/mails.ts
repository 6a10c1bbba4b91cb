import { appointmentMails } from '#server/features/appointments/history/mails.ts'
import { authMails } from '#server/features/auth/mails.ts'
import { certificateMails } from '#server/features/certificates/mails.ts'
import { digestMails } from '#server/features/digests/mails.ts'
import { hospitalMails } from '#server/features/hospitals/mails.ts'
import { messageMails } from '#server/features/messages/mails.ts'
import { newsletterMails } from '#server/features/newsletter/mails.ts'
import type { MailMakers } from '#server/features/outbox/kinds.ts'
import { privacyMails } from '#server/features/privacy/mails.ts'
import { proposalMails } from '#server/features/proposals/mails.ts'
import { requestMails } from '#server/features/requests/mails.ts'
import { reviewMails } from '#server/features/reviews/mails.ts'

/** Every kind of mail; one that is missing does not compile. */
export const mailMakers: MailMakers = {
  ...authMails,
  ...privacyMails,
  ...appointmentMails,
  ...proposalMails,
  ...messageMails,
  ...digestMails,
  ...certificateMails,
  ...reviewMails,
  ...requestMails,
  ...hospitalMails,
  ...newsletterMails,
}
