import type { FastifyInstance } from 'fastify'
import { paging } from '#domain/paging.ts'
import { billInput } from '#domain/quotes/acceptance.ts'
import { quoteInput } from '#domain/quotes/quote-input.ts'
import {
  hospitalQuoteSearch,
  quoteAnswerInput,
  quoteDeclineInput,
  quoteQuestionInput,
} from '#domain/quotes/request-input.ts'
import { basedOn, sendPage, sendRecord } from '#server/rest/answer.ts'
import { idFrom, part } from '#server/rest/input.ts'
import { ifMatch, page, record } from '#server/rest/operation.ts'
import { missingRequest } from './access.ts'
import {
  answerHospitalRequest,
  answerListedHospitalRequests,
  hospitalRequestAnswer,
  listedHospitalRequestAnswer,
  summaryAnswer,
} from './answers/hospital-requests.ts'
import { quoteAnswer } from './answers/parts.ts'
import { recordQuoteCharges } from './charging.ts'
import { proposeQuotePlan } from './proposing.ts'
import { saveQuote, sendQuote } from './quote-writing.ts'
import { summariseHospitalQuotes } from './counts.ts'
import { listHospitalQuoteRequests, requireHospitalRequest } from './staff-reading.ts'
import { answerPatientQuestion } from './questions/writing.ts'
import {
  askQuoteQuestion,
  assignQuoteRequest,
  declineQuoteRequest,
  markQuoteRequestSeen,
  quoteAssignInput,
} from './staff-writing.ts'

const tags = ['Quotes']
const search = hospitalQuoteSearch.extend(paging.shape).meta({ title: 'hospitalQuoteRequests' })

const draftExample = {
  currency: 'EUR',
  doctorId: '0197d1f0-0000-7000-8000-000000000003',
  plan: 'One session under local anaesthesia.',
  validUntil: '2026-12-31',
  anaesthesia: 'local',
  nightsInHospital: 0,
  daysInCountry: 3,
  lines: [
    { kind: 'surgeon', labels: { en: 'Surgeon' }, quantity: 1, unit: 'each', net: 1400, status: 'included' },
    { kind: 'hotel', labels: { en: 'Hotel' }, quantity: 2, unit: 'night', net: 180, status: 'optional' },
  ],
}

