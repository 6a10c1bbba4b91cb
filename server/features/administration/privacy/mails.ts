import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'

const deletionRequested: MailMaker = ({ person: { deletesAt } }) =>
  deletesAt ? { deletesAt, page: '/profile' } : { skip: 'the account stays' }

export const privacyMails = {
  'account.deletion_requested': deletionRequested,
  'account.deleted': () => ({}),
}
