import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { termSearch, termUpdate } from '#domain/taxonomy.ts'
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
        summary: 'Names and descriptions of specialties and categories',
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
        summary: 'Specialties and categories with all their translations, including missing and outdated ones',
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
        summary: 'A specialty or category with all its translations',
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
        summary: 'Change the name and description of a specialty or category. Omitted fields stay unchanged',
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
