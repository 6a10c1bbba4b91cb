import { linkFor } from '#server/features/accounts/outbox/links.ts'
import type { Clinic } from './clinic.ts'
import type { Call } from './openapi.ts'
import type { TestApp } from './server.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any }>

/**
 * Calls what the portal of a hospital offers; `expectStatus` holds each answer against the OpenAPI
 * document.
 */
export async function usePortal(
  expectStatus: ExpectStatus,
  { app, clinic, patient }: { app: TestApp; clinic: Clinic; patient: string },
): Promise<void> {
  const path = { id: clinic.hospital.id }
  const { token } = clinic.staff
  await expectStatus(200, 'getHospitalDashboard', { path, token })
  await expectStatus(403, 'getHospitalDashboard', { path, token: patient })
  await expectStatus(404, 'getHospitalDashboard', { path: { id: clinic.doctor.id }, token })

  await expectStatus(200, 'updateHospital', { path, token, body: { notifiedEmails: ['desk@hospital.example'] } })
  const address = { path, token, body: { email: 'desk@hospital.example' } }
  await expectStatus(204, 'askHospitalAddress', address)
  await expectStatus(404, 'askHospitalAddress', { ...address, body: { email: 'nobody@hospital.example' } })
  await expectStatus(400, 'confirmHospitalAddress', { body: { token: 'forged' } })
  const [named] = await app.query<{ id: string }>('select id from hospital_addresses where hospital_id = $1', [path.id])
  await expectStatus(204, 'confirmHospitalAddress', {
    body: { token: linkFor(app, 'hospital-address', named?.id ?? '') },
  })

  const body = { firstName: 'Derya', lastName: 'Aksoy', email: 'derya@mail.example', hospitalRole: 'viewer' }
  const { body: member } = await expectStatus(201, 'inviteTeamMember', { path, token, body })
  await expectStatus(409, 'inviteTeamMember', { path, token, body })
  await expectStatus(400, 'inviteTeamMember', { path, token, body: { ...body, hospitalRole: 'king' } })
  await expectStatus(200, 'listTeam', { path, token })
  const one = { path: { ...path, member: member.id }, token }
  await expectStatus(200, 'inviteTeamMemberAgain', one)
  await expectStatus(200, 'updateTeamMember', { ...one, body: { hospitalRole: 'coordinator' } })
  await expectStatus(204, 'removeTeamMember', one)
  await expectStatus(404, 'removeTeamMember', one)
}
