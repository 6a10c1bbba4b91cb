/** Quote requests of an account, with questions and quotes of each hospital. */
import { and, eq, exists, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/database/client.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import {
  quoteAcceptances,
  quoteChargeLines,
  quoteCharges,
  quoteSettlements,
} from '#server/features/visits/quotes/acceptance/table.ts'
import { sentSinceAttached } from '#server/features/visits/quotes/attachments/reading.ts'
import { attachedTo } from '#server/features/visits/quotes/attachments/record.ts'
import { quoteAttachments } from '#server/features/visits/quotes/attachments/table.ts'
import { quoteFiles } from '#server/features/visits/quotes/files/table.ts'
import { quoteLinks } from '#server/features/visits/quotes/links/table.ts'
import { quoteQuestions } from '#server/features/visits/quotes/questions/table.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from '#server/features/visits/quotes/table.ts'

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
      asker: quoteQuestions.asker,
      point: quoteQuestions.point,
      topic: quoteQuestions.topic,
      question: quoteQuestions.text,
      askedAt: quoteQuestions.askedAt,
      answer: quoteQuestions.answer,
      answeredVersion: quoteQuestions.answeredVersion,
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
  const attached = await quoteAttachmentsOf(tx, userId)
  const sent = versions.map(({ sentBy: _, updatedAt: __, ...version }) => ({
    ...version,
    lines: lines.filter(({ quoteId }) => quoteId === version.id).map(({ id: ___, quoteId: ____, ...line }) => line),
    attachments: attachedTo(version, attached).map(({ name, type, size, sha256, path, createdAt: at }) => {
      return { name, type, size, sha256, path, at }
    }),
  }))
  const acceptances = await tx
    .select({
      recipientId: quoteAcceptances.recipientId,
      quoteId: quoteAcceptances.quoteId,
      appointmentId: quoteAcceptances.appointmentId,
      hash: quoteAcceptances.hash,
      checklist: quoteAcceptances.checklist,
      acceptedAt: quoteAcceptances.acceptedAt,
    })
    .from(quoteAcceptances)
    .where(inArray(quoteAcceptances.recipientId, ofTheirs))
  const bills = await billsOf(tx, ofTheirs)
  const links = await linksOf(tx, userId)
  const documents = await quoteDocumentsOf(tx, userId)
  return requests.map(({ patientId: _, actedBy: __, ...request }) => ({
    ...request,
    files: documents
      .filter(({ requestId }) => requestId === request.id)
      .map(({ storageName: ___, requestId: ____, createdAt: at, ...file }) => ({ ...file, at })),
    links: links.filter(({ requestId }) => requestId === request.id).map(({ requestId: ___, ...link }) => link),
    hospitals: recipients
      .filter(({ requestId }) => requestId === request.id)
      .map(({ id, requestId: ___, ...recipient }) => ({
        ...recipient,
        questions: ofRecipient(questions, id),
        quotes: ofRecipient(sent, id),
        acceptance: ofRecipient(acceptances, id)[0] ?? null,
        finalBill: ofRecipient(bills, id)[0] ?? null,
      })),
  }))
}

/** Reads final bills at these hospitals, with entries and the patient's answer. */
async function billsOf(tx: Tx, recipientIds: string[]) {
  const charges = await tx
    .select({
      id: quoteCharges.id,
      recipientId: quoteCharges.recipientId,
      quoted: quoteCharges.quoted,
      charged: quoteCharges.charged,
      recordedAt: quoteCharges.recordedAt,
      answerBy: quoteCharges.answerBy,
      agreed: quoteCharges.agreed,
      answeredAt: quoteCharges.answeredAt,
      note: quoteCharges.note,
    })
    .from(quoteCharges)
    .where(inArray(quoteCharges.recipientId, recipientIds))
  const ids = charges.map(({ id }) => id)
  const settlements = await tx
    .select({
      chargeId: quoteSettlements.chargeId,
      outcome: quoteSettlements.outcome,
      total: quoteSettlements.total,
      currency: quoteSettlements.currency,
      reason: quoteSettlements.reason,
      settledAt: quoteSettlements.settledAt,
    })
    .from(quoteSettlements)
    .where(inArray(quoteSettlements.chargeId, ids))
  const entries = await tx
    .select({
      chargeId: quoteChargeLines.chargeId,
      label: quoteChargeLines.label,
      quoted: quoteChargeLines.quoted,
      net: quoteChargeLines.net,
    })
    .from(quoteChargeLines)
    .where(inArray(quoteChargeLines.chargeId, ids))
    .orderBy(quoteChargeLines.position)
  const ofBill = <Row extends { chargeId: string }>(rows: Row[], id: string) =>
    rows.filter(({ chargeId }) => chargeId === id).map(({ chargeId: _, ...row }) => row)
  return charges.map(({ id, ...charge }) => ({
    ...charge,
    entries: ofBill(entries, id),
    settlement: ofBill(settlements, id)[0] ?? null,
  }))
}

/** Reads links to the quotes of an account, without hashes of secrets. */
const linksOf = (tx: Tx, userId: string) =>
  tx
    .select({
      requestId: quoteLinks.requestId,
      name: quoteLinks.name,
      parts: quoteLinks.parts,
      createdAt: quoteLinks.createdAt,
      expiresAt: quoteLinks.expiresAt,
      revokedAt: quoteLinks.revokedAt,
      openings: quoteLinks.openings,
      lastOpenedAt: quoteLinks.lastOpenedAt,
    })
    .from(quoteLinks)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteLinks.requestId))
    .where(eq(quoteRequests.patientId, userId))
    .orderBy(quoteLinks.createdAt)

/** Returns files of an account's quote requests by their path in the export. */
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

/** Returns attachments of sent quotes for an account by their path in the export. */
export async function quoteAttachmentsOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      ...getTableColumns(quoteAttachments),
      number: quoteRequests.number,
    })
    .from(quoteAttachments)
    .innerJoin(quoteRecipients, eq(quoteRecipients.id, quoteAttachments.recipientId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRecipients.requestId))
    .where(and(eq(quoteRequests.patientId, userId), exists(sentSinceAttached({ db: tx }))))
    .orderBy(quoteAttachments.createdAt, quoteAttachments.id)
  return rows.map((row) => ({ ...row, path: `files/${row.number}/quotes/${row.id}/${row.name}` }))
}
