import type { Call } from './openapi.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

/** Calls what administrators do with the lists of hospitals, doctors and services; `expectStatus` holds each answer against the OpenAPI document. */
export async function manageLists(
  expectStatus: ExpectStatus,
  { admin: token, patient }: { admin: string; patient: string },
): Promise<void> {
  for (const plural of ['Hospitals', 'Doctors', 'HealthServices']) {
    await expectStatus(200, `listManaged${plural}`, { token, query: { q: 'a', sortBy: 'updated', direction: 'desc' } })
    await expectStatus(400, `listManaged${plural}`, { token, query: { sortBy: 'beauty' } })
    await expectStatus(403, `listManaged${plural}`, { token: patient })
    await expectStatus(200, `export${plural}`, { token, query: { status: 'active' } })
    await expectStatus(403, `export${plural}`, { token: patient })
    await expectStatus(200, `count${plural}`, { token })
  }
  const body = { kind: 'doctor', isActive: false, search: { q: 'nobody is called this' } }
  await expectStatus(200, 'previewActivation', { token, body })
  await expectStatus(400, 'changeActivation', { token, body: { ...body, ids: [] } })
  const { body: change } = await expectStatus(201, 'changeActivation', { token, body })
  await expectStatus(200, 'undoActivation', { token, path: { id: change.id } })
  await expectStatus(409, 'undoActivation', { token, path: { id: change.id } })
}
