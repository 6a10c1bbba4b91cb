import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/days.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { insertBookingRules } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, insertPatient, MONDAY, NOON } from '#tests/support/clinic.ts'
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

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
const clinic = (at: number) => clinics[at] as Clinic

type QuotedRequest = { id: string; hospitals: { id: string }[]; quoteIds: string[] }

/** Inserts a request of a patient with a quote of each clinic. */
async function insertQuoted(patient: { token: string }, lines: object[] = [LINE]): Promise<QuotedRequest> {
  const draft = await ask('save', { input: requestFor(clinics) }, patient.token)
  const { body } = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, patient.token)
  expect(body).toMatchObject({ state: 'sent' })
  const quoteIds: string[] = []
  for (const [at, { id }] of body.hospitals.entries()) {
    const { token } = clinic(at).staff
    await ask('saveQuote', { id, input: quoteBy(clinic(at), { lines }) }, token)
    quoteIds.push((await ask('sendQuote', { id }, token)).body.quotes[0].id)
  }
  return { id: body.id, hospitals: body.hospitals, quoteIds }
}

beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 3)
  for (const hospitalId of idsOf(clinics)) await insertBookingRules(app.db, { hospitalId, noticeMinutes: 0 })
  ada = await insertPatient(app)
})

describe('an acceptance', () => {
  test('books the appointment, notifies the hospital, and ends the request at all others', async () => {
    const request = await insertQuoted(ada)
    const input = acceptanceAt(FRIDAY, '10:00')
    const accepted = await ask('accept', { id: request.quoteIds[0], input }, ada.token)
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        state: 'accepted',
        acceptance: { quoteId: request.quoteIds[0], checklist: input.checklist, appointmentId: expect.any(String) },
        hospitals: [{ state: 'accepted' }, { state: 'not_chosen' }, { state: 'not_chosen' }],
      },
    })
    const { appointmentId, hash } = accepted.body.acceptance
    // The appointment has the accepted price instead of the listed one.
    const [visit] = await app.query(
      `select v.doctor_id, date::text, patient_id, hash, (v.price, v.currency) = (total_included, q.currency) as "isPriced"
       from appointments v, quotes q where v.id = $1 and q.id = $2`,
      [appointmentId, request.quoteIds[0]],
    )
    expect(visit).toEqual({ doctor_id: clinic(0).doctor.id, date: FRIDAY, patient_id: ada.id, hash, isPriced: true })
    const winner = await ask('contact', { id: request.hospitals[0]?.id }, clinic(0).staff.token)
    expect(winner.body).toMatchObject({
      contact: { lastName: 'Söğüt', email: 'ada@mail.example', phone: '+44 20 7946 0100' },
      acceptance: { quoteId: request.quoteIds[0], checklist: [] },
    })
    const loser = await ask('contact', { id: request.hospitals[1]?.id }, clinic(1).staff.token)
    expect(loser.body).toMatchObject({
      state: 'not_chosen',
      contact: null,
      acceptance: null,
      removalAt: new Date(NOON.getTime() + 30 * DAY).toISOString(),
    })
    const again = await ask('accept', { id: request.quoteIds[1], input: acceptanceAt(FRIDAY, '11:00') }, ada.token)
    expect(again.code).toBe('invalid_transition')
  })

  test('requires the current valid version and an answer to each question', async () => {
    const request = await insertQuoted(ada)
    const [id] = request.quoteIds
    const input = acceptanceAt(FRIDAY, '10:00')
    const missing = { ...input, checklist: input.checklist.slice(1) }
    expect((await ask('accept', { id, input: missing }, ada.token)).body.errors).toHaveProperty([
      'checklist.surgeon_named',
    ])
    const bea = await insertPatient(app, 'Bea')
    expect((await ask('accept', { id, input }, bea.token)).code).toBe('not_found')
    expect((await ask('accept', { id, input }, clinic(0).staff.token)).code).toBe('not_found')

    const { token } = clinic(0).staff
    await ask('saveQuote', { id: request.hospitals[0]?.id, input: quoteBy(clinic(0)) }, token)
    await ask('sendQuote', { id: request.hospitals[0]?.id }, token)
    expect((await ask('accept', { id, input }, ada.token)).code).toBe('conflict')
    now = new Date('2026-04-04T10:00:00Z')
    ada.token = await app.tokenFor(ada.id)
    const late = { ...acceptanceAt('2026-04-06', '10:00'), version: 1 }
    expect((await ask('accept', { id: request.quoteIds[1], input: late }, ada.token)).code).toBe('conflict')
  })

  test('changes nothing if the time is taken', async () => {
    const request = await insertQuoted(ada)
    const bea = await insertPatient(app, 'Bea')
    const other = await insertQuoted(bea)
    const input = acceptanceAt(FRIDAY, '10:00')
    expect((await ask('accept', { id: other.quoteIds[0], input }, bea.token)).status).toBe(200)
    const refused = await ask('accept', { id: request.quoteIds[0], input }, ada.token)
    expect(refused.code).toBe('slot_taken')
    expect((await ask('bill', { id: request.id }, ada.token)).body).toMatchObject({ state: 'sent', acceptance: null })
    const moved = acceptanceAt(FRIDAY, '11:00')
    expect((await ask('accept', { id: request.quoteIds[0], input: moved }, ada.token)).status).toBe(200)
  })

  test('has one winner for each request among concurrent ones', async () => {
    const REQUESTS = 100
    // Maximum concurrent callers before the server refuses more.
    const AT_ONCE = 10
    const TRIES = 20
    const times = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00']
    const days = Array.from({ length: 28 }, (_, at) => addDays(MONDAY, at)).filter(
      (day) => new Date(day).getUTCDay() % 6 !== 0,
    )
    const patients = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, at) => ({ ...(await insertPatient(app, `P${at}`)), at })),
    )
    const codes: { at: number; code: string }[] = []
    const requestIds: string[] = []
    for (let from = 0; from < REQUESTS; from += AT_ONCE) {
      const group = await Promise.all(
        patients
          .slice(from, from + AT_ONCE)
          .map(async (patient) => ({ ...patient, request: await insertQuoted(patient) })),
      )
      requestIds.push(...group.map(({ request }) => request.id))
      const answers = await Promise.all(
        group.flatMap(({ token, at, request }) =>
          Array.from({ length: TRIES }, async (_, tried) => {
            const input = acceptanceAt(days[Math.floor(at / times.length)] ?? '', times[at % times.length] ?? '')
            const { code } = await ask('accept', { id: request.quoteIds[tried % 3], input }, token)
            return { at, code: code ?? 'accepted' }
          }),
        ),
      )
      codes.push(...answers)
    }
    expect(codes).toHaveLength(REQUESTS * TRIES)
    expect([...new Set(codes.map(({ code }) => code))].sort()).toEqual(['accepted', 'invalid_transition'])
    const winners = codes.filter(({ code }) => code === 'accepted').map(({ at }) => at)
    expect([...winners].sort((a, b) => a - b)).toEqual(patients.map(({ at }) => at))
    const [counted] = await app.query(
      `select count(*)::int as acceptances, count(distinct request_id)::int as requests, count(appointment_id)::int as visits
       from quote_acceptances where request_id = any($1)`,
      [requestIds],
    )
    expect(counted).toEqual({ acceptances: REQUESTS, requests: REQUESTS, visits: REQUESTS })
  })
})

