import { runImports } from '#server/features/administration/imports/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { NOON } from './clinic.ts'
import type { Call } from './openapi.ts'
import type { TestApp } from './server.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

/**
 * Calls what administrators do with the lists of hospitals, doctors and services; `expectStatus`
 * holds each answer against the OpenAPI document.
 */
export async function manageLists(
  expectStatus: ExpectStatus,
  { app, admin: token, patient }: { app: TestApp; admin: string; patient: string },
): Promise<void> {
  for (const plural of ['Hospitals', 'Doctors', 'HealthServices']) {
    await expectStatus(200, `listManaged${plural}`, { token, query: { q: 'a', sortBy: 'updated', direction: 'desc' } })
    await expectStatus(400, `listManaged${plural}`, { token, query: { sortBy: 'beauty' } })
    await expectStatus(403, `listManaged${plural}`, { token: patient })
    await expectStatus(200, `export${plural}`, { token, query: { status: 'active' } })
    await expectStatus(403, `export${plural}`, { token: patient })
    await expectStatus(200, `count${plural}`, { token })
  }
  const list = { token, query: { kind: 'health_service', fileName: 'a.csv' }, headers: { 'content-type': 'text/csv' } }
  await expectStatus(400, 'createImport', { ...list, query: { kind: 'beauty', fileName: 'a.csv' }, body: 'name' })
  const { body: sent } = await expectStatus(201, 'createImport', { ...list, body: 'name\nA' })
  await expectStatus(200, 'listImports', { token })
  await expectStatus(200, 'getImport', { token, path: { id: sent.id } })
  await expectStatus(200, 'listImportRows', { token, path: { id: sent.id }, query: { outcome: 'refused' } })
  await expectStatus(200, 'exportRefusedRows', { token, path: { id: sent.id } })
  await expectStatus(409, 'startImport', { token, path: { id: sent.id } })
  await runImports({ config: app.config, db: app.db, log: createLogger('silent', false), clock: () => NOON })
  await expectStatus(200, 'startImport', { token, path: { id: sent.id } })
  await expectStatus(200, 'cancelImport', { token, path: { id: sent.id } })
  const body = { kind: 'doctor', isActive: false, search: { q: 'nobody is called this' } }
  await expectStatus(200, 'previewActivation', { token, body })
  await expectStatus(400, 'changeActivation', { token, body: { ...body, ids: [] } })
  const { body: change } = await expectStatus(201, 'changeActivation', { token, body })
  await expectStatus(200, 'undoActivation', { token, path: { id: change.id } })
  await expectStatus(409, 'undoActivation', { token, path: { id: change.id } })
}
