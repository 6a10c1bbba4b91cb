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
        summary: "Internal notes of the hospital's staff, oldest first",
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
        summary: 'Add an internal note',
        description: "The patient does not see it, but it is part of the export of the patient's data.",
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
        summary: 'Delete an internal note',
        response: nothing,
      },
    },
    (request, reply) =>
      sendNothing(reply, deleteInternalNote(request.ctx, idFrom(request.params), part(request.params, 'noteId'))),
  )
}
