import type { FastifyInstance } from 'fastify'
import { notificationsInput } from '#domain/notifications.ts'
import { languageInput, profileInput } from '#domain/users.ts'
import { basedOn, sendRecord } from '#server/rest/answer.ts'
import { ifMatch, record } from '#server/rest/operation.ts'
import { getProfile } from './reading.ts'
import { userAnswer } from './record.ts'
import { updateLanguage, updateNotifications, updatePageLanguage, updateProfile } from './writing.ts'

const tags = ['Profile']

export async function userRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me',
    {
      schema: {
        operationId: 'getProfile',
        access: 'person',
        tags,
        summary: 'The signed-in user',
        response: record(userAnswer),
      },
    },
    async (request, reply) => sendRecord(reply, await getProfile(request.ctx)),
  )
  app.put(
    '/Auth/me',
    {
      schema: {
        operationId: 'updateProfile',
        access: 'viewer',
        headers: ifMatch,
        tags,
        summary: 'Edit the profile',
        body: profileInput.meta({ title: 'ProfileInput' }),
        example: { phone: '+47 400 00 000', birthDate: '1984-05-17' },
        response: record(userAnswer),
      },
    },
    async (request, reply) => {
      const user = await updateProfile(request.ctx, request.body, { basedOn: basedOn(request) })
      return sendRecord(reply, user)
    },
  )
  app.put(
    '/Auth/me/notifications',
    {
      schema: {
        operationId: 'updateNotifications',
        access: 'viewer',
        tags,
        summary: 'Choose kinds of mail. Omitted kinds stay unchanged',
        body: notificationsInput.meta({ title: 'NotificationsInput' }),
        example: { reminders: false },
        response: { 200: userAnswer },
      },
    },
    (request) => updateNotifications(request.ctx, request.body),
  )
  app.put(
    '/Auth/me/language',
    {
      schema: {
        operationId: 'updateLanguage',
        access: 'viewer',
        tags,
        summary: 'Choose the language of mails',
        body: languageInput,
        response: { 200: userAnswer },
      },
    },
    (request) => updateLanguage(request.ctx, request.body),
  )
  app.put(
    '/Auth/me/page-language',
    {
      schema: {
        operationId: 'updatePageLanguage',
        access: 'viewer',
        tags,
        summary: 'Choose the language of pages',
        body: languageInput,
        response: { 200: userAnswer },
      },
    },
    (request) => updatePageLanguage(request.ctx, request.body),
  )
}
