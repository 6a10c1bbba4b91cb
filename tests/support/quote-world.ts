import { randomBytes, randomUUID } from 'node:crypto'
import { quoteNumberFrom } from '#domain/quotes/numbers.ts'
import { NO_HEALTH } from '#domain/quotes/request-input.ts'
import { quoteAttachments } from '#server/features/visits/quotes/attachments/table.ts'
import { NO_TERMS } from '#server/features/visits/quotes/erasure.ts'
import { quoteLinks } from '#server/features/visits/quotes/links/table.ts'
import { hashOfLink } from '#server/features/visits/quotes/links/writing.ts'
import { quoteQuestions } from '#server/features/visits/quotes/questions/table.ts'
import { quoteLines, quoteRecipients, quoteRequests, quotes } from '#server/features/visits/quotes/table.ts'
import { NOON } from './clinic.ts'
import { SECRET } from './role-world.ts'
import type { TestApp } from './server.ts'

type Place = { patientId: string; hospitalId: string; serviceId: string; assigneeId?: string; storageName?: string }

/**
 * Inserts a draft and a sent request of a patient, with a question and a draft quote at one
 * hospital, whose attachment has this stored content. Returns IDs by the operations that take them.
 */
export async function insertQuoteRequests(
  { db }: TestApp,
  { patientId, hospitalId, serviceId, assigneeId, storageName = randomUUID() }: Place,
) {
  const written = {
    patientId,
    treatments: [serviceId],
    goal: SECRET,
    questionnaireId: 'general',
    questionnaireVersion: 1,
    answers: [],
    health: { ...NO_HEALTH, conditions: [SECRET] },
    languages: ['en'],
    fromCountry: 'GB',
  }
  const [draft, request] = await db
    .insert(quoteRequests)
    .values([
      { ...written, number: quoteNumberFrom(randomBytes(8)) },
      {
        ...written,
        number: quoteNumberFrom(randomBytes(8)),
        state: 'sent',
        consentVersion: 1,
        sentAt: NOON,
        closesAt: new Date(NOON.getTime() + 86_400_000),
      },
    ])
    .returning({ id: quoteRequests.id })
  const [recipient] = await db
    .insert(quoteRecipients)
    .values({
      requestId: request?.id ?? '',
      hospitalId,
      assigneeId,
      position: 0,
      consentedAt: NOON,
      sentAt: NOON,
      runningSince: NOON,
      dueAt: new Date(NOON.getTime() + 2 * 86_400_000),
    })
    .returning({ id: quoteRecipients.id })
  const recipientId = recipient?.id ?? ''
  const asked = { recipientId, text: SECRET, askedAt: NOON }
  const [, question] = await db
    .insert(quoteQuestions)
    .values([
      { ...asked, answer: SECRET, answeredAt: NOON },
      { ...asked, asker: 'patient' },
    ])
    .returning({ id: quoteQuestions.id })
  const terms = { ...NO_TERMS, companionStay: SECRET }
  const amounts = { currency: 'EUR', totalIncluded: 10, totalWithOptions: 10 } as const
  const [attachment] = await db
    .insert(quoteAttachments)
    .values({
      recipientId,
      firstVersion: 1,
      name: `${SECRET}.pdf`,
      size: 15,
      type: 'application/pdf',
      sha256: '0'.repeat(64),
      storageName,
    })
    .returning({ id: quoteAttachments.id })
  const [sentQuote] = await db
    .insert(quotes)
    .values({
      recipientId,
      version: 1,
      ...amounts,
      plan: SECRET,
      terms,
      validUntil: '2026-03-20',
      sentAt: NOON,
      hash: '0'.repeat(64),
    })
    .returning({ id: quotes.id })
  const [quote] = await db
    .insert(quotes)
    .values({ recipientId, version: 2, ...amounts, plan: SECRET, terms })
    .returning({ id: quotes.id })
  await db.insert(quoteLines).values({
    quoteId: quote?.id ?? '',
    position: 1,
    kind: 'other',
    labels: { en: SECRET },
    quantity: 1,
    unit: 'each',
    net: 10,
    status: 'included',
  })
  const requestId = request?.id ?? ''
  const [link] = await db
    .insert(quoteLinks)
    .values({
      requestId,
      tokenHash: hashOfLink(SECRET + requestId),
      name: SECRET,
      parts: ['health'],
      createdAt: NOON,
      expiresAt: new Date(NOON.getTime() + 86_400_000),
    })
    .returning({ id: quoteLinks.id })
  return {
    attachment: attachment?.id ?? '',
    removequoteattachment: recipientId,
    quotelinks: link?.id ?? '',
    createquotelink: requestId,
    revokequotelink: link?.id ?? '',
    deletequotedraft: draft?.id ?? '',
    quoterequest: requestId,
    deletequotefile: requestId,
    quoterequests: requestId,
    quoterequesthospitals: recipientId,
    hospitalquoterequests: recipientId,
    sendquoterequest: requestId,
    savequoterequest: requestId,
    addquotehospital: requestId,
    withdrawquoterequest: requestId,
    withdrawquotehospital: recipientId,
    answerquotequestion: recipientId,
    askquotehospital: recipientId,
    answerpatientquestion: recipientId,
    question: question?.id ?? '',
    questionid: question?.id ?? '',
    hospitalquoterequest: recipientId,
    markquoterequestseen: recipientId,
    assignquoterequest: recipientId,
    askquotequestion: recipientId,
    declinequoterequest: recipientId,
    savequote: recipientId,
    proposequoteplan: recipientId,
    sendquote: recipientId,
    recordquotecharges: recipientId,
    answerquotecharges: requestId,
    openquoterequest: recipientId,
    settlequotedispute: recipientId,
    acceptquote: sentQuote?.id ?? '',
  }
}
