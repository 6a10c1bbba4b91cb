import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, MONDAY, THURSDAY } from './clinic.ts'
import type { Call } from './openapi.ts'
import type { TestApp } from './server.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any; headers: Record<string, unknown> }>
type World = { app: TestApp; clinic: Clinic; patient: { id: string; token: string } }

/**
 * Calls the hospital's actions on appointments. `expectStatus` validates each response against the
 * OpenAPI document.
 */
export async function workOnAppointments(expectStatus: ExpectStatus, { app, clinic, patient }: World): Promise<void> {
  const { token } = clinic.staff
  const visit = {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    doctorId: clinic.doctor.id,
    patientId: patient.id,
  }
  const { id } = await insertAppointment(app.db, { ...visit, date: MONDAY, time: '16:00' })
  const one = { token, path: { id } }
  const asPatient = { ...one, token: patient.token }
  const time = { date: MONDAY, time: '17:00' }
  await expectStatus(200, 'listAppointmentTimes', { ...one, query: { from: MONDAY, to: MONDAY } })
  await expectStatus(400, 'listAppointmentTimes', { ...one, query: { from: MONDAY, to: THURSDAY } })
  await expectStatus(200, 'listAppointmentDoctors', one)
  await expectStatus(200, 'proposeTime', { ...one, body: { ...time, note: 'Better for us.' } })
  await expectStatus(400, 'proposeTime', { ...one, body: { date: MONDAY } })
  const open = async () => ({ id, proposalId: (await expectStatus(200, 'getAppointment', one)).body.proposal.id })
  await expectStatus(200, 'getHospitalCalendar', {
    token,
    path: { id: clinic.hospital.id },
    query: { doctorId: clinic.doctor.id, from: THURSDAY, to: MONDAY },
  })
  const proposed = await open()
  await expectStatus(200, 'withdrawProposal', { token, path: proposed })
  await expectStatus(409, 'withdrawProposal', { token, path: proposed })
  await expectStatus(200, 'proposeTime', { ...one, body: time })
  await expectStatus(200, 'answerProposal', { ...asPatient, path: await open(), body: { accept: true } })
  await expectStatus(409, 'markNoShow', { ...one, body: {} })
  const begun = await insertAppointment(app.db, { ...visit, date: '2026-03-04', time: '09:00', status: 'confirmed' })
  await expectStatus(200, 'markNoShow', { token, path: { id: begun.id }, body: { note: 'We called twice.' } })
  const today = await insertAppointment(app.db, { ...visit, date: '2026-03-04', time: '15:00', status: 'confirmed' })
  const arrival = { token, path: { id: today.id }, body: { arrival: 'arrived' } }
  await expectStatus(200, 'markArrival', arrival)
  await expectStatus(400, 'markArrival', { ...arrival, body: { arrival: 'late' } })
  await expectStatus(409, 'markArrival', { ...one, body: { arrival: 'arrived' } })
  await expectStatus(200, 'listBoardPlaces', { ...one, query: { from: MONDAY, to: MONDAY } })
  await expectStatus(200, 'getDayBoard', {
    token,
    path: { id: clinic.hospital.id },
    query: { from: THURSDAY, to: MONDAY },
  })
  await insertAppointment(app.db, { ...visit, date: MONDAY, time: '09:00' })
  const bookings = { token, path: { id: clinic.hospital.id } }
  const { body: patients } = await expectStatus(200, 'findPatients', { ...bookings, query: { q: 'Ada' } })
  await expectStatus(400, 'findPatients', { ...bookings, query: { q: 'A' } })
  const free = { doctorId: clinic.doctor.id, date: FRIDAY, time: '16:00' }
  const { body: services } = await expectStatus(200, 'listSlotServices', { ...bookings, query: free })
  const known = { ...free, serviceId: services[0].serviceId, knownFrom: patients[0].appointmentId }
  await expectStatus(201, 'bookByPhone', { ...bookings, body: known })
  await expectStatus(409, 'bookByPhone', { ...bookings, body: known })
  await expectStatus(400, 'bookByPhone', { ...bookings, body: free })
  const afternoon = { doctorId: clinic.doctor.id, date: FRIDAY, from: '16:00', to: '18:00' }
  await expectStatus(409, 'blockTime', { ...bookings, body: afternoon })
  const { body: blocked } = await expectStatus(201, 'blockTime', { ...bookings, body: { ...afternoon, from: '17:00' } })
  await expectStatus(400, 'blockTime', { ...bookings, body: { ...afternoon, to: '15:00' } })
  const ofBlock = { token, path: { id: clinic.hospital.id, blockedTimeId: blocked.id } }
  await expectStatus(204, 'unblockTime', ofBlock)
  await expectStatus(404, 'unblockTime', ofBlock)
  const waiting = await insertAppointment(app.db, { ...visit, date: MONDAY, time: '12:00' })
  const decided = { token, path: { id: waiting.id } }
  await expectStatus(200, 'holdMove', { ...decided, body: { move: 'confirmed' } })
  await expectStatus(409, 'holdMove', { ...decided, body: { move: 'confirmed' } })
  await expectStatus(400, 'holdMove', { ...decided, body: { move: 'cancelled' } })
  await expectStatus(200, 'undoMove', decided)
  await expectStatus(409, 'undoMove', decided)
  const { body: note } = await expectStatus(201, 'addInternalNote', { ...one, body: { note: 'Comes early.' } })
  await expectStatus(200, 'listInternalNotes', one)
  await expectStatus(403, 'listInternalNotes', asPatient)
  await expectStatus(204, 'deleteInternalNote', { token, path: { id, noteId: note.id } })
  const ofHospital = { token, path: { id: clinic.hospital.id } }
  const template = { language: 'en', title: 'Please fast', body: 'Dear {{name}}, come fasting.' }
  const { body: made } = await expectStatus(201, 'createMessageTemplate', { ...ofHospital, body: template })
  await expectStatus(409, 'createMessageTemplate', { ...ofHospital, body: template })
  await expectStatus(200, 'listMessageTemplates', ofHospital)
  const its = { token, path: { id: clinic.hospital.id, templateId: made.id } }
  await expectStatus(200, 'updateMessageTemplate', { ...its, body: { title: 'Fasting' } })
  await expectStatus(204, 'deleteMessageTemplate', its)
  await expectStatus(404, 'deleteMessageTemplate', its)
  await app.query('delete from appointments where id = any($1)', [[id, begun.id]])
  await expectStatus(200, 'listAppointments', {
    token,
    query: { unread: true, serviceId: visit.serviceId, to: FRIDAY },
  })
}
