import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { insertAppointment, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { reviewDoors } from '#tests/support/review-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const DAY = 24 * 60 * 60 * 1000
const unknown = '019a0000-0000-7000-8000-000000000000'
let app: TestApp
let now = NOON
let admin: { id: string; token: string }
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>

beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  admin = await app.signIn('admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  patient = await insertPatient(app, 'Ingrid')
})

const DOORS = reviewDoors(() => app)

async function insertVisit(status: AppointmentStatus = 'completed', patientId = patient.id) {
  const [hospitalId, serviceId, doctorId] = [clinic.hospital.id, clinic.service.id, clinic.doctor.id]
  const visit = { hospitalId, serviceId, doctorId, patientId, date: '2026-01-14', time: '10:00', status }
  return (await insertAppointment(app.db, visit)).id
}

/** Returns the ratings of the hospital, its service and its doctor through REST. */
async function ratings() {
  const read = async (path: string) => {
    const { body } = await rest(app, 'get', path)
    return [body.averageRating, body.reviewCount]
  }
  return Promise.all([
    read(`/api/Hospitals/${clinic.hospital.id}`),
    read(`/api/HealthService/${clinic.service.id}`),
    read(`/api/Doctor/${clinic.doctor.id}`),
  ])
}
const all = (average: number | null, count: number) => Array(3).fill([average, count])

const shown = async (token?: string) =>
  (await rest(app, 'get', `/api/Hospitals/${clinic.hospital.id}/reviews`, { token })).body

const ofAppointment = async (id: string, token: string) =>
  (
    await graphql(
      app,
      'query ($id: ID!) { appointment(id: $id) { canReview review { id rating canEdit } } }',
      { id },
      token,
    )
  ).body

let later = NOON.getTime() + 365 * DAY

