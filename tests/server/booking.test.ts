import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOOKING_ID } from '#domain/appointments.ts'
import { addDays, DEFAULT_BOOKING_RULES, REFUSALS, refusalSentence } from '#domain/availability.ts'
import { inEnglish } from '#domain/sentences.ts'
import { insertAppointment, insertDoctor, insertHealthService } from '#server/seed/factories.ts'
import {
  bookingOf,
  DOORS,
  FRIDAY,
  insertClinic,
  insertPatient,
  MONDAY,
  NOON,
  PATIENT_INFO,
  SUNDAY,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const WEDNESDAY = '2026-03-04'
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

describe.each(DOORS)('booking through %s', (_name, door) => {
  test('stores a pending appointment, its event, and a queued mail', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const { status, body } = await door.book(
      app,
      patient.token,
      bookingOf(clinic, { notes: '  Allergic to penicillin ' }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'pending',
      date: THURSDAY,
      time: '10:00',
      notes: 'Allergic to penicillin',
      durationMinutes: 60,
      patientName: 'Ada Lovelace',
      hospital: { id: clinic.hospital.id, name: clinic.hospital.name },
      service: { id: clinic.service.id, name: clinic.service.name, category: clinic.service.category },
      doctor: null,
      allowedMoves: ['cancelled'],
    })
    expect(body.bookingId).toMatch(BOOKING_ID)
    const [row] = await app.query('select patient_id, starts_at, ends_at from appointments where id = $1', [body.id])
    expect(row).toEqual({
      patient_id: patient.id,
      starts_at: new Date('2026-03-05T07:00:00Z'),
      ends_at: new Date('2026-03-05T08:00:00Z'),
    })
    expect(
      await app.query(
        'select kind, actor_id, actor_role, to_status, created_at from appointment_events where appointment_id = $1',
        [body.id],
      ),
    ).toEqual([{ kind: 'booked', actor_id: patient.id, actor_role: 'user', to_status: 'pending', created_at: NOON }])
    expect(await app.query('select kind, payload from outbox where user_id = $1', [patient.id])).toEqual([
      { kind: 'appointment.booked', payload: { appointmentId: body.id } },
    ])
  })

  test('with a chosen doctor takes the doctor, not the service', async () => {
    const clinic = await insertClinic(app)
    const [one, two, three] = [await insertPatient(app), await insertPatient(app), await insertPatient(app)]
    const withDoctor = bookingOf(clinic, { doctorId: clinic.doctor.id })
    const first = await door.book(app, one.token, withDoctor)
    expect(first.body.doctor).toMatchObject({ id: clinic.doctor.id, fullName: clinic.doctor.fullName })
    expect((await door.book(app, two.token, { ...withDoctor, serviceId: clinic.short.id })).code).toBe('slot_taken')
    expect((await door.book(app, three.token, bookingOf(clinic))).status).toBe(201)
  })

  test('keeps the price at booking: the doctor’s, or else the hospital’s, or else the treatment’s', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const bookAt = async (time: string, changes: object = {}) =>
      (await door.book(app, patient.token, bookingOf(clinic, { appointmentTime: time, ...changes }))).body
    const withDoctor = { doctorId: clinic.doctor.id }
    expect(await bookAt('09:00')).toMatchObject({ price: 120, currency: 'USD' })
    await app.query("update hospital_services set price = 4410.5, currency = 'TRY' where service_id = $1", [
      clinic.service.id,
    ])
    expect(await bookAt('10:00', withDoctor)).toMatchObject({ price: 4410.5, currency: 'TRY' })
    await app.query("update doctor_services set price = 150, currency = 'EUR' where service_id = $1", [
      clinic.service.id,
    ])
    expect(await bookAt('11:00')).toMatchObject({ price: 4410.5, currency: 'TRY' })
    const { id, ...booked } = await bookAt('12:00', withDoctor)
    expect(booked).toMatchObject({ price: 150, currency: 'EUR' })
    await app.query('update doctor_services set price = 1 where service_id = $1', [clinic.service.id])
    expect((await door.update(app, patient.token, id, { time: '15:00' })).body).toMatchObject({ price: 150 })
    await app.query('update health_services set price = null where id = $1', [clinic.short.id])
    expect(await bookAt('16:00', { serviceId: clinic.short.id })).toMatchObject({ price: null, currency: null })
  })

  test('refuses each wrong time as bad input, with a message', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    await app.query('insert into closures (id, hospital_id, starts_on, ends_on) values ($1, $2, $3, $3)', [
      crypto.randomUUID(),
      clinic.hospital.id,
      FRIDAY,
    ])
    const cases: [string, string, string][] = [
      [WEDNESDAY, '09:00', REFUSALS.past],
      [WEDNESDAY, '12:00', REFUSALS.past],
      ['2026-03-03', '10:00', REFUSALS.past],
      ['2019-03-05', '10:00', REFUSALS.past],
      [SUNDAY, '10:00', REFUSALS.sunday],
      [FRIDAY, '10:00', REFUSALS.closed],
      [MONDAY, '13:00', REFUSALS.off_list],
      [MONDAY, '09:01', REFUSALS.off_list],
      [addDays(WEDNESDAY, 366), '10:00', refusalSentence('too_far', DEFAULT_BOOKING_RULES)],
      ['9999-12-31', '10:00', refusalSentence('too_far', DEFAULT_BOOKING_RULES)],
      ['0001-01-01', '10:00', REFUSALS.past],
      ['2026-02-30', '10:00', 'Please choose a date'],
      ['05.03.2026', '10:00', 'Please choose a date'],
      [MONDAY, '24:00', 'Please choose a time'],
      [MONDAY, '9:00', 'Please choose a time'],
      ['', '', 'Please choose a date'],
    ]
    for (const [appointmentDate, appointmentTime, message] of cases)
      expect(
        await door.book(app, patient.token, bookingOf(clinic, { appointmentDate, appointmentTime })),
      ).toMatchObject({ status: 400, code: 'bad_input', body: { message: inEnglish(message) } })
    expect(await app.query('select from appointments where patient_id = $1', [patient.id])).toHaveLength(0)
    expect(
      (await door.book(app, patient.token, bookingOf(clinic, { appointmentDate: WEDNESDAY, appointmentTime: '14:00' })))
        .status,
    ).toBe(201)
    expect(
      (await door.book(app, patient.token, bookingOf(clinic, { appointmentDate: addDays(WEDNESDAY, 365) }))).status,
    ).toBe(201)
  })

  test('accepts only offered services', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const patient = await insertPatient(app)
    const away = await insertDoctor(app.db, { hospitalId: clinic.hospital.id, isActive: false })
    const idle = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.short.id])
    const paused = await insertHealthService(app.db, { isActive: false }, [clinic.hospital.id])
    const wrong: [Record<string, unknown>, string][] = [
      [{ hospitalId: crypto.randomUUID() }, 'hospitalId'],
      [{ serviceId: other.service.id }, 'serviceId'],
      [{ serviceId: paused.id }, 'serviceId'],
      [{ doctorId: other.doctor.id }, 'doctorId'],
      [{ doctorId: away.id }, 'doctorId'],
      [{ doctorId: idle.id }, 'doctorId'],
      [{ hospitalId: '1; drop table users' }, 'hospitalId'],
      [{ patientInfo: { ...PATIENT_INFO, email: 'ada', phone: ' ' } }, 'patientInfo.email'],
    ]
    for (const [changes, field] of wrong) {
      const answer = await door.book(app, patient.token, bookingOf(clinic, changes))
      expect(answer).toMatchObject({ status: 400, code: 'bad_input' })
      expect(Object.keys(answer.body.errors)).toContain(field)
    }
    const withIdle = (serviceId: string) =>
      door.book(app, patient.token, bookingOf(clinic, { doctorId: idle.id, serviceId }))
    expect((await withIdle(clinic.service.id)).body.errors).toEqual({
      doctorId: 'This doctor does not offer this treatment.',
    })
    expect((await withIdle(clinic.short.id)).status).toBe(201)
    await app.query('update hospitals set is_active = false where id = $1', [clinic.hospital.id])
    expect((await door.book(app, patient.token, bookingOf(clinic))).body.errors).toHaveProperty('hospitalId')
  })

  test('requires signing in', async () => {
    const clinic = await insertClinic(app)
    expect(await door.book(app, undefined, bookingOf(clinic))).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect((await door.book(app, clinic.staff.token, bookingOf(clinic))).status).toBe(201)
  })

  test('offers the nearest free times if the time is taken', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const first = await insertPatient(app)
    await door.book(app, first.token, bookingOf(clinic))
    await insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      date: THURSDAY,
      time: '11:00',
    })
    const late = await door.book(app, patient.token, bookingOf(clinic))
    expect(late).toMatchObject({
      status: 409,
      code: 'slot_taken',
      body: { message: 'This time has just been taken. Please choose another time.' },
    })
    expect(late.body.alternatives).toEqual([
      { date: THURSDAY, time: '09:00' },
      { date: THURSDAY, time: '12:00' },
      { date: THURSDAY, time: '14:00' },
      { date: THURSDAY, time: '15:00' },
      { date: THURSDAY, time: '16:00' },
    ])
    expect(JSON.stringify(late.body)).not.toMatch(/appointments_|constraint|exclusion/i)
    const [{ date, time }] = late.body.alternatives
    const wish = bookingOf(clinic, { appointmentDate: date, appointmentTime: time })
    expect((await door.book(app, patient.token, wish)).status).toBe(201)
  })

  test('keeps a patient from being in two places at once', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const patient = await insertPatient(app)
    await door.book(app, patient.token, bookingOf(clinic))
    const clash = await door.book(app, patient.token, bookingOf(other))
    expect(clash).toMatchObject({
      status: 409,
      code: 'slot_taken',
      body: { message: 'You already have an appointment at this time. Please choose another time.' },
    })
    expect(clash.body.alternatives[0]).toEqual({ date: THURSDAY, time: '09:00' })
  })

  test('keeps text unchanged and refuses text that cannot be stored', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const notes = `<script>alert(1)</script> '; drop table appointments; -- ğüşİ 👩🏽‍⚕️`
    expect((await door.book(app, patient.token, bookingOf(clinic, { notes }))).body.notes).toBe(notes)
    for (const bad of ['a\u0000b', 'a\ud800b', 'x'.repeat(2001)])
      expect((await door.book(app, patient.token, bookingOf(clinic, { notes: bad }))).status).toBe(400)
  })
})

