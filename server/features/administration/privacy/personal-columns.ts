import type { PgColumn } from 'drizzle-orm/pg-core'
import { oneTimeTokens, recoveryCodes } from '#server/features/accounts/auth/table.ts'
import { consents } from '#server/features/accounts/consents/table.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { persons } from '#server/features/accounts/persons/table.ts'
import { pushSubscriptions } from '#server/features/accounts/push/table.ts'
import { sessions } from '#server/features/accounts/users/table.ts'
import { imports } from '#server/features/administration/imports/table.ts'
import { inboxMarks } from '#server/features/administration/inbox/table.ts'
import { reports } from '#server/features/administration/reports/table.ts'
import { requestEvents, requests } from '#server/features/administration/requests/table.ts'
import { certificates } from '#server/features/catalogue/certificates/table.ts'
import { pictures } from '#server/features/catalogue/pictures/table.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { testModes } from '#server/features/developers/test-mode/table.ts'
import { webhookEndpoints } from '#server/features/developers/webhooks/table.ts'
import { conversations } from '#server/features/site/assistant/table.ts'
import { appointmentNotes } from '#server/features/visits/appointment-notes/table.ts'
import { appointmentEvents, appointments, idempotencyKeys } from '#server/features/visits/appointments/table.ts'
import { favourites } from '#server/features/visits/favourites/table.ts'
import { files } from '#server/features/visits/files/table.ts'
import { heldMoves } from '#server/features/visits/held-moves/table.ts'
import { messageReads, messages } from '#server/features/visits/messages/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { quoteCharges, quoteSettlements } from '#server/features/visits/quotes/acceptance/table.ts'
import { quoteFiles } from '#server/features/visits/quotes/files/table.ts'
import { quoteQuestions } from '#server/features/visits/quotes/questions/table.ts'
import { quoteRecipients, quoteRequests, quotes } from '#server/features/visits/quotes/table.ts'
import { reviewReports, reviews } from '#server/features/visits/reviews/table.ts'
import { savedSearches } from '#server/features/visits/saved-searches/table.ts'
import { waitingEntries } from '#server/features/visits/waiting-list/table.ts'
import type { Section } from './personal-data.ts'

export type PersonalColumn = {
  column: PgColumn
  /**
   * Handling of the rows when the account ends. `deleted`: they are deleted. `anonymised`: they
   * stay and `erasure.ts` removes identifying values. `unlinked`: they stay and the database
   * unlinks them (`on delete set null`).
   */
  atTheEnd: 'deleted' | 'anonymised' | 'unlinked'
  /** Section of the export that contains them, or the reason why none does. */
  exported: Section | { not: string }
}

const partOfRequest = { not: 'shown with the quote request, to its patient' }
const partOfAppointment = { not: 'shown with the appointment, to its patient' }

/**
 * Every column that refers to a user. Deletion and export use this list, and a test compares it
 * with the foreign keys of the database, so a new table that refers to users has to be added.
 */
export const personalColumns: PersonalColumn[] = [
  { column: sessions.userId, atTheEnd: 'deleted', exported: 'sessions' },
  { column: consents.userId, atTheEnd: 'deleted', exported: 'consents' },
  { column: persons.userId, atTheEnd: 'deleted', exported: 'persons' },
  { column: apiKeys.userId, atTheEnd: 'deleted', exported: 'apiKeys' },
  { column: testModes.userId, atTheEnd: 'deleted', exported: 'testModes' },
  { column: webhookEndpoints.ownerId, atTheEnd: 'deleted', exported: 'webhooks' },
  { column: pushSubscriptions.userId, atTheEnd: 'deleted', exported: 'pushBrowsers' },
  { column: favourites.userId, atTheEnd: 'deleted', exported: 'favourites' },
  { column: savedSearches.userId, atTheEnd: 'deleted', exported: 'savedSearches' },
  { column: waitingEntries.userId, atTheEnd: 'deleted', exported: 'waitingList' },
  { column: conversations.userId, atTheEnd: 'deleted', exported: 'conversations' },
  { column: outbox.userId, atTheEnd: 'deleted', exported: 'mails' },
  { column: reviewReports.userId, atTheEnd: 'deleted', exported: 'reportedReviews' },
  { column: oneTimeTokens.userId, atTheEnd: 'deleted', exported: { not: 'hashes of links in mails' } },
  { column: recoveryCodes.userId, atTheEnd: 'deleted', exported: { not: 'hashes of secrets' } },
  { column: idempotencyKeys.userId, atTheEnd: 'deleted', exported: { not: 'marks of a browser, kept for a week' } },
  {
    column: heldMoves.decidedBy,
    atTheEnd: 'deleted',
    exported: { not: 'decisions of staff, for ten seconds' },
  },
  { column: messageReads.userId, atTheEnd: 'deleted', exported: { not: 'marks of what was read' } },
  { column: appointments.patientId, atTheEnd: 'anonymised', exported: 'appointments' },
  { column: reviews.patientId, atTheEnd: 'anonymised', exported: 'reviews' },
  { column: messages.senderId, atTheEnd: 'anonymised', exported: partOfAppointment },
  { column: files.uploaderId, atTheEnd: 'unlinked', exported: partOfAppointment },
  { column: pictures.uploaderId, atTheEnd: 'unlinked', exported: { not: 'pictures of hospitals and doctors' } },
  { column: appointmentEvents.actorId, atTheEnd: 'unlinked', exported: partOfAppointment },
  { column: appointmentNotes.authorId, atTheEnd: 'anonymised', exported: partOfAppointment },
  { column: quoteRequests.patientId, atTheEnd: 'anonymised', exported: 'quoteRequests' },
  { column: quoteRequests.actedBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quoteRecipients.assigneeId, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quoteRecipients.proposedBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quoteFiles.uploaderId, atTheEnd: 'deleted', exported: 'quoteRequests' },
  { column: quoteQuestions.askedBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quoteQuestions.answeredBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quoteCharges.recordedBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quoteSettlements.settledBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: quotes.sentBy, atTheEnd: 'unlinked', exported: partOfRequest },
  { column: proposals.proposedBy, atTheEnd: 'unlinked', exported: partOfAppointment },
  {
    column: certificates.checkedBy,
    atTheEnd: 'unlinked',
    exported: { not: 'what was done as staff, for the operator' },
  },
  { column: imports.actorId, atTheEnd: 'unlinked', exported: { not: 'lists imported as staff, for the operator' } },
  {
    column: inboxMarks.assigneeId,
    atTheEnd: 'unlinked',
    exported: { not: 'what was done as staff, for the hospital' },
  },
  { column: reports.actorId, atTheEnd: 'unlinked', exported: { not: 'numbers of a hospital, asked for as its staff' } },
  { column: requests.userId, atTheEnd: 'deleted', exported: 'requests' },
  { column: requests.ownerId, atTheEnd: 'unlinked', exported: { not: 'what was done as staff, for the operator' } },
  {
    column: requestEvents.actorId,
    atTheEnd: 'unlinked',
    exported: { not: 'what was done as staff, for the operator' },
  },
]
