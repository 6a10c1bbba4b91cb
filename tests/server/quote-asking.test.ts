/** Questions of the patient to a hospital about its quote, and the answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_PATIENT_QUESTIONS, MAX_PATIENT_QUESTIONS_A_DAY } from '#domain/quotes/limits.ts'
import { QUOTE_PARTS } from '#domain/quotes/parts.ts'
import { quoteRequestsOf } from '#server/features/administration/privacy/quote-data.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { insertBookingRules, insertUser } from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { type Clinic, FRIDAY, insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import {
  acceptanceAt,
  consentTo,
  idsOf,
  insertQuoteClinics,
  LINE,
  quoteBy,
  quoteVerbs,
  requestFor,
  staffQuote,
} from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const HOUR = 60 * 60 * 1000
let now = NOON
let app: TestApp
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
let request: { id: string; number: string; hospitals: { id: string }[] }
const ask = quoteVerbs(() => app)
const clinic = (at: number) => clinics[at] as Clinic
const idAt = (at: number) => request.hospitals[at]?.id ?? ''

beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 2)
  for (const hospitalId of idsOf(clinics)) await insertBookingRules(app.db, { hospitalId, noticeMinutes: 0 })
  ada = await insertPatient(app)
  const draft = await ask('save', { input: requestFor(clinics) }, ada.token)
  request = (await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)).body
})

type Question = {
  id: string
  asker: string
  point: string | null
  answer: string | null
  answeredVersion: number | null
}
const questionsIn = (body: { hospitals: { id: string; questions: Question[] }[] }, id: string) =>
  body.hospitals.find((hospital) => hospital.id === id)?.questions ?? []
const sendQuoteAt = (at: number, changes = {}) =>
  staffQuote(ask, clinic(at), { id: idAt(at), input: quoteBy(clinic(at), changes) })
const askAbout = async (point: string, text?: string) => {
  const answer = await ask('askHospital', { id: idAt(0), point, text }, ada.token)
  expect(answer).toMatchObject({ status: 200 })
  return questionsIn(answer.body, idAt(0)).at(-1) as Question
}
const takeMails = async () =>
  (
    await app.query<{ kind: string; user_id: string }>(
      `with taken as (delete from outbox returning *) select kind, user_id from taken
       where kind in ('staff.quote_asked', 'quote.replied') order by id`,
    )
  ).map(({ kind, user_id }) => [kind, user_id])

describe('a question of the patient', () => {
  test('about a point is answered in words, and both sides are told', async () => {
    await sendQuoteAt(0)
    await takeMails()
    const question = await askAbout('nights_in_hospital', 'We travel with a child.')
    expect(question).toMatchObject({ asker: 'patient', text: 'We travel with a child.', askedBy: null, answer: null })
    expect(await takeMails()).toEqual([['staff.quote_asked', clinic(0).staff.id]])
    const { token } = clinic(0).staff
    expect((await ask('questions', { id: idAt(0) }, token)).body).toMatchObject({
      isUnread: true,
      askedAt: NOON.toISOString(),
      questions: [{ point: 'nights_in_hospital', askedBy: null }],
    })
    expect((await ask('asked', {}, token)).body).toMatchObject({ total: 1, items: [{ id: idAt(0) }] })
    expect((await ask('asked', {}, clinic(1).staff.token)).body.total).toBe(0)
    const reply = await ask('reply', { id: idAt(0), questionId: question.id, text: 'Two nights.' }, token)
    expect(reply.body).toMatchObject({ isUnread: false, askedAt: null, questions: [{ answer: 'Two nights.' }] })
    expect(await takeMails()).toEqual([['quote.replied', ada.id]])
    expect((await ask('asked', {}, token)).body.total).toBe(0)
    const again = await ask('reply', { id: idAt(0), questionId: question.id, text: 'Three.' }, token)
    expect(again.code).toBe('conflict')
    const { body } = await rest(app, 'get', `/api/v1/QuoteRequests/${request.id}`, { token: ada.token })
    expect(questionsIn(body, idAt(0))).toMatchObject([
      { point: 'nights_in_hospital', answer: 'Two nights.', answeredVersion: null },
    ])
  })

  test('about a point is answered by the next version that states it, and not by another one', async () => {
    await sendQuoteAt(0)
    await askAbout('nights_in_hospital')
    await askAbout('deposit')
    const general = await ask('askHospital', { id: idAt(0), text: 'May my son stay?' }, ada.token)
    expect(general.status).toBe(200)
    await sendQuoteAt(0, { plan: 'Two sessions.' })
    const openAfter = async () => {
      const { body } = await ask('questions', { id: idAt(0) }, clinic(0).staff.token)
      return body.questions.map(({ point, answeredVersion }: Question) => [point, answeredVersion])
    }
    expect(await openAfter()).toEqual([
      ['nights_in_hospital', null],
      ['deposit', null],
      [null, null],
    ])
    await sendQuoteAt(0, { nightsInHospital: 2 })
    expect(await openAfter()).toEqual([
      ['nights_in_hospital', 3],
      ['deposit', null],
      [null, null],
    ])
    const stated = await ask('askHospital', { id: idAt(0), point: 'nights_in_hospital' }, ada.token)
    expect(stated.code).toBe('conflict')
  })

  test('about the plan or the payment is asked once, and answered by a version that states it', async () => {
    const about = { id: idAt(0), topic: 'payment' }
    expect((await ask('askHospital', about, ada.token)).code).toBe('conflict')
    await sendQuoteAt(0, { plan: null })
    expect((await ask('askHospital', about, ada.token)).status).toBe(200)
    expect((await ask('askHospital', about, ada.token)).code).toBe('conflict')
    const path = `/api/v1/QuoteRequestHospitals/${idAt(0)}/questions`
    const byRest = await rest(app, 'post', path, { token: ada.token, body: { topic: 'plan' } })
    expect(questionsIn(byRest.body, idAt(0))).toMatchObject([
      { point: null, topic: 'payment', text: '' },
      { point: null, topic: 'plan', text: '' },
    ])
    const both = await ask('askHospital', { ...about, point: 'deposit' }, ada.token)
    expect(both).toMatchObject({ code: 'bad_input', body: { errors: { topic: expect.any(String) } } })
    await sendQuoteAt(0, { plan: 'Two sessions.' })
    const { body } = await ask('questions', { id: idAt(0) }, clinic(0).staff.token)
    expect(body.questions).toMatchObject([
      { topic: 'payment', answeredVersion: null },
      { topic: 'plan', answeredVersion: 2 },
    ])
    expect((await ask('askHospital', { id: idAt(0), topic: 'plan' }, ada.token)).code).toBe('conflict')
    const paid = { payment: { when: 'On the day', how: 'By card' } }
    await sendQuoteAt(0, { plan: null, ...paid })
    expect((await ask('askHospital', about, ada.token)).code).toBe('conflict')
    expect((await ask('askHospital', { id: idAt(0), topic: 'plan' }, ada.token)).status).toBe(200)
  })

  test('needs words or a point, a quote for a point, and is asked once', async () => {
    expect((await ask('askHospital', { id: idAt(0), point: 'deposit' }, ada.token)).code).toBe('conflict')
    expect(await ask('askHospital', { id: idAt(0), text: ' ' }, ada.token)).toMatchObject({
      code: 'bad_input',
      body: { errors: { text: 'Please write your question' } },
    })
    await sendQuoteAt(0)
    await askAbout('deposit')
    expect((await ask('askHospital', { id: idAt(0), point: 'deposit' }, ada.token)).code).toBe('conflict')
    // Points that do not apply are no questions: this quote has no implant.
    expect((await ask('askHospital', { id: idAt(0), point: 'implant' }, ada.token)).code).toBe('conflict')
    const long = await ask('askHospital', { id: idAt(0), text: 'x'.repeat(2001) }, ada.token)
    expect(long).toMatchObject({ code: 'bad_input', body: { errors: { text: expect.any(String) } } })
  })

  test('has a limit for a day and one for a hospital', async () => {
    const sendMany = async (count: number) => {
      for (let at = 0; at < count; at++)
        expect((await ask('askHospital', { id: idAt(at % 2), text: `Question ${at}` }, ada.token)).status).toBe(200)
    }
    await sendMany(MAX_PATIENT_QUESTIONS_A_DAY)
    expect((await ask('askHospital', { id: idAt(0), text: 'More' }, ada.token)).code).toBe('too_many_requests')
    now = new Date(NOON.getTime() + 25 * HOUR)
    ada.token = await app.tokenFor(ada.id)
    await sendMany(MAX_PATIENT_QUESTIONS_A_DAY)
    now = new Date(NOON.getTime() + 50 * HOUR)
    ada.token = await app.tokenFor(ada.id)
    expect(MAX_PATIENT_QUESTIONS).toBe(20)
    expect((await ask('askHospital', { id: idAt(0), text: 'More' }, ada.token)).code).toBe('conflict')
  })
})

test('another hospital, another patient and viewers read and answer nothing', async () => {
  await sendQuoteAt(0)
  const secret = 'Zyxo question'
  const question = await askAbout('deposit', secret)
  const viewer = await insertUser(app.db, {
    role: 'hospital',
    hospitalId: clinic(0).hospital.id,
    hospitalRole: 'viewer',
  })
  const bea = await insertPatient(app, 'Bea')
  const tokens = [clinic(1).staff.token, bea.token, await app.tokenFor(viewer.id), undefined]
  for (const token of tokens) {
    const tried = [
      await ask('questions', { id: idAt(0) }, token),
      await ask('questions', { id: idAt(1) }, token),
      await ask('read', { id: request.id }, token),
      await ask('askHospital', { id: idAt(0), text: 'Mine?' }, token),
      await ask('reply', { id: idAt(0), questionId: question.id, text: 'Mine.' }, token),
      await ask('reply', { id: idAt(1), questionId: question.id, text: 'Mine.' }, token),
    ]
    expect(JSON.stringify(tried)).not.toContain(secret)
    for (const { code } of tried.slice(3)) expect(['not_found', 'forbidden', 'unauthenticated']).toContain(code)
  }
  // A viewer counts it and does not read it.
  expect((await ask('asked', {}, tokens[2])).body.total).toBe(1)
  // A question of the hospital to the patient is not answered by the hospital.
  await ask('ask', { id: idAt(1), text: 'Since when?' }, clinic(1).staff.token)
  const own = (await ask('questions', { id: idAt(1) }, clinic(1).staff.token)).body.questions[0].id
  expect((await ask('reply', { id: idAt(1), questionId: own, text: 'May' }, clinic(1).staff.token)).code).toBe(
    'not_found',
  )
})

test('ends with the request: declined, accepted, expired', async () => {
  const refused = async (at: number) => (await ask('askHospital', { id: idAt(at), text: 'Still?' }, ada.token)).code
  await ask('decline', { id: idAt(1), reason: 'No' }, clinic(1).staff.token)
  expect(await refused(1)).toBe('invalid_transition')
  const quoteId = await sendQuoteAt(0)
  const question = await askAbout('deposit')
  expect((await ask('accept', { id: quoteId, input: acceptanceAt(FRIDAY, '10:00') }, ada.token)).status).toBe(200)
  expect(await refused(0)).toBe('invalid_transition')
  const { token } = clinic(0).staff
  expect((await ask('reply', { id: idAt(0), questionId: question.id, text: 'None' }, token)).code).toBe(
    'invalid_transition',
  )
  expect((await ask('asked', {}, token)).body.total).toBe(0)

  const draft = await ask('save', { input: requestFor(clinics) }, ada.token)
  request = (await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)).body
  await sendQuoteAt(0)
  await askAbout('deposit')
  now = new Date(NOON.getTime() + 130 * 24 * HOUR)
  await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
  ada.token = await app.tokenFor(ada.id)
  expect(await refused(0)).toBe('invalid_transition')
  expect((await ask('asked', {}, await app.tokenFor(clinic(0).staff.id))).body.total).toBe(0)
})

test('the hospital’s own question and the patient’s are answered apart', async () => {
  await ask('ask', { id: idAt(0), text: 'Since when?' }, clinic(0).staff.token)
  await ask('askHospital', { id: idAt(0), text: 'How many nights?' }, ada.token)
  await ask('answer', { id: idAt(0), text: 'May' }, ada.token)
  const { body } = await ask('questions', { id: idAt(0) }, clinic(0).staff.token)
  expect(body.questions).toMatchObject([
    { asker: 'hospital', text: 'Since when?', answer: 'May' },
    { asker: 'patient', text: 'How many nights?', answer: null },
  ])
})

test('the export and the tools of the patient have the questions, and a companion link has none', async () => {
  await sendQuoteAt(0, { lines: [LINE] })
  const question = await askAbout('deposit', 'Zyxo question')
  await ask('reply', { id: idAt(0), questionId: question.id, text: 'No deposit.' }, clinic(0).staff.token)
  const [exported] = await app.db.transaction((tx) => quoteRequestsOf(tx, ada.id))
  expect(exported?.hospitals[0]?.questions).toMatchObject([
    { asker: 'patient', point: 'deposit', question: 'Zyxo question', answer: 'No deposit.' },
  ])
  const link = await rest(app, 'post', `/api/QuoteRequests/${request.id}/links`, {
    token: ada.token,
    body: { name: 'Sister', parts: [...QUOTE_PARTS], days: 7 },
  })
  const opened = await graphql(
    app,
    'query ($token: String!) { sharedQuotes(token: $token) { comparison { columns { name } rows { cells { entries { text note } } } } health { value } } }',
    { token: new URL(link.body.url).searchParams.get('token') },
  )
  expect(opened.body).toMatchObject({ comparison: { columns: [{ name: clinic(0).hospital.name }] } })
  expect(JSON.stringify(opened.body)).not.toMatch(/Zyxo|No deposit/)
  const agent = await connectAgent(app, (await insertKey(app, ada.id)).key)
  const read = JSON.stringify(await agent.call('read_quotes', { requestId: request.id }))
  await agent.close()
  expect(read).toContain('Zyxo question')
  expect(read).toContain('No deposit.')
})
