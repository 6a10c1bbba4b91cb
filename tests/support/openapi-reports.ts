import type { Clinic } from './clinic.ts'
import type { Call } from './openapi.ts'
import { reporting } from './reports.ts'
import type { TestApp } from './server.ts'

// biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
type ExpectStatus = (status: number, operationId: string, options?: Call) => Promise<{ body: any }>
type World = { app: TestApp; clinic: Clinic; patient: string }

/**
 * Creates, reads and deletes reports of every kind. `expectStatus` validates each response against
 * the OpenAPI document.
 */
export async function haveReports(expectStatus: ExpectStatus, { app, clinic, patient }: World): Promise<void> {
  const { token } = clinic.staff
  const path = { id: clinic.hospital.id }
  const ofHospital = { token, path }
  const asked = { kind: 'revenue', period: 'custom', from: '2026-01-01', to: '2026-12-31' }
  const { body: waiting } = await expectStatus(201, 'createReport', { ...ofHospital, body: asked })
  await expectStatus(400, 'createReport', { ...ofHospital, body: { ...asked, to: '2025-12-31' } })
  await expectStatus(403, 'createReport', { path, token: patient, body: asked })
  const its = (reportId: string) => ({ token, path: { ...path, reportId } })
  await expectStatus(409, 'getReportPdf', its(waiting.id))
  await expectStatus(200, 'cancelReport', its(waiting.id))
  for (const kind of ['appointments', 'revenue', 'doctors', 'patients']) {
    const { body } = await expectStatus(201, 'createReport', { ...ofHospital, body: { kind, period: 'year' } })
    await reporting(app).work()
    await expectStatus(200, 'getReport', its(body.id))
    if (kind === 'patients')
      for (const file of ['Csv', 'Workbook', 'Pdf'])
        await expectStatus(200, `getReport${file}`, { ...its(body.id), query: { language: 'ar' } })
    await expectStatus(204, 'deleteReport', its(body.id))
    await expectStatus(404, 'getReport', its(body.id))
  }
  await expectStatus(200, 'getDigest', ofHospital)
  await expectStatus(200, 'updateDigest', { ...ofHospital, body: { isOn: false, language: 'ru' } })
  await expectStatus(400, 'updateDigest', { ...ofHospital, body: { isOn: 'perhaps' } })
  await expectStatus(200, 'listReports', { ...ofHospital, query: { kind: 'revenue', limit: 5 } })
  await expectStatus(400, 'listReports', { ...ofHospital, query: { kind: 'beauty' } })
}
