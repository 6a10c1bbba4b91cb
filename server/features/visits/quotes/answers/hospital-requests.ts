/** Quote requests as REST shows them to hospitals, without contact data and files. */
import { z } from 'zod'
import { CURRENCIES } from '#domain/money.ts'
import { QUOTE_NEEDS } from '#domain/quotes/request-input.ts'
import { QUOTE_HOSPITAL_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { instantAnswer } from '#server/database/record.ts'
import { acceptancesAtHospital, chargesAtHospital } from '../acceptance-reading.ts'
import { attachmentsOfNext } from '../attachments/reading.ts'
import { quoteAttachmentAnswer, toQuoteAttachmentAnswer } from '../attachments/record.ts'
import { findProposers } from '../colleagues.ts'
import { draftsOf, questionsOf, sentQuotesOf } from '../reading.ts'
import type { HospitalQuoteRequest } from '../record.ts'
import { draftFor, movesOf, patientOf, questionsFor, versionsFor, writesNext } from '../shown.ts'
import {
  acceptanceAnswer,
  answerAnswer,
  chargesAnswer,
  clockAnswer,
  healthAnswer,
  maybe,
  questionAnswer,
  quoteAnswer,
  treatmentAnswer,
} from './parts.ts'
import { flightRuleOf } from '../treatments.ts'
import { answerAcceptance, answerCharges, answerQuotes, treatmentsFor } from './quotes.ts'

/** A request in the inbox of a hospital. */
export const listedHospitalRequestAnswer = z
  .object({
    id: z.string(),
    number: z.string(),
    hospitalId: z.string(),
    state: z.enum(QUOTE_HOSPITAL_STATES),
    moves: z.array(z.enum(QUOTE_HOSPITAL_STATES)),
    treatments: z.array(treatmentAnswer),
    patient: z
      .object({
        firstName: z.string(),
        age: z.int().nullable(),
        sex: maybe,
        country: maybe,
        languages: z.array(z.string()),
      })
      .meta({ title: 'QuotePatient' }),
    goal: maybe,
    questionnaireId: z.string(),
    questionnaireVersion: z.int(),
    answers: z.array(answerAnswer).nullable(),
    health: healthAnswer.nullable(),
    earliest: maybe,
    latest: maybe,
    flexible: z.boolean(),
    companions: z.int(),
    needs: z.array(z.enum(QUOTE_NEEDS)),
    fromAirport: maybe,
    currency: z.enum(CURRENCIES),
    clock: clockAnswer,
    assignee: z
      .object({ id: z.string(), firstName: z.string(), lastName: z.string() })
      .meta({ title: 'QuoteAssignee' })
      .nullable(),
    proposal: z.object({ proposedAt: instantAnswer, doctorName: maybe }).meta({ title: 'QuoteProposal' }).nullable(),
    canPropose: z.boolean(),
    isUnread: z.boolean(),
    askedAt: instantAnswer.nullable(),
    declineReason: maybe,
    removalAt: instantAnswer.nullable(),
    sentAt: instantAnswer,
    updatedAt: instantAnswer,
    needsReason: z.boolean(),
  })
  .meta({ title: 'ListedHospitalQuoteRequest' })

/** A request with all answers of the hospital. */
export const hospitalRequestAnswer = listedHospitalRequestAnswer
  .extend({
    flightRuleId: maybe,
    questions: z.array(questionAnswer),
    attachments: z.array(quoteAttachmentAnswer).meta({ description: 'Attachments of the next version.' }),
    draft: quoteAnswer.nullable(),
    quotes: z.array(quoteAnswer),
    acceptance: acceptanceAnswer.nullable(),
    charges: chargesAnswer.nullable(),
  })
  .meta({ title: 'HospitalQuoteRequest' })

const count = z.int()
export const summaryAnswer = z
  .object({
    toAnswer: count,
    urgent: count,
    withPatient: count,
    open: count,
    quoted: count,
    accepted: count,
    closed: count,
    unread: count,
    asked: count,
    leastMinutes: count.nullable(),
  })
  .meta({ title: 'HospitalQuoteSummary' })

/** Answers requests for the inbox of a hospital. */
export async function answerListedHospitalRequests(
  ctx: Context,
  requests: readonly HospitalQuoteRequest[],
): Promise<z.input<typeof listedHospitalRequestAnswer>[]> {
  const proposerIds = [...new Set(requests.flatMap(({ proposedBy }) => proposedBy ?? []))]
  const doctors = proposerIds.length > 0 ? await findProposers(ctx, proposerIds) : []
  const proposers = new Map(doctors.map(({ id, name }) => [id, name]))
  const treatments = await treatmentsFor(ctx, requests)
  const now = ctx.clock()
  return requests.map((request) => ({
    ...request,
    moves: movesOf(request),
    treatments: treatments(request),
    patient: patientOf(request, now),
    proposal:
      request.proposedAt === null
        ? null
        : { proposedAt: request.proposedAt, doctorName: proposers.get(request.proposedBy ?? '') ?? null },
  }))
}

/** Answers one request with the hospital's own questions and quotes. */
export async function answerHospitalRequest(
  ctx: Context,
  request: HospitalQuoteRequest,
): Promise<z.input<typeof hospitalRequestAnswer>> {
  const ids = [request.id]
  const [listed] = await answerListedHospitalRequests(ctx, [request])
  const [draft = null] = await draftsOf(ctx, ids)
  const readable = draftFor(request, draft)
  const versions = versionsFor(request, await sentQuotesOf(ctx, ids))
  const quotes = await answerQuotes(ctx, readable ? [readable, ...versions] : versions)
  return {
    ...(listed as z.input<typeof listedHospitalRequestAnswer>),
    flightRuleId: await flightRuleOf(ctx, request.treatmentIds),
    questions: questionsFor(request, await questionsOf(ctx, ids)),
    attachments: writesNext(request) ? (await attachmentsOfNext(ctx, ids)).map(toQuoteAttachmentAnswer) : [],
    draft: quotes.find(({ isSent }) => !isSent) ?? null,
    quotes: quotes.filter(({ isSent }) => isSent),
    acceptance: answerAcceptance((await acceptancesAtHospital(ctx, ids)).get(request.id)),
    charges: answerCharges((await chargesAtHospital(ctx, ids)).get(request.id)),
  }
}
