import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { templateInput, templateUpdate } from '#domain/message-templates.ts'
import { basedOn, sendCreated, sendNothing, sendRecord } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, ifMatch, nothing, record } from '#server/rest/operation.ts'
import { listMessageTemplates } from './reading.ts'
import { messageTemplateAnswer } from './record.ts'
import { createMessageTemplate, deleteMessageTemplate, updateMessageTemplate } from './writing.ts'

const tags = ['Messages']
const template = (params: unknown) => ({ hospitalId: part(params), id: part(params, 'templateId') })

export async function messageTemplateRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/message-templates',
    {
      schema: {
        operationId: 'listMessageTemplates',
        access: 'staff',
        tags,
        summary: 'Message templates of a hospital',
        response: { 200: z.array(messageTemplateAnswer) },
      },
    },
    (request) => listMessageTemplates(request.ctx, part(request.params)),
  )
  app.post(
    '/Hospitals/:id/message-templates',
    {
      schema: {
        operationId: 'createMessageTemplate',
        access: 'staff',
        refuses: ['conflict'],
        tags,
        summary: 'Add a template',
        description: 'Placeholders such as `{{name}}` are filled in when the template is used for a patient.',
        body: templateInput.meta({ title: 'MessageTemplateInput' }),
        example: { language: 'en', title: 'Please fast', body: 'Dear {{name}}, please come fasting on {{date}}.' },
        response: created(messageTemplateAnswer, ['Location', 'ETag']),
      },
    },
    async (request, reply) => {
      const created = await createMessageTemplate(request.ctx, part(request.params), request.body)
      return sendRecord(reply, sendCreated(request, reply, created))
    },
  )
  app.put(
    '/Hospitals/:id/message-templates/:templateId',
    {
      schema: {
        operationId: 'updateMessageTemplate',
        access: 'staff',
        refuses: ['conflict'],
        headers: ifMatch,
        tags,
        summary: 'Edit a template. Omitted fields stay unchanged',
        body: templateUpdate.meta({ title: 'MessageTemplateUpdate' }),
        example: { title: 'Please come fasting' },
        response: record(messageTemplateAnswer),
      },
    },
    async (request, reply) => {
      const options = { basedOn: basedOn(request) }
      return sendRecord(
        reply,
        await updateMessageTemplate(request.ctx, template(request.params), request.body, options),
      )
    },
  )
  app.delete(
    '/Hospitals/:id/message-templates/:templateId',
    {
      schema: {
        operationId: 'deleteMessageTemplate',
        access: 'staff',
        tags,
        summary: 'Delete a template',
        response: nothing,
      },
    },
    (request, reply) => sendNothing(reply, deleteMessageTemplate(request.ctx, template(request.params))),
  )
}
