import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ROLES, USER_STATUSES } from '#domain/access.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { notificationsInput } from '#domain/notifications.ts'
import { languageInput, profileInput } from '#domain/users.ts'
import { refuseStale, sendRecord } from '#server/rest/answer.ts'
import { getProfile, updateLanguage, updateNotifications, updateProfile } from './service.ts'

/** A user as REST answers it. */
export const userAnswer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  roles: z.array(z.enum(ROLES)),
  status: z.enum(USER_STATUSES),
  hospitalId: z.uuid().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  birthDate: z.string().nullable(),
  bio: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastLoginAt: z.string().nullable(),
  emailConfirmed: z.boolean(),
  pendingEmail: z.string().nullable().meta({ description: 'the address a change waits for' }),
  twoFactorEnabled: z.boolean(),
  twoFactorRequired: z.boolean().meta({ description: 'the operator asks for it: nothing else works until it is on' }),
  notifications: z.object({ appointments: z.boolean(), reminders: z.boolean(), messages: z.boolean() }),
  language: z.enum(UI_LANGUAGES).meta({ description: 'of mails' }),
  hasCalendarFeed: z.boolean(),
  deletesAt: z.string().nullable().meta({ description: 'when the account will be deleted, once that was asked for' }),
})

const tags = ['Profile']

export async function userRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me',
    { schema: { tags, summary: 'The signed-in person', response: { 200: userAnswer } } },
    async (request, reply) => sendRecord(reply, await getProfile(request.ctx)),
  )
  app.put(
    '/Auth/me',
    { schema: { tags, summary: 'Edit the profile', body: profileInput, response: { 200: userAnswer } } },
    async (request, reply) => {
      const user = await updateProfile(request.ctx, request.body, (current) => refuseStale(request, current))
      return sendRecord(reply, user)
    },
  )
  app.put(
    '/Auth/me/notifications',
    {
      schema: {
        tags,
        summary: 'Choose which mails come; what is not sent stays',
        body: notificationsInput,
        response: { 200: userAnswer },
      },
    },
    (request) => updateNotifications(request.ctx, request.body),
  )
  app.put(
    '/Auth/me/language',
    { schema: { tags, summary: 'Choose the language of mails', body: languageInput, response: { 200: userAnswer } } },
    (request) => updateLanguage(request.ctx, request.body),
  )
}
