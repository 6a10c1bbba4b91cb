import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { NO_HEALTH } from '#domain/quotes/request-input.ts'
import type { Tx } from '#server/database/client.ts'
import { quoteAcceptances, quoteChargeLines, quoteCharges, quoteSettlements } from './acceptance/table.ts'
import { quoteAttachments } from './attachments/table.ts'
import { quoteFiles } from './files/table.ts'
import { quoteLinks } from './links/table.ts'
import { quoteQuestions } from './questions/table.ts'
import { type QuoteTerms, quoteLines, quoteRecipients, quoteRequests, quotes } from './table.ts'

/** Placeholder for the required treatment of a sent request. */
const ERASED = 'erased'

/** Terms without any statement. */
export const NO_TERMS: QuoteTerms = {
  earliestFlight: null,
  dates: [],
  companionStay: null,
  deposit: null,
  payment: null,
  priceMayChange: null,
  complications: null,
  revision: null,
  careAtHome: null,
  notIncluded: [],
}

const recipientsOf = (tx: Tx, requestIds: string[]) =>
  tx.select({ id: quoteRecipients.id }).from(quoteRecipients).where(inArray(quoteRecipients.requestId, requestIds))

/** Removes texts of quotes and final bills, which may name a person or treatment. */
async function eraseWords(tx: Tx, requestIds: string[]): Promise<void> {
  const recipients = recipientsOf(tx, requestIds)
  const ofRecipients = inArray(quotes.recipientId, recipients)
  const lines = tx.select({ id: quotes.id }).from(quotes).where(ofRecipients)
  const charges = tx
    .select({ id: quoteCharges.id })
    .from(quoteCharges)
    .where(inArray(quoteCharges.recipientId, recipients))
  await tx
    .update(quotes)
    .set({
      plan: null,
      alternatives: null,
      terms: NO_TERMS,
      anaesthesia: null,
      nightsInHospital: null,
      daysInCountry: null,
      updatedAt: quotes.updatedAt,
    })
    .where(ofRecipients)
  await tx.update(quoteLines).set({ labels: {}, maker: null, model: null }).where(inArray(quoteLines.quoteId, lines))
  await tx.update(quoteCharges).set({ note: null }).where(inArray(quoteCharges.recipientId, recipients))
  await tx.update(quoteChargeLines).set({ label: '' }).where(inArray(quoteChargeLines.chargeId, charges))
  await tx.update(quoteSettlements).set({ reason: '' }).where(inArray(quoteSettlements.chargeId, charges))
  await tx
    .update(quoteRecipients)
    .set({ declineReason: '', updatedAt: quoteRecipients.updatedAt })
    .where(and(inArray(quoteRecipients.requestId, requestIds), isNotNull(quoteRecipients.declineReason)))
  await tx.delete(quoteQuestions).where(inArray(quoteQuestions.recipientId, recipients))
}

/**
 * Erases the quote requests of an ended account. An accepted one keeps its amounts, which law
 * requires for ten years, without patient, treatment and health data.
 */
export async function eraseQuoteRequests(tx: Tx, userId: string): Promise<void> {
  const isTheirs = eq(quoteRequests.patientId, userId)
  await tx.delete(quoteRequests).where(and(isTheirs, ne(quoteRequests.state, 'accepted')))
  const rows = await tx.select({ id: quoteRequests.id }).from(quoteRequests).where(isTheirs)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx
    .update(quoteRequests)
    .set({
      patientId: null,
      treatments: [ERASED],
      goal: null,
      questionnaireId: 'general',
      questionnaireVersion: 1,
      answers: [],
      health: NO_HEALTH,
      fromCountry: null,
      fromAirport: null,
      earliest: null,
      latest: null,
      companions: 0,
      languages: [],
      needs: [],
      budget: null,
      updatedAt: quoteRequests.updatedAt,
    })
    .where(inArray(quoteRequests.id, ids))
  await tx.update(quoteAcceptances).set({ checklist: [] }).where(inArray(quoteAcceptances.requestId, ids))
  await tx.delete(quoteFiles).where(inArray(quoteFiles.requestId, ids))
  await tx.delete(quoteAttachments).where(inArray(quoteAttachments.recipientId, recipientsOf(tx, ids)))
  await tx.delete(quoteLinks).where(inArray(quoteLinks.requestId, ids))
  await eraseWords(tx, ids)
}
