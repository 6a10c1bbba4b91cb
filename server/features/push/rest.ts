import type { FastifyInstance } from 'fastify'
import { notificationsInput } from '#domain/notifications.ts'
import { pushSubscriptionInput } from '#domain/push.ts'
import { getPushSettings } from './reading.ts'
import { pushSettingsAnswer } from './record.ts'
import { subscribeToPush, unsubscribeFromPush, updatePushNotifications } from './writing.ts'

const tags = ['Profile']
const access = 'viewer'
const response = { 200: pushSettingsAnswer }

export async function pushRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Auth/me/push',
    {
      schema: {
        operationId: 'getPushSettings',
        access,
        tags,
        summary: 'Which notices browsers show, and the key that a browser subscribes with',
        response,
      },
    },
    (request) => getPushSettings(request.ctx),
  )
  app.put(
    '/Auth/me/push',
    {
      schema: {
        operationId: 'updatePushNotifications',
        access,
        tags,
        summary: 'Choose which notices browsers show; what is not sent stays',
        body: notificationsInput.meta({ title: 'NotificationsInput' }),
        example: { reminders: false },
        response,
      },
    },
    (request) => updatePushNotifications(request.ctx, request.body),
  )
  app.put(
    '/Auth/me/push/subscription',
    {
      schema: {
        operationId: 'subscribeToPush',
        access,
        refuses: ['conflict', 'too_many_requests'],
        tags,
        summary: 'Show notices in the browser of this sign-in',
        description:
          'Takes what `PushSubscription.toJSON()` gives. It ends with the sign-in, and when the service of the browser says so.',
        body: pushSubscriptionInput.meta({ title: 'PushSubscriptionInput' }),
        example: {
          endpoint: 'https://push.example.net/1f2d',
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        },
        response,
      },
    },
    (request) => subscribeToPush(request.ctx, request.body),
  )
  app.delete(
    '/Auth/me/push/subscription',
    {
      schema: {
        operationId: 'unsubscribeFromPush',
        access,
        tags,
        summary: 'Show no more notices in the browser of this sign-in',
        response,
      },
    },
    (request) => unsubscribeFromPush(request.ctx),
  )
}
