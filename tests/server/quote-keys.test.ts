import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Scope } from '#domain/api-keys.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { consentTo, idsOf, insertQuoteClinics, quoteBy, quoteVerbs, requestFor } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
const clinic = (at: number) => clinics[at] as Clinic
beforeEach(async () => {
  clinics = await insertQuoteClinics(app, 2)
  ada = await insertPatient(app)
})

const keyOf = async (userId: string, scopes: Scope[]) => (await insertKey(app, userId, scopes)).key
const catalogue: Scope[] = ['catalogue:read']

async function sendRequest(token = ada.token) {
  const draft = await ask('save', { input: requestFor(clinics) }, token)
  return ask('send', { id: draft.body.id, consent: consentTo(clinics) }, token)
}

async function sendQuoteAt(at: number, id: string, token = clinic(at).staff.token) {
  await ask('saveQuote', { id, input: quoteBy(clinic(at)) }, token)
  return ask('sendQuote', { id }, token)
}

describe('an API key', () => {
  test('reads and sends requests of its owner with the right scopes', async () => {
    const writer = await keyOf(ada.id, [...catalogue, 'quotes:write'])
    const sent = await sendRequest(writer)
    expect(sent).toMatchObject({ status: 200, body: { state: 'sent' } })
    const reader = await keyOf(ada.id, [...catalogue, 'quotes:read'])
    expect((await ask('read', { id: sent.body.id }, reader)).body).toMatchObject({ id: sent.body.id })
    expect((await ask('withdraw', { id: sent.body.id }, reader)).code).toBe('insufficient_scope')
    const without = await keyOf(ada.id, [...catalogue, 'appointments:write', 'messages:write', 'profile:read'])
    expect((await ask('read', { id: sent.body.id }, without)).code).toBe('insufficient_scope')
    const path = `/api/QuoteRequests/${sent.body.id}/stream`
    expect((await rest(app, 'get', path, { token: without })).code).toBe('insufficient_scope')
    const other = await insertPatient(app, 'Bea')
    const stranger = await keyOf(other.id, [...catalogue, 'quotes:write'])
    expect((await ask('read', { id: sent.body.id }, stranger)).body).toBeNull()
  })

  test('can neither accept a quote nor answer a final bill', async () => {
    const { body } = await sendRequest()
    const quoted = await sendQuoteAt(0, body.hospitals[0].id)
    const key = await keyOf(ada.id, [...catalogue, 'quotes:write', 'appointments:write'])
    const accepted = await ask('accept', { id: quoted.body.quotes[0].id, input: {} }, key)
    expect(accepted.code).not.toBeUndefined()
    expect((await ask('answerBill', { id: body.id, agreed: true }, key)).code).toBe('insufficient_scope')
  })

  test('of staff also needs a portal scope, and reads only its own hospital', async () => {
    const { body } = await sendRequest()
    const [one, two] = body.hospitals
    const { id: staffId } = clinic(0).staff
    const bare = await keyOf(staffId, [...catalogue, 'portal:write'])
    expect((await ask('open', { id: one.id }, bare)).code).toBe('insufficient_scope')
    const reader = await keyOf(staffId, [...catalogue, 'quotes:read', 'portal:read'])
    expect((await ask('open', { id: one.id }, reader)).body).toMatchObject({ id: one.id })
    expect((await ask('open', { id: two.id }, reader)).body).toBeNull()
    expect((await ask('ask', { id: one.id, text: 'Since when?' }, reader)).code).toBe('insufficient_scope')
    const writer = await keyOf(staffId, [...catalogue, 'quotes:write', 'portal:write'])
    expect(await sendQuoteAt(0, one.id, writer)).toMatchObject({ status: 200 })
    expect((await ask('decline', { id: two.id, reason: 'No' }, writer)).status).toBe(404)
  })
})

const connect = async (token: string) => (await connectAgent(app, token)).call

describe('an agent', () => {
  const asked = (changes: object = {}) => ({
    treatments: [clinic(0).service.id],
    hospitalIds: idsOf(clinics),
    goal: 'Climb stairs again',
    answers: [{ question: 'problem', values: ['Sore knee'] }],
    birthYear: 1980,
    fromCountry: 'GB',
    languages: ['en'],
    consent: { version: 1, agreed: true },
    ...changes,
  })

  test('sends a request once for its owner, gets a receipt of the consent, and reads the quotes', async () => {
    const call = await connect(await keyOf(ada.id, ['quotes:write']))
    const { data: sent, said } = await call('ask_quotes', asked())
    expect(sent, said.join('\n')).toMatchObject({
      state: 'sent',
      consent: {
        version: 1,
        at: NOON.toISOString(),
        hospitals: clinics.map(({ hospital: { id, name } }) => ({ hospitalId: id, name })),
      },
    })
    expect((await call('ask_quotes', asked())).data.id).toBe(sent.id)
    const { data: list } = await call('my_quotes')
    expect(list).toMatchObject({
      total: 1,
      requests: [{ id: sent.id, hospitals: [{ state: 'sent' }, { state: 'sent' }] }],
    })
    const { body } = await ask('read', { id: sent.id }, ada.token)
    await sendQuoteAt(0, body.hospitals[0].id)
    const { data: read } = await call('read_quotes', { requestId: sent.number })
    expect(read.quotes).toMatchObject([
      {
        hospitalId: clinic(0).hospital.id,
        version: 1,
        isCurrent: true,
        totalIncluded: 700,
        lines: [{ label: 'Surgeon' }],
      },
    ])
    expect(read.quotes[0].notStated).toContain('complications')
  })

  test('sends nothing without consent, and leaves no unsendable draft', async () => {
    const call = await connect(await keyOf(ada.id, ['quotes:write']))
    expect((await call('ask_quotes', asked({ consent: { version: 1, agreed: false } }))).isError).toBe(true)
    const refused = await call('ask_quotes', asked({ answers: [] }))
    expect(JSON.parse(refused.said[1] ?? '').errors).toHaveProperty('answers.problem')
    expect((await ask('mine', {}, ada.token)).body).toMatchObject({ total: 0 })
    const reader = await connect(await keyOf(ada.id, ['quotes:read']))
    expect((await reader('ask_quotes', asked())).said[0]).toContain('quotes:write')
    const staff = await connect(await keyOf(clinic(0).staff.id, ['quotes:read', 'portal:read']))
    const { data: sent } = await call('ask_quotes', asked())
    expect((await staff('read_quotes', { requestId: sent.id })).isError).toBe(true)
    expect((await staff('my_quotes')).data.total).toBe(0)
  })
})
