import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { QUOTE_HOSPITAL_MOVES, QUOTE_HOSPITAL_STATES } from '#domain/quotes/states.ts'
import { insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { consentTo, idsOf, insertQuoteClinics, quoteBy, quoteVerbs, requestFor } from '#tests/support/quotes.ts'
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
beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 3)
  ada = await insertPatient(app)
})
const ask = quoteVerbs(() => app)
const clinic = (at: number) => clinics[at] as Clinic

async function sendRequest(to: Clinic[] = clinics, token = ada.token) {
  const draft = await ask('save', { input: requestFor(to) }, token)
  expect(draft).toMatchObject({ status: 200, body: { state: 'draft' } })
  const sent = await ask('send', { id: draft.body.id, consent: consentTo(to) }, token)
  expect(sent).toMatchObject({ status: 200, body: { state: 'sent' } })
  return sent.body
}
const recipientOf = (request: { hospitals: { id: string; hospital: { id: string } }[] }, { hospital }: Clinic) =>
  request.hospitals.find((recipient) => recipient.hospital.id === hospital.id)?.id ?? ''

describe('a request', () => {
  test('is drafted in steps, sent to its hospitals, and read only by its patient', async () => {
    const draft = await ask('save', { input: { treatments: [clinic(0).service.id] } }, ada.token)
    expect(draft.body).toMatchObject({ state: 'draft', hospitals: [], goal: null })
    const saved = await ask(
      'save',
      { id: draft.body.id, input: requestFor(clinics, { treatments: undefined }) },
      ada.token,
    )
    expect(saved.body).toMatchObject({ id: draft.body.id, goal: 'Climb stairs again', health: { birthYear: 1980 } })
    expect(saved.body.hospitals.map(({ id }: { id: string }) => id)).toEqual(idsOf(clinics))

    const sent = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)
    expect(sent.body.number).toMatch(/^QR-[2-9A-Z]{8}$/)
    expect(sent.body.hospitals).toMatchObject(
      clinics.map(({ hospital }) => ({
        state: 'sent',
        hospital: { id: hospital.id },
        clock: { state: 'running', leftMinutes: 2880, dueAt: new Date(NOON.getTime() + 48 * HOUR).toISOString() },
      })),
    )
    expect((await ask('read', { id: sent.body.number.toLowerCase() }, ada.token)).body.id).toBe(draft.body.id)
    const bea = await insertPatient(app, 'Bea')
    expect((await ask('read', { id: draft.body.id }, bea.token)).body).toBeNull()
    expect((await ask('save', { id: draft.body.id, input: {} }, bea.token)).code).toBe('not_found')
    expect((await ask('mine', {}, bea.token)).body.total).toBe(0)
    // A sent request is immutable.
    expect((await ask('save', { id: draft.body.id, input: { goal: 'x' } }, ada.token)).code).toBe('invalid_transition')
    await expect(app.query(`update quote_requests set goal = 'x' where id = $1`, [draft.body.id])).rejects.toThrow(
      /cannot be changed/,
    )
  })

  test.each([
    [{ hospitals: Array.from({ length: 6 }, () => '00000000-0000-7000-8000-000000000000') }, 'hospitals'],
    [{ hospitals: ['00000000-0000-7000-8000-000000000000'] }, 'hospitals.0'],
    [{ treatments: ['00000000-0000-7000-8000-000000000000'] }, 'treatments.0'],
    [{ health: { birthYear: 2900 } }, 'health.birthYear'],
    [{ answers: [{ question: 'nothing', values: ['x'] }] }, 'answers.nothing'],
    [{ earliest: '2026-04-02', latest: '2026-04-01' }, 'latest'],
    [{ fromCountry: 'Britain' }, 'fromCountry'],
    [{ budget: 10.001 }, 'budget'],
    [{ companions: -1 }, 'companions'],
  ])('is refused with a sentence at the field: %j', async (changes, field) => {
    const refused = await ask('save', { input: requestFor(clinics, changes) }, ada.token)
    expect(refused.code).toBe('bad_input')
    expect(Object.keys(refused.body.errors ?? {})).toContain(field)
  })

  test('names everything that is missing before it is sent', async () => {
    const draft = await ask('save', { input: {} }, ada.token)
    const refused = await ask('send', { id: draft.body.id, consent: { version: 1, hospitalIds: [] } }, ada.token)
    expect(refused.code).toBe('bad_input')
    expect(Object.keys(refused.body.errors ?? {})).toEqual(
      expect.arrayContaining(['treatments', 'hospitals', 'fromCountry', 'languages', 'health.birthYear']),
    )
  })

  test("goes only to hospitals with the treatment and the patient's consent", async () => {
    const other = await insertQuoteClinics(app, 1)
    const both = [clinic(0), other[0] as Clinic]
    const draft = await ask('save', { input: requestFor(both) }, ada.token)
    const notOffered = await ask('send', { id: draft.body.id, consent: consentTo(both) }, ada.token)
    expect(notOffered.body.errors).toHaveProperty(['hospitals.1'])
    await ask('save', { id: draft.body.id, input: { hospitals: idsOf(clinics) } }, ada.token)
    const unasked = await ask('send', { id: draft.body.id, consent: consentTo(clinics.slice(1)) }, ada.token)
    expect(unasked.body.errors).toHaveProperty(['consent.hospitalIds'])
    const old = { ...consentTo(clinics), version: 2 }
    expect((await ask('send', { id: draft.body.id, consent: old }, ada.token)).code).toBe('bad_input')
  })

  test('counts towards the limit of open requests, also when several are sent at once', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () => ask('save', { input: requestFor(clinics) }, ada.token)),
    )
    const answers = await Promise.all(
      drafts.map(({ body }) => ask('send', { id: body.id, consent: consentTo(clinics) }, ada.token)),
    )
    expect(answers.map(({ code }) => code ?? 'sent').sort()).toEqual(['conflict', 'conflict', 'sent', 'sent', 'sent'])
  })

  test('is sent to more hospitals later, but never to a sixth', async () => {
    const six = await insertQuoteClinics(app, 6)
    const sent = await sendRequest(six.slice(0, 4))
    const added = await ask('add', { id: sent.id, consent: consentTo(six.slice(4, 5)) }, ada.token)
    expect(added.body.hospitals).toHaveLength(5)
    const sixth = await ask('add', { id: sent.id, consent: consentTo(six.slice(5)) }, ada.token)
    expect(sixth.body.errors).toHaveProperty(['consent.hospitalIds'])
    await expect(
      app.query(
        `insert into quote_recipients (id, request_id, hospital_id, position, consented_at, sent_at)
         values (gen_random_uuid(), $1, $2, 9, now(), now())`,
        [sent.id, six[5]?.hospital.id],
      ),
    ).rejects.toThrow(/at most five/)
  })

  test('proposes the hospitals that offer every treatment', async () => {
    const found = await ask('hospitals', { treatments: [clinic(0).service.id], languages: ['en'] })
    expect(found.body.total).toBe(3)
    expect(found.body.items).toEqual(
      expect.arrayContaining(
        clinics.map(({ hospital, service }) =>
          expect.objectContaining({ hospital: { id: hospital.id }, serviceIds: [service.id], doctorCount: 1 }),
        ),
      ),
    )
    const two = [clinic(0).service.id, clinic(0).short.id]
    expect((await ask('hospitals', { treatments: two })).body.total).toBe(1)
  })
})

