/** Accounts of doctors: what the database guards, what they read and write, and what is refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDoctor, insertHospital } from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { bookingOf, NOON } from '#tests/support/clinic.ts'
import { caller, type DoctorWorld, insertDoctorAccount, OTHER_GOAL, takeMails } from '#tests/support/doctor-accounts.ts'
import { type Answer, rest } from '#tests/support/doors.ts'
import { LINE, quoteBy, quoteVerbs } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let world: DoctorWorld
const ask = quoteVerbs(() => app)
const call = caller(() => app)
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await insertDoctorAccount(app)
})

describe('the database', () => {
  const change = (columns: string, id: string) => app.query(`update users set ${columns} where id = $1`, [id])

  test('names a doctor exactly for the role doctor', async () => {
    const { clinic, doctor, ada } = world
    await expect(change('doctor_id = null', doctor.id)).rejects.toThrow('users_doctor_check')
    await expect(change(`hospital_role = 'viewer'`, doctor.id)).rejects.toThrow('users_doctor_check')
    await expect(change(`doctor_id = '${clinic.doctor.id}'`, ada.id)).rejects.toThrow('users_doctor_check')
  })

  test('takes only doctors of the same hospital, each once', async () => {
    const { clinic, doctor, coordinator } = world
    const elsewhere = await insertDoctor(app.db, { hospitalId: (await insertHospital(app.db)).id })
    await expect(change(`doctor_id = '${elsewhere.id}'`, doctor.id)).rejects.toThrow('users_doctor_fk')
    await expect(change(`hospital_role = 'doctor', doctor_id = '${clinic.doctor.id}'`, coordinator.id)).rejects.toThrow(
      'users_doctor_key',
    )
    await expect(app.query('delete from doctors where id = $1', [clinic.doctor.id])).rejects.toThrow('users_doctor_fk')
    const move = 'update doctors set hospital_id = $2 where id = $1'
    await expect(app.query(move, [clinic.doctor.id, elsewhere.hospitalId])).rejects.toThrow('users_doctor_fk')
  })
})

describe('a doctor', () => {
  test('reads exactly the assigned requests, with health data, and counts only them', async () => {
    const { doctor, coordinator, own, other } = world
    const list = (await ask('list', {}, doctor.token)).body
    expect(list).toMatchObject({ total: 1, items: [{ id: own }] })
    for (const filter of [{ view: 'open' }, { unread: true }, { assigneeId: coordinator.id }, { unassigned: true }]) {
      const { items } = (await ask('list', { filter }, doctor.token)).body
      expect(items.map(({ id }: { id: string }) => id)).not.toContain(other)
    }
    expect((await ask('summary', {}, doctor.token)).body).toMatchObject({ toAnswer: 1, open: 1, unread: 1 })
    expect((await ask('summary', {}, coordinator.token)).body).toMatchObject({ toAnswer: 2, open: 2, unread: 2 })
    const read = (await ask('open', { id: own }, doctor.token)).body
    expect(read).toMatchObject({ goal: 'Climb stairs again', health: { birthYear: 1980 }, moves: ['question'] })
  })

  test('reads nothing of another request through any interface', async () => {
    const { clinic, doctor, other } = world
    const { key } = await insertKey(app, doctor.id)
    const agent = await connectAgent(app, key)
    const answers: unknown[] = [await agent.call('my_quotes'), await agent.call('read_quotes', { requestId: other })]
    await agent.close()
    for (const token of [doctor.token, key]) {
      expect((await ask('open', { id: other }, token)).body).toBeNull()
      for (const path of ['', '/draft']) {
        const answer = await rest(app, 'get', `/api/HospitalQuoteRequests/${other}${path}`, { token })
        expect(answer.status, path).toBe(404)
      }
      const page = `/api/Hospitals/${clinic.hospital.id}/quote-requests`
      const listed = await rest(app, 'get', page, { token })
      expect([listed.status, listed.body.length ?? listed.body.items?.length]).toEqual([200, 1])
      expect((await rest(app, 'get', `${page}/summary`, { token })).body).toMatchObject({ open: 1 })
      answers.push((await ask('list', {}, token)).body, listed.body)
    }
    const file = await rest(app, 'get', `/api/QuoteRequests/${other}/files/${other}`, { token: doctor.token })
    expect(file.status).toBe(404)
    answers.push((await rest(app, 'get', '/api/Auth/me/export', { token: doctor.token })).body)
    expect(JSON.stringify(answers)).not.toContain(OTHER_GOAL)
    expect(JSON.stringify(answers)).not.toContain(other)
  })

  test('loses a request with its assignment', async () => {
    const { clinic, doctor, coordinator, own } = world
    await ask('assign', { id: own, userId: coordinator.id }, coordinator.token)
    expect((await ask('open', { id: own }, doctor.token)).body).toBeNull()
    expect((await ask('list', {}, doctor.token)).body.total).toBe(0)
    expect((await ask('saveQuote', { id: own, input: quoteBy(clinic) }, doctor.token)).status).toBe(404)
  })

  test('saves the draft and asks the patient, and neither sends nor declines nor assigns', async () => {
    const { clinic, doctor, own, other } = world
    expect((await ask('seen', { id: own }, doctor.token)).body).toMatchObject({ state: 'seen', isUnread: false })
    const saved = await ask('saveQuote', { id: own, input: quoteBy(clinic, { plan: 'New knee' }) }, doctor.token)
    expect(saved.body.draft).toMatchObject({ plan: 'New knee', doctor: { id: clinic.doctor.id } })
    const refused: Promise<Answer>[] = [
      ask('sendQuote', { id: own }, doctor.token),
      ask('decline', { id: own, reason: 'No' }, doctor.token),
      ask('assign', { id: own, userId: null }, doctor.token),
      ask('charge', { id: own, charges: [{ label: 'All', net: 1 }] }, doctor.token),
      ask('reply', { id: own, questionId: own, text: 'Yes' }, doctor.token),
    ]
    for (const answer of await Promise.all(refused))
      expect(answer).toMatchObject({
        code: 'forbidden',
        body: { message: 'Your role at this hospital does not allow this.' },
      })
    for (const [verb, input] of [
      ['seen', {}],
      ['saveQuote', { input: quoteBy(clinic) }],
      ['ask', { text: 'Why?' }],
      ['sendQuote', {}],
    ] as const)
      expect((await ask(verb, { id: other, ...input }, doctor.token)).status, verb).toBe(404)
    const asked = await ask('ask', { id: own, text: 'Since when?' }, doctor.token)
    expect(asked.body).toMatchObject({ state: 'question', questions: [{ text: 'Since when?', askedBy: 'Deniz' }] })
  })

  test('opens nothing else of the hospital', async () => {
    const { clinic, doctor, ada } = world
    const hospitalId = clinic.hospital.id
    const input = { firstName: 'Derya', lastName: 'Ak', email: 'd@mail.example', hospitalRole: 'viewer' }
    const queries = [
      'workplace(hospitalId: $hospitalId) { unreadMessages }',
      'hospitalDashboard(hospitalId: $hospitalId) { total }',
      'inbox(hospitalId: $hospitalId) { counts { total } }',
      'team(hospitalId: $hospitalId) { id }',
      'hospitalQuoteCharts(hospitalId: $hospitalId) { quotes }',
      'quoteTemplates(hospitalId: $hospitalId) { id }',
      'quoteColleagues(hospitalId: $hospitalId) { id }',
      'hospitalDoctors(hospitalId: $hospitalId) { total }',
      'reports(hospitalId: $hospitalId) { total }',
      'appointments(search: { hospitalId: $hospitalId }) { total }',
      'appointmentSummary(hospitalId: $hospitalId) { total }',
      'digestSettings(hospitalId: $hospitalId) { isOn }',
      'reviewsToAnswer(hospitalId: $hospitalId) { total }',
      'messageTemplates(hospitalId: $hospitalId) { id }',
    ]
    for (const field of queries) {
      const { code } = await call(`query ($hospitalId: ID!) { ${field} }`, { hospitalId }, doctor.token)
      expect(code, field).toBe('forbidden')
    }
    const invite = `mutation ($input: TeamInvitation!) { inviteTeamMember(input: $input) { id } }`
    expect((await call(invite, { input }, doctor.token)).code).toBe('forbidden')
    for (const path of ['dashboard', 'calendar', 'settings', 'day-board', 'reports']) {
      const { status } = await rest(app, 'get', `/api/Hospitals/${hospitalId}/${path}`, { token: doctor.token })
      expect([403, 404], path).toContain(status)
    }
    const booking = await rest(app, 'post', '/api/Appointments', { token: ada.token, body: bookingOf(clinic) })
    expect(booking.status).toBe(201)
    const visit = `/api/Appointments/${booking.body.id}`
    for (const path of ['', '/messages', '/messages/stream', '/files', '/notes'])
      expect((await rest(app, 'get', visit + path, { token: doctor.token })).status, path).toBe(404)
    expect((await takeMails(app))['staff.requested'] ?? []).not.toContain(doctor.id)
  })
})

test('a line with a price is saved by a doctor as by a coordinator', async () => {
  const { clinic, doctor, own } = world
  const lines = [{ ...LINE, net: 1234.5 }]
  const { body } = await ask('saveQuote', { id: own, input: quoteBy(clinic, { lines }) }, doctor.token)
  expect(body.draft).toMatchObject({ totalIncluded: 1234.5, isSent: false })
})
