import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/client.ts'
import { byOwner } from '#server/database/record.ts'
import { consents } from '#server/features/accounts/consents/table.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { persons } from '#server/features/accounts/persons/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { writtenColumns } from '#server/features/administration/requests/record.ts'
import { requestEvents, requests } from '#server/features/administration/requests/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { conversationMessages, conversations } from '#server/features/site/assistant/table.ts'
import { newsletterSubscribers } from '#server/features/site/newsletter/table.ts'
import { appointmentNotes } from '#server/features/visits/appointment-notes/table.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { favourites } from '#server/features/visits/favourites/table.ts'
import { files } from '#server/features/visits/files/table.ts'
import { messages } from '#server/features/visits/messages/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { reviewReports, reviews } from '#server/features/visits/reviews/table.ts'
import { apiKeysOf, pushBrowsersOf, sessionsOf, testModesOf, webhooksOf } from './access-data.ts'
import { isRequestOf } from './own-requests.ts'
import { quoteRequestsOf } from './quote-data.ts'
import { savedSearchesOf, waitingListOf } from './waiting-data.ts'

/** Returns the path of a document in the zip. */
export const pathOf = ({ bookingId, id, name }: { bookingId: string; id: string; name: string }): string =>
  `files/${bookingId}/${id}/${name}`

const ofPatient = (tx: Tx, id: string) =>
  tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.patientId, id))

/** Returns the rows of one appointment, without the repeated ID. */
const belonging = <Row extends { appointmentId: string }>(rows: Row[], id: string) =>
  rows.filter(({ appointmentId }) => appointmentId === id).map(({ appointmentId: _, ...row }) => row)

async function appointmentsOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      id: appointments.id,
      bookingId: appointments.bookingId,
      status: appointments.status,
      date: appointments.date,
      time: sql<string>`to_char(${appointments.time}, 'HH24:MI')`,
      durationMinutes: appointments.durationMinutes,
      hospital: hospitals.name,
      service: healthServices.name,
      doctor: doctors.fullName,
      firstName: appointments.patientFirstName,
      lastName: appointments.patientLastName,
      birthDate: appointments.patientBirthDate,
      sex: appointments.patientSex,
      language: appointments.patientLanguage,
      bookerFirstName: appointments.bookerFirstName,
      bookerLastName: appointments.bookerLastName,
      bookerRelation: appointments.bookerRelation,
      email: appointments.patientEmail,
      phone: appointments.patientPhone,
      notes: appointments.notes,
      noShowAt: appointments.noShowAt,
      arrivedAt: appointments.arrivedAt,
      calledInAt: appointments.calledInAt,
      price: appointments.price,
      currency: appointments.currency,
      createdAt: appointments.createdAt,
      updatedAt: appointments.updatedAt,
    })
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .innerJoin(healthServices, eq(healthServices.id, appointments.serviceId))
    .leftJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(eq(appointments.patientId, userId))
    .orderBy(appointments.startsAt, appointments.id)

  const history = await tx
    .select({
      appointmentId: appointmentEvents.appointmentId,
      kind: appointmentEvents.kind,
      by: appointmentEvents.actorRole,
      from: appointmentEvents.fromStatus,
      to: appointmentEvents.toStatus,
      change: appointmentEvents.change,
      note: appointmentEvents.note,
      at: appointmentEvents.createdAt,
    })
    .from(appointmentEvents)
    .where(inArray(appointmentEvents.appointmentId, ofPatient(tx, userId)))
    .orderBy(appointmentEvents.createdAt, appointmentEvents.id)

  const conversation = await tx
    .select({
      appointmentId: messages.appointmentId,
      from: messages.sender,
      name: messages.senderName,
      message: messages.message,
      at: messages.createdAt,
    })
    .from(messages)
    .where(inArray(messages.appointmentId, ofPatient(tx, userId)))
    .orderBy(messages.createdAt, messages.id)

  // Notes about a user are their personal data, although they were not written for them (GDPR
  // article 15, KVKK article 11).
  const noted = await tx
    .select({
      appointmentId: appointmentNotes.appointmentId,
      note: appointmentNotes.note,
      at: appointmentNotes.createdAt,
    })
    .from(appointmentNotes)
    .where(inArray(appointmentNotes.appointmentId, ofPatient(tx, userId)))
    .orderBy(appointmentNotes.createdAt, appointmentNotes.id)

  const proposed = await tx
    .select({
      appointmentId: proposals.appointmentId,
      date: proposals.date,
      time: sql<string>`to_char(${proposals.time}, 'HH24:MI')`,
      state: proposals.state,
      note: proposals.note,
      at: proposals.createdAt,
    })
    .from(proposals)
    .where(inArray(proposals.appointmentId, ofPatient(tx, userId)))
    .orderBy(proposals.createdAt, proposals.id)

  const documents = await documentsOf(tx, userId)
  return rows.map(({ id, ...appointment }) => ({
    ...appointment,
    history: belonging(history, id),
    proposedTimes: belonging(proposed, id),
    messages: belonging(conversation, id),
    notesOfTheHospital: belonging(noted, id),
    files: belonging(documents, id).map(({ storageName: _, id: __, createdAt: at, ...file }) => ({ ...file, at })),
  }))
}

