/** Quote requests and quotes through REST with API keys. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Scope } from '#domain/api-keys.ts'
import { insertUser } from '#server/seed/factories.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { consentTo, insertQuoteClinics, quoteBy, quoteVerbs, requestFor } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
let clinics: Clinic[]
let key: string
let staffKey: string
const clinic = (at: number) => clinics[at] as Clinic

beforeEach(async () => {
  clinics = await insertQuoteClinics(app, 2)
  key = (await insertKey(app, (await insertPatient(app)).id, ['quotes:write'])).key
  staffKey = (await insertKey(app, clinic(0).staff.id, ['quotes:write', 'portal:write'])).key
})

const api = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, token: string, body?: object) =>
  rest(app, method, `/api/v1${path}`, { token, ...(body && { body }) })

async function sendRequest() {
  const draft = await api('post', '/QuoteRequests', key, requestFor(clinics))
  const sent = await api('post', `/QuoteRequests/${draft.body.id}/send`, key, consentTo(clinics))
  expect(sent).toMatchObject({ status: 200, body: { state: 'sent' } })
  return sent.body
}

test('a program sends a request, a program of the hospital answers, and both read the same as in GraphQL', async () => {
  const sent = await sendRequest()
  const { id } = sent.hospitals[0]
  const at = `/HospitalQuoteRequests/${id}`
  await api('post', `${at}/questions`, staffKey, { text: 'Since when?' })
  await api('post', `/QuoteRequestHospitals/${id}/answer`, key, { text: 'Last winter.' })
  const saved = await api('put', `${at}/draft`, staffKey, quoteBy(clinic(0)))
  expect(saved.body).toMatchObject({ version: 1, isSent: false, totalIncluded: 700 })
  expect((await api('get', `/QuoteRequests/${sent.id}`, key)).body.hospitals[0].quotes).toEqual([])
  await api('post', `${at}/send`, staffKey)

  const read = await api('get', `/QuoteRequests/${sent.id}`, key)
  expect(read.body).toMatchObject((await ask('read', { id: sent.id }, key)).body)
  expect(read.body.hospitals[0]).toMatchObject({
    state: 'quoted',
    questions: [{ text: 'Since when?', answer: 'Last winter.' }],
    quotes: [{ version: 1, canAccept: true, doctor: { id: clinic(0).doctor.id } }],
  })
  const atHospital = await api('get', at, staffKey)
  expect(atHospital.body).toMatchObject((await ask('open', { id }, staffKey)).body)
  // Only people, not keys, read contact data and files.
  expect(atHospital.body).not.toHaveProperty('contact')
  expect(read.body).not.toHaveProperty('files')
  expect((await api('post', `/QuoteRequests/${sent.id}/withdraw`, key)).body).toMatchObject({ state: 'withdrawn' })
})

test('lists have pages and filters', async () => {
  const first = await sendRequest()
  const second = await sendRequest()
  const mine = await api('get', '/QuoteRequests?limit=1&page=2', key)
  expect(mine.body.map(({ id }: { id: string }) => id)).toHaveLength(1)
  expect(mine.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' })
  expect(mine.body[0].hospitals[0]).not.toHaveProperty('quotes')
  const inbox = `/Hospitals/${clinic(0).hospital.id}/quote-requests`
  await api('post', `/HospitalQuoteRequests/${first.hospitals[0].id}/seen`, staffKey)
  const unread = await api('get', `${inbox}?unread=true`, staffKey)
  expect(unread.body).toMatchObject([{ id: second.hospitals[0].id, isUnread: true, clock: { state: 'running' } }])
  expect((await api('get', `${inbox}?unread=false`, staffKey)).headers['x-total-count']).toBe('2')
  expect((await api('get', `${inbox}/summary`, staffKey)).body).toMatchObject({ toAnswer: 2, unread: 1 })
})

test('anybody finds hospitals that can be asked, and their figures, as GraphQL answers them', async () => {
  const treatments = clinic(0).service.id
  const read = (path: string, token?: string) => rest(app, 'get', `/api/v1${path}`, token ? { token } : {})
  const open = await read(`/QuoteHospitals?treatments=${treatments}&languages=en,tr&limit=1&page=2`)
  expect(open.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' })
  expect(open.body).toHaveLength(1)
  const listed = (await ask('hospitals', { treatments: [treatments], languages: ['en', 'tr'] })).body
  const all = await read(`/QuoteHospitals?treatments=${treatments}&languages=en,tr`)
  expect(all.body).toMatchObject(listed.items)
  expect(all.body[0].hospital).toEqual({
    id: expect.any(String),
    name: expect.any(String),
    city: expect.any(String),
    country: expect.any(String),
  })
  const reader = (await insertKey(app, clinic(0).staff.id, ['catalogue:read'])).key
  const hospitalIds = clinics.map(({ hospital }) => hospital.id)
  const figures = await read(`/QuoteFigures?hospitalIds=${hospitalIds.join(',')}`, reader)
  expect(figures.body.map(({ hospitalId }: { hospitalId: string }) => hospitalId)).toEqual(hospitalIds)
  expect(figures.body).toMatchObject((await ask('figures', { hospitalIds }, reader)).body)
  const many = Array.from({ length: 101 }, () => hospitalIds[0]).join(',')
  expect((await read(`/QuoteFigures?hospitalIds=${many}`)).status).toBe(400)
  expect((await read('/QuoteHospitals?treatments=a,b,c,d,e,f')).body.errors).toHaveProperty('treatments')
  expect((await read('/QuoteHospitals?hospitals=x')).body.errors).toHaveProperty('hospitals')
})

describe('refusals', () => {
  test('name an unknown field at any depth', async () => {
    const wrong = await api('post', '/QuoteRequests', key, { goals: 'x', health: { eyes: 2 } })
    expect(wrong).toMatchObject({ status: 400, code: 'bad_input' })
    expect(Object.keys(wrong.body.errors)).toEqual(['goals', 'health.eyes'])
    expect((await ask('mine', {}, key)).body.total).toBe(0)
    const query = await api('get', `/Hospitals/${clinic(0).hospital.id}/quote-requests?state=open`, staffKey)
    expect(query.body.errors).toHaveProperty('state')
    const sent = await sendRequest()
    const lines = [{ kind: 'surgeon', price: 3 }]
    const draft = `/HospitalQuoteRequests/${sent.hospitals[0].id}/draft`
    expect((await api('put', draft, staffKey, quoteBy(clinic(0), { lines }))).body.errors).toHaveProperty(
      'lines.0.price',
    )
    // Older clients read the new field name in a header.
    const older = await rest(app, 'post', '/api/QuoteRequests', { token: key, body: { goals: 'x' } })
    expect(older).toMatchObject({ status: 201, headers: { 'x-ignored-fields': 'goals' } })
  })

  test('name the field of a list entry and of a bill', async () => {
    expect((await api('post', '/QuoteRequests', key, [])).code).toBe('bad_input')
    const sent = await sendRequest()
    const at = `/HospitalQuoteRequests/${sent.hospitals[0].id}`
    const lines = [{ kind: 'surgeon', labels: { en: 'x' }, quantity: -1, unit: 'each', net: 1, status: 'included' }]
    const draft = await api('put', `${at}/draft`, staffKey, quoteBy(clinic(0), { lines }))
    expect(draft.body.errors).toEqual({ 'lines.0.quantity': 'The quantity must be above 0' })
    const bill = await api('post', `${at}/charges`, staffKey, { charges: [{ label: 'X', net: -1 }] })
    expect(bill.body.errors).toEqual({ 'charges.0.net': 'An amount cannot be negative' })
  })

  test('keep a key to its scopes, its role and its hospital', async () => {
    const sent = await sendRequest()
    const [one, two] = sent.hospitals
    const keyWith = async (scopes: Scope[], userId = clinic(0).staff.id) => (await insertKey(app, userId, scopes)).key
    const bare = await keyWith(['quotes:write'])
    const reader = await keyWith(['quotes:read', 'portal:read'])
    const at = (id: string) => `/HospitalQuoteRequests/${id}`
    expect((await api('get', at(one.id), bare)).code).toBe('insufficient_scope')
    expect((await api('get', at(one.id), reader)).status).toBe(200)
    expect((await api('post', `${at(one.id)}/send`, reader)).code).toBe('insufficient_scope')
    expect((await api('get', at(two.id), staffKey)).status).toBe(404)
    expect((await api('get', `/Hospitals/${clinic(1).hospital.id}/quote-requests`, staffKey)).status).toBe(404)
    expect((await api('get', `/QuoteRequests/${sent.id}`, staffKey)).status).toBe(404)
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic(0).hospital.id,
      hospitalRole: 'viewer',
    })
    const ofViewer = await keyWith(['quotes:write', 'portal:write'], viewer.id)
    expect((await api('get', at(one.id), ofViewer)).body).toMatchObject({ goal: null, health: null, questions: [] })
    expect((await api('put', `${at(one.id)}/draft`, ofViewer, quoteBy(clinic(0)))).code).toBe('forbidden')
  })
})
