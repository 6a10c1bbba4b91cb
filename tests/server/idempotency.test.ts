import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingOf, DOORS, FRIDAY, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

describe.each(DOORS)('an idempotency key through %s', (_name, door) => {
  test('creates one appointment for any number of repeated and parallel requests', async () => {
    const clinic = await insertClinic(app)
    const { token, id } = await insertPatient(app)
    const key = crypto.randomUUID()
    const send = () => door.book(app, token, bookingOf(clinic), key)
    const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()]
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await app.query('select from appointments where patient_id = $1', [id])).toHaveLength(1)
    expect(await app.query('select from outbox where user_id = $1', [id])).toHaveLength(1)
  })

  test('refuses another body, before and after, sequentially and in parallel', async () => {
    const clinic = await insertClinic(app)
    const { token, id } = await insertPatient(app)
    const key = crypto.randomUUID()
    const bodies = [bookingOf(clinic), bookingOf(clinic, { appointmentDate: FRIDAY })]
    const answers = await Promise.all(bodies.map((body) => door.book(app, token, body, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    for (const changes of [{ notes: 'more' }, { appointmentTime: '16:00' }, { doctorId: clinic.doctor.id }])
      expect(await door.book(app, token, bookingOf(clinic, changes), key)).toMatchObject({
        status: 422,
        code: 'idempotency_mismatch',
      })
    expect(await app.query('select from appointments where patient_id = $1', [id])).toHaveLength(1)
  })

  test('belongs to one user', async () => {
    const clinic = await insertClinic(app)
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const key = 'the same key'
    const first = await door.book(app, ada.token, bookingOf(clinic), key)
    expect(await door.book(app, bea.token, bookingOf(clinic), key)).toMatchObject({ status: 409, code: 'slot_taken' })
    const second = await door.book(app, bea.token, bookingOf(clinic, { appointmentTime: '11:00' }), key)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('returns the same appointment after it was moved, cancelled, or has begun', async () => {
    const clinic = await insertClinic(app)
    const { token } = await insertPatient(app)
    const send = () => door.book(app, token, bookingOf(clinic), 'kept')
    const { id } = (await send()).body
    await door.update(app, token, id, { time: '15:00' })
    expect((await send()).body).toMatchObject({ id, time: '15:00' })
    await door.move(app, token, id, { status: 'cancelled' })
    expect((await send()).body).toMatchObject({ id, status: 'cancelled' })
    try {
      now = new Date('2026-03-05T20:00:00Z')
      expect((await send()).body).toMatchObject({ id, status: 'cancelled' })
    } finally {
      now = NOON
    }
  })

  test('is not consumed by a failed booking', async () => {
    const clinic = await insertClinic(app)
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const taken = (await door.book(app, bea.token, bookingOf(clinic))).body
    expect((await door.book(app, ada.token, bookingOf(clinic), 'again')).code).toBe('slot_taken')
    await door.move(app, bea.token, taken.id, { status: 'cancelled' })
    expect((await door.book(app, ada.token, bookingOf(clinic), 'again')).status).toBe(201)
  })

  test('has at most 200 characters', async () => {
    const clinic = await insertClinic(app)
    const { token } = await insertPatient(app)
    expect((await door.book(app, token, bookingOf(clinic), 'x'.repeat(201))).status).toBe(400)
    expect((await door.book(app, token, bookingOf(clinic), 'x'.repeat(200))).status).toBe(201)
  })
})
