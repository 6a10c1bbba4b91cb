import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { internalNoteInput } from '#domain/appointment-notes.ts'
import { sendCreated, sendNothing } from '#server/rest/answer.ts'
import { idFrom, part } from '#server/rest/input.ts'
import { created, nothing } from '#server/rest/operation.ts'
import { listNotes } from './reading.ts'
import { internalNoteAnswer } from './record.ts'
import { addInternalNote, deleteInternalNote } from './writing.ts'

const tags = ['Appointments']

export async function appointmentNoteRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Appointments/:id/notes',
    {
      schema: {
        operationId: 'listInternalNotes',
        access: 'staff',
        refuses: ['reason_required'],
        tags,
        summary: 'What the staff of the hospital wrote down for each other, oldest first',
        response: { 200: z.array(internalNoteAnswer) },
      },
    },
    (request) => listNotes(request.ctx, idFrom(request.params)),
  )
  app.post(
    '/Appointments/:id/notes',
    {
      schema: {
        operationId: 'addInternalNote',
        access: 'staff',
        refuses: ['reason_required', 'conflict'],
        tags,
        summary: 'Write something down for the staff',
        description: 'The patient is not shown it, but finds it in the export of the own data.',
        body: internalNoteInput,
        example: { note: 'Called: comes with an interpreter.' },
        response: created(internalNoteAnswer),
      },
    },
    async (request, reply) =>
      sendCreated(request, reply, await addInternalNote(request.ctx, idFrom(request.params), request.body)),
  )
  app.delete(
    '/Appointments/:id/notes/:noteId',
    {
      schema: {
        operationId: 'deleteInternalNote',
        access: 'staff',
        refuses: ['reason_required'],
        tags,
        summary: 'Take a note away',
        response: nothing,
      },
    },
    (request, reply) =>
      sendNothing(reply, deleteInternalNote(request.ctx, idFrom(request.params), part(request.params, 'noteId'))),
  )
}
