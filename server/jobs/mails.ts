import { authMails } from '#server/features/accounts/auth/mails.ts'
import type { MailMakers } from '#server/features/accounts/outbox/mail-kinds.ts'
import { digestMails } from '#server/features/administration/digests/mails.ts'
import { privacyMails } from '#server/features/administration/privacy/mails.ts'
import { requestMails } from '#server/features/administration/requests/mails.ts'
import { certificateMails } from '#server/features/catalogue/certificates/mails.ts'
import { hospitalMails } from '#server/features/catalogue/hospitals/mails.ts'
import { newsletterMails } from '#server/features/site/newsletter/mails.ts'
import { appointmentMails } from '#server/features/visits/appointments/history/mails.ts'
import { messageMails } from '#server/features/visits/messages/mails.ts'
import { proposalMails } from '#server/features/visits/proposals/mails.ts'
import { quoteMails } from '#server/features/visits/quotes/mails.ts'
import { reviewMails } from '#server/features/visits/reviews/mails.ts'
import { savedSearchMails } from '#server/features/visits/saved-searches/mails.ts'
import { waitingListMails } from '#server/features/visits/waiting-list/mails.ts'

/** Every kind of mail. A missing kind does not compile. */
export const mailMakers: MailMakers = {
  ...authMails,
  ...privacyMails,
  ...appointmentMails,
  ...proposalMails,
  ...waitingListMails,
  ...quoteMails,
  ...savedSearchMails,
  ...messageMails,
  ...digestMails,
  ...certificateMails,
  ...reviewMails,
  ...requestMails,
  ...hospitalMails,
  ...newsletterMails,
}
