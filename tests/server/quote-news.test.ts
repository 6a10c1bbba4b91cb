import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { insertBookingRules, insertUser } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, insertPatient, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { cursorsAreKnown, type EventStream, openEvents } from '#tests/support/event-stream.ts'
import { startInstance } from '#tests/support/instance.ts'
import {
  acceptanceAt,
  consentTo,
  idsOf,
  insertQuoteClinics,
  quoteBy,
  quoteVerbs,
  requestFor,
} from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
let other: Awaited<ReturnType<typeof startInstance>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => now, env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } })
  // The clocks of two machines differ.
  other = await startInstance(app, { clock: () => new Date(now.getTime() + 20_000) })
})
afterAll(async () => {
  await other?.close()
  await app?.close()
})

const ask = quoteVerbs(() => app)
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
const clinic = (at: number) => clinics[at] as Clinic
const streams: EventStream[] = []

beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 2)
  for (const hospitalId of idsOf(clinics)) await insertBookingRules(app.db, { hospitalId, noticeMinutes: 0 })
  ada = await insertPatient(app)
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
  await app.query('delete from webhook_endpoints')
})

type SentRequest = { id: string; number: string; hospitals: { id: string }[] }
async function sendRequest(): Promise<SentRequest> {
  const draft = await ask('save', { input: requestFor(clinics) }, ada.token)
  const { body } = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)
  expect(body).toMatchObject({ state: 'sent' })
  return body
}

async function sendQuoteAt(at: number, id: string | undefined) {
  await ask('saveQuote', { id, input: quoteBy(clinic(at)) }, clinic(at).staff.token)
  const { body } = await ask('sendQuote', { id }, clinic(at).staff.token)
  return body.quotes[0].id as string
}

type From = { from?: { url: string }; lastEventId?: string | undefined }
async function listen(path: string, token: string, { from = app, lastEventId }: From = {}) {
  const stream = await openEvents(`${from.url}/api/${path}`, token, { lastEventId })
  streams.push(stream)
  return stream
}
const listenAt = (at: number, from?: From) =>
  listen(`Hospitals/${clinic(at).hospital.id}/stream`, clinic(at).staff.token, from)

