import type { Clinic } from './clinic.ts'
import type { Call } from './openapi.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

/**
 * Calls the operations of a hospital's portal. `expectStatus` validates each response against the
 * OpenAPI document.
 */
export async function usePortal(
  expectStatus: ExpectStatus,
  { clinic, patient }: { clinic: Clinic; patient: string },
): Promise<void> {
  const path = { id: clinic.hospital.id }
  const { token } = clinic.staff
  await expectStatus(200, 'getHospitalDashboard', { path, token })
  await expectStatus(403, 'getHospitalDashboard', { path, token: patient })
  await expectStatus(404, 'getHospitalDashboard', { path: { id: clinic.doctor.id }, token })
  await expectStatus(200, 'updateHospital', { path, token, body: { notifiedEmails: ['desk@hospital.example'] } })
}