describe('the answer of a hospital', () => {
  test('may be a question, which pauses the clock until its answer', async () => {
    const request = await sendRequest()
    const id = recipientOf(request, clinic(0))
    const { token } = clinic(0).staff
    expect((await ask('seen', { id }, token)).body).toMatchObject({ state: 'seen', isUnread: false })
    now = new Date(NOON.getTime() + 10 * HOUR)
    const question = await ask('ask', { id, text: 'May we see the top again?' }, token)
    expect(question.body).toMatchObject({ state: 'question', clock: { state: 'paused', leftMinutes: 38 * 60 } })
    expect((await ask('ask', { id, text: 'And the side?' }, token)).code).toBe('invalid_transition')

    now = new Date(NOON.getTime() + 20 * HOUR)
    expect((await ask('answer', { id, text: ' ' }, ada.token)).body.errors).toHaveProperty('text')
    const answered = await ask('answer', { id, text: 'Here it is.' }, ada.token)
    expect(answered.body.hospitals[0]).toMatchObject({
      state: 'answered',
      questions: [{ text: 'May we see the top again?', answer: 'Here it is.' }],
      clock: { state: 'running', leftMinutes: 38 * 60 },
    })
    expect((await ask('open', { id }, token)).body).toMatchObject({ isUnread: true, state: 'answered' })
    // Other hospitals see none of it.
    const other = await ask('open', { id: recipientOf(request, clinic(1)) }, clinic(1).staff.token)
    expect(other.body).toMatchObject({ state: 'sent', questions: [], clock: { leftMinutes: expect.any(Number) } })
  })

  test('may be a decline with a reason for the patient', async () => {
    const request = await sendRequest()
    const id = recipientOf(request, clinic(0))
    expect((await ask('decline', { id, reason: '' }, clinic(0).staff.token)).body.errors).toHaveProperty('reason')
    const declined = await ask('decline', { id, reason: 'No bed this month.' }, clinic(0).staff.token)
    expect(declined.body).toMatchObject({ state: 'declined', moves: [], clock: { state: 'stopped' } })
    const read = await ask('read', { id: request.id }, ada.token)
    expect(read.body.hospitals[0]).toMatchObject({ state: 'declined', declineReason: 'No bed this month.' })
    expect((await ask('saveQuote', { id, input: quoteBy(clinic(0)) }, clinic(0).staff.token)).code).toBe(
      'invalid_transition',
    )
  })

  test("is assigned only to this hospital's staff who may answer", async () => {
    const request = await sendRequest()
    const id = recipientOf(request, clinic(0))
    const { staff, hospital } = clinic(0)
    const assigned = await ask('assign', { id, userId: staff.id }, staff.token)
    expect(assigned.body.assignee).toEqual({ id: staff.id, firstName: 'Suna' })
    const viewer = await insertUser(app.db, { role: 'hospital', hospitalId: hospital.id, hospitalRole: 'viewer' })
    for (const userId of [viewer.id, clinic(1).staff.id, ada.id, 'nobody'])
      expect((await ask('assign', { id, userId }, staff.token)).body.errors).toHaveProperty('userId')
    expect((await ask('assign', { id, userId: null }, staff.token)).body.assignee).toBeNull()
  })
})

