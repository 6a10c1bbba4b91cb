import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { insertUser } from '#server/seed/factories.ts'
import {
  type Clinic,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  NOON,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})

const verbs = bothDoors(() => app, {
  find: {
    rest: 'GET /api/Hospitals/:hospitalId/patients',
    graphql: `query ($hospitalId: ID, $q: String!) { patientsFound(hospitalId: $hospitalId, q: $q) {
      appointmentId name bookerName phone email visits latestDate } }`,
  },
  services: {
    rest: 'GET /api/Hospitals/:hospitalId/slot-services',
    graphql: `query ($hospitalId: ID, $doctorId: ID, $date: Date!, $time: Time!) {
      slotServices(hospitalId: $hospitalId, doctorId: $doctorId, date: $date, time: $time) { serviceId name minutes } }`,
  },
  book: {
    rest: 'POST /api/Hospitals/:hospitalId/phone-bookings',
    graphql: `mutation ($hospitalId: ID, $input: PhoneBookingInput!) {
      bookByPhone(hospitalId: $hospitalId, input: $input) { id status date time patientName patientPhone } }`,
    success: 201,
  },
})

describe.each(verbs)('bookings on the phone through %s', (_door, ask) => {
  const staff = () => clinic.staff.token
  const find = async (q: string, token = staff()) =>
    (await ask('find', { hospitalId: clinic.hospital.id, q }, token)).body
  const book = (changes: object, token = staff()) => {
    const input = {
      serviceId: clinic.service.id,
      doctorId: clinic.doctor.id,
      date: THURSDAY,
      time: '10:00',
      ...changes,
    }
    return ask('book', { hospitalId: clinic.hospital.id, ...input, input }, token)
  }
  const put = (changes: Partial<VisitAt>) =>
    insertVisit(app, clinic, { date: FRIDAY, time: '10:00', patientId: ada.id, ...changes })
  const grete = (email = `${crypto.randomUUID()}@mail.example`) => ({
    firstName: 'Grete',
    lastName: 'Öz',
    email,
    phone: '+49 30 1234567',
  })

  test('finds patients of the hospital by the digits of a number and by name, once each', async () => {
    await put({ patientPhone: '+49 (171) 555-0123', patientFirstName: 'Ingrid', patientLastName: 'Solvang' })
    const latest = await put({
      date: FRIDAY,
      time: '14:00',
      patientPhone: '+49 171 5550123',
      patientFirstName: 'Ingrid',
      patientLastName: 'Solvang',
    })
    const other = await insertClinic(app)
    await insertVisit(app, other, { date: FRIDAY, time: '16:00', patientId: ada.id, patientPhone: '+49 171 5550123' })
    for (const q of ['0171 5550123', '5550123', 'ingrid sol', 'SOLVANG'])
      expect(await find(q)).toMatchObject([{ appointmentId: latest.id, name: 'Ingrid Solvang', visits: 2 }])
    expect(await find('%%%')).toEqual([])
    expect(await find('999 9999')).toEqual([])
    expect((await ask('find', { hospitalId: clinic.hospital.id, q: 'Solvang' }, other.staff.token)).status).toBe(404)
    expect((await ask('find', { hospitalId: clinic.hospital.id, q: 'ab' }, staff())).status).toBe(400)
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const refused = await ask('find', { hospitalId: clinic.hospital.id, q: 'Solvang' }, await app.tokenFor(viewer.id))
    expect(refused.status).toBe(403)
  })

  test('lists the services that fit before the next visit', async () => {
    await put({ date: THURSDAY, time: '10:30', doctorId: clinic.doctor.id, durationMinutes: 30 })
    const search = { hospitalId: clinic.hospital.id, doctorId: clinic.doctor.id, date: THURSDAY, time: '10:00' }
    const { body } = await ask('services', search, staff())
    expect(body).toMatchObject([{ serviceId: clinic.short.id, minutes: 30 }])
  })

  test('books a known patient without notice, confirmed, in the name of the hospital', async () => {
    const known = await put({ patientPhone: '+49 171 5550123', patientFirstName: 'Ingrid', patientLastName: 'Solvang' })
    const { status, body } = await book({ knownFrom: known.id, date: '2026-03-04', time: '15:00' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'confirmed', patientName: 'Ingrid Solvang', patientPhone: '+49 171 5550123' })
    const [row] = await app.db.select().from(appointments).where(eq(appointments.id, body.id))
    expect(row?.patientId).toBe(ada.id)
    const mails = await app.db.select().from(outbox).where(eq(outbox.userId, ada.id))
    expect(mails.map(({ kind }) => kind)).toContain('appointment.booked')
    // The patient sees it, and has only one place at a time.
    expect((await book({ knownFrom: known.id, date: '2026-03-04', time: '15:00', doctorId: null })).status).toBe(409)
    const other = await insertClinic(app)
    const theirs = await insertVisit(app, other, { date: FRIDAY, time: '16:00', patientId: ada.id })
    expect((await book({ knownFrom: theirs.id })).status).toBe(404)
  })

  test('invites a new patient, and books on the account of one who has it already', async () => {
    const patient = grete()
    const { status, body } = await book({ patient })
    expect(status).toBe(201)
    const [account] = await app.db.select().from(users).where(eq(users.email, patient.email))
    expect(account).toMatchObject({ role: 'user', firstName: 'Grete', emailConfirmedAt: null })
    const mails = await app.db
      .select()
      .from(outbox)
      .where(eq(outbox.userId, account?.id ?? ''))
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['account.invitation', 'appointment.booked'])
    expect(body.patientName).toBe('Grete Öz')
    const again = await book({ patient: grete(ada.email.toUpperCase()), time: '14:00' })
    expect(again.status).toBe(201)
    const [row] = await app.db.select().from(appointments).where(eq(appointments.id, again.body.id))
    expect(row?.patientId).toBe(ada.id)
    const [staffUser] = await app.db.select().from(users).where(eq(users.id, clinic.staff.id))
    expect((await book({ patient: grete(staffUser?.email), time: '16:00' })).status).toBe(400)
  })

  test('keeps to the rules of every booking, and to roles', async () => {
    const known = await put({})
    const refused = async (changes: object) => (await book(changes)).status
    expect(await refused({ knownFrom: known.id, date: '2026-03-08' })).toBe(400)
    expect(await refused({ knownFrom: known.id, date: '2026-03-04', time: '12:00' })).toBe(400)
    expect(await refused({ knownFrom: known.id, time: '10:05' })).toBe(400)
    expect(await refused({})).toBe(400)
    expect(await refused({ knownFrom: known.id, patient: grete() })).toBe(400)
    await put({ date: THURSDAY, time: '10:00', doctorId: clinic.doctor.id, patientId: null })
    const taken = grete()
    expect(await refused({ patient: taken })).toBe(409)
    // Nothing of a refused booking stays.
    expect(await app.db.$count(users, eq(users.email, taken.email))).toBe(0)
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    expect((await book({ knownFrom: known.id }, await app.tokenFor(viewer.id))).status).toBe(403)
    expect((await book({ knownFrom: known.id }, ada.token)).status).toBe(403)
    expect((await book({ knownFrom: known.id }, (await insertClinic(app)).staff.token)).status).toBe(404)
  })
})
