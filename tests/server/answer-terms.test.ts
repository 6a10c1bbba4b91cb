import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/availability.ts'
import { answerPromise } from '#domain/booking.ts'
import { inEnglish } from '#domain/sentences.ts'
import { insertBookingRules, insertHospital } from '#server/seed/factories.ts'
import { insertClinic, insertPatient, insertVisit, NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
/** Responses to anonymous visitors are cached for a while, those to signed-in users are not. */
let token: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  token = (await insertPatient(app)).token
})
afterAll(() => app.close())

const termsOf = async (id: string) => {
  const query =
    'query ($id: ID!) { hospital(id: $id) { answerTerms { confirmation noticeMinutes usualAnswerMinutes } } }'
  return (await app.graphql(query, { id }, token)).data.hospital.answerTerms
}

test.each([
  [{ confirmation: 'on_request', noticeMinutes: 2880 }, /will contact you within 24.+48 hours to confirm/],
  [{ confirmation: 'on_request', noticeMinutes: 1440 }, /will contact you within 24 hours to confirm/],
  [{ confirmation: 'on_request', noticeMinutes: 0 }, /will answer as soon as it can/],
  [{ confirmation: 'instant', noticeMinutes: 2880 }, /confirms bookings instantly/],
])('a hospital with %o promises %s', (terms, promise) => {
  const { text, params } = answerPromise({ ...terms, usualAnswerMinutes: null })
  const said = Object.entries(params).reduce((all, [name, value]) => all.replace(`{{${name}}}`, String(value)), text)
  expect(inEnglish(said)).toMatch(promise)
})

test('a hospital promises the time of its rules until it has answered ten requests, then its usual time', async () => {
  const fresh = await insertHospital(app.db, {}, undefined, { rules: null })
  expect(await termsOf(fresh.id)).toEqual({
    confirmation: 'on_request',
    noticeMinutes: 2880,
    usualAnswerMinutes: null,
  })
  const clinic = await insertClinic(app)
  await insertBookingRules(app.db, { hospitalId: clinic.hospital.id, noticeMinutes: 60 })
  const createdAt = new Date(NOON.getTime() - 30 * 86_400_000)
  for (let at = 1; at <= 10; at++) {
    expect(await termsOf(clinic.hospital.id)).toMatchObject({ noticeMinutes: 60, usualAnswerMinutes: null })
    const row = { date: addDays('2026-03-09', 7 * at), time: '10:00', status: 'confirmed' as const, createdAt }
    const { id } = await insertVisit(app, clinic, row)
    await app.query(
      `insert into appointment_events (id, appointment_id, kind, actor_role, from_status, to_status, created_at)
       values (gen_random_uuid(), $1, 'status', 'hospital', 'pending', 'confirmed', $2)`,
      [id, new Date(createdAt.getTime() + at * 3_600_000)],
    )
  }
  expect(await termsOf(clinic.hospital.id)).toMatchObject({ usualAnswerMinutes: 330 })
})

test('no general sentence about hospitals promises an answer within hours', () => {
  const folder = 'domain/sentences/tr'
  const sentences = readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter((sentence) => /24\W+48\W+hours/.test(sentence))).toEqual([])
})
