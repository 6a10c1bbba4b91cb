/** Tools that ask for quotes and read them for the owner of an API key. */
import { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { MAX_GOAL, QUOTE_CONSENT_VERSION } from '#domain/quotes/limits.ts'
import { QUOTE_LINE_KINDS, QUOTE_LINE_STATUSES, QUOTE_LINE_UNITS } from '#domain/quotes/lines.ts'
import { QUOTE_POINTS, QUOTE_TOPICS, statedPoints } from '#domain/quotes/points.ts'
import { QUOTE_ASKERS, QUOTE_HOSPITAL_STATES, QUOTE_REQUEST_STATES } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findActiveHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { deleteQuoteDraft, saveQuoteRequest } from '#server/features/visits/quotes/draft.ts'
import {
  findQuoteRequest,
  hospitalsOfRequests,
  listMyQuoteRequests,
  readAnswers,
} from '#server/features/visits/quotes/reading.ts'
import type { QuoteRequest, QuoteRequestHospital, QuoteWithLines } from '#server/features/visits/quotes/record.ts'
import { sendQuoteRequest } from '#server/features/visits/quotes/sending.ts'
import { tool } from './tool.ts'

const text = z.string().nullable()
const id = z.uuid()
const limit = z.int().min(1).max(20).default(10).describe(`Number of records, at most 20.`)

const placeOutput = z.object({
  hospitalId: id,
  state: z.enum(QUOTE_HOSPITAL_STATES),
  dueAt: text.describe(`End of the time to answer. Null while it stands still, and afterwards.`),
  isLate: z.boolean(),
})
const requestOutput = z.object({
  id,
  number: z.string(),
  state: z.enum(QUOTE_REQUEST_STATES),
  sentAt: text,
  closesAt: text,
  hospitals: z.array(placeOutput),
})
const lineOutput = z.object({
  kind: z.enum(QUOTE_LINE_KINDS),
  label: z.string(),
  maker: text,
  model: text,
  quantity: z.number(),
  unit: z.enum(QUOTE_LINE_UNITS),
  net: z.number(),
  status: z.enum(QUOTE_LINE_STATUSES),
})
const quoteOutput = z.object({
  id,
  hospitalId: id,
  version: z.int(),
  isCurrent: z.boolean().describe(`Only the current version can be accepted.`),
  plan: text,
  currency: z.string(),
  totalIncluded: z.number(),
  totalWithOptions: z.number(),
  validUntil: text,
  nightsInHospital: z.int().nullable(),
  daysInCountry: z.int().nullable(),
  notStated: z.array(z.enum(QUOTE_POINTS)).describe(`Facts that the hospital has not stated. Tell the user.`),
  lines: z.array(lineOutput),
  attachments: z
    .array(z.object({ id, name: z.string(), size: z.int().describe(`Bytes.`), type: z.string() }))
    .describe(`Documents of the hospital. The user reads them on the website.`),
})

const questionOutput = z.object({
  hospitalId: id,
  asker: z.enum(QUOTE_ASKERS),
  point: z.enum(QUOTE_POINTS).nullable().describe(`Fact that the user asks about, or null.`),
  topic: z.enum(QUOTE_TOPICS).nullable().describe(`Fact that hospitals need not state, and that the user asks about.`),
  text: z.string(),
  answer: text,
  answeredVersion: z.int().nullable().describe(`Version of the quote that states it, or null.`),
})

const asRequests = (requests: readonly QuoteRequest[], places: readonly QuoteRequestHospital[]) =>
  requests.map(({ id: requestId, number, state, sentAt, closesAt }) => ({
    id: requestId,
    number,
    state,
    sentAt,
    closesAt,
    hospitals: places
      .filter((place) => place.requestId === requestId)
      .map(({ hospitalId, state: ofPlace, clock }) => ({
        hospitalId,
        state: ofPlace,
        dueAt: clock?.dueAt ?? null,
        isLate: clock?.isLate ?? false,
      })),
  }))

function asQuote(quote: QuoteWithLines) {
  const { language, terms, lines } = quote
  return {
    ...quote,
    notStated: statedPoints({ ...quote, ...terms, lines }).notStated,
    lines: lines.map(({ labels, ...line }) => ({
      ...line,
      label: labels[language] ?? Object.values(labels).find(Boolean) ?? '',
    })),
  }
}

const askInput = z.object({
  treatments: z.array(z.string()).min(1).max(5).describe(`IDs of services, as returned by search_services.`),
  hospitalIds: z.array(id).min(1).max(5).describe(`Hospitals that get the request.`),
  goal: z.string().max(MAX_GOAL).optional().describe(`Aim of the user, in their words.`),
  answers: z
    .array(z.object({ question: z.string(), values: z.array(z.string()) }))
    .default([])
    .describe(`Answers to the questionnaire. An error names the questions that are missing.`),
  birthYear: z.int().describe(`Year of birth of the user.`),
  fromCountry: z.string().length(2).describe(`Country of the user, ISO 3166 code.`),
  languages: z.array(z.string()).min(1).max(5).describe(`Languages of the user, ISO 639 codes.`),
  earliest: z.iso.date().optional(),
  latest: z.iso.date().optional(),
  consent: z
    .object({ version: z.literal(QUOTE_CONSENT_VERSION), agreed: z.literal(true) })
    .describe(
      `The user agrees that each of these hospitals reads the goal and the answers, which are health data. Ask the user; never agree for them.`,
    ),
})
type QuoteQuery = z.output<typeof askInput>

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

/**
 * Finds an open request with the same treatments and hospitals, so that a repeated call sends once.
 */
async function findSent(ctx: Context, { treatments, hospitalIds }: QuoteQuery): Promise<QuoteRequest | undefined> {
  const { items } = await listMyQuoteRequests(ctx, { limit: 20 })
  const open = items.filter(({ state, treatmentIds }) => state === 'sent' && isSame(treatmentIds, treatments))
  const places = await hospitalsOfRequests(
    ctx,
    open.map((request) => request.id),
  )
  return open.find((request) =>
    isSame(
      places.filter(({ requestId }) => requestId === request.id).map(({ hospitalId }) => hospitalId),
      hospitalIds,
    ),
  )
}

/** Saves and sends a request. Nothing stays behind if it cannot be sent. */
async function send(ctx: Context, { consent, hospitalIds, birthYear, ...input }: QuoteQuery): Promise<QuoteRequest> {
  const draft = await saveQuoteRequest(ctx, null, { ...input, health: { birthYear }, hospitals: hospitalIds })
  try {
    return await sendQuoteRequest(ctx, draft.id, { version: consent.version, hospitalIds })
  } catch (error) {
    await deleteQuoteDraft(ctx, draft.id)
    throw error
  }
}

export const QUOTE_TOOLS = {
  my_quotes: tool({
    title: `Read quote requests`,
    description: `Quote requests of the owner of the API key, newest first, with the state at each hospital. Needs quotes:read.`,
    operation: 'Query.myQuoteRequests',
    input: z.object({ limit }),
    output: z.object({ total: z.int(), requests: z.array(requestOutput) }),
    run: async (ctx, input) => {
      const { items, total } = await listMyQuoteRequests(ctx, input)
      const places = await hospitalsOfRequests(
        ctx,
        items.map((request) => request.id),
      )
      return { total, requests: asRequests(items, places) }
    },
  }),
  read_quotes: tool({
    title: `Read quotes`,
    description: `All versions of the quotes for a request, with lines, totals, names of attached documents and what is not stated, and the questions and answers of both sides. Accepting is left to the user, on the website. Needs quotes:read.`,
    operation: 'Query.quoteRequest',
    input: z.object({ requestId: z.string().describe(`ID or number of the request.`) }),
    output: requestOutput.extend({ quotes: z.array(quoteOutput), questions: z.array(questionOutput) }),
    run: async (ctx, { requestId }) => {
      const request = await findQuoteRequest(ctx, requestId)
      if (!request) throw new AppError('not_found', 'This quote request does not exist.')
      const hospitals = await readAnswers(ctx, request.id)
      const [summary] = asRequests([request], hospitals)
      if (!summary) throw new AppError('internal')
      return {
        ...summary,
        questions: hospitals.flatMap(({ hospitalId, questions }) =>
          questions.map(({ recipientId: _, ...question }) => ({ ...question, hospitalId })),
        ),
        quotes: hospitals.flatMap(({ quotes }) => quotes.map(asQuote)),
      }
    },
  }),
  ask_quotes: tool({
    title: `Ask for quotes`,
    description: `Sends a quote request of the owner of the API key to up to five hospitals, and returns a receipt of the consent. Repeating the call sends nothing twice. Needs quotes:write. Ask the user before.`,
    operation: 'sendQuoteRequest',
    writes: true,
    input: askInput,
    output: requestOutput.extend({
      consent: z
        .object({
          version: z.int(),
          at: z.string(),
          hospitals: z.array(z.object({ hospitalId: id, name: z.string() })),
        })
        .describe(`Receipt: show it to the user.`),
    }),
    run: async (ctx, input) => {
      const treatments = input.treatments.map((treatment) => (isUuid(treatment) ? treatment.toLowerCase() : treatment))
      const hospitalIds = input.hospitalIds.map((hospitalId) => hospitalId.toLowerCase())
      const query = { ...input, treatments, hospitalIds }
      const request = (await findSent(ctx, query)) ?? (await send(ctx, query))
      const [summary] = asRequests([request], await hospitalsOfRequests(ctx, [request.id]))
      if (!summary) throw new AppError('internal')
      const names = new Map(
        (await findActiveHospitals(ctx, hospitalIds)).map((hospital) => [hospital.id, hospital.name]),
      )
      return {
        ...summary,
        consent: {
          version: input.consent.version,
          at: request.sentAt ?? '',
          hospitals: hospitalIds.map((hospitalId) => ({ hospitalId, name: names.get(hospitalId) ?? '' })),
        },
      }
    },
  }),
}
