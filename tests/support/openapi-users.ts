import { PASSWORD } from './account.ts'
import type { Call } from './openapi.ts'

export type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any; headers: Record<string, string> }>

/**
 * Calls administrators' actions on users and the export of the activity. `expectStatus` validates
 * each response against the OpenAPI document.
 */
export async function manageUsers(
  expectStatus: ExpectStatus,
  { admin: token, patient }: { admin: string; patient: string },
): Promise<void> {
  const person = { firstName: 'Elif', lastName: 'Kaya', email: 'elif@mail.example', role: 'user' }
  await expectStatus(403, 'listUsers', { token: patient })
  const { body: made } = await expectStatus(201, 'createUser', { token, body: { ...person, password: PASSWORD } })
  await expectStatus(409, 'createUser', { token, body: { ...person, password: PASSWORD } })
  await expectStatus(400, 'createUser', { token, body: { ...person, email: 'elif' } })
  await expectStatus(200, 'listUsers', { token, query: { q: 'elif', role: 'user', sortBy: 'created' } })
  await expectStatus(400, 'listUsers', { token, query: { sortBy: 'beauty' } })
  await expectStatus(200, 'exportUsers', { token, query: { role: 'user' } })
  await expectStatus(403, 'exportUsers', { token: patient })
  await expectStatus(200, 'exportActivity', { token })
  await expectStatus(200, 'getUser', { token, path: { id: made.id } })
  await expectStatus(200, 'updateUser', { token, path: { id: made.id }, body: { status: 'suspended' } })
  await expectStatus(204, 'deleteUser', { token, path: { id: made.id } })
  await expectStatus(404, 'getUser', { token, path: { id: made.id } })
}
