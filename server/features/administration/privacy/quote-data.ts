/** Quote requests of an account, with the questions and the quotes of each hospital. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/database/client.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { quoteFiles } from '#server/features/visits/quotes/files/table.ts'
import {
  quoteLines,
  quoteQuestions,
  quoteRecipients,
  quoteRequests,
  quotes,
} from '#server/features/visits/quotes/table.ts'

const ofRecipient = <Row extends { recipientId: string }>(rows: Row[], id: string) =>
  rows.filter(({ recipientId }) => recipientId === id).map(({ recipientId: _, ...row }) => row)

export async function quoteRequestsOf(tx: Tx, userId: string) {
  const requests = await tx
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.patientId, userId))
    .orderBy(quoteRequests.createdAt, quoteRequests.id)
  const ids = tx.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.patientId, userId))
  const recipients = await tx
    .select({
      id: quoteRecipients.id,
      requestId: quoteRecipients.requestId,
      hospital: hospitals.name,
      state: quoteRecipients.state,
      consentedAt: quoteRecipients.consentedAt,
      declineReason: quoteRecipients.declineReason,
    })
    .from(quoteRecipients)
    .innerJoin(hospitals, eq(hospitals.id, quoteRecipients.hospitalId))
    .where(inArray(quoteRecipients.requestId, ids))
    .orderBy(quoteRecipients.position)
  const ofTheirs = recipients.map(({ id }) => id)
  const questions = await tx
    .select({
      recipientId: quoteQuestions.recipientId,
      question: quoteQuestions.text,
      askedAt: quoteQuestions.askedAt,
      answer: quoteQuestions.answer,
      answeredAt: quoteQuestions.answeredAt,
    })
    .from(quoteQuestions)
    .where(inArray(quoteQuestions.recipientId, ofTheirs))
    .orderBy(quoteQuestions.askedAt)
  const versions = await tx
    .select()
    .from(quotes)
    .where(and(inArray(quotes.recipientId, ofTheirs), isNotNull(quotes.sentAt)))
    .orderBy(quotes.version)
  const lines = await tx
    .select()
    .from(quoteLines)
    .where(
      inArray(
        quoteLines.quoteId,
        versions.map(({ id }) => id),
      ),
    )
    .orderBy(quoteLines.position)
  const sent = versions.map(({ sentBy: _, updatedAt: __, ...version }) => ({
    ...version,
    lines: lines.filter(({ quoteId }) => quoteId === version.id).map(({ id: ___, quoteId: ____, ...line }) => line),
  }))
  const documents = await quoteDocumentsOf(tx, userId)
  return requests.map(({ patientId: _, actedBy: __, ...request }) => ({
    ...request,
    files: documents
      .filter(({ requestId }) => requestId === request.id)
      .map(({ storageName: ___, requestId: ____, createdAt: at, ...file }) => ({ ...file, at })),
    hospitals: recipients
      .filter(({ requestId }) => requestId === request.id)
      .map(({ id, requestId: ___, ...recipient }) => ({
        ...recipient,
        questions: ofRecipient(questions, id),
        quotes: ofRecipient(sent, id),
      })),
  }))
}

/** Photos and files of the quote requests of an account, by the path in its export. */
export async function quoteDocumentsOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      id: quoteFiles.id,
      requestId: quoteFiles.requestId,
      number: quoteRequests.number,
      name: quoteFiles.name,
      type: quoteFiles.type,
      size: quoteFiles.size,
      view: quoteFiles.view,
      storageName: quoteFiles.storageName,
      createdAt: quoteFiles.createdAt,
    })
    .from(quoteFiles)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteFiles.requestId))
    .where(eq(quoteRequests.patientId, userId))
    .orderBy(quoteFiles.createdAt, quoteFiles.id)
  return rows.map(({ id, number, ...row }) => ({ ...row, path: `files/${number}/${id}/${row.name}` }))
}
