import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { termSearch, termUpdate } from '#domain/terms.ts'
import { basedOn, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { ifMatch, record } from '#server/rest/operation.ts'
import { getManagedTerm, listManagedTerms, listTerms } from './reading.ts'
import { managedTermAnswer, termAnswer } from './record.ts'
import { updateTerm } from './writing.ts'

const tags = ['Terms']

export async function termRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Terms',
    {
      config: { ready: [] },
      schema: {
        operationId: 'listTerms',
        access: 'guest',
        tags,
        summary: 'What specialties and categories are called, and what they are',
        querystring: termSearch,
        response: { 200: z.array(termAnswer) },
      },
    },
    ({ ctx, query }) => listTerms(ctx, query),
  )
  app.get(
    '/Admin/Terms',
    {
      schema: {
        operationId: 'listManagedTerms',
        access: 'admin',
        tags,
        summary: 'The same in every language, with what is missing or older than the English text',
        querystring: termSearch,
        response: { 200: z.array(managedTermAnswer) },
      },
    },
    ({ ctx, query }) => listManagedTerms(ctx, query),
  )
  app.get(
    '/Admin/Terms/:id',
    {
      schema: {
        operationId: 'getManagedTerm',
        access: 'admin',
        tags,
        summary: 'One of them in every language',
        response: record(managedTermAnswer),
      },
    },
    async ({ ctx, params }, reply) => sendRecord(reply, await getManagedTerm(ctx, part(params))),
  )
  app.put(
    '/Admin/Terms/:id',
    {
      schema: {
        operationId: 'updateTerm',
        access: 'admin',
        headers: ifMatch,
        tags,
        summary: 'Name and describe one; what is not sent stays',
        body: termUpdate.meta({ title: 'TermUpdate' }),
        example: { texts: [{ language: 'ru', name: 'Кардиология', description: 'Сердце и давление.' }] },
        response: record(managedTermAnswer),
      },
    },
    async (request, reply) => {
      const edit = { basedOn: basedOn(request) }
      return sendRecord(reply, await updateTerm(request.ctx, part(request.params), request.body, edit))
    },
  )
}
