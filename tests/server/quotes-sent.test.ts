import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_QUOTES_A_DAY } from '#domain/quotes/limits.ts'
import { insertHealthService, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { consentTo, insertQuoteClinics, LINE, quoteBy, quoteVerbs, requestFor } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const HOUR = 60 * 60 * 1000
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
let request: { id: string; number: string; hospitals: { id: string }[] }
beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 2)
  ada = await insertPatient(app)
  const draft = await ask('save', { input: requestFor(clinics) }, ada.token)
  request = (await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)).body
})
const ask = quoteVerbs(() => app)
const clinic = (at: number) => clinics[at] as Clinic
const idAt = (at: number) => request.hospitals[at]?.id ?? ''
const saveQuote = (at: number, changes = {}, more = {}) =>
  ask('saveQuote', { id: idAt(at), input: quoteBy(clinic(at), changes), ...more }, clinic(at).staff.token)
const sendQuote = (at: number) => ask('sendQuote', { id: idAt(at) }, clinic(at).staff.token)
const quotesRead = async (at: number) => (await ask('read', { id: request.id }, ada.token)).body.hospitals[at].quotes

describe('a quote', () => {
  test('is saved with the last free connection while the catalogue is read again', async () => {
    const { $client: pool } = app.applicationDb
    await insertHealthService(app.db)
    const held = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()))
    const saved = await saveQuote(0)
    for (const client of held) client.release()
    expect(saved.status).toBe(200)
  })

  test('is a draft until it is sent, and then an immutable version', async () => {
    now = new Date(NOON.getTime() + 24 * HOUR)
    const lines = [
      LINE,
      { ...LINE, kind: 'other', labels: { tr: 'Otel' }, net: 180.5, status: 'optional', quantity: 2 },
    ]
    const draft = await saveQuote(0, { lines })
    expect(draft.body.draft).toMatchObject({ version: 1, isSent: false, totalIncluded: 700, totalWithOptions: 880.5 })
    expect(await quotesRead(0)).toEqual([])

    const sent = await sendQuote(0)
    expect(sent.body).toMatchObject({
      state: 'quoted',
      draft: null,
      clock: { state: 'stopped', answeredMinutes: 1440 },
    })
    const [quote] = await quotesRead(0)
    expect(quote).toMatchObject({
      version: 1,
      isSent: true,
      isCurrent: true,
      canAccept: true,
      doctor: { id: clinic(0).doctor.id },
      plan: 'One session.',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      lines: [
        { kind: 'surgeon', label: 'Surgeon', net: 700 },
        { kind: 'other', label: 'Otel', each: 90.25, net: 180.5, status: 'optional' },
      ],
    })
    expect(quote.stated).toEqual(['surgeon', 'valid_until'])
    for (const change of [
      [`update quotes set total_included = 1 where id = $1`, quote.id],
      [`update quotes set plan = 'x' where id = $1`, quote.id],
      [`delete from quotes where id = $1`, quote.id],
      [`update quote_lines set net = 1 where quote_id = $1`, quote.id],
      [`delete from quote_lines where quote_id = $1`, quote.id],
      [
        `insert into quote_lines (id, quote_id, position, kind, labels, quantity, unit, net, status)
         values (gen_random_uuid(), $1, 9, 'other', '{}', 1, 'each', 1, 'included')`,
        quote.id,
      ],
    ] as const)
      await expect(app.query(change[0], [change[1]])).rejects.toThrow(/cannot be/)
  })

  test('gets a further version, and the previous one stays readable', async () => {
    await saveQuote(0)
    await sendQuote(0)
    const draft = await saveQuote(0, { lines: [{ ...LINE, net: 650 }] })
    expect(draft.body).toMatchObject({ state: 'quoted', draft: { version: 2 }, quotes: [{ version: 1 }] })
    expect((await quotesRead(0)).map(({ version }: { version: number }) => version)).toEqual([1])
    await sendQuote(0)
    expect(await quotesRead(0)).toMatchObject([
      { version: 2, isCurrent: true, canAccept: true, totalIncluded: 650 },
      { version: 1, isCurrent: false, canAccept: false, totalIncluded: 700 },
    ])
    expect((await sendQuote(0)).code).toBe('conflict')
  })

  test.each([
    [{ lines: [{ ...LINE, net: 10.999 }] }, 'lines.0.net'],
    [{ lines: [{ ...LINE, quantity: -1 }] }, 'lines.0.quantity'],
    [{ lines: [{ ...LINE, currency: 'USD' }] }, 'lines.0.currency'],
    [{ lines: Array.from({ length: 61 }, () => LINE) }, 'lines'],
    [{ deposit: { amount: 1.001 } }, 'deposit.amount'],
  ])('is refused at the field: %#', async (changes, field) => {
    expect((await saveQuote(0, changes)).body.errors).toHaveProperty([field])
  })

  test('names a doctor of this hospital', async () => {
    expect((await saveQuote(0, { doctorId: clinic(1).doctor.id })).body.errors).toHaveProperty('doctorId')
    await saveQuote(0, { doctorId: null })
    expect((await sendQuote(0)).body.errors).toHaveProperty('doctorId')
  })

  test('is valid for 7 to 90 days from its sending', async () => {
    for (const validUntil of ['2026-03-10', '2026-06-03', null]) {
      await saveQuote(0, { validUntil })
      expect((await sendQuote(0)).body.errors).toHaveProperty('validUntil')
    }
    await saveQuote(0, { validUntil: '2026-03-11' })
    expect((await sendQuote(0)).status).toBe(200)
    now = new Date('2026-03-12T10:00:00Z')
    ada.token = await app.tokenFor(ada.id)
    expect((await quotesRead(0))[0]).toMatchObject({ isCurrent: true, canAccept: false })
  })

  test('has the flight of the public advice for its treatment, or a reason for fewer days', async () => {
    const { hospital, staff } = clinic(0)
    const service = await insertHealthService(app.db, { name: 'Gallbladder Surgery' }, [hospital.id])
    const input = { ...requestFor(clinics.slice(0, 1)), treatments: [service.id] }
    const saved = await ask('save', { input }, ada.token)
    const sent = await ask('send', { id: saved.body.id, consent: consentTo(clinics.slice(0, 1)) }, ada.token)
    const { id } = sent.body.hospitals[0]
    const flight =
      'query ($id: ID!) { hospitalQuoteRequest(id: $id) { flightRuleId draft { earliestFlight { ruleId } } } }'
    const readFlight = async (of: string) => (await graphql(app, flight, { id: of }, staff.token)).body
    const saveFlight = (earliestFlight: object) =>
      ask('saveQuote', { id, input: quoteBy(clinic(0), { earliestFlight }) }, staff.token)
    // The treatments determine the rule, whatever the input names.
    await saveFlight({ days: 0, ruleId: 'nhs-eye' })
    expect(await readFlight(id)).toEqual({
      flightRuleId: 'nhs-abdomen',
      draft: { earliestFlight: { ruleId: 'nhs-abdomen' } },
    })
    expect((await ask('sendQuote', { id }, staff.token)).body.errors).toHaveProperty(['earliestFlight.reason'])
    await saveFlight({ days: 0, reason: 'Without an operation' })
    expect((await ask('sendQuote', { id }, staff.token)).status).toBe(200)
    expect(await readFlight(idAt(0))).toMatchObject({ flightRuleId: null })
  })

  test('is sent at most 200 times a day by one hospital', async () => {
    await saveQuote(0)
    expect((await sendQuote(0)).status).toBe(200)
    await app.query('update limits set taken = $1', [MAX_QUOTES_A_DAY])
    await Promise.all([saveQuote(0, { plan: 'Two sessions.' }), saveQuote(1)])
    expect((await sendQuote(0)).code).toBe('too_many_requests')
    expect((await sendQuote(1)).status).toBe(200)
    await app.query('delete from limits')
    expect((await sendQuote(0)).status).toBe(200)
  })

  test('saves 60 lines at once, and refuses an outdated draft', async () => {
    const first = await saveQuote(0, { lines: Array.from({ length: 60 }, (_, at) => ({ ...LINE, net: at })) })
    expect(first.body.draft.lines.map(({ net }: { net: number }) => net)).toEqual(
      Array.from({ length: 60 }, (_, at) => at),
    )
    const basedOn = first.body.draft.updatedAt
    expect((await saveQuote(0, {}, { basedOn })).status).toBe(200)
    expect((await saveQuote(0, {}, { basedOn })).code).toBe('stale_edit')
  })
})

