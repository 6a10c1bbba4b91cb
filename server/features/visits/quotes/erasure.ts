import { and, eq, inArray, ne } from 'drizzle-orm'
import { NO_HEALTH } from '#domain/quotes/request-input.ts'
import type { Tx } from '#server/database/client.ts'
import { quoteAcceptances, quoteCharges } from './acceptance/table.ts'
import { quoteFiles } from './files/table.ts'
import { quoteQuestions, quoteRecipients, quoteRequests, quotes } from './table.ts'

/**
 * Erases the quote requests of an account that ends. An accepted one stays with its amounts, which
 * law requires, and without anything that says whose it was or how they were.
 */
export async function eraseQuoteRequests(tx: Tx, userId: string): Promise<void> {
  const isTheirs = eq(quoteRequests.patientId, userId)
  await tx.delete(quoteRequests).where(and(isTheirs, ne(quoteRequests.state, 'accepted')))
  const rows = await tx.select({ id: quoteRequests.id }).from(quoteRequests).where(isTheirs)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const recipients = tx
    .select({ id: quoteRecipients.id })
    .from(quoteRecipients)
    .where(inArray(quoteRecipients.requestId, ids))
  await tx
    .update(quoteRequests)
    .set({
      patientId: null,
      goal: null,
      answers: [],
      health: NO_HEALTH,
      fromCountry: null,
      fromAirport: null,
      earliest: null,
      latest: null,
      languages: [],
      needs: [],
      budget: null,
      updatedAt: quoteRequests.updatedAt,
    })
    .where(inArray(quoteRequests.id, ids))
  const accepted = inArray(quoteAcceptances.requestId, ids)
  await tx.update(quoteAcceptances).set({ checklist: [] }).where(accepted)
  await tx.update(quoteCharges).set({ note: null }).where(inArray(quoteCharges.recipientId, recipients))
  await tx.delete(quoteFiles).where(inArray(quoteFiles.requestId, ids))
  await tx.delete(quoteQuestions).where(inArray(quoteQuestions.recipientId, recipients))
  await tx
    .update(quotes)
    .set({ plan: null, alternatives: null, updatedAt: quotes.updatedAt })
    .where(inArray(quotes.recipientId, recipients))
}