describe.each(DOORS)('reviews through %s', (_name, door) => {
  test('the patient reviews a completed appointment, once', async () => {
    const visit = await insertVisit()
    expect(await ofAppointment(visit, patient.token)).toEqual({ canReview: true, review: null })
    expect(await ofAppointment(visit, clinic.staff.token)).toEqual({ canReview: false, review: null })
    const made = await door.create(patient.token, visit, { rating: 4, comment: '  Çok iyi. ', language: 'tr' })
    expect(made).toMatchObject({
      status: 201,
      body: {
        rating: 4,
        comment: 'Çok iyi.',
        language: 'tr',
        authorName: 'Ingrid S.',
        serviceName: null,
        verifiedVisit: true,
        canEdit: true,
        reply: null,
        repliedAt: null,
        createdAt: NOON.toISOString(),
        editableUntil: new Date(NOON.getTime() + 14 * DAY).toISOString(),
      },
    })
    expect(await door.create(patient.token, visit, { rating: 1 })).toMatchObject({
      status: 409,
      body: { message: 'You have already reviewed this appointment.' },
    })
    expect(await ofAppointment(visit, patient.token)).toEqual({
      canReview: false,
      review: { id: made.body.id, rating: 4, canEdit: true },
    })
    expect((await ofAppointment(visit, clinic.staff.token)).review.canEdit).toBe(false)
    expect(await shown()).toMatchObject([{ id: made.body.id, canEdit: false, verifiedVisit: true }])
    expect(await shown(patient.token)).toMatchObject([{ id: made.body.id, canEdit: true }])
    expect(JSON.stringify(await shown())).not.toContain(patient.id)
  })

  test('two at once make one', async () => {
    const visit = await insertVisit()
    const answers = await Promise.all([5, 4, 3].map((rating) => door.create(patient.token, visit, { rating })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await shown()).toHaveLength(1)
  })

  test('other users have nothing to review there', async () => {
    const visit = await insertVisit()
    const stranger = await insertPatient(app)
    for (const token of [stranger.token, clinic.staff.token, admin.token])
      expect(await door.create(token, visit, { rating: 5 })).toMatchObject({ status: 404, code: 'not_found' })
    expect((await door.create(undefined, visit, { rating: 5 })).status).toBe(401)
    for (const id of [unknown, 'x']) expect((await door.create(patient.token, id, { rating: 5 })).status).toBe(404)
    expect(await shown()).toEqual([])
  })

  test.each(['pending', 'confirmed', 'cancelled'] as const)('a %s appointment cannot be reviewed', async (status) => {
    const visit = await insertVisit(status)
    expect(await ofAppointment(visit, patient.token)).toEqual({ canReview: false, review: null })
    expect(await door.create(patient.token, visit, { rating: 5 })).toMatchObject({
      status: 409,
      body: { message: 'You can write a review once your appointment is completed.' },
    })
  })

  test('one to five whole stars and no overlong text', async () => {
    const visit = await insertVisit()
    for (const rating of [0, 6, -1]) {
      const refused = await door.create(patient.token, visit, { rating })
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain('Please choose 1 to 5 stars')
    }
    for (const wrong of [{ comment: 'x'.repeat(4001) }, { language: 'de' }])
      expect((await door.create(patient.token, visit, { rating: 3, ...wrong })).status).toBe(400)
    const made = await door.create(patient.token, visit, { rating: 1, comment: null, language: null })
    expect(made.body).toMatchObject({ rating: 1, comment: null, language: 'en' })
  })

  test('averages follow new, changed and hidden reviews', async () => {
    expect(await ratings()).toEqual(all(null, 0))
    const first = await door.create(patient.token, await insertVisit(), { rating: 5 })
    const other = await insertPatient(app)
    const second = await door.create(other.token, await insertVisit('completed', other.id), { rating: 2 })
    expect(await ratings()).toEqual(all(3.5, 2))
    await door.update(patient.token, first.body.id, { rating: 4 })
    expect(await ratings()).toEqual(all(3, 2))
    await door.report(patient.token, second.body.id, 'Not true')
    expect(await ratings()).toEqual(all(3, 2))
    expect((await door.settle(admin.token, second.body.id, true)).status).toBe(204)
    expect(await ratings()).toEqual(all(4, 1))
    expect((await shown()).map(({ id }: { id: string }) => id)).toEqual([first.body.id])
  })

  test('its author can change it for 14 days, and no other user', async () => {
    const visit = await insertVisit()
    const { body } = await door.create(patient.token, visit, { rating: 3, comment: 'Fair', language: 'ru' })
    for (const token of [clinic.staff.token, admin.token, (await insertPatient(app)).token])
      expect((await door.update(token, body.id, { rating: 1 })).status).toBe(404)
    expect((await door.update(undefined, body.id, { rating: 1 })).status).toBe(401)
    for (const id of [unknown, 'x']) expect((await door.update(patient.token, id, { rating: 1 })).status).toBe(404)

    now = new Date(NOON.getTime() + 14 * DAY - 1)
    patient.token = await app.tokenFor(patient.id)
    expect(await door.update(patient.token, body.id, { rating: 5 })).toMatchObject({
      status: 200,
      body: { id: body.id, rating: 5, comment: null, language: 'ru', canEdit: true, createdAt: NOON.toISOString() },
    })
    now = new Date(NOON.getTime() + 14 * DAY)
    expect(await door.update(patient.token, body.id, { rating: 1 })).toMatchObject({
      status: 403,
      body: { message: 'A review can be changed for 14 days.' },
    })
    expect(await shown(patient.token)).toMatchObject([{ rating: 5, canEdit: false }])
  })

  test('only the staff of the hospital reply to it', async () => {
    const { body } = await door.create(patient.token, await insertVisit(), { rating: 3 })
    const elsewhere = await insertClinic(app)
    for (const token of [elsewhere.staff.token, patient.token, admin.token])
      expect((await door.reply(token, body.id, 'Thanks')).status).toBe(403)
    expect((await door.reply(undefined, body.id, 'Thanks')).status).toBe(401)
    expect((await door.reply(clinic.staff.token, unknown, 'Thanks')).status).toBe(404)
    expect((await door.reply(clinic.staff.token, body.id, '  ')).status).toBe(400)
    expect((await door.reply(clinic.staff.token, body.id, ' Thank you. ')).body).toMatchObject({
      id: body.id,
      reply: 'Thank you.',
      repliedAt: NOON.toISOString(),
      canEdit: false,
    })
    await door.reply(clinic.staff.token, body.id, 'Thank you, Ingrid.')
    expect(await shown()).toMatchObject([{ reply: 'Thank you, Ingrid.' }])
  })

  test('a signed-in user reports it once, and an administrator settles that', async () => {
    const { body } = await door.create(patient.token, await insertVisit(), { rating: 1, comment: 'Quacks' })
    const other = await insertPatient(app)
    expect((await door.report(undefined, body.id, 'Rude')).status).toBe(401)
    expect((await door.report(other.token, body.id, ' ')).status).toBe(400)
    expect((await door.report(other.token, unknown, 'Rude')).status).toBe(404)
    for (const reason of ['Rude', 'Still rude'])
      expect((await door.report(clinic.staff.token, body.id, reason)).status).toBe(204)
    now = new Date(NOON.getTime() + 1000)
    await door.report(other.token, body.id, 'Insulting')
    expect(await shown()).toMatchObject([{ id: body.id }])

    for (const token of [patient.token, clinic.staff.token])
      for (const attempt of [door.reported(token), door.settle(token, body.id, true)])
        expect((await attempt).status).toBe(403)
    expect((await door.reported(undefined)).status).toBe(401)
    const waiting = async () =>
      (await door.reported(admin.token)).body.filter(({ id }: { id: string }) => id === body.id)
    expect(await waiting()).toMatchObject([
      {
        id: body.id,
        reasons: ['Insulting', 'Rude'],
        reportedAt: now.toISOString(),
        hospital: { id: clinic.hospital.id, name: clinic.hospital.name },
        review: { id: body.id, comment: 'Quacks' },
      },
    ])

    expect((await door.settle(admin.token, body.id, false)).status).toBe(204)
    expect(await waiting()).toEqual([])
    expect(await shown()).toMatchObject([{ id: body.id }])
    expect(await door.settle(admin.token, body.id, true)).toMatchObject({ status: 409, code: 'conflict' })
    expect((await door.settle(admin.token, unknown, true)).status).toBe(404)

    await door.report(patient.token, body.id, 'I regret it')
    expect((await door.settle(admin.token, body.id, true)).status).toBe(204)
    expect(await shown()).toEqual([])
    const audit = await app.query(
      'select actor_id, action from audit_events where subject_id = $1 order by created_at, id',
      [body.id],
    )
    expect(audit).toEqual(['review.settle', 'review.hide'].map((action) => ({ actor_id: admin.id, action })))
  })

  test('a hidden review cannot be read, changed, answered or written again', async () => {
    const visit = await insertVisit()
    const { body } = await door.create(patient.token, visit, { rating: 1 })
    await door.report(clinic.staff.token, body.id, 'Wrong hospital')
    await door.settle(admin.token, body.id, true)
    expect(await ofAppointment(visit, patient.token)).toEqual({ canReview: false, review: null })
    expect(await door.update(patient.token, body.id, { rating: 5 })).toMatchObject({
      status: 403,
      body: { message: 'This review was hidden and cannot be changed.' },
    })
    expect((await door.reply(clinic.staff.token, body.id, 'Thanks')).status).toBe(404)
    expect((await door.report(patient.token, body.id, 'Again')).status).toBe(404)
    expect((await door.create(patient.token, visit, { rating: 5 })).status).toBe(409)
    expect(await ratings()).toEqual(all(null, 0))
  })

  test('the newest report comes first, in pages', async () => {
    const made = []
    now = new Date(later)
    for (const rating of [1, 2]) {
      patient.token = await app.tokenFor(patient.id)
      const { body } = await door.create(patient.token, await insertVisit(), { rating })
      now = new Date(now.getTime() + DAY)
      later = now.getTime()
      await door.report(await app.tokenFor((await insertUser(app.db)).id), body.id, 'Rude')
      made.unshift(body.id)
    }
    const asAdmin = await app.tokenFor(admin.id)
    expect((await door.reported(asAdmin)).body.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual(made)
    expect((await door.reported(asAdmin, 1)).body).toHaveLength(1)
    expect((await door.reported(asAdmin, 0)).status).toBe(400)
  })
})

test('the reviews of many appointments are read in one statement', async () => {
  for (const rating of [1, 2, 3]) {
    const visit = await insertVisit()
    const write = 'mutation ($id: ID!, $input: ReviewInput!) { createReview(appointmentId: $id, input: $input) { id } }'
    await graphql(app, write, { id: visit, input: { rating } }, patient.token)
  }
  await insertVisit()
  const ask = (fields: string) => graphql(app, `{ myAppointments { items { id ${fields} } } }`, {}, patient.token)
  const without = await countStatements(() => ask(''))
  expect(await countStatements(() => ask('canReview review { rating }'))).toBe(without + 1)
  const { items } = (await ask('canReview review { rating }')).body
  const ratingsOf = items.map(({ review }: { review: { rating: number } | null }) => review?.rating ?? 0)
  expect(ratingsOf.sort()).toEqual([0, 1, 2, 3])
  expect(items.filter(({ canReview }: { canReview: boolean }) => canReview)).toHaveLength(1)
})
