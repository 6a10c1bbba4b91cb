import type { FastifyInstance } from 'fastify'
import { paging } from '#domain/paging.ts'
import {
  patientQuestionInput,
  quoteAnswerInput,
  quoteConsentInput,
  quoteRequestInput,
} from '#domain/quotes/request-input.ts'
import { sendCreated, sendNothing, sendPage, sendRecord } from '#server/rest/answer.ts'
import { eventStreamAnswer, eventStreamRoute, lastEventHeader, sendEventStream } from '#server/rest/event-stream.ts'
import { idFrom } from '#server/rest/input.ts'
import { created, nothing, page, record } from '#server/rest/operation.ts'
import { missingRequest } from './access.ts'
import { answerListedRequests, answerRequest, listedRequestAnswer, requestAnswer } from './answers/requests.ts'
import { deleteQuoteDraft, saveQuoteRequest } from './draft.ts'
import { askQuoteHospital } from './questions/writing.ts'
import { findQuoteRequest, listMyQuoteRequests } from './reading.ts'
import {
  addQuoteHospital,
  answerQuoteQuestion,
  sendQuoteRequest,
  withdrawQuoteHospital,
  withdrawQuoteRequest,
} from './sending.ts'
import { quoteRequestEvents } from './stream.ts'

const tags = ['Quotes']
const HOSPITAL_ID = '0197d1f0-0000-7000-8000-000000000001'
const SERVICE_ID = '0197d1f0-0000-7000-8000-000000000002'

const consent = quoteConsentInput.meta({ title: 'QuoteConsentInput' })
const consentExample = { version: 1, hospitalIds: [HOSPITAL_ID] }
const requestInput = quoteRequestInput.meta({ title: 'QuoteRequestInput' })

/** REST operations of quote requests for patients. Only `/graphql` can accept a quote. */
export async function quoteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/QuoteRequests',
    {
      schema: {
        operationId: 'listMyQuoteRequests',
        access: 'viewer',
        tags,
        summary: "The caller's own quote requests, including drafts, newest first",
        description: 'Quotes and questions are only part of a single request.',
        querystring: paging.meta({ title: 'myQuoteRequests' }),
        response: page(listedRequestAnswer),
      },
    },
    async (request, reply) => {
      const requests = await listMyQuoteRequests(request.ctx, request.query)
      return sendPage(request, reply, { ...requests, items: await answerListedRequests(request.ctx, requests.items) })
    },
  )

  app.post(
    '/QuoteRequests',
    {
      schema: {
        operationId: 'createQuoteRequest',
        access: 'viewer',
        refuses: ['conflict'],
        tags,
        summary: 'Create a draft of a quote request. Nothing is sent yet',
        description: 'The draft may be incomplete.',
        body: requestInput,
        example: {
          treatments: [SERVICE_ID],
          goal: 'I would like to climb stairs again.',
          health: { birthYear: 1980, smoking: 'never' },
          fromCountry: 'NO',
          languages: ['en'],
          hospitals: [HOSPITAL_ID],
          currency: 'EUR',
        },
        response: created(requestAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const draft = await saveQuoteRequest(request.ctx, null, request.body)
      return sendRecord(reply, sendCreated(request, reply, await answerRequest(request.ctx, draft)))
    },
  )

  app.get(
    '/QuoteRequests/:id',
    {
      schema: {
        operationId: 'getQuoteRequest',
        access: 'owner',
        tags,
        summary: "A quote request with its hospitals' questions and quotes",
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params }, reply) => {
      const request = await findQuoteRequest(ctx, idFrom(params))
      if (!request) throw missingRequest()
      return sendRecord(reply, await answerRequest(ctx, request))
    },
  )

  app.patch(
    '/QuoteRequests/:id',
    {
      schema: {
        operationId: 'updateQuoteRequest',
        access: 'owner',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Edit a draft. Omitted fields stay unchanged',
        body: requestInput,
        example: { earliest: '2026-12-01', latest: '2026-12-15', companions: 1 },
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await saveQuoteRequest(ctx, idFrom(params), body))),
  )

  app.delete(
    '/QuoteRequests/:id',
    {
      schema: {
        operationId: 'deleteQuoteDraft',
        access: 'owner',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Delete a draft',
        response: nothing,
      },
    },
    ({ ctx, params }, reply) => sendNothing(reply, deleteQuoteDraft(ctx, idFrom(params))),
  )

  app.post(
    '/QuoteRequests/:id/send',
    {
      schema: {
        operationId: 'sendQuoteRequest',
        access: 'owner',
        refuses: ['conflict', 'invalid_transition'],
        tags,
        summary: 'Send a draft to its hospitals',
        description: 'Each hospital in the draft needs a consent of its own. Errors name the missing parts by field.',
        body: consent,
        example: consentExample,
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await sendQuoteRequest(ctx, idFrom(params), body))),
  )

  app.post(
    '/QuoteRequests/:id/hospitals',
    {
      schema: {
        operationId: 'addQuoteHospital',
        access: 'owner',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Send an open request to another hospital, up to five in total',
        body: consent,
        example: consentExample,
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await addQuoteHospital(ctx, idFrom(params), body))),
  )

  app.post(
    '/QuoteRequests/:id/withdraw',
    {
      schema: {
        operationId: 'withdrawQuoteRequest',
        access: 'owner',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Withdraw an open request from all hospitals',
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await withdrawQuoteRequest(ctx, idFrom(params)))),
  )

  app.post(
    '/QuoteRequestHospitals/:id/answer',
    {
      schema: {
        operationId: 'answerQuoteQuestion',
        access: 'owner',
        refuses: ['invalid_transition'],
        tags,
        summary: "Answer a hospital's question. Its time to answer keeps running",
        body: quoteAnswerInput,
        example: { text: 'Since last winter.' },
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await answerQuoteQuestion(ctx, idFrom(params), body))),
  )

  app.post(
    '/QuoteRequestHospitals/:id/questions',
    {
      schema: {
        operationId: 'askQuoteHospital',
        access: 'owner',
        refuses: ['conflict', 'invalid_transition'],
        tags,
        summary: 'Ask a hospital about a fact missing from its quote, or about anything else',
        description: 'The text is optional if a point or a topic is named.',
        body: patientQuestionInput,
        example: { point: 'nights_in_hospital', text: 'We travel with a child.' },
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await askQuoteHospital(ctx, idFrom(params), body))),
  )

  app.post(
    '/QuoteRequestHospitals/:id/withdraw',
    {
      schema: {
        operationId: 'withdrawQuoteHospital',
        access: 'owner',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Withdraw the consent for one hospital, which can then no longer read the request',
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params }, reply) =>
      sendRecord(reply, await answerRequest(ctx, await withdrawQuoteHospital(ctx, idFrom(params)))),
  )

  app.get(
    '/QuoteRequests/:id/stream',
    {
      ...eventStreamRoute,
      schema: {
        operationId: 'streamQuoteRequest',
        access: 'owner',
        tags,
        summary: 'Stream of changes of a quote request (server-sent events)',
        description: `\`event: quoteRequest\` with \`{ id, state }\` whenever a hospital or the patient has changed anything; a comment every 20 seconds. Read the current
state after opening the stream, or open it with \`Last-Event-ID\`. It ends with the session and when the server closes: reopen it.`,
        headers: lastEventHeader,
        response: eventStreamAnswer,
      },
    },
    (request, reply) => sendEventStream(request, reply, quoteRequestEvents(idFrom(request.params))),
  )
}
