import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { idFrom } from '#server/rest/input.ts'
import { created, download } from '#server/rest/operation.ts'
import { sendCreated } from '#server/rest/answer.ts'
import { acceptForms, sendDocument, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { ARCHIVE_TYPE, FILE_TYPES } from '#server/storage/content.ts'
import { openQuoteFile } from './reading.ts'
import { quoteFileAnswer, toQuoteFileAnswer } from './record.ts'
import { addQuoteFile } from './writing.ts'

const tags = ['Files']

const choice = z.object({
  view: z.string().max(40).optional().meta({ description: 'Photo that the questionnaire asks for, such as `front`.' }),
})

/** Content of the files of quote requests. GraphQL answers everything else about them. */
export async function quoteFileRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

  app.post(
    '/QuoteRequests/:id/files',
    {
      ...uploadRoute,
      schema: {
        operationId: 'uploadQuoteFile',
        access: 'owner',
        tags,
        summary: 'Upload one PDF, JPEG, PNG, DICOM file or zip of DICOM images of at most 20 MB as multipart/form-data',
        consumes: ['multipart/form-data'],
        querystring: choice,
        body: uploadForm,
        response: created(quoteFileAnswer),
      },
    },
    async (request, reply) => {
      const id = idFrom(request.params)
      const { view = null } = choice.parse(request.query)
      const file = await takeForm(request, reply, (open) => addQuoteFile(request.ctx, id, { view, open }))
      return sendCreated(request, reply, toQuoteFileAnswer(file))
    },
  )

  app.get(
    '/QuoteRequests/:id/files/:fileId',
    {
      schema: {
        operationId: 'downloadQuoteFile',
        access: 'owner',
        tags,
        summary: 'Content of a photo or file; staff name the request by its ID at their hospital',
        response: download(...FILE_TYPES, ARCHIVE_TYPE),
      },
    },
    async (request, reply) => {
      const file = await openQuoteFile(request.ctx, idFrom(request.params), idFrom(request.params, 'fileId'))
      return sendDocument(reply, file)
    },
  )
}
