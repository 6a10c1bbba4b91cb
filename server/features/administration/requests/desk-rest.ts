import type { FastifyInstance } from 'fastify'
import { paging } from '#domain/paging.ts'
import { requestAnswer as answerInput, requestNote, requestSearch, requestUpdate } from '#domain/requests.ts'
import { basedOn, sendPage, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { download, ifMatch, page, record } from '#server/rest/operation.ts'
import { sendDocument } from '#server/rest/upload.ts'
import { FILE_TYPES } from '#server/storage/content.ts'
import { getRequestDetail, listRequests, openRequestFile, summariseRequests } from './reading.ts'
import { requestAnswer, requestDetailAnswer, requestSummaryAnswer } from './record.ts'
import { answerRequest, noteRequest, updateRequest } from './writing.ts'

const tags = ['Requests']

/** The request desk, for administrators. */
export async function requestDeskRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Requests',
    {
      schema: {
        operationId: 'listRequests',
        access: 'admin',
        tags,
        summary: 'Requests to the operator, newest first; open ones by due date',
        querystring: requestSearch.extend(paging.shape).meta({ title: 'RequestSearch' }),
        response: page(requestAnswer),
      },
    },
    async (request, reply) => sendPage(request, reply, await listRequests(request.ctx, request.query, request.query)),
  )
  app.get(
    '/Requests/summary',
    {
      schema: {
        operationId: 'summariseRequests',
        access: 'admin',
        tags,
        summary: 'Number of waiting requests',
        response: { 200: requestSummaryAnswer },
      },
    },
    ({ ctx }) => summariseRequests(ctx),
  )
  app.get(
    '/Requests/:id',
    {
      schema: {
        operationId: 'getRequest',
        access: 'admin',
        tags,
        summary: 'A request with its history and files',
        response: record(requestDetailAnswer),
      },
    },
    async ({ ctx, params }, reply) => sendRecord(reply, await getRequestDetail(ctx, part(params))),
  )
  app.put(
    '/Requests/:id',
    {
      schema: {
        operationId: 'updateRequest',
        access: 'admin',
        refuses: ['invalid_transition'],
        headers: ifMatch,
        tags,
        summary: 'Change state or owner of a request. Omitted fields stay unchanged',
        body: requestUpdate.meta({ title: 'RequestUpdate' }),
        example: { state: 'in_progress' },
        response: record(requestAnswer),
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request
      return sendRecord(reply, await updateRequest(ctx, part(params), body, { basedOn: basedOn(request) }))
    },
  )
  app.post(
    '/Requests/:id/notes',
    {
      schema: {
        operationId: 'noteRequest',
        access: 'admin',
        tags,
        summary: 'Add an internal note to a request',
        body: requestNote,
        example: { note: 'Called back, nobody answered.' },
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) => sendRecord(reply, await noteRequest(ctx, part(params), body)),
  )
  app.post(
    '/Requests/:id/answers',
    {
      schema: {
        operationId: 'answerRequest',
        access: 'admin',
        refuses: ['conflict'],
        tags,
        summary: 'Answer a request by mail with the given text',
        body: answerInput,
        example: { answer: 'Yes, we do. The hospitals say on their pages with whom they work.' },
        response: record(requestAnswer),
      },
    },
    async ({ ctx, params, body }, reply) => sendRecord(reply, await answerRequest(ctx, part(params), body)),
  )
  app.get(
    '/Requests/:id/files/:fileId',
    {
      schema: {
        operationId: 'getRequestFile',
        access: 'admin',
        tags,
        summary: 'Content of a file of a request',
        response: download(...FILE_TYPES),
      },
    },
    async ({ ctx, params }, reply) =>
      sendDocument(reply, await openRequestFile(ctx, part(params), part(params, 'fileId'))),
  )
}
