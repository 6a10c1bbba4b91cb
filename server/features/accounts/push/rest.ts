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
        summary: 'Push settings of the viewer, with the key for subscribing',
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
        summary: 'Choose kinds of push notifications. Omitted kinds stay unchanged',
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
        summary: 'Subscribe the browser of this session to push notifications',
        description:
          "Takes the result of `PushSubscription.toJSON()`. The subscription ends with the session, or when the browser's push service ends it.",
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
        summary: 'Unsubscribe the browser of this session from push notifications',
        response,
      },
    },
    (request) => unsubscribeFromPush(request.ctx),
  )
}