/** REST operations of quote requests for hospital staff. */
export async function staffQuoteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/quote-requests',
    {
      schema: {
        operationId: 'listHospitalQuoteRequests',
        access: 'staff',
        tags,
        summary: 'Quote requests to a hospital: those that wait first, the most urgent at the top',
        querystring: search,
        response: page(listedHospitalRequestAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request
      const { page, limit, ...filter } = search.parse(query)
      const requests = await listHospitalQuoteRequests(ctx, part(params), { filter, page, limit })
      return sendPage(request, reply, { ...requests, items: await answerListedHospitalRequests(ctx, requests.items) })
    },
  )

  app.get(
    '/Hospitals/:id/quote-requests/summary',
    {
      schema: {
        operationId: 'summariseHospitalQuotes',
        access: 'staff',
        tags,
        summary: 'Counts of the quote requests of a hospital',
        response: { 200: summaryAnswer },
      },
    },
    ({ ctx, params }) => summariseHospitalQuotes(ctx, part(params)),
  )

  app.get(
    '/HospitalQuoteRequests/:id',
    {
      schema: {
        operationId: 'getHospitalQuoteRequest',
        access: 'staff',
        tags,
        summary: "A quote request to the viewer's hospital, with its own questions and quotes",
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await requireHospitalRequest(ctx, idFrom(params)))),
  )

  app.post(
    '/HospitalQuoteRequests/:id/seen',
    {
      schema: {
        operationId: 'markQuoteRequestSeen',
        access: 'hospital',
        tags,
        summary: 'Mark a request as seen. No effect later on',
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await markQuoteRequestSeen(ctx, idFrom(params)))),
  )

  app.patch(
    '/HospitalQuoteRequests/:id/assignee',
    {
      schema: {
        operationId: 'assignQuoteRequest',
        access: 'hospital',
        tags,
        summary: 'Assign a request to an owner, a coordinator or a doctor of the hospital, or to nobody',
        body: quoteAssignInput,
        example: { userId: null },
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await assignQuoteRequest(ctx, idFrom(params), body))),
  )

  app.post(
    '/HospitalQuoteRequests/:id/questions',
    {
      schema: {
        operationId: 'askQuoteQuestion',
        access: 'hospital',
        refuses: ['conflict', 'invalid_transition'],
        tags,
        summary: 'Ask the patient a question; the clock stands still until the answer',
        body: quoteQuestionInput,
        example: { text: 'Since when have you felt the pain?' },
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await askQuoteQuestion(ctx, idFrom(params), body))),
  )

  app.post(
    '/HospitalQuoteRequests/:id/questions/:questionId/answer',
    {
      schema: {
        operationId: 'answerPatientQuestion',
        access: 'hospital',
        refuses: ['conflict', 'invalid_transition'],
        tags,
        summary: 'Answer a question of the patient in words',
        description: 'A new version of the quote that states the point answers the question too.',
        body: quoteAnswerInput,
        example: { text: 'Two nights, in a room of your own.' },
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) => {
      const answered = await answerPatientQuestion(ctx, idFrom(params), idFrom(params, 'questionId'), body)
      return sendRecord(reply, await answerHospitalRequest(ctx, answered))
    },
  )

  app.post(
    '/HospitalQuoteRequests/:id/decline',
    {
      schema: {
        operationId: 'declineQuoteRequest',
        access: 'hospital',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Decline a request for good, with a reason that the patient reads',
        body: quoteDeclineInput,
        example: { reason: 'We do not offer this operation before the age of 18.' },
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await declineQuoteRequest(ctx, idFrom(params), body))),
  )

  app.get(
    '/HospitalQuoteRequests/:id/draft',
    {
      schema: {
        operationId: 'getQuoteDraft',
        access: 'hospital',
        tags,
        summary: 'The draft of the next version of a quote',
        response: record(quoteAnswer),
      },
    },
    async ({ ctx, params }, reply) => {
      const { draft } = await answerHospitalRequest(ctx, await requireHospitalRequest(ctx, idFrom(params)))
      if (!draft) throw missingRequest()
      return sendRecord(reply, draft)
    },
  )

  app.put(
    '/HospitalQuoteRequests/:id/draft',
    {
      schema: {
        operationId: 'saveQuote',
        access: 'hospital',
        refuses: ['invalid_transition'],
        headers: ifMatch,
        tags,
        summary: 'Save the draft of the next version of a quote. The whole draft is replaced',
        description: 'Nothing of it reaches the patient. The first draft after a sent version becomes version n + 1.',
        body: quoteInput.meta({ title: 'QuoteInput' }),
        example: draftExample,
        response: record(quoteAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request
      const saved = await saveQuote(ctx, idFrom(params), body, { basedOn: basedOn(request) })
      const { draft } = await answerHospitalRequest(ctx, saved)
      if (!draft) throw missingRequest()
      return sendRecord(reply, draft)
    },
  )

  app.post(
    '/HospitalQuoteRequests/:id/propose',
    {
      schema: {
        operationId: 'proposeQuotePlan',
        access: 'hospital',
        refuses: ['conflict', 'invalid_transition'],
        tags,
        summary: 'Tell the coordinators that the plan of the draft is ready to send, as the assigned doctor',
        description: 'Repeating it has no effect. A sent version or another assignee removes the note.',
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await proposeQuotePlan(ctx, idFrom(params)))),
  )

  app.post(
    '/HospitalQuoteRequests/:id/send',
    {
      schema: {
        operationId: 'sendQuote',
        access: 'hospital',
        refuses: ['bad_input', 'conflict', 'invalid_transition'],
        tags,
        summary: 'Send the draft as a version that nobody can change any more',
        description: 'Faults of the draft are named by field.',
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await sendQuote(ctx, idFrom(params)))),
  )

  app.post(
    '/HospitalQuoteRequests/:id/charges',
    {
      schema: {
        operationId: 'recordQuoteCharges',
        access: 'hospital',
        refuses: ['conflict', 'invalid_transition'],
        tags,
        summary: 'Enter what the patient was charged, once and for ever',
        description: 'One entry for each line of the accepted quote that was charged, and unplanned ones.',
        body: billInput,
        example: { charges: [{ label: 'X-ray', net: 60 }] },
        response: record(hospitalRequestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerHospitalRequest(ctx, await recordQuoteCharges(ctx, idFrom(params), body))),
  )
}
