import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/availability.ts'
import { insertAppointment, insertBookingRules, insertDoctor } from '#server/seed/factories.ts'
import {
  bookingOf,
  type Clinic,
  DOORS,
  FRIDAY,
  insertClinic,
  insertPatient,
  MONDAY,
  NOON,
  SUNDAY,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const TUESDAY = '2026-03-03'
const now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const put = (clinic: Clinic, changes: object = {}) =>
  insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    date: THURSDAY,
    time: '10:00',
    ...changes,
  })

describe.each(DOORS)('rescheduling through %s', (_name, door) => {
  test('keeps the appointment, frees the old time and returns the changes', async () => {
    const clinic = await insertClinic(app)
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const { id, bookingId } = (await door.book(app, ada.token, bookingOf(clinic))).body
    const moved = await door.update(app, ada.token, id, { date: FRIDAY, time: '15:00' })
    expect(moved).toMatchObject({
      status: 200,
      body: { id, bookingId, date: FRIDAY, time: '15:00', status: 'pending' },
    })
    expect((await door.book(app, bea.token, bookingOf(clinic))).status).toBe(201)
    expect((await door.update(app, ada.token, id, { date: THURSDAY, time: '10:00' })).code).toBe('slot_taken')
    const [event] = await app.query(
      "select change from appointment_events where appointment_id = $1 and kind = 'rescheduled'",
      [id],
    )
    expect(event).toEqual({ change: { date: { from: THURSDAY, to: FRIDAY }, time: { from: '10:00', to: '15:00' } } })
    const same = await door.update(app, ada.token, id, { date: FRIDAY, notes: 'With my sister' })
    expect(same.body).toMatchObject({ date: FRIDAY, time: '15:00', notes: 'With my sister' })
    expect((await door.update(app, ada.token, id, { notes: '' })).body.notes).toBeNull()
  })

  test('refuses what a booking would refuse, and offers free times', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const { id } = await put(clinic, { patientId: ada.id })
    await put(clinic, { date: FRIDAY })
    for (const [change, field] of [
      [{ date: TUESDAY }, 'date'],
      [{ date: SUNDAY }, 'date'],
      [{ time: '13:00' }, 'time'],
      [{ date: addDays('2026-03-04', 366) }, 'date'],
      [{ date: '2026-02-30' }, 'date'],
    ] as const) {
      const answer = await door.update(app, ada.token, id, change)
      expect(answer).toMatchObject({ status: 400, code: 'bad_input' })
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
    const taken = await door.update(app, ada.token, id, { date: FRIDAY })
    expect(taken).toMatchObject({ status: 409, code: 'slot_taken' })
    expect(taken.body.alternatives[0]).toEqual({ date: FRIDAY, time: '09:00' })
  })

  test('refuses a hospital that has closed for good, and a doctor who has left', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const ada = await insertPatient(app)
    const { id } = await put(clinic, { patientId: ada.id, doctorId: clinic.doctor.id })
    await app.query('update doctors set hospital_id = $2 where id = $1', [clinic.doctor.id, other.hospital.id])
    for (const token of [ada.token, clinic.staff.token]) {
      const answer = await door.update(app, token, id, { date: FRIDAY })
      expect(answer).toMatchObject({ status: 400, code: 'bad_input' })
      expect(answer.body.errors).toEqual({ doctorId: 'This doctor does not work at this hospital.' })
    }
    const plain = await put(clinic, { patientId: ada.id, time: '15:00' })
    await app.query('update hospitals set is_active = false where id = $1', [clinic.hospital.id])
    const answer = await door.update(app, ada.token, plain.id, { date: FRIDAY })
    expect(answer).toMatchObject({ status: 400, code: 'bad_input' })
    expect(answer.body.errors).toEqual({ hospitalId: 'This hospital does not take appointments.' })
    expect((await door.update(app, ada.token, plain.id, { notes: 'Still mine' })).status).toBe(200)
  })

  test('refuses a doctor who does not perform the treatment, whether newly chosen or no longer offered', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const other = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.short.id])
    const { id } = await put(clinic, { patientId: ada.id, doctorId: clinic.doctor.id })
    const refusal = { doctorId: 'This doctor does not offer this treatment.' }
    expect((await door.update(app, clinic.staff.token, id, { doctorId: other.id })).body.errors).toEqual(refusal)
    expect((await door.update(app, ada.token, id, { date: FRIDAY })).status).toBe(200)
    await app.query('delete from doctor_services where doctor_id = $1', [clinic.doctor.id])
    expect((await door.update(app, ada.token, id, { date: MONDAY })).body.errors).toEqual(refusal)
    expect((await door.update(app, clinic.staff.token, id, { doctorId: null, date: MONDAY })).status).toBe(200)
  })

  test('of a confirmed one keeps its time until the hospital confirms, unless the hospital moves it or confirms at once', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const { id } = await put(clinic, { patientId: ada.id, status: 'confirmed' })
    const at = (time: string) => ({ status: 'confirmed', date: THURSDAY, time })
    expect((await door.update(app, clinic.staff.token, id, { time: '11:00' })).body).toMatchObject(at('11:00'))
    expect((await door.update(app, ada.token, id, { notes: 'With my sister' })).body).toMatchObject(at('11:00'))
    expect((await door.update(app, ada.token, id, { time: '12:00', notes: 'Later' })).body).toMatchObject({
      ...at('11:00'),
      notes: 'Later',
    })
    const kinds = await app.query<{ kind: string }>(
      'select kind from appointment_events where appointment_id = $1 order by id',
      [id],
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['rescheduled', 'notes', 'move_requested', 'notes'])
    await insertBookingRules(app.db, { hospitalId: clinic.hospital.id, confirmation: 'instant' })
    expect((await door.update(app, ada.token, id, { time: '14:00' })).body).toMatchObject(at('14:00'))
    expect(
      await app.query("select id from appointment_proposals where state = 'open' and appointment_id = $1", [id]),
    ).toEqual([])
  })

  test('lets staff choose a present and free doctor', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const ada = await insertPatient(app)
    const { id } = await put(clinic, { patientId: ada.id })
    const assign = (token: string, doctorId: string | null) => door.update(app, token, id, { doctorId })
    expect((await assign(ada.token, clinic.doctor.id)).status).toBe(403)
    expect(await assign(clinic.staff.token, other.doctor.id)).toMatchObject({ status: 400, code: 'bad_input' })
    expect((await assign(clinic.staff.token, clinic.doctor.id)).body.doctor.id).toBe(clinic.doctor.id)
    const second = await put(clinic, { time: '10:00' })
    expect((await door.update(app, clinic.staff.token, second.id, { doctorId: clinic.doctor.id })).code).toBe(
      'slot_taken',
    )
    expect((await assign(clinic.staff.token, null)).code).toBe('slot_taken')
  })

  test('is impossible once the appointment is over', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const done = await put(clinic, { patientId: ada.id, date: TUESDAY, status: 'completed' })
    expect((await door.update(app, ada.token, done.id, { date: FRIDAY })).status).toBe(403)
    expect((await door.update(app, clinic.staff.token, done.id, { date: FRIDAY })).code).toBe('invalid_transition')
    expect((await door.update(app, clinic.staff.token, done.id, { notes: 'Came late' })).body.notes).toBe('Came late')
  })
})
