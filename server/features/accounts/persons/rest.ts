import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personInput, personUpdate } from '#domain/persons.ts'
import { basedOn, sendCreated, sendNothing, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, ifMatch, nothing, record } from '#server/rest/operation.ts'
import { listPersons } from './reading.ts'
import { personAnswer } from './record.ts'
import { addPerson, removePerson, updatePerson } from './writing.ts'

const tags = ['Profile']
const PERSON = {
  firstName: 'Noah',
  lastName: 'Solvang',
  birthDate: '2019-04-02',
  sex: 'male',
  relation: 'mother',
  language: 'en',
}

export async function personRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me/persons',
    {
      schema: {
        operationId: 'listPersons',
        access: 'viewer',
        tags,
        summary: 'People the caller books for, oldest entry first',
        response: { 200: z.array(personAnswer) },
      },
    },
    (request) => listPersons(request.ctx),
  )
  app.post(
    '/Auth/me/persons',
    {
      schema: {
        operationId: 'addPerson',
        access: 'viewer',
        refuses: ['conflict'],
        tags,
        summary: 'Add a person to book for, at most 10',
        description: 'If a person with the same name and birth date exists, it is returned unchanged.',
        body: personInput.meta({ title: 'PersonInput' }),
        example: PERSON,
        response: created(personAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const person = await addPerson(request.ctx, request.body)
      return sendRecord(reply, sendCreated(request, reply, person))
    },
  )
  app.put(
    '/Auth/me/persons/:id',
    {
      schema: {
        operationId: 'updatePerson',
        access: 'viewer',
        refuses: ['not_found'],
        headers: ifMatch,
        tags,
        summary: 'Edit a person. Omitted fields stay unchanged',
        description: 'Existing appointments keep the details they were booked with.',
        body: personUpdate.meta({ title: 'PersonUpdate' }),
        example: { language: 'tr' },
        response: record(personAnswer),
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(reply, await updatePerson(request.ctx, part(request.params), request.body, options))
    },
  )
  app.delete(
    '/Auth/me/persons/:id',
    {
      schema: {
        operationId: 'removePerson',
        access: 'viewer',
        refuses: ['not_found'],
        tags,
        summary: 'Remove a person. Existing appointments are kept',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, removePerson(request.ctx, part(request.params))),
  )
}
