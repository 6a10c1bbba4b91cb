import { insertPerson, PASSWORD } from './account.ts'
import type { Call } from './openapi.ts'
import type { TestApp } from './server.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

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
