import { insertPerson, PASSWORD } from './account.ts'
import type { Call } from './openapi.ts'
import type { TestApp } from './server.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

/** Calls what people do with their webhooks. */
export async function keepWebhooks(app: TestApp, expectStatus: ExpectStatus): Promise<void> {
  const { token } = await insertPerson(app)
  const body = { url: 'http://93.184.216.34/hook', events: ['appointment.booked'] }
  const { body: made } = await expectStatus(201, 'createWebhook', { token, body })
  await expectStatus(400, 'createWebhook', { token, body: { ...body, url: 'http://127.0.0.1/' } })
  await expectStatus(200, 'listWebhooks', { token })
  const one = { token, path: { id: made.id } }
  await expectStatus(200, 'updateWebhook', { ...one, body: { description: 'Calendar' } })
  await expectStatus(200, 'rollWebhookSecret', one)
  await expectStatus(200, 'testWebhook', one)
  const { body: deliveries } = await expectStatus(200, 'listWebhookDeliveries', one)
  const sent = { token, path: { ...one.path, deliveryId: deliveries[0].id } }
  await expectStatus(404, 'replayWebhookDelivery', sent)
  await app.query('update webhook_deliveries set delivered_at = now()')
  await expectStatus(200, 'replayWebhookDelivery', sent)
  await expectStatus(204, 'deleteWebhook', one)
  await expectStatus(404, 'deleteWebhook', one)
}

/** Calls what people do with the keys of their programs. */
export async function keepKeys(app: TestApp, expectStatus: ExpectStatus): Promise<void> {
  const { token } = await insertPerson(app)
  const body = { name: 'Booking desk', scopes: ['profile:read'], password: PASSWORD }
  const { body: made } = await expectStatus(201, 'createApiKey', { token, body })
  await expectStatus(400, 'createApiKey', { token, body: { ...body, scopes: ['everything'] } })
  await expectStatus(200, 'listApiKeys', { token })
  await expectStatus(403, 'listApiKeys', { token: made.secret })
  await expectStatus(200, 'getProfile', { token: made.secret })
  const one = { token, path: { id: made.id } }
  await expectStatus(200, 'renameApiKey', { ...one, body: { name: 'Website' } })
  await expectStatus(200, 'revokeApiKey', one)
  await expectStatus(404, 'revokeApiKey', one)
  await expectStatus(401, 'getProfile', { token: made.secret })
}