describe('POST /api/Appointments', () => {
  test('accepts the documented names and returns the address of the record', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    const { firstName: FirstName, lastName: LastName, email: Email, phone: Phone } = PATIENT_INFO
    const body = {
      HospitalId: clinic.hospital.id,
      ServiceId: clinic.service.id,
      PatientInfo: { FirstName, LastName, Email, Phone },
      AppointmentDate: THURSDAY,
      AppointmentTime: '10:00',
      Notes: '',
    }
    const answer = await rest(app, 'post', '/api/v1/appointments', { token: patient.token, body })
    expect(answer.status).toBe(201)
    expect(answer.body.notes).toBeNull()
    const location = String(answer.headers.location)
    const read = await rest(app, 'get', location, { token: patient.token })
    expect(read.body).toMatchObject({ id: answer.body.id, messages: [], files: [], events: [{ kind: 'booked' }] })
  })

  test('distinguishes Istanbul’s yesterday from today late in the evening of London', async () => {
    const clinic = await insertClinic(app)
    const patient = await insertPatient(app)
    try {
      now = new Date('2026-03-04T22:30:00Z')
      const book = (appointmentDate: string, appointmentTime: string) =>
        rest(app, 'post', '/api/Appointments', {
          token: patient.token,
          body: bookingOf(clinic, { appointmentDate, appointmentTime }),
        })
      expect((await book(WEDNESDAY, '17:00')).body).toMatchObject({ status: 400, message: REFUSALS.past })
      expect((await book(addDays(WEDNESDAY, 366), '10:00')).status).toBe(201)
      expect((await book(THURSDAY, '09:00')).status).toBe(201)
    } finally {
      now = NOON
    }
  })

  test('survives malformed bodies of every kind', async () => {
    const patient = await insertPatient(app)
    const bodies = [
      '[]',
      'null',
      '{}',
      '"x"',
      '{"hospitalId":{"$ne":null}}',
      '{"patientInfo":[]}',
      '{"appointmentDate":["2026-03-05"]}',
    ]
    for (const body of bodies) {
      const answer = await app.request
        .post('/api/Appointments')
        .set({ authorization: `Bearer ${patient.token}`, 'content-type': 'application/json' })
        .send(body)
      expect({ body, status: answer.status, code: answer.body.code }).toEqual({ body, status: 400, code: 'bad_input' })
    }
  })
})