describe('a hospital', () => {
  test('reads nothing of other hospitals through any field', async () => {
    await saveQuote(1, { plan: 'Secret plan' })
    await sendQuote(1)
    const { token } = clinic(0).staff
    for (const verb of ['open', 'seen', 'ask', 'decline', 'assign', 'saveQuote', 'sendQuote'] as const) {
      const input = { id: idAt(1), text: 'x', reason: 'x', input: quoteBy(clinic(0)) }
      const answer = await ask(verb, input, token)
      expect(answer.code ?? answer.body).toBe(verb === 'open' ? null : 'not_found')
    }
    expect((await ask('list', { hospitalId: clinic(1).hospital.id }, token)).code).toBe('not_found')
    expect((await ask('summary', { hospitalId: clinic(1).hospital.id }, token)).code).toBe('not_found')
    const own = JSON.stringify([
      (await ask('list', {}, token)).body,
      (await ask('open', { id: idAt(0) }, token)).body,
      (await ask('summary', {}, token)).body,
    ])
    expect(own).toContain(idAt(0))
    for (const secret of [idAt(1), clinic(1).hospital.id, clinic(1).doctor.id, 'Secret plan', request.id, ada.email])
      expect(own).not.toContain(secret)
    // Staff cannot use the patient's query.
    expect((await ask('read', { id: request.id }, token)).body).toBeNull()
  })

  test('sees only the first name of a patient, and viewers see no health data', async () => {
    await saveQuote(0)
    await sendQuote(0)
    const asOwner = (await ask('open', { id: idAt(0) }, clinic(0).staff.token)).body
    expect(asOwner).toMatchObject({
      patient: { firstName: 'Ada', age: 46, country: 'GB' },
      health: { conditions: ['Asthma'] },
      goal: 'Climb stairs again',
    })
    expect(JSON.stringify(asOwner)).not.toContain('Söğüt')
    const viewer = await insertUser(app.db, {
      hospitalId: clinic(0).hospital.id,
      role: 'hospital',
      hospitalRole: 'viewer',
    })
    const admin = await insertUser(app.db, { role: 'admin' })
    for (const { id } of [viewer, admin]) {
      const token = await app.tokenFor(id)
      const seen = (await ask('open', { id: idAt(0) }, token)).body
      expect(seen).toMatchObject({
        goal: null,
        health: null,
        answers: null,
        moves: [],
        questions: [],
        patient: { age: null, sex: null },
        quotes: [{ plan: null, totalIncluded: 700 }],
      })
      expect((await ask('ask', { id: idAt(0), text: 'x' }, token)).code).toBe('forbidden')
    }
  })

  test('lists its requests, the most urgent first, by filters and pages', async () => {
    const { token, id: staffId } = clinic(0).staff
    now = new Date(NOON.getTime() + 2 * HOUR)
    const olivia = await insertPatient(app, 'Olivia')
    const draft = await ask('save', { input: requestFor(clinics) }, olivia.token)
    const second = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, olivia.token)
    const later = second.body.hospitals[0].id
    const listed = async (input = {}) =>
      ((await ask('list', input, token)).body.items as { id: string }[]).map(({ id }) => id)
    expect(await listed()).toEqual([idAt(0), later])
    expect((await ask('list', { limit: 1 }, token)).body).toMatchObject({ total: 2, totalPages: 2, items: [{}] })
    await ask('assign', { id: later, userId: staffId }, token)
    expect(await listed({ filter: { assigneeId: staffId } })).toEqual([later])
    expect(await listed({ filter: { unassigned: true } })).toEqual([idAt(0)])
    // The letters stand in no number, which the search reads too.
    expect(await listed({ filter: { q: 'oli' } })).toEqual([later])
    expect(await listed({ filter: { q: request.number } })).toEqual([idAt(0)])
    expect((await ask('summary', {}, token)).body).toMatchObject({ toAnswer: 2, open: 2, quoted: 0 })
    await saveQuote(0)
    await sendQuote(0)
    expect(await listed({ filter: { view: 'open' } })).toEqual([later])
    expect(await listed({ filter: { view: 'quoted' } })).toEqual([idAt(0)])
    expect((await ask('summary', {}, token)).body).toMatchObject({
      toAnswer: 1,
      open: 1,
      quoted: 1,
      unread: 1,
      urgent: 0,
      leastMinutes: 2880,
    })
  })
})