test('the database refuses the same moves as the table', async () => {
  const request = await sendRequest()
  const id = recipientOf(request, clinic(0))
  const faults: string[] = []
  for (const from of QUOTE_HOSPITAL_STATES)
    for (const to of QUOTE_HOSPITAL_STATES) {
      if (from === to) continue
      const reason = (state: string) => (state === 'declined' ? 'no' : null)
      await app.query('alter table quote_recipients disable trigger quote_recipients_state_guard')
      await app.query('update quote_recipients set state = $2, decline_reason = $3 where id = $1', [
        id,
        from,
        reason(from),
      ])
      await app.query('alter table quote_recipients enable trigger quote_recipients_state_guard')
      const isAllowed = await app
        .query('update quote_recipients set state = $2, decline_reason = $3 where id = $1', [id, to, reason(to)])
        .then(
          () => true,
          () => false,
        )
      if (isAllowed !== QUOTE_HOSPITAL_MOVES[from].includes(to)) faults.push(`${from} to ${to}`)
    }
  expect(faults).toEqual([])
})

test('a request is withdrawn from one hospital or all, which lose the health data at once', async () => {
  const request = await sendRequest()
  const [first, second] = [recipientOf(request, clinic(0)), recipientOf(request, clinic(1))]
  const left = await ask('withdrawOne', { id: first }, ada.token)
  expect(left.body).toMatchObject({ state: 'sent', hospitals: [{ state: 'withdrawn' }, { state: 'sent' }, {}] })
  expect((await ask('open', { id: first }, clinic(0).staff.token)).body).toMatchObject({
    state: 'withdrawn',
    health: null,
    goal: null,
    answers: null,
    patient: { firstName: '', age: null },
  })
  expect((await ask('open', { id: second }, clinic(1).staff.token)).body.goal).toBe('Climb stairs again')
  expect((await ask('withdraw', { id: request.id }, ada.token)).body.state).toBe('withdrawn')
  expect((await ask('open', { id: second }, clinic(1).staff.token)).body.goal).toBeNull()
  expect((await ask('withdraw', { id: request.id }, ada.token)).code).toBe('invalid_transition')
})