/** Number of the product's statements that wait for a lock. */
const waitingForLocks = async (): Promise<number> =>
  (
    await app.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query not like 'listen%'`,
    )
  ).length

test('waiting acceptances leave connections for other callers', async () => {
  const request = await insertQuoted(ada)
  const bea = await insertPatient(app, 'Bea')
  const owner = await app.ownerDb.$client.connect()
  await owner.query('begin')
  await owner.query('select from quote_requests where id = $1 for update', [request.id])
  // More callers than pool connections, all waiting for the locked request.
  const input = acceptanceAt(FRIDAY, '10:00')
  const answers = Array.from({ length: 3 * (app.applicationDb.$client.options.max ?? 0) }, (_, at) =>
    ask('accept', { id: request.quoteIds[at % 3], input }, ada.token),
  )
  await expect.poll(waitingForLocks, { timeout: 60_000 }).toBe(1)
  expect((await ask('mine', {}, bea.token)).body).toMatchObject({ total: 0 })
  expect(await waitingForLocks()).toBe(1)
  await owner.query('rollback')
  owner.release()
  const codes = (await Promise.all(answers)).map(({ code }) => code ?? 'accepted')
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['accepted', 'invalid_transition']))
})

describe('a final bill', () => {
  const lines = [LINE, { ...LINE, kind: 'other', labels: { en: 'Plasma' }, net: 180, status: 'optional' }]
  async function accepted(patient = ada, time = '10:00') {
    const request = await insertQuoted(patient, lines)
    await ask('accept', { id: request.quoteIds[0], input: acceptanceAt(FRIDAY, time) }, patient.token)
    const read = await ask('read', { id: request.id }, patient.token)
    const lineIds = read.body.hospitals[0].quotes[0].lines.map(({ id }: { id: string }) => id)
    return { request, recipientId: request.hospitals[0]?.id, lineIds }
  }

  test('is recorded once, and confirmed or disputed once', async () => {
    const { request, recipientId, lineIds } = await accepted()
    const { token } = clinic(0).staff
    for (const [charges, field] of [
      [[{ lineId: lineIds[0], net: 1.001 }], 'charges.0.net'],
      [[{ lineId: clinic(0).doctor.id, net: 1 }], 'charges.0.lineId'],
      [[{ net: 1 }], 'charges.0.label'],
    ] as const)
      expect((await ask('charge', { id: recipientId, charges }, token)).body.errors).toHaveProperty([field])
    const charges = [
      { lineId: lineIds[0], net: 700 },
      { label: 'Extra night', net: 70 },
    ]
    expect((await ask('charge', { id: recipientId, charges }, clinic(1).staff.token)).code).toBe('not_found')
    const entered = await ask('charge', { id: recipientId, charges }, token)
    expect(entered.body.charges).toMatchObject({ state: 'open', quoted: 700, charged: 770 })
    expect((await ask('charge', { id: recipientId, charges }, token)).code).toBe('conflict')
    expect((await ask('answerBill', { id: request.id, agreed: false }, ada.token)).body.errors).toHaveProperty('note')
    const disputed = await ask('answerBill', { id: request.id, agreed: false, note: 'No night.' }, ada.token)
    expect(disputed.body.charges).toMatchObject({ state: 'disputed', note: 'No night.' })
    expect((await ask('answerBill', { id: request.id, agreed: true }, ada.token)).code).toBe('conflict')
    for (const change of ['update quote_charges set charged = 1', 'update quote_charges set agreed = true'])
      await expect(app.query(`${change} where recipient_id = $1`, [recipientId])).rejects.toThrow(/ledger/)
    for (const table of ['quote_charges', 'quote_acceptances'])
      await expect(app.query(`delete from ${table} where recipient_id = $1`, [recipientId])).rejects.toThrow(/ledger/)
    await expect(app.query('update quote_charge_lines set net = 0')).rejects.toThrow(/ledger/)
  })

  test("counts in its hospital's figures from ten confirmed bills", async () => {
    const { recipientId, lineIds, request } = await accepted()
    await ask('charge', { id: recipientId, charges: [{ lineId: lineIds[0], net: 714 }] }, clinic(0).staff.token)
    // Signed in, because visitors may get figures up to a minute old.
    const figures = async () => (await ask('figures', { hospitalIds: [clinic(0).hospital.id] }, ada.token)).body[0]
    expect(await figures()).toMatchObject({ driftCases: 0, driftMedian: null })
    await ask('answerBill', { id: request.id, agreed: true }, ada.token)
    expect(await figures()).toMatchObject({ driftCases: 1, driftMedian: null })
    for (let more = 0; more < 9; more++) {
      const patient = await insertPatient(app, `P${more}`)
      const times = ['09:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '10:00', '11:00']
      const next = await insertQuoted(patient, lines)
      const day = more < 7 ? FRIDAY : MONDAY
      await ask('accept', { id: next.quoteIds[0], input: acceptanceAt(day, times[more] ?? '') }, patient.token)
      await ask('charge', { id: next.hospitals[0]?.id, charges: [{ label: 'All', net: 700 }] }, clinic(0).staff.token)
      await ask('answerBill', { id: next.id, agreed: true }, patient.token)
    }
    expect(await figures()).toEqual({ driftCases: 10, driftMedian: 0, driftLower: 0, driftUpper: 0 })
  })
})

test('quotes and requests expire, and hospitals that were not chosen lose the health data', async () => {
  const request = await insertQuoted(ada)
  await ask('accept', { id: request.quoteIds[0], input: acceptanceAt(FRIDAY, '10:00') }, ada.token)
  const open = await insertQuoted(ada)
  now = new Date(NOON.getTime() + 31 * DAY)
  await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
  const states = async (requestId: string) =>
    await app.query(
      'select state, removed_at is not null as removed from quote_recipients where request_id = $1 order by position',
      [requestId],
    )
  expect(await states(request.id)).toEqual([
    { state: 'accepted', removed: false },
    { state: 'not_chosen', removed: true },
    { state: 'not_chosen', removed: true },
  ])
  expect(await states(open.id)).toEqual(Array.from({ length: 3 }, () => ({ state: 'expired', removed: false })))
  const token = await app.tokenFor(clinic(1).staff.id)
  expect((await ask('contact', { id: request.hospitals[1]?.id }, token)).body.goal).toBeNull()
  now = new Date(NOON.getTime() + 121 * DAY)
  await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
  const [row] = await app.query('select state from quote_requests where id = $1', [open.id])
  expect(row).toEqual({ state: 'expired' })
})

test('a quote ends with its current version, even if an older one is valid longer', async () => {
  const request = await insertQuoted(ada)
  const [recipient, , other] = request.hospitals
  const { token } = clinic(0).staff
  // The current version expires in ten days, and the first version was valid for longer.
  const input = quoteBy(clinic(0), { validUntil: addDays(NOON.toISOString().slice(0, 10), 10) })
  await ask('saveQuote', { id: recipient?.id, input }, token)
  expect(await ask('sendQuote', { id: recipient?.id }, token)).toMatchObject({ status: 200 })
  now = new Date(NOON.getTime() + 12 * DAY)
  await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
  const rows = await app.query<{ id: string; state: string }>(
    'select id, state from quote_recipients where request_id = $1',
    [request.id],
  )
  const stateOf = (id?: string) => rows.find((row) => row.id === id)?.state
  expect([stateOf(recipient?.id), stateOf(other?.id)]).toEqual(['expired', 'quoted'])
})