/** Reads the documents of a user's appointments, from both sides. */
export async function documentsOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      id: files.id,
      appointmentId: files.appointmentId,
      bookingId: appointments.bookingId,
      name: files.name,
      type: files.type,
      size: files.size,
      uploadedBy: files.uploadedBy,
      storageName: files.storageName,
      createdAt: files.createdAt,
    })
    .from(files)
    .innerJoin(appointments, eq(appointments.id, files.appointmentId))
    .where(eq(appointments.patientId, userId))
    .orderBy(files.createdAt, files.id)
  return rows.map(({ bookingId, ...row }) => ({ ...row, path: pathOf({ bookingId, ...row }) }))
}

const reviewsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      bookingId: appointments.bookingId,
      hospital: hospitals.name,
      authorName: reviews.authorName,
      rating: reviews.rating,
      comment: reviews.comment,
      language: reviews.language,
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
    .innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
    .where(eq(reviews.patientId, userId))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))

const reportedReviewsOf = (tx: Tx, userId: string) =>
  tx
    .select({ hospital: hospitals.name, reason: reviewReports.reason, createdAt: reviewReports.createdAt })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
    .where(eq(reviewReports.userId, userId))
    .orderBy(reviewReports.createdAt, reviewReports.reviewId)

const favouritesOf = (tx: Tx, userId: string) =>
  tx
    .select({
      hospital: hospitals.name,
      doctor: doctors.fullName,
      treatment: healthServices.name,
      createdAt: favourites.createdAt,
    })
    .from(favourites)
    .leftJoin(hospitals, eq(hospitals.id, favourites.hospitalId))
    .leftJoin(doctors, eq(doctors.id, favourites.doctorId))
    .leftJoin(healthServices, eq(healthServices.id, favourites.serviceId))
    .where(eq(favourites.userId, userId))
    .orderBy(favourites.createdAt, favourites.id)

async function conversationsOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      id: conversations.id,
      createdAt: conversations.createdAt,
      role: conversationMessages.role,
      content: conversationMessages.content,
    })
    .from(conversations)
    .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
    .where(eq(conversations.userId, userId))
    .orderBy(conversations.createdAt, conversations.id, conversationMessages.position)
  const chatMessages = byOwner(rows.map(({ id, role, content }) => ({ owner: id, item: { role, content } })))
  const begun = new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
  return [...chatMessages].map(([id, messages]) => ({ createdAt: begun.get(id), messages }))
}

const consentsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      document: consents.document,
      version: consents.version,
      occasion: consents.occasion,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.createdAt, consents.id)

const personsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      firstName: persons.firstName,
      lastName: persons.lastName,
      birthDate: persons.birthDate,
      sex: persons.sex,
      relation: persons.relation,
      language: persons.language,
      createdAt: persons.createdAt,
      updatedAt: persons.updatedAt,
    })
    .from(persons)
    .where(eq(persons.userId, userId))
    .orderBy(persons.createdAt, persons.id)

const mailsOf = (tx: Tx, userId: string) =>
  tx
    .select({ kind: outbox.kind, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(outbox.createdAt, outbox.id)

const newsletterOf = (tx: Tx, userId: string) =>
  tx
    .select({ email: newsletterSubscribers.email, createdAt: newsletterSubscribers.createdAt })
    .from(newsletterSubscribers)
    .innerJoin(users, eq(users.email, newsletterSubscribers.email))
    .where(eq(users.id, userId))

/**
 * Reads a user's requests to the operator, sent signed in or from the address of the account, with
 * their answers.
 */
const requestsOf = (tx: Tx, userId: string) =>
  tx
    .select({
      ...writtenColumns,
      createdAt: requests.createdAt,
      answers: sql<string[]>`array(select ${requestEvents.text} from ${requestEvents}
        where ${requestEvents.requestId} = ${requests.id} and ${requestEvents.kind} = 'answer' order by ${requestEvents.createdAt})`,
    })
    .from(requests)
    .where(isRequestOf(userId))
    .orderBy(requests.createdAt, requests.id)

export const sections = {
  consents: consentsOf,
  persons: personsOf,
  sessions: sessionsOf,
  apiKeys: apiKeysOf,
  testModes: testModesOf,
  webhooks: webhooksOf,
  pushBrowsers: pushBrowsersOf,
  appointments: appointmentsOf,
  reviews: reviewsOf,
  reportedReviews: reportedReviewsOf,
  favourites: favouritesOf,
  waitingList: waitingListOf,
  savedSearches: savedSearchesOf,
  conversations: conversationsOf,
  mails: mailsOf,
  newsletter: newsletterOf,
  requests: requestsOf,
  quoteRequests: quoteRequestsOf,
} satisfies Record<string, (tx: Tx, userId: string) => PromiseLike<object[]>>

export type Section = keyof typeof sections
