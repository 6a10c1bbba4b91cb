import type { Call } from './openapi.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

/**
 * Calls administrators' actions on the lists of hospitals, doctors and services. `expectStatus`
 * validates each response against the OpenAPI document.
 */
export async function manageLists(
  expectStatus: ExpectStatus,
  { admin: token, patient }: { admin: string; patient: string },
): Promise<void> {
  for (const plural of ['Hospitals', 'Doctors', 'HealthServices']) {
    await expectStatus(200, `export${plural}`, { token, query: { status: 'active' } })
    await expectStatus(403, `export${plural}`, { token: patient })
  }
  const list = { token, query: { kind: 'health_service', fileName: 'a.csv' }, headers: { 'content-type': 'text/csv' } }
  await expectStatus(400, 'createImport', { ...list, query: { kind: 'beauty', fileName: 'a.csv' }, body: 'name' })
  const { body: sent } = await expectStatus(201, 'createImport', { ...list, body: 'name\nA' })
  await expectStatus(200, 'exportRefusedRows', { token, path: { id: sent.id } })
}
