import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBookingRules, insertUser } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors, rest } from '#tests/support/doors.ts'
import {
  acceptanceAt,
  consentTo,
  insertQuoteClinics,
  LINE,
  quoteBy,
  quoteVerbs,
  requestFor,
  staffQuote,
} from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
const CHARGES = '{ state quoted charged note settlement { outcome total reason settledAt } }'
const AT_HOSPITAL = `query ($id: ID!) { hospitalQuoteRequest(id: $id) { charges ${CHARGES} } }`
const OF_PATIENT = `query ($id: ID!) { quoteRequest(id: $id) { charges ${CHARGES} } }`
const settle = bothDoors(() => app, {
  settle: {
    graphql: `mutation ($id: ID!, $input: QuoteSettlementInput!) { settleQuoteDispute(id: $id, input: $input) { id charges ${CHARGES} } }`,
  },
})[0][1]

const reason = 'The extra night was not agreed on.'
const corrected = (total: number, currency = 'EUR') => ({ outcome: 'corrected', total, currency, reason })

let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
beforeEach(async () => {
  await app.query('delete from quote_requests')
  const [first] = await insertQuoteClinics(app, 1)
  clinic = first as Clinic
  await insertBookingRules(app.db, { hospitalId: clinic.hospital.id, noticeMinutes: 0 })
  patient = await insertPatient(app)
})

const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00']

/** A bill of 770 for a quote of 700, with this answer. Returns the IDs of the request. */
async function insertBill({ agreed = false, currency = 'EUR', at = 0 } = {}) {
  const draft = await ask('save', { input: requestFor([clinic]) }, patient.token)
  const sent = await ask('send', { id: draft.body.id, consent: consentTo([clinic]) }, patient.token)
  const [{ id }] = sent.body.hospitals
  const quoteId = await staffQuote(ask, clinic, { id, input: quoteBy(clinic, { lines: [LINE], currency }) })
  const accepted = await ask('accept', { id: quoteId, input: acceptanceAt(FRIDAY, times[at] ?? '') }, patient.token)
  expect(accepted.status).toBe(200)
  await ask('charge', { id, charges: [{ label: 'All of it', net: 770 }] }, clinic.staff.token)
  await ask('answerBill', { id: draft.body.id, agreed, ...(!agreed && { note: 'No night.' }) }, patient.token)
  return { id, requestId: draft.body.id }
}
const ofPatient = async (id: string) => (await app.graphql(OF_PATIENT, { id }, patient.token)).data.quoteRequest.charges

describe('settling a dispute', () => {
  test('states the total that applies and the reason to both sides, once and for ever', async () => {
    const { id, requestId } = await insertBill()
    const { status, body } = await settle('settle', { id, ...corrected(720) }, admin)
    expect([status, body.charges]).toEqual([
      200,
      expect.objectContaining({ state: 'settled', charged: 770, note: 'No night.' }),
    ])
    const settlement = { outcome: 'corrected', total: 720, reason, settledAt: NOON.toISOString() }
    expect(await ofPatient(requestId)).toMatchObject({ state: 'settled', charged: 770, settlement })
    const atHospital = await app.graphql(AT_HOSPITAL, { id }, clinic.staff.token)
    expect(atHospital.data.hospitalQuoteRequest.charges).toMatchObject({ state: 'settled', settlement })
    for (const [path, token] of [
      [`/QuoteRequests/${requestId}`, patient.token],
      [`/HospitalQuoteRequests/${id}`, clinic.staff.token],
    ] as const)
      expect((await rest(app, 'get', `/api${path}`, { token })).body.charges).toMatchObject({ settlement })
    const again = await settle('settle', { id, outcome: 'stands', reason }, admin)
    expect(again).toMatchObject({ status: 409, body: { message: 'This dispute has already been settled.' } })
    const [event] = await app.query(
      `select details, actor_id is not null as signed from audit_events where action = 'quote_request.settle' and subject_id = $1`,
      [requestId],
    )
    expect(event).toEqual({
      details: { hospitalId: clinic.hospital.id, after: { outcome: 'corrected', total: 720, currency: 'EUR' } },
      signed: true,
    })
  })

  test('refuses callers without the role, and requests that are unknown', async () => {
    const { id } = await insertBill()
    const input = { outcome: 'stands', reason }
    expect((await settle('settle', { id, ...input }, patient.token)).status).toBe(403)
    expect((await settle('settle', { id, ...input }, clinic.staff.token)).status).toBe(403)
    expect((await settle('settle', { id, ...input })).status).toBe(401)
    expect((await settle('settle', { id: clinic.hospital.id, ...input }, admin)).status).toBe(404)
  })
})

