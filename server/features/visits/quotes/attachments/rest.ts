import type { FastifyInstance } from 'fastify'
import { ATTACHMENT_TYPES } from '#domain/quotes/attachments.ts'
import { sendCreated, sendNothing } from '#server/rest/answer.ts'
import { idFrom } from '#server/rest/input.ts'
import { created, download, nothing } from '#server/rest/operation.ts'
import { acceptForms, sendDocument, takeForm, uploadForm, uploadRoute } from '#server/rest/upload.ts'
import { openQuoteAttachment } from './reading.ts'
import { quoteAttachmentAnswer, toQuoteAttachmentAnswer } from './record.ts'
import { addQuoteAttachment, removeQuoteAttachment } from './writing.ts'

const tags = ['Files']

/** Attachments of quotes. The answers about requests list them. */
export async function quoteAttachmentRoutes(app: FastifyInstance): Promise<void> {
  await acceptForms(app)

  app.post(
    '/HospitalQuoteRequests/:id/attachments',
    {
      ...uploadRoute,
      schema: {
        operationId: 'addQuoteAttachment',
        access: 'hospital',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Attach one PDF, JPEG or PNG file of at most 20 MB to the next version of a quote',
        description:
          'As multipart/form-data, at most 10 files and 50 MB a version. The patient reads it with the version.',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: created(quoteAttachmentAnswer),
      },
    },
    async (request, reply) => {
      const id = idFrom(request.params)
      const attachment = await takeForm(request, reply, (open) => addQuoteAttachment(request.ctx, id, open))
      return sendCreated(request, reply, toQuoteAttachmentAnswer(attachment))
    },
  )

  app.delete(
    '/HospitalQuoteRequests/:id/attachments/:attachmentId',
    {
      schema: {
        operationId: 'removeQuoteAttachment',
        access: 'hospital',
        refuses: ['invalid_transition'],
        tags,
        summary: 'Remove an attachment from the next version of a quote; sent versions keep it',
        response: nothing,
      },
    },
    ({ ctx, params }, reply) =>
      sendNothing(reply, removeQuoteAttachment(ctx, idFrom(params), idFrom(params, 'attachmentId'))),
  )

  app.get(
    '/QuoteRequests/:id/attachments/:attachmentId',
    {
      schema: {
        operationId: 'downloadQuoteAttachment',
        access: 'owner',
        tags,
        summary: 'Content of an attachment of a quote; staff name the request by its ID at their hospital',
        response: download(...ATTACHMENT_TYPES),
      },
    },
    async (request, reply) => {
      const { params, ctx } = request
      return sendDocument(reply, await openQuoteAttachment(ctx, idFrom(params), idFrom(params, 'attachmentId')))
    },
  )
}
