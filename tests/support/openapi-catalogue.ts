import type { OpenApi } from './openapi.ts'
import type { ExpectStatus } from './openapi-users.ts'

type With = {
  api: OpenApi
  admin: string
  patient: string
  /** A service that the created hospital does not offer. */
  strangeService: string
}

/**
 * Calls administrators' actions on the catalogue. `expectStatus` validates each response against
 * the OpenAPI document.
 */
export async function keepCatalogue(
  expectStatus: ExpectStatus,
  { api, admin, patient, strangeService }: With,
): Promise<void> {
  const made: Record<string, string> = {}
  for (const kind of ['Hospital', 'HealthService', 'Doctor'] as const) {
    const example = api.find(`create${kind}`).requestBody?.content['application/json']?.example as object
    const body = kind === 'Doctor' ? { ...example, hospitalId: made.Hospital } : example
    const { headers, body: record } = await expectStatus(201, `create${kind}`, { body, token: admin })
    made[kind] = record.id
    const path = { id: record.id }
    const change = api.find(`update${kind}`).requestBody?.content['application/json']?.example as object
    const edit = { path, token: admin, body: change, headers: { 'if-match': String(headers.etag) } }
    await expectStatus(200, `update${kind}`, edit)
    await expectStatus(409, `update${kind}`, { ...edit, body: { isActive: false } })
    await expectStatus(403, `update${kind}`, { ...edit, token: patient })
  }
  const link = { path: { id: made.Hospital ?? '', serviceId: made.HealthService ?? '' }, token: admin }
  await expectStatus(201, 'linkHealthService', link)
  await expectStatus(200, 'linkHealthService', { ...link, body: { price: 170 } })
  await expectStatus(400, 'linkHealthService', { ...link, body: { price: 'dear' } })
  const does = (token: string, ...serviceIds: (string | undefined)[]) => ({
    path: { id: made.Doctor ?? '' },
    token,
    body: { services: serviceIds.map((serviceId) => ({ serviceId })) },
  })
  await expectStatus(200, 'setDoctorServices', does(admin, made.HealthService))
  await expectStatus(400, 'setDoctorServices', does(admin, strangeService))
  await expectStatus(403, 'setDoctorServices', does(patient))
  await expectStatus(200, 'listProposedDoctorServices', { path: { id: made.Doctor ?? '' }, token: admin })
  await expectStatus(204, 'unlinkHealthService', link)
  await expectStatus(200, 'getDoctorSettings', { path: { id: made.Doctor ?? '' }, token: admin })
  await expectStatus(403, 'getDoctorSettings', { path: { id: made.Doctor ?? '' }, token: patient })
  for (const kind of ['Doctor', 'HealthService', 'Hospital']) {
    const path = { id: made[kind] ?? '' }
    await expectStatus(403, `delete${kind}`, { path, token: patient })
    await expectStatus(204, `delete${kind}`, { path, token: admin })
    await expectStatus(404, `get${kind}`, { path, token: admin })
  }
}
