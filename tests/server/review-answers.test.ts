import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment, insertReview, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { bothDoors, graphql } from '#tests/support/doors.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'
import type { TestApp } from '#tests/support/server.ts'

let box: Mailbox
let app: TestApp
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  box = await startMailbox()
  app = box.app
})
afterAll(() => box.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  patient = await insertPatient(app, 'Ingrid')
  box.empty()
})

const doors = bothDoors(() => app, {
  list: {
    rest: 'GET /api/Hospitals/:hospitalId/reviews/answers',
    graphql: `query ($hospitalId: ID, $answered: Boolean, $rating: Int, $q: String, $order: String) {
      reviewsToAnswer(hospitalId: $hospitalId, answered: $answered, rating: $rating, q: $q, order: $order) {
        all unanswered items { id isReported review { id rating reply } } } }`,
    shape: ({ items }) => items,
  },
  reply: {
    rest: 'POST /api/Reviews/:id/reply',
    graphql: 'mutation ($id: ID!, $reply: String!) { replyToReview(id: $id, reply: $reply) { id reply } }',
  },
})

async function review(rating: number, date: string) {
  const visit = await insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    patientId: patient.id,
    date,
    time: '10:00',
    status: 'completed',
  })
  return insertReview(app.db, visit, { rating, createdAt: new Date(`${date}T12:00:00Z`) })
}
const ids = (body: { id: string }[]) => body.map(({ id }) => id)

describe.each(doors)('replies to reviews through %s', (_door, ask) => {
  const list = (search: object = {}, token = clinic.staff.token) =>
    ask('list', { hospitalId: clinic.hospital.id, ...search }, token)

  test('are listed newest first, by stars, and by missing ones', async () => {
    const [older, newer] = [await review(2, '2026-01-14'), await review(5, '2026-02-11')]
    await ask('reply', { id: newer.id, reply: 'Thank you.' }, clinic.staff.token)
    expect(ids((await list()).body)).toEqual([newer.id, older.id])
    expect(ids((await list({ answered: false })).body)).toEqual([older.id])
    expect(ids((await list({ answered: true })).body)).toEqual([newer.id])
    expect(ids((await list({ rating: 2 })).body)).toEqual([older.id])
  })

  test('are found by author and words in any spelling, and listed by stars', async () => {
    const [bad, good] = [await review(1, '2026-01-14'), await review(5, '2026-02-11')]
    const worse = await review(1, '2026-02-12')
    await app.query("update reviews set comment = 'Çok ILIK bir karşılama', author_name = 'Gülşen D.' where id = $1", [
      good.id,
    ])
    await ask('reply', { id: bad.id, reply: 'We are sorry for the wait.' }, clinic.staff.token)
    expect(ids((await list({ q: 'ılık karsilama' })).body)).toEqual([good.id])
    expect(ids((await list({ q: 'gulsen' })).body)).toEqual([good.id])
    expect(ids((await list({ q: 'SORRY' })).body)).toEqual([bad.id])
    expect(ids((await list({ q: 'gulsen sorry' })).body)).toEqual([])
    expect(ids((await list({ order: 'worst' })).body)).toEqual([worse.id, bad.id, good.id])
    expect((await list({ order: 'best' })).status).toBe(400)
  })

  test('are sent to the author once, by a mail that names no treatment', async () => {
    const { id } = await review(4, '2026-01-14')
    expect((await ask('reply', { id, reply: 'Your hip is fine.' }, clinic.staff.token)).body.reply).toBe(
      'Your hip is fine.',
    )
    await ask('reply', { id, reply: 'Thank you.' }, clinic.staff.token)
    await box.deliver()
    const mails = box.received.filter(({ to }) => to.includes(patient.email))
    expect(mails.map(({ mail }) => mail.subject)).toEqual(['A hospital has answered your review'])
    for (const secret of [clinic.service.name, 'hip', clinic.hospital.name])
      expect(`${mails[0]?.mail.text} ${mails[0]?.mail.html}`).not.toContain(secret)
    expect((await ask('reply', { id, reply: 'a'.repeat(4001) }, clinic.staff.token)).status).toBe(400)
    const rows = await app.query("select 1 from audit_events where subject_id = $1 and action = 'review.reply'", [id])
    expect(rows).toHaveLength(2)
  })

  test('are only for the hospital, except its viewers', async () => {
    const { id } = await review(4, '2026-01-14')
    const other = await insertClinic(app)
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const looksOn = await app.tokenFor(viewer.id)
    expect((await list({}, other.staff.token)).status).toBe(404)
    expect((await list({}, looksOn)).status).toBe(200)
    expect((await ask('reply', { id, reply: 'Thanks' }, looksOn)).status).toBe(403)
  })

  test('a report of the hospital is shown to it until administrators decide', async () => {
    const { id } = await review(1, '2026-01-14')
    const report = (token: string) =>
      graphql(app, 'mutation ($id: ID!) { reportReview(id: $id, reason: "Names a nurse.") }', { id }, token)
    await report((await insertPatient(app)).token)
    expect((await list()).body).toMatchObject([{ isReported: false }])
    await report(clinic.staff.token)
    expect((await list()).body).toMatchObject([{ isReported: true }])
    const { token } = await app.signIn('admin')
    await graphql(app, 'mutation ($id: ID!) { settleReview(id: $id, hide: false) }', { id }, token)
    expect((await list()).body).toMatchObject([{ isReported: false }])
  })
})
