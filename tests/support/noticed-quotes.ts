import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { quoteNumberFrom } from '#domain/quotes/numbers.ts'
import { NO_HEALTH } from '#domain/quotes/request-input.ts'
import { quoteCharges } from '#server/features/visits/quotes/acceptance/table.ts'
import { NO_TERMS } from '#server/features/visits/quotes/erasure.ts'
import { quoteRecipients, quoteRequests, quotes } from '#server/features/visits/quotes/table.ts'
import { NOON } from './clinic.ts'
import type { TestApp } from './server.ts'

const DAY = 24 * 60 * 60 * 1000

type Place = { patientId: string; hospitalId: string; serviceId: string }

/** Returns the state of the request in which a mail of this kind is valid. */
function stateFor(kind: string) {
  if (kind === 'quote.question') return 'question'
  if (kind === 'quote.received' || kind === 'quote.ending') return 'quoted'
  return kind.startsWith('quote.charge') ? 'accepted' : 'sent'
}

/**
 * Inserts a request in the state of a mail of this kind, with a secret in all its texts. Returns
 * the payload of the mail.
 */
export async function insertNoticedQuote(
  { db }: TestApp,
  { patientId, hospitalId, serviceId }: Place,
  { kind, secret }: { kind: string; secret: string },
): Promise<Record<string, string>> {
  const [requestId, recipientId] = [uuidv7(), uuidv7()]
  const state = stateFor(kind)
  const later = new Date(NOON.getTime() + 2 * DAY)
  await db.insert(quoteRequests).values({
    id: requestId,
    number: quoteNumberFrom(randomBytes(8)),
    patientId,
    state: 'sent',
    treatments: [serviceId],
    goal: secret,
    questionnaireId: 'general',
    questionnaireVersion: 1,
    answers: [],
    health: { ...NO_HEALTH, conditions: [secret] },
    consentVersion: 1,
    sentAt: NOON,
    closesAt: later,
  })
  const clock = state === 'sent' ? { runningSince: NOON, dueAt: later } : {}
  const recipient = { id: recipientId, requestId, hospitalId, position: 0, consentedAt: NOON, sentAt: NOON }
  await db.insert(quoteRecipients).values({ ...recipient, state, ...clock })
  await db.insert(quotes).values({
    recipientId,
    version: 1,
    currency: 'EUR',
    totalIncluded: 10,
    totalWithOptions: 10,
    plan: secret,
    terms: { ...NO_TERMS, companionStay: secret },
    validUntil: '2026-03-20',
    sentAt: NOON,
    hash: '0'.repeat(64),
  })
  if (state === 'accepted')
    await db.insert(quoteCharges).values({ recipientId, quoted: 10, charged: 12, recordedAt: NOON, answerBy: later })
  return { requestId, recipientId }
}