describe('event streams of quotes', () => {
  test('notify the patient of changes with the state only', async () => {
    const { id, hospitals } = await sendRequest()
    const stream = await listen(`QuoteRequests/${id}/stream`, ada.token)
    const news = { event: 'quoteRequest', data: { id, state: 'sent' } }
    await ask('ask', { id: hospitals[0]?.id, text: 'Since when?' }, clinic(0).staff.token)
    expect(await stream.next()).toMatchObject([news])
    await ask('answer', { id: hospitals[0]?.id, text: 'May' }, ada.token)
    expect(await stream.next()).toMatchObject([news])
    const quoteId = await sendQuoteAt(0, hospitals[0]?.id)
    expect((await stream.next())[0]?.data).toEqual(news.data)
    await sendQuoteAt(0, hospitals[0]?.id)
    expect((await stream.next())[0]?.data).toEqual(news.data)
    await ask('withdraw', { id }, ada.token)
    expect((await stream.next())[0]?.data).toEqual({ id, state: 'withdrawn' })
    expect(quoteId).toBeTruthy()
  })

  test('refuse all other callers', async () => {
    const { id, number } = await sendRequest()
    const other = await insertPatient(app, 'Bea')
    for (const token of [other.token, clinic(0).staff.token, (await app.signIn('admin')).token])
      expect((await rest(app, 'get', `/api/QuoteRequests/${id}/stream`, { token })).status).toBe(404)
    expect((await rest(app, 'get', `/api/QuoteRequests/${id}/stream`)).status).toBe(401)
    expect((await rest(app, 'get', `/api/QuoteRequests/${number}/stream`, { token: ada.token })).status).toBe(404)
  })

  test('notify a hospital of its own part, and not of other hospitals', async () => {
    const [first, second] = [await listenAt(0), await listenAt(1)]
    const { hospitals } = await sendRequest()
    const [one, two] = hospitals.map((hospital) => hospital.id)
    const about = (quoteRequestId: string | undefined, status: string) => [
      { event: 'quote', data: { appointmentId: '', quoteRequestId, by: null, what: null, status } },
    ]
    expect(await first.next()).toMatchObject(about(one, 'sent'))
    expect(await second.next()).toMatchObject(about(two, 'sent'))
    await ask('ask', { id: one, text: 'Since when?' }, clinic(0).staff.token)
    expect(await first.next()).toMatchObject(about(one, 'question'))
    await ask('answer', { id: one, text: 'May' }, ada.token)
    expect(await first.next()).toMatchObject(about(one, 'answered'))
    await ask('decline', { id: two, reason: 'No' }, clinic(1).staff.token)
    expect(await second.next()).toMatchObject(about(two, 'declined'))
    expect([first.heard, second.heard]).toEqual([[], []])
  })

  test('reach subscribers of another instance', async () => {
    const far = await listenAt(0, { from: other })
    const { id, hospitals } = await sendRequest()
    expect(await far.next()).toMatchObject([{ event: 'quote', data: { quoteRequestId: hospitals[0]?.id } }])
    const farOfAda = await listen(`QuoteRequests/${id}/stream`, ada.token, { from: other })
    await sendQuoteAt(0, hospitals[0]?.id)
    expect(await farOfAda.next()).toMatchObject([{ event: 'quoteRequest', data: { id, state: 'sent' } }])
    expect(await far.next()).toMatchObject([{ event: 'quote', data: { status: 'quoted' } }])
  })

  test('resume on another instance after the last event', async () => {
    const { id, hospitals } = await sendRequest()
    await cursorsAreKnown(app)
    const path = `QuoteRequests/${id}/stream`
    const before = [await listen(path, ada.token), await listenAt(0), await listenAt(1)]
    await sendQuoteAt(0, hospitals[0]?.id)
    await ask('ask', { id: hospitals[1]?.id, text: 'Since when?' }, clinic(1).staff.token)
    const last: (string | undefined)[] = []
    for (const [index, stream] of before.entries()) {
      const heard = await stream.next(index === 0 ? 2 : 1)
      last.push(heard.at(-1)?.id)
      await stream.close()
    }

    now = new Date(NOON.getTime() + 10 * 60_000)
    await ask('decline', { id: hospitals[1]?.id, reason: 'No' }, clinic(1).staff.token)
    await ask('withdraw', { id }, ada.token)
    const ofAda = await listen(path, ada.token, { from: other, lastEventId: last[0] })
    expect(await ofAda.next()).toMatchObject([{ event: 'quoteRequest', data: { id, state: 'withdrawn' } }])
    for (const [at, status] of ['withdrawn', 'declined'].entries()) {
      const stream = await listenAt(at, { from: other, lastEventId: last[at + 1] })
      const quoteRequestId = hospitals[at]?.id
      expect(await stream.next()).toMatchObject([{ event: 'quote', data: { quoteRequestId, status } }])
    }
  })
})

