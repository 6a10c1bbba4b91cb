import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, TIME_SLOTS, weekdayOf } from '#domain/availability.ts'
import { insertUser } from '#server/seed/factories.ts'
import { bookingOf, DOORS, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const days = Array.from({ length: 9 }, (_, index) => addDays(THURSDAY, index)).filter((date) => weekdayOf(date) !== 7)
/** As many free times as a patient may request. */
const times = days.flatMap((appointmentDate) =>
  TIME_SLOTS.map((appointmentTime) => ({ appointmentDate, appointmentTime })),
)
const setLimits = (value: object) =>
  app.query(
    "insert into settings (key, value) values ('bookingLimits', $1) on conflict (key) do update set value = excluded.value",
    [value],
  )

describe.each(DOORS)('booking limits per user through %s', (_name, door) => {
  test('end at twenty upcoming appointments, sixty requested at once', async () => {
    await setLimits({ aDay: 1000 })
    const clinic = await insertClinic(app)
    const { id, token } = await insertPatient(app)
    const answers = await Promise.all(times.slice(0, 60).map((time) => door.book(app, token, bookingOf(clinic, time))))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(40)
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 409,
        code: 'conflict',
        body: { message: 'You already have 20 upcoming appointments, which is the maximum.' },
      })
    const [{ id: first } = { id: '' }] = await app.query<{ id: string }>(
      'select id from appointments where patient_id = $1 limit 1',
      [id],
    )
    await door.move(app, token, first, { status: 'cancelled' })
    expect((await door.book(app, token, bookingOf(clinic, times[61]))).status).toBe(201)
  })

  test('end at the daily number of the settings, cancelled ones included', async () => {
    await setLimits({ aDay: 3 })
    const clinic = await insertClinic(app)
    const { token } = await insertPatient(app)
    for (const time of times.slice(0, 3)) {
      const { body } = await door.book(app, token, bookingOf(clinic, time))
      expect((await door.move(app, token, body.id, { status: 'cancelled' })).status).toBe(200)
    }
    const refused = await door.book(app, token, bookingOf(clinic, times[3]))
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.body.message).toBe('You have booked 3 appointments within a day. Please try again tomorrow.')
    try {
      now = new Date(NOON.getTime() + 24 * 60 * 60 * 1000)
      expect((await door.book(app, token, bookingOf(clinic, times[20]))).status).toBe(201)
    } finally {
      now = NOON
    }
  })

  test('end at two while the address is not confirmed', async () => {
    const clinic = await insertClinic(app)
    const user = await insertUser(app.db, { emailConfirmedAt: null })
    const token = await app.tokenFor(user.id)
    const book = (index: number) => door.book(app, token, bookingOf(clinic, times[index]))
    expect([(await book(0)).status, (await book(1)).status]).toEqual([201, 201])
    expect(await book(2)).toMatchObject({
      status: 409,
      body: { message: 'Please confirm your email address before you book more appointments.' },
    })
    await app.query('update users set email_confirmed_at = now() where id = $1', [user.id])
    expect((await book(2)).status).toBe(201)
  })

  test('are not reached by a repeated key', async () => {
    await setLimits({ aDay: 1 })
    const clinic = await insertClinic(app)
    const { token } = await insertPatient(app)
    const first = await door.book(app, token, bookingOf(clinic), 'a key')
    expect((await door.book(app, token, bookingOf(clinic), 'a key')).body.id).toBe(first.body.id)
  })
})

test('a booking records the consent to each version of the documents once', async () => {
  await setLimits({})
  const clinic = await insertClinic(app)
  const { id, token } = await insertPatient(app)
  const book = (index: number) => DOORS[0]?.[1].book(app, token, bookingOf(clinic, times[index]))
  const agreed = () => app.query('select document from consents where user_id = $1 order by document', [id])
  await book(0)
  await book(1)
  expect(await agreed()).toEqual([{ document: 'privacy' }, { document: 'terms' }])
  await app.query("update consents set version = 'an older one' where user_id = $1 and document = 'terms'", [id])
  await book(2)
  expect(await agreed()).toEqual([{ document: 'privacy' }, { document: 'terms' }, { document: 'terms' }])
})