describe('the outcome of a dispute', () => {
  test.each(['stands', 'withdrawn'])('keeps the total of the bill: %s', async (outcome) => {
    const { id, requestId } = await insertBill()
    const refused = await settle('settle', { id, outcome, reason, total: 770, currency: 'EUR' }, admin)
    expect(refused.body.errors).toEqual({ total: 'Only a corrected total has an amount' })
    expect((await settle('settle', { id, outcome, reason }, admin)).status).toBe(200)
    expect(await ofPatient(requestId)).toMatchObject({ settlement: { outcome, total: 770 } })
  })

  test.each([
    ['no amount', { total: null }, { total: 'Please enter an amount' }],
    ['a negative amount', { total: -1 }, { total: 'An amount cannot be negative' }],
    ['three decimals', { total: 720.005 }, { total: 'Please use at most two decimals' }],
    ['the amount of the bill', { total: 770 }, expect.objectContaining({ total: expect.stringContaining('stands') })],
    ['another currency', { currency: 'USD' }, { currency: 'The amount must be in the currency of the quote' }],
    ['no currency', { currency: null }, { currency: 'The amount must be in the currency of the quote' }],
    ['a short reason', { reason: 'short' }, expect.objectContaining({ reason: expect.any(String) })],
  ])('refuses %s at its field', async (_, changes, fields) => {
    const { id } = await insertBill()
    const { status, body } = await settle('settle', { id, ...corrected(720), ...changes }, admin)
    expect([status, body.errors]).toEqual([400, fields])
  })

  test('is in the currency of the quote, whichever that is', async () => {
    const { id, requestId } = await insertBill({ currency: 'TRY' })
    expect((await settle('settle', { id, ...corrected(0.5) }, admin)).status).toBe(400)
    expect((await settle('settle', { id, ...corrected(0.5, 'TRY') }, admin)).status).toBe(200)
    expect(await ofPatient(requestId)).toMatchObject({ settlement: { total: 0.5 } })
    expect(await app.query('select currency from quote_settlements')).toEqual([{ currency: 'TRY' }])
  })

  test('needs a dispute', async () => {
    const { id } = await insertBill({ agreed: true })
    const { status, body } = await settle('settle', { id, outcome: 'stands', reason }, admin)
    expect([status, body.message]).toEqual([409, 'The patient does not dispute the final bill of this request.'])
  })

  test('is that of one of two administrators who settle at the same time', async () => {
    const { id } = await insertBill()
    const other = await app.tokenFor((await insertUser(app.db, { role: 'admin' })).id)
    const answers = await Promise.all([
      settle('settle', { id, ...corrected(720) }, admin),
      settle('settle', { id, outcome: 'stands', reason }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.query('select from quote_settlements')).toHaveLength(1)
  })
})

describe('the ledger', () => {
  test('refuses settlements that fit no dispute, and changes', async () => {
    const { id } = await insertBill()
    await insertBill({ agreed: true, at: 1 })
    const insert = (changes: string) =>
      app.query(`insert into quote_settlements (id, charge_id, outcome, total, currency, reason, settled_at)
        select gen_random_uuid(), c.id, ${changes}, 'x', now() from quote_charges c`)
    await expect(insert(`'stands', 770, 'EUR'`)).rejects.toThrow(/fits no disputed bill/)
    await app.query(
      `delete from quote_requests r where r.id <> (select request_id from quote_recipients where id = $1)`,
      [id],
    )
    await expect(insert(`'stands', 770, 'USD'`)).rejects.toThrow(/fits no disputed bill/)
    await expect(insert(`'stands', 700, 'EUR'`)).rejects.toThrow(/fits no disputed bill/)
    await expect(insert(`'corrected', 770, 'EUR'`)).rejects.toThrow(/fits no disputed bill/)
    await expect(insert(`'corrected', -1, 'EUR'`)).rejects.toThrow(/total_check/)
    await insert(`'corrected', 0, 'EUR'`)
    for (const change of [`total = 1`, `reason = 'y'`, `outcome = 'stands'`, `settled_at = now()`])
      await expect(app.query(`update quote_settlements set ${change}`)).rejects.toThrow(/cannot be changed/)
    await expect(app.query('delete from quote_settlements')).rejects.toThrow(/cannot be changed/)
    await expect(insert(`'corrected', 1, 'EUR'`)).rejects.toThrow(/quote_settlements_charge_key/)
  })

  test('counts a settled dispute by the total that applies', async () => {
    // Signed in, because visitors may see figures that are a minute old.
    const figures = async () => (await ask('figures', { hospitalIds: [clinic.hospital.id] }, patient.token)).body[0]
    const { id } = await insertBill()
    await insertBill({ agreed: true, at: 1 })
    expect(await figures()).toMatchObject({ driftCases: 1 })
    await settle('settle', { id, ...corrected(735) }, admin)
    expect(await figures()).toMatchObject({ driftCases: 2 })
    for (let count = 0; count < 8; count++) await copyBill(id)
    // Nine bills of 10 %, settled at 5 %, and a confirmed one of 10 %.
    expect(await figures()).toEqual({ driftCases: 10, driftMedian: 5, driftLower: 5, driftUpper: 5 })
  })
})

/** Copies a settled request at the hospital with its bill. */
async function copyBill(id: string): Promise<void> {
  await app.query(
    `with old as (select * from quote_recipients where id = $1),
      request as (insert into quote_requests (id, number, patient_id, state, treatments, questionnaire_id, questionnaire_version, answers, health, consent_version, sent_at, closes_at)
        select gen_random_uuid(), 'QR-' || substr(md5(random()::text), 1, 8), patient_id, state, treatments, questionnaire_id, questionnaire_version, answers, health, consent_version, sent_at, closes_at
        from quote_requests where id = (select request_id from old) returning id),
      recipient as (insert into quote_recipients (id, request_id, hospital_id, position, state, consented_at, sent_at)
        select gen_random_uuid(), request.id, hospital_id, position, state, consented_at, sent_at from old, request returning id, request_id),
      quote as (insert into quotes (id, recipient_id, version, currency, total_included, total_with_options, terms, valid_until, sent_at, hash)
        select gen_random_uuid(), recipient.id, 1, 'EUR', 700, 700, q.terms, q.valid_until, q.sent_at, q.hash from quotes q, recipient where q.recipient_id = $1 returning id),
      acceptance as (insert into quote_acceptances (id, request_id, recipient_id, quote_id, hash, checklist, accepted_at)
        select gen_random_uuid(), recipient.request_id, recipient.id, quote.id, repeat('0', 64), '[]', now() from recipient, quote)
      insert into quote_charges (id, recipient_id, quoted, charged, recorded_at, answer_by, agreed, answered_at)
        select gen_random_uuid(), recipient.id, 700, 770, now(), now(), false, now() from recipient`,
    [id],
  )
  await app.query(
    `insert into quote_settlements (id, charge_id, outcome, total, currency, reason, settled_at)
     select gen_random_uuid(), c.id, 'corrected', 735, 'EUR', 'x', now() from quote_charges c
     where c.agreed = false and not exists (select from quote_settlements s where s.charge_id = c.id)`,
  )
}
