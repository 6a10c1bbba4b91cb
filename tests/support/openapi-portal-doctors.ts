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
 * Calls the edits of the hospital's staff in its portal. `expectStatus` validates each response
 * against the OpenAPI document.
 */
export async function keepHospital(
  expectStatus: ExpectStatus,
  { app, clinic, patient }: { app: TestApp; clinic: Clinic; patient: string },
): Promise<void> {
  const { token } = clinic.staff
  const hospital = { id: clinic.hospital.id }
  const doctor = { id: clinic.doctor.id }
  const doctorId = doctor.id
  await expectStatus(200, 'getPortalHospital', { token, path: hospital })
  await expectStatus(403, 'getPortalHospital', { token: patient, path: hospital })
  await expectStatus(404, 'getPortalHospital', { token, path: doctor })
  await expectStatus(200, 'listHospitalDoctors', { token, path: hospital, query: { status: 'active' } })
  await expectStatus(200, 'countHospitalDoctors', { token, path: hospital })
  await expectStatus(200, 'getHospitalDoctor', { token, path: { ...hospital, doctorId } })
  await expectStatus(200, 'getDoctorFeeds', { token, path: hospital })
  await expectStatus(200, 'listReviewsToAnswer', { token, path: hospital, query: { answered: 'false' } })

  const breaks = [{ weekday: 6, from: '12:00', to: '13:00' }]
  await expectStatus(200, 'getDoctorCalendar', { token, path: doctor })
  await expectStatus(200, 'setDoctorCalendar', { token, path: doctor, body: { hours: null, breaks } })
  await expectStatus(400, 'setDoctorCalendar', { token, path: doctor, body: { hours: null } })
  const days = { startsOn: '2030-07-01', endsOn: '2030-07-14' }
  await expectStatus(200, 'listLeaveClashes', { token, path: doctor, query: days })
  const { body: calendar } = await expectStatus(201, 'addDoctorLeave', { token, path: doctor, body: days })
  await expectStatus(204, 'removeDoctorLeave', { token, path: { ...doctor, leaveId: calendar.leave[0].id } })
  const { data } = await app.graphql('mutation ($id: ID!) { createDoctorFeed(doctorId: $id) }', doctor, token)
  const file = String(data.createDoctorFeed).split('/').at(-1) ?? ''
  await expectStatus(200, 'getDoctorFeed', { path: { file } })
  await app.graphql('mutation ($id: ID!) { removeDoctorFeed(doctorId: $id) { hasFeed } }', doctor, token)
  await expectStatus(404, 'getDoctorFeed', { path: { file } })
}
