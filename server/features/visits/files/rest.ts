import type { FastifyInstance } from 'fastify'
import { paging } from '#domain/paging.ts'
import { sendCreated, sendPage } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { created, download, page } from '#server/rest/operation.ts'
import { acceptForms, sendDocument, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { FILE_TYPES } from '#server/storage/content.ts'
import { listFiles, openFile } from './reading.ts'
import { fileAnswer, toFileAnswer } from './record.ts'
import { addFile } from './writing.ts'

const tags = ['Files']

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

  app.get(
    '/Appointments/:id/files',
    {
      schema: {
        operationId: 'listFiles',
        access: 'reader',
        tags,
        summary: 'Uploaded documents, oldest first',
        querystring: paging,
        response: page(fileAnswer),
      },
    },
    async (request, reply) => {
      const page = await listFiles(request.ctx, idFrom(request.params), request.query)
      return sendPage(request, reply, { ...page, items: page.items.map(toFileAnswer) })
    },
  )

  app.post(
    '/Appointments/:id/files',
    {
      ...uploadRoute,
      schema: {
        operationId: 'uploadFile',
        access: 'reader',
        tags,
        summary: 'Upload one PDF, JPEG, PNG or DICOM file of at most 20 MB as multipart/form-data',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: created(fileAnswer),
      },
    },
    async (request, reply) => {
      const id = idFrom(request.params)
      const file = await takeForm(request, reply, (open) => addFile(request.ctx, id, open))
      return sendCreated(request, reply, toFileAnswer(file))
    },
  )

  app.get(
    '/Appointments/:id/files/:fileId',
    {
      schema: {
        operationId: 'downloadFile',
        access: 'reader',
        tags,
        summary: 'Content of a document',
        response: download(...FILE_TYPES),
      },
    },
    async (request, reply) => {
      const file = await openFile(request.ctx, idFrom(request.params), idFrom(request.params, 'fileId'))
      return sendDocument(reply, file)
    },
  )
}
