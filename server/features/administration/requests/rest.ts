import type { FastifyInstance } from 'fastify'
import { created } from '#server/rest/operation.ts'
import { acceptForms, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { sentFileAnswer } from './record.ts'
import { uploadRequestFile } from './sending.ts'

const tags = ['Requests']

/** Registers the public routes. Those of administrators are in `desk-rest.ts`. */
export async function requestRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

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
}
