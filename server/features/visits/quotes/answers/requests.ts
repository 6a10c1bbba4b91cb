/** Quote requests as REST shows them to their patients. */
import { z } from 'zod'
import { CURRENCIES } from '#domain/money.ts'
import { QUOTE_NEEDS } from '#domain/quotes/request-input.ts'
import { QUOTE_HOSPITAL_STATES, QUOTE_REQUEST_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { instantAnswer } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { acceptancesOfRequests, chargesOfRequests } from '../acceptance-reading.ts'
import { accessesOf } from '../break-glass.ts'
import { figuresOf, unmeasured } from '../figures.ts'
import { type AnsweredHospital, hospitalsOfDraft, hospitalsOfRequests, readAnswers } from '../reading.ts'
import type { QuoteRequest, QuoteRequestHospital } from '../record.ts'
import {
  acceptanceAnswer,
  answerAnswer,
  chargesAnswer,
  clockAnswer,
  figuresAnswer,
  healthAnswer,
  hospitalPart,
  maybe,
  questionAnswer,
  quoteAnswer,
  treatmentAnswer,
} from './parts.ts'
import { answerAcceptance, answerCharges, answerQuotes, byId, treatmentsFor } from './quotes.ts'

const atHospital = z.object({
  id: z.string(),
  hospital: hospitalPart,
  state: z.enum(QUOTE_HOSPITAL_STATES),
  consentedAt: instantAnswer.nullable(),
  clock: clockAnswer.nullable(),
  declineReason: maybe,
})

/** A request in the patient's list. */
export const listedRequestAnswer = z
  .object({
    id: z.string(),
    number: z.string(),
    state: z.enum(QUOTE_REQUEST_STATES),
    treatments: z.array(treatmentAnswer),
    goal: maybe,
    questionnaireId: z.string(),
    questionnaireVersion: z.int(),
    answers: z.array(answerAnswer),
    health: healthAnswer,
    fromCountry: maybe,
    fromAirport: maybe,
    earliest: maybe,
    latest: maybe,
    flexible: z.boolean(),
    companions: z.int(),
    languages: z.array(z.string()),
    needs: z.array(z.enum(QUOTE_NEEDS)),
    budget: z.number().nullable(),
    currency: z.enum(CURRENCIES),
    hospitals: z.array(atHospital.meta({ title: 'ListedQuoteRequestHospital' })),
    consentVersion: z.int().nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    sentAt: instantAnswer.nullable(),
    closesAt: instantAnswer.nullable(),
  })
  .meta({ title: 'ListedQuoteRequest' })

/** A request with all answers of its hospitals. */
export const requestAnswer = listedRequestAnswer
  .extend({
    hospitals: z.array(
      atHospital
        .extend({ questions: z.array(questionAnswer), quotes: z.array(quoteAnswer), figures: figuresAnswer })
        .meta({ title: 'QuoteRequestHospital' }),
    ),
    acceptance: acceptanceAnswer.nullable(),
    charges: chargesAnswer.nullable(),
    accesses: z.array(z.object({ at: instantAnswer, reason: z.string() }).meta({ title: 'QuoteAccess' })),
  })
  .meta({ title: 'QuoteRequest' })

/** Returns the hospitals of requests in the order of choice, including drafts. */
async function placesOf(ctx: Context, requests: readonly QuoteRequest[]): Promise<QuoteRequestHospital[]> {
  const drafts = requests.filter(({ state }) => state === 'draft')
  const sent = requests.filter(({ state }) => state !== 'draft').map(({ id }) => id)
  return [...drafts.flatMap(hospitalsOfDraft), ...(sent.length > 0 ? await hospitalsOfRequests(ctx, sent) : [])]
}

async function withHospitals<Place extends QuoteRequestHospital>(
  ctx: Context,
  requests: readonly QuoteRequest[],
  places: readonly Place[],
) {
  const hospitals = byId(await findHospitals(ctx, [...new Set(places.map(({ hospitalId }) => hospitalId))]))
  const treatments = await treatmentsFor(ctx, requests)
  return requests.map((request) => ({
    ...request,
    treatments: treatments(request),
    hospitals: places
      .filter(({ requestId }) => requestId === request.id)
      .flatMap((place) => {
        const hospital = hospitals.get(place.hospitalId)
        return hospital ? [{ ...place, hospital }] : []
      }),
  }))
}

/** Answers requests of the caller for a list. */
export const answerListedRequests = async (
  ctx: Context,
  requests: readonly QuoteRequest[],
): Promise<z.input<typeof listedRequestAnswer>[]> => withHospitals(ctx, requests, await placesOf(ctx, requests))

/** Answers one request of the caller with its quotes. */
export async function answerRequest(ctx: Context, request: QuoteRequest): Promise<z.input<typeof requestAnswer>> {
  const answers: AnsweredHospital[] =
    request.state === 'draft'
      ? hospitalsOfDraft(request).map((place) => ({ ...place, quotes: [], questions: [] }))
      : await readAnswers(ctx, request.id)
  const [listed] = await withHospitals(ctx, [request], answers)
  if (!listed) throw new AppError('internal')
  const { hospitals, ...fields } = listed
  const quotes = answers.flatMap((hospital) => hospital.quotes)
  const versions = await answerQuotes(ctx, quotes)
  const figures = await figuresOf(ctx, [...new Set(hospitals.map(({ hospitalId }) => hospitalId))])
  const own = [request.id]
  return {
    ...fields,
    hospitals: hospitals.map((place) => ({
      ...place,
      quotes: versions.filter((_, at) => quotes[at]?.recipientId === place.id),
      figures: figures.get(place.hospitalId) ?? unmeasured(place.hospitalId),
    })),
    acceptance: answerAcceptance((await acceptancesOfRequests(ctx, own)).get(request.id)),
    charges: answerCharges((await chargesOfRequests(ctx, own)).get(request.id)),
    accesses: (await accessesOf(ctx, own)).get(request.id) ?? [],
  }
}
