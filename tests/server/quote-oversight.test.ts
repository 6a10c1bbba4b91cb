import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBookingRules } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, insertPatient, NOON } from '#tests/support/clinic.ts'
import {
  acceptanceAt,
  consentTo,
  idsOf,
  insertQuoteClinics,
  LINE,
  quoteBy,
  quoteVerbs,
  requestFor,
} from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let now = NOON
let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
let clinics: Clinic[]
let patient: Awaited<ReturnType<typeof insertPatient>>
beforeEach(async () => {
  now = NOON
  await app.query('delete from quote_requests')
  clinics = await insertQuoteClinics(app, 3)
  for (const hospitalId of idsOf(clinics)) await insertBookingRules(app.db, { hospitalId, noticeMinutes: 0 })
  patient = await insertPatient(app)
})

const LIST = `query ($search: QuoteOversightSearch, $page: Int) { overseenQuotes(search: $search, page: $page) { total items {
  number hospitalId hospitalName state dueAt answerMinutes answeredMinutes isLate version currency quoted charged chargeState settled } }
  quoteOversightSummary { open late disputed medianAnswerMinutes } }`
const read = async (search: object = {}) => {
  const { data, errors } = await app.graphql(LIST, { search }, admin)
  expect(errors).toEqual([])
  return data
}
const statesOf = async (search: object) => {
  const { overseenQuotes } = await read(search)
  expect(overseenQuotes.total).toBe(overseenQuotes.items.length)
  return overseenQuotes.items.map(({ state }: { state: string }) => state).sort()
}

/** A request to three hospitals, of which the first sends a quote. */
async function insertRequest() {
  const draft = await ask('save', { input: requestFor(clinics) }, patient.token)
  const { body } = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, patient.token)
  const [first] = body.hospitals
  const clinic = clinics[0] as Clinic
  await ask('saveQuote', { id: first.id, input: quoteBy(clinic, { lines: [LINE] }) }, clinic.staff.token)
  const sent = await ask('sendQuote', { id: first.id }, clinic.staff.token)
  return { id: body.id, number: body.number, recipientId: first.id, quoteId: sent.body.quotes[0].id, clinic }
}

describe('the oversight of quote requests', () => {
  test('shows states, clocks and amounts, and filters by them', async () => {
    const { clinic } = await insertRequest()
    const { overseenQuotes, quoteOversightSummary } = await read()
    expect(overseenQuotes.total).toBe(3)
    expect(overseenQuotes.items).toContainEqual(
      expect.objectContaining({
        hospitalId: clinic.hospital.id,
        state: 'quoted',
        version: 1,
        currency: 'EUR',
        quoted: 700,
        charged: null,
        chargeState: null,
        answeredMinutes: 0,
        isLate: false,
      }),
    )
    expect(quoteOversightSummary).toEqual({ open: 2, late: 0, disputed: 0, medianAnswerMinutes: 0 })
    expect(await statesOf({ view: 'open' })).toEqual(['sent', 'sent'])
    expect(await statesOf({ view: 'quoted' })).toEqual(['quoted'])
    expect(await statesOf({ view: 'closed' })).toEqual([])
    expect(await statesOf({ hospitalId: clinic.hospital.id })).toEqual(['quoted'])
    expect(await statesOf({ q: overseenQuotes.items[0].number.toLowerCase() })).toHaveLength(3)
    expect(await statesOf({ q: '%' })).toEqual([])
  })

  test('lists overdue requests and disputed bills', async () => {
    const { id, quoteId, recipientId, clinic } = await insertRequest()
    now = new Date(NOON.getTime() + 20 * 86_400_000)
    admin = (await app.signIn('admin')).token
    expect((await read()).quoteOversightSummary).toMatchObject({ open: 2, late: 2 })
    expect(await statesOf({ view: 'late' })).toEqual(['sent', 'sent'])
    now = NOON
    admin = (await app.signIn('admin')).token
    await ask('accept', { id: quoteId, input: acceptanceAt(FRIDAY, '10:00') }, patient.token)
    const charges = [{ label: 'Extra night', net: 770 }]
    await ask('charge', { id: recipientId, charges }, clinic.staff.token)
    await ask('answerBill', { id, agreed: false, note: 'No night.' }, patient.token)
    const { overseenQuotes, quoteOversightSummary } = await read({ view: 'disputed' })
    expect(quoteOversightSummary.disputed).toBe(1)
    expect(overseenQuotes.items).toEqual([
      expect.objectContaining({ state: 'accepted', charged: 770, chargeState: 'disputed' }),
    ])
    expect(JSON.stringify(overseenQuotes)).not.toContain('No night')
    expect(await statesOf({ view: 'settled' })).toEqual([])
    const settlement = { outcome: 'corrected', total: 735, currency: 'EUR', reason: 'Both have agreed on it.' }
    await ask('settle', { id: recipientId, ...settlement }, admin)
    const settled = await read({ view: 'settled' })
    expect(settled.quoteOversightSummary.disputed).toBe(0)
    expect(settled.overseenQuotes.items).toEqual([
      expect.objectContaining({ charged: 770, chargeState: 'settled', settled: 735 }),
    ])
    expect(await statesOf({ view: 'disputed' })).toEqual([])
  })

  test('is only for administrators', async () => {
    const { data, errors } = await app.graphql(LIST, {}, (clinics[0] as Clinic).staff.token)
    expect(data).toBeNull()
    expect(errors.map(({ extensions }) => extensions.code)).toContain('forbidden')
  })
})

describe('break-glass access to a quote request', () => {
  const OPEN = `mutation ($id: ID!, $reason: String!) { openQuoteRequest(id: $id, reason: $reason) { needsReason goal health { conditions } } }`
  const READ = `query ($id: ID!) { hospitalQuoteRequest(id: $id) { needsReason goal contact { email } health { conditions } questions { text } } }`
  const reason = 'The patient disputes the bill.'

  test('shows health data for an hour after a reason, which the patient reads', async () => {
    const { id, recipientId, clinic } = await insertRequest()
    const before = await app.graphql(READ, { id: recipientId }, admin)
    expect(before.data.hospitalQuoteRequest).toMatchObject({ needsReason: true, goal: null, health: null })
    const opened = await app.graphql(OPEN, { id: recipientId, reason }, admin)
    expect(opened.data.openQuoteRequest).toMatchObject({
      needsReason: false,
      goal: 'Climb stairs again',
      health: { conditions: ['Asthma'] },
    })
    const other = (await app.signIn('admin')).token
    expect((await app.graphql(READ, { id: recipientId }, other)).data.hospitalQuoteRequest.health).toBeNull()
    const accesses = await app.graphql(
      'query ($id: ID!) { quoteRequest(id: $id) { accesses { reason } } }',
      { id },
      patient.token,
    )
    expect(accesses.data.quoteRequest.accesses).toEqual([{ reason }])
    expect((await app.graphql(READ, { id: recipientId }, clinic.staff.token)).data.hospitalQuoteRequest).toMatchObject({
      needsReason: false,
      goal: 'Climb stairs again',
    })
  })

  test('needs an administrator and a reason', async () => {
    const { recipientId, clinic } = await insertRequest()
    const code = async (variables: object, token: string) =>
      (await app.graphql(OPEN, { id: recipientId, reason, ...variables }, token)).errors[0]?.extensions.code
    expect(await code({}, clinic.staff.token)).toBe('forbidden')
    expect(await code({}, patient.token)).toBe('forbidden')
    expect(await code({ reason: 'short' }, admin)).toBe('bad_input')
    expect(await code({ id: clinic.hospital.id }, admin)).toBe('not_found')
  })
})