test('figures of a hospital are shown from ten answers', async () => {
  const [recipient] = await app.query<{ request_id: string }>('select request_id from quote_recipients where id = $1', [
    idAt(0),
  ])
  expect(recipient?.request_id).toBe(request.id)
  const figures = async () => (await ask('read', { id: request.id }, ada.token)).body.hospitals[0].figures
  const answerAnother = async (minutes: number) => {
    const [made] = await app.query<{ id: string }>(
      `insert into quote_requests (id, number, state, treatments, questionnaire_id, questionnaire_version, answers, health, consent_version, sent_at, closes_at)
       select gen_random_uuid(), 'QR-' || upper(right(gen_random_uuid()::text, 8)), 'sent', treatments, 'general', 1, '[]', health, 1, sent_at, closes_at
       from quote_requests where id = $1 returning id`,
      [request.id],
    )
    await app.query(
      `insert into quote_recipients (id, request_id, hospital_id, position, state, consented_at, sent_at, answered_minutes, answered_at)
       values (gen_random_uuid(), $1, $2, 0, 'quoted', $3, $3, $4, $3)`,
      [made?.id, clinic(0).hospital.id, NOON, minutes],
    )
  }
  for (let count = 1; count <= 9; count++) await answerAnother(60 * count)
  expect(await figures()).toEqual({ measured: 9, medianAnswerMinutes: null, answeredInTimePercent: null })
  await answerAnother(3000)
  expect(await figures()).toEqual({ measured: 10, medianAnswerMinutes: 330, answeredInTimePercent: 90 })
})
