import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requestInput } from '#domain/requests.ts'
import { created } from '#server/rest/operation.ts'
import { acceptForms, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { sentAnswer, sentFileAnswer } from './record.ts'
import { sendRequest, startRequest, uploadRequestFile } from './sending.ts'

const tags = ['Requests']

/** Public routes. Those of administrators are in `desk-rest.ts`. */
export async function requestRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

  app.post(
    '/Requests/form',
    {
      schema: {
        operationId: 'startRequest',
        access: 'guest',
        tags,
        summary: 'Open a form; its token is sent with the form',
        response: { 200: z.object({ form: z.string() }).meta({ title: 'RequestForm' }) },
      },
    },
    ({ ctx }) => startRequest(ctx),
  )
  app.post(
    '/Requests/files',
    {
      ...uploadRoute,
      schema: {
        operationId: 'uploadRequestFile',
        access: 'guest',
        refuses: ['too_many_requests'],
        tags,
        summary: 'Upload a document for a request that is still being written, as multipart/form-data',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: created(sentFileAnswer, []),
      },
    },
    async (request, reply) => {
      const file = await takeForm(request, reply, (open) => uploadRequestFile(request.ctx, open))
      reply.code(201)
      return file
    },
  )
  app.post(
    '/Requests',
    {
      schema: {
        operationId: 'sendRequest',
        access: 'guest',
        refuses: ['too_many_requests'],
        tags,
        summary: 'Submit a form of the public pages; it is acknowledged by mail',
        body: requestInput.meta({ title: 'RequestInput' }),
        example: {
          kind: 'contact',
          form: 'What POST /Requests/form has answered.',
          name: 'Ingrid Solvang',
          email: 'ingrid@mail.example',
          message: 'Do you work with Norwegian insurers?',
        },
        response: created(sentAnswer, []),
      },
    },
    async ({ ctx, body }, reply) => {
      const sent = await sendRequest(ctx, body)
      reply.code(201)
      return sent
    },
  )
}
