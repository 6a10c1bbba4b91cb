import type { ExpectStatus } from './openapi-users.ts'
import { startPushService } from './push-service.ts'

/** Calls what people do with notices in their browser. */
export async function allowPush(expectStatus: ExpectStatus, token: string): Promise<void> {
  const service = await startPushService()
  const { subscription } = service.browser()
  await service.close()
  await expectStatus(200, 'getPushSettings', { token })
  await expectStatus(200, 'updatePushNotifications', { token, body: { reminders: false } })
  await expectStatus(400, 'subscribeToPush', { token, body: subscription })
  const elsewhere = { ...subscription, endpoint: 'http://93.184.216.34/browser' }
  await expectStatus(200, 'subscribeToPush', { token, body: elsewhere })
  await expectStatus(200, 'unsubscribeFromPush', { token })
}
