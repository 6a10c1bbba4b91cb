import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFUSALS } from '#domain/availability.ts'
import {
  bookingOf,
  type Clinic,
  DOORS,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  NOON,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  // Raises deadlock_timeout above the time limit of any request, so a deadlock returns 503 instead
  // of being resolved.
  await app.query(
    `do $$ begin execute format('alter database %I set deadlock_timeout = ''1min''', current_database()); end $$`,
  )
  await app.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
})
afterAll(() => app.close())

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => insertPatient(app)))
const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  )

describe.each(DOORS)('concurrent bookings through %s', (_name, door) => {
  test.each([
    ['a service', false],
    ['a doctor', true],
  ])('one of 50 gets the same time of %s', async (_what, withDoctor) => {
    const clinic = await insertClinic(app)
    const patients = await crowd(50)
    const body = bookingOf(clinic, withDoctor ? { doctorId: clinic.doctor.id } : {})
    const answers = await Promise.all(patients.map(({ token }) => door.book(app, token, body)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
    for (const { status, code, body: told } of answers) {
      if (status === 201) continue
      expect(code).toBe('slot_taken')
      expect(told.alternatives).toHaveLength(5)
      expect(JSON.stringify(told)).not.toMatch(/appointments_|constraint|exclusion|gist/i)
    }
    expect(await app.query('select from appointments where hospital_id = $1', [clinic.hospital.id])).toHaveLength(1)
    expect(
      await app.query(
        'select from appointment_events e join appointments a on a.id = e.appointment_id where a.hospital_id = $1',
        [clinic.hospital.id],
      ),
    ).toHaveLength(1)
  })

  test('a patient who books two hospitals at once gets one', async () => {
    const [one, two] = [await insertClinic(app), await insertClinic(app)]
    const { token } = await insertPatient(app)
    const bodies = Array.from({ length: 12 }, (_, index) => bookingOf(index % 2 ? one : two))
    const answers = await Promise.all(bodies.map((body) => door.book(app, token, body)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 11 })
  })

  test('neither of two states is skipped when staff confirm and the patient cancels at once', async () => {
    for (let round = 0; round < 6; round++) {
      const clinic = await insertClinic(app)
      const patient = await insertPatient(app)
      const { id } = (await door.book(app, patient.token, bookingOf(clinic))).body
      const answers = await Promise.all([
        door.move(app, clinic.staff.token, id, { status: 'confirmed' }),
        door.move(app, clinic.staff.token, id, { status: 'confirmed' }),
        door.move(app, patient.token, id, { status: 'cancelled' }),
      ])
      // Confirmed and then cancelled, or cancelled at once, but never confirmed after being
      // cancelled.
      expect(answers[2]?.status).toBe(200)
      expect([0, 1]).toContain(answers.slice(0, 2).filter(({ status }) => status === 200).length)
      expect(answers.filter(({ code }) => code).every(({ code }) => code === 'invalid_transition')).toBe(true)
      const events = await app.query<{ from: string; to: string }>(
        `select from_status as from, to_status as to from appointment_events
         where appointment_id = $1 and kind = 'status' order by id`,
        [id],
      )
      events.reduce((status, { from, to }) => {
        expect(from).toBe(status)
        return to
      }, 'pending')
      const [row] = await app.query<{ status: string }>('select status from appointments where id = $1', [id])
      expect(row?.status).toBe('cancelled')
    }
  })

  test('of many who move to the same time one succeeds', async () => {
    const clinic = await insertClinic(app)
    const patients = await crowd(6)
    const times = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00']
    const booked = await Promise.all(
      patients.map(({ token }, index) => door.book(app, token, bookingOf(clinic, { appointmentTime: times[index] }))),
    )
    const moved = await Promise.all(
      booked.map(({ body }, index) =>
        door.update(app, patients[index]?.token, body.id, { date: FRIDAY, time: '16:00' }),
      ),
    )
    expect(tally(moved)).toEqual({ 200: 1, 409: 5 })
    expect(moved.filter(({ status }) => status === 409).every(({ code }) => code === 'slot_taken')).toBe(true)
    const rows = await app.query<{ date: string }>('select date from appointments where hospital_id = $1', [
      clinic.hospital.id,
    ])
    expect(rows.map(({ date }) => date).sort()).toEqual([...Array(5).fill(THURSDAY), FRIDAY])
  })
})

describe('two patients who want each other’s time', () => {
  test('are both refused, and nothing hangs', async () => {
    const clinic = await insertClinic(app)
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const first = (await doors.REST.book(app, ada.token, bookingOf(clinic))).body
    const second = (await doors.REST.book(app, bea.token, bookingOf(clinic, { appointmentTime: '11:00' }))).body
    const answers = await Promise.all([
      doors.REST.update(app, ada.token, first.id, { time: '11:00' }),
      doors.GraphQL.update(app, bea.token, second.id, { time: '10:00' }),
    ])
    expect(answers.map(({ code }) => code)).toEqual(['slot_taken', 'slot_taken'])
  })
})

describe('a freed time', () => {
  test('can be booked at once, and the cancelled booking never overwrites it', async () => {
    const clinic = await insertClinic(app)
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const old = (await doors.REST.book(app, ada.token, bookingOf(clinic))).body
    expect((await doors.REST.move(app, ada.token, old.id, { status: 'cancelled' })).status).toBe(200)
    expect((await doors.REST.book(app, bea.token, bookingOf(clinic))).status).toBe(201)
    for (const status of ['pending', 'confirmed']) {
      expect((await doors.REST.move(app, ada.token, old.id, { status })).status).toBe(403)
      expect(await doors.GraphQL.move(app, clinic.staff.token, old.id, { status })).toMatchObject({
        code: 'invalid_transition',
      })
      await expect(app.query('update appointments set status = $1 where id = $2', [status, old.id])).rejects.toThrow()
    }
  })
})

describe('a calendar that changes during a booking', () => {
  /** Runs an edit that is not committed until the booking waits for it. */
  async function bookDuring(clinic: Clinic, edit: string, values: unknown[]) {
    const { token } = await insertPatient(app)
    const editor = await app.db.$client.connect()
    try {
      await editor.query('begin')
      await editor.query(edit, values)
      const answer = doors.REST.book(app, token, bookingOf(clinic, { doctorId: clinic.doctor.id }))
      const isWaiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await expect.poll(async () => (await app.query(isWaiting)).length).toBeGreaterThan(0)
      await editor.query('commit')
      return await answer
    } finally {
      editor.release()
    }
  }

  test('is respected: a closure', async () => {
    const clinic = await insertClinic(app)
    const edit = 'insert into closures (id, hospital_id, starts_on, ends_on) values (gen_random_uuid(), $1, $2, $2)'
    const answer = await bookDuring(clinic, edit, [clinic.hospital.id, THURSDAY])
    expect(answer).toMatchObject({ status: 400, body: { message: REFUSALS.closed } })
  })

  test('is respected: the leave of the doctor', async () => {
    const clinic = await insertClinic(app)
    const edit = 'insert into doctor_leave (id, doctor_id, starts_on, ends_on) values (gen_random_uuid(), $1, $2, $2)'
    const answer = await bookDuring(clinic, edit, [clinic.doctor.id, THURSDAY])
    expect(answer).toMatchObject({ status: 400, body: { message: REFUSALS.away } })
  })
})
