import type { OpenApi } from './openapi.ts'
import type { ExpectStatus } from './openapi-users.ts'

type With = { api: OpenApi; admin: string; patient: string }

/**
 * Calls what is done with the names of specialties and categories; `expectStatus` holds each answer
 * against the OpenAPI document.
 */
export async function nameTerms(expectStatus: ExpectStatus, { api, admin, patient }: With): Promise<void> {
  const { body: terms } = await expectStatus(200, 'listTerms', { query: { kind: 'specialty' } })
  await expectStatus(400, 'listTerms', { query: { kind: 'colour' } })
  await expectStatus(200, 'listManagedTerms', { token: admin })
  await expectStatus(403, 'listManagedTerms', { token: patient })
  const path = { id: terms[0].id as string }
  const { headers } = await expectStatus(200, 'getManagedTerm', { path, token: admin })
  const body = api.find('updateTerm').requestBody?.content['application/json']?.example as object
  const edit = { path, token: admin, body, headers: { 'if-match': String(headers.etag) } }
  await expectStatus(200, 'updateTerm', edit)
  await expectStatus(409, 'updateTerm', { ...edit, body: { name: 'Later' } })
  await expectStatus(400, 'updateTerm', { path, token: admin, body: { name: '' } })
}