describe('webhooks of quotes', () => {
  async function addHook(owner: { ownerId: string } | { hospitalId: string }) {
    const [column, id] = 'ownerId' in owner ? ['owner_id', owner.ownerId] : ['hospital_id', owner.hospitalId]
    await app.query(
      `insert into webhook_endpoints (id, ${column}, url, events) values (gen_random_uuid(), $1, 'https://hooks.example/', $2)`,
      [id, [...WEBHOOK_EVENTS]],
    )
    return async () => {
      const rows = await app.query<{ payload: { type: string; timestamp: string; data: Record<string, unknown> } }>(
        `with taken as (delete from webhook_deliveries d using webhook_endpoints e where e.id = d.endpoint_id and e.${column} = $1
           and d.event like 'quote.%' returning d.payload, d.number) select payload from taken order by number`,
        [id],
      )
      return rows.map(({ payload }) => payload)
    }
  }
  const typesOf = (payloads: { type: string }[]) => payloads.map(({ type }) => type)

  test('notify patient and hospital of every move, with IDs and no content', async () => {
    const toAda = await addHook({ ownerId: ada.id })
    const toFirst = await addHook({ hospitalId: clinic(0).hospital.id })
    const toSecond = await addHook({ hospitalId: clinic(1).hospital.id })
    const { id, number, hospitals } = await sendRequest()
    const [one, two] = hospitals.map((hospital) => hospital.id)
    const requested = await toFirst()
    expect(requested).toEqual([
      {
        type: 'quote.requested',
        timestamp: NOON.toISOString(),
        data: { hospitalRequestId: one, hospitalId: clinic(0).hospital.id, number, state: 'sent' },
      },
    ])
    await ask('seen', { id: one }, clinic(0).staff.token)
    await ask('ask', { id: one, text: 'Since when?' }, clinic(0).staff.token)
    await ask('answer', { id: one, text: 'May' }, ada.token)
    await sendQuoteAt(0, one)
    const asked = await ask('askHospital', { id: one, point: 'deposit', text: 'Since when?' }, ada.token)
    const [{ questions }] = asked.body.hospitals
    const questionId = questions.at(-1).id
    await ask('reply', { id: one, questionId, text: 'May' }, clinic(0).staff.token)
    const quoteId = await sendQuoteAt(0, one)
    await ask('accept', { id: quoteId, input: acceptanceAt(FRIDAY, '10:00', { version: 2 }) }, ada.token)
    await ask('charge', { id: one, charges: [{ label: 'All', net: 900 }] }, clinic(0).staff.token)
    await ask('answerBill', { id, agreed: false, note: 'Too much.' }, ada.token)
    const admin = await app.tokenFor((await insertUser(app.db, { role: 'admin' })).id)
    await ask('settle', { id: one, outcome: 'stands', reason: 'Nobody was wrong.' }, admin)
    const ofFirst = await toFirst()
    expect(typesOf(ofFirst)).toEqual([
      'quote.question',
      'quote.answered',
      'quote.sent',
      'quote.asked',
      'quote.replied',
      'quote.sent',
      'quote.accepted',
      'quote.charged',
      'quote.charge_answered',
      'quote.charge_settled',
    ])
    expect(ofFirst[9]?.data).toMatchObject({ hospitalRequestId: one, state: 'accepted', outcome: 'stands' })
    for (const at of [3, 4]) expect(ofFirst[at]?.data).toMatchObject({ hospitalRequestId: one, questionId })
    expect(ofFirst[5]?.data).toMatchObject({ hospitalRequestId: one, quoteId, version: 2, state: 'quoted' })
    expect(ofFirst[6]?.data).toMatchObject({ state: 'accepted', quoteId, appointmentId: expect.any(String) })
    const ofSecond = await toSecond()
    expect(typesOf(ofSecond)).toEqual(['quote.requested', 'quote.not_chosen'])
    expect(ofSecond[1]?.data).toEqual({
      hospitalRequestId: two,
      hospitalId: clinic(1).hospital.id,
      number,
      state: 'not_chosen',
    })
    for (const other of [id, one, quoteId, clinic(0).hospital.id]) expect(JSON.stringify(ofSecond)).not.toContain(other)
    const ofAda = await toAda()
    expect(ofAda).toHaveLength(13)
    expect(ofAda.every(({ data }) => data.requestId === id)).toBe(true)
    for (const payloads of [ofAda, ofFirst, requested])
      expect(JSON.stringify(payloads)).not.toMatch(
        new RegExp(`Climb|Asthma|Since when|May"|Too much|Nobody|EUR|Ada|net"|total|${clinic(0).service.id}`),
      )
  })

  test('notify of a withdrawal, a decline and an expiry', async () => {
    const toAda = await addHook({ ownerId: ada.id })
    const { id, hospitals } = await sendRequest()
    await ask('decline', { id: hospitals[1]?.id, reason: 'No' }, clinic(1).staff.token)
    await ask('withdraw', { id }, ada.token)
    expect(typesOf(await toAda()).slice(2)).toEqual(['quote.declined', 'quote.withdrawn'])
    await sendRequest()
    now = new Date(NOON.getTime() + 121 * DAY)
    await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
    expect(typesOf(await toAda()).slice(2)).toEqual(['quote.expired', 'quote.expired'])
    await app.query(`update users set status = 'suspended' where id = $1`, [ada.id])
    await app.query('delete from quote_requests')
    expect(await toAda()).toEqual([])
  })
})
