import type { Call } from './openapi.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Calls administrators' actions on hospitals beside their record. `expectStatus` validates each
 * response against the OpenAPI document.
 */
export async function manageHospitals(
  expectStatus: ExpectStatus,
  { admin: token, patient }: { admin: string; patient: string },
): Promise<void> {
  const { body: made } = await expectStatus(201, 'createHospital', {
    token,
    body: { name: 'Firuze', address: 'Çınar Caddesi 18', city: 'İstanbul', country: 'Turkey' },
  })
  const path = { id: made.id }
  await expectStatus(200, 'getHospitalSettings', { path, token })
  await expectStatus(403, 'getHospitalSettings', { path, token: patient })
  await expectStatus(400, 'updateHospital', { path, token, body: { closures: [{ startsOn: 'soon' }] } })

  const file = { bytes: PNG, name: 'front.png' }
  await expectStatus(201, 'uploadPicture', { token, file, body: { alt: 'The front' } })
  await expectStatus(400, 'uploadPicture', { token, file })
  await expectStatus(403, 'uploadPicture', { token: patient, file, body: { alt: 'The front' } })
  await expectStatus(415, 'uploadPicture', {
    token,
    file: { bytes: Buffer.from('hello'), name: 'a.txt' },
    body: { alt: 'A' },
  })
}
