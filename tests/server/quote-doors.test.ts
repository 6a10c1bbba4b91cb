/** A quote of one hospital, requested through every interface by everybody without access. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSPITAL_ROLES } from '#domain/portal-access.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { insertDoctor, insertUser } from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { consentTo, insertQuoteClinics, LINE, quoteBy, quoteVerbs, requestFor } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const PLAN = 'Plan of hospital A'
const LABEL = 'Line of hospital A'
const NET = 4321.77
const GOAL = 'Goal of the patient'

let app: TestApp
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
let request: { id: string; number: string; hospitals: { id: string }[] }
let quoteId: string
const ask = quoteVerbs(() => app)
const clinic = (at: number) => clinics[at] as Clinic
const idAt = (at: number) => request.hospitals[at]?.id ?? ''
type Caller = { token: string | undefined; key: string | undefined }
const callers = new Map<string, Caller>()

const staffOf = async (at: number, hospitalRole: (typeof HOSPITAL_ROLES)[number]) => {
  const hospitalId = clinic(at).hospital.id
  const doctorId = hospitalRole === 'doctor' ? (await insertDoctor(app.db, { hospitalId })).id : null
  const { id } = await insertUser(app.db, { role: 'hospital', hospitalId, hospitalRole, doctorId })
  return callerOf(id)
}
const callerOf = async (id: string): Promise<Caller> => ({
  token: await app.tokenFor(id),
  key: (await insertKey(app, id)).key,
})
const addHook = (column: 'owner_id' | 'hospital_id', id: string) =>
  app.query(
    `insert into webhook_endpoints (id, ${column}, url, events) values (gen_random_uuid(), $1, 'https://hooks.example/', $2)`,
    [id, [...WEBHOOK_EVENTS]],
  )

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinics = await insertQuoteClinics(app, 3)
  ada = await insertPatient(app)
  const bea = await insertPatient(app, 'Bea')
  for (const { hospital } of clinics) await addHook('hospital_id', hospital.id)
  await addHook('owner_id', bea.id)
  const asked = clinics.slice(0, 2)
  const draft = await ask('save', { input: requestFor(asked, { goal: GOAL }) }, ada.token)
  request = (await ask('send', { id: draft.body.id, consent: consentTo(asked) }, ada.token)).body
  const lines = [{ ...LINE, labels: { en: LABEL }, net: NET }]
  const { token } = clinic(0).staff
  await ask('saveQuote', { id: idAt(0), input: quoteBy(clinic(0), { plan: PLAN, lines }) }, token)
  quoteId = (await ask('sendQuote', { id: idAt(0) }, token)).body.quotes[0].id
  for (const role of HOSPITAL_ROLES) {
    callers.set(`${role} of a hospital that was asked too`, await staffOf(1, role))
    callers.set(`${role} of a hospital that was not asked`, await staffOf(2, role))
  }
  callers.set('another patient', await callerOf(bea.id))
  callers.set('a visitor', { token: undefined, key: undefined })
  callers.set('a viewer of the hospital', await staffOf(0, 'viewer'))
  callers.set('a doctor of the hospital', await staffOf(0, 'doctor'))
})
afterAll(() => app.close())

const PORTAL_READS = ['', '/draft']
const OWN_READS = ['', '/stream', '/comparison.pdf', '/links']

/** Returns all REST answers for one caller with a session or key. */
async function triedByRest(token: string | undefined): Promise<unknown[]> {
  const answers: unknown[] = []
  const call = async (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) => {
    const answer = await rest(app, method, `/api/v1${path}`, { ...(token && { token }), ...(body && { body }) })
    answers.push(answer.body)
    return answer.status
  }
  const refused = [401, 403, 404]
  for (const id of [idAt(0), idAt(1), request.id, quoteId]) {
    for (const path of PORTAL_READS) await call('get', `/HospitalQuoteRequests/${id}${path}`)
    for (const path of [...OWN_READS, `/files/${quoteId}`])
      expect(refused, path).toContain(await call('get', `/QuoteRequests/${id}${path}`))
  }
  for (const id of [idAt(0), request.id, quoteId]) {
    const own = `/QuoteRequests/${id}`
    const atHospital = `/HospitalQuoteRequests/${id}`
    const writes = [
      await call('patch', own, { goal: 'Another goal' }),
      await call('delete', own),
      await call('post', `${own}/send`, consentTo(clinics)),
      await call('post', `${own}/hospitals`, consentTo(clinics.slice(2))),
      await call('post', `${own}/withdraw`),
      await call('post', `/QuoteRequestHospitals/${id}/withdraw`),
      await call('post', `/QuoteRequestHospitals/${id}/answer`, { text: 'Nothing' }),
      await call('post', `${atHospital}/seen`),
      await call('patch', `${atHospital}/assignee`, { userId: null }),
      await call('post', `${atHospital}/questions`, { text: 'Why?' }),
      await call('post', `${atHospital}/decline`, { reason: 'No' }),
      await call('put', `${atHospital}/draft`, quoteBy(clinic(1))),
      await call('post', `${atHospital}/propose`),
      await call('post', `${atHospital}/send`),
      await call('post', `${atHospital}/charges`, { charges: [{ label: 'All', net: 1 }] }),
    ]
    expect(writes.filter((status) => !refused.includes(status))).toEqual([])
  }
  for (const path of ['', '/summary']) await call('get', `/Hospitals/${clinic(0).hospital.id}/quote-requests${path}`)
  await call('get', '/QuoteRequests')
  return answers
}

/** Returns all answers of agent tools for one caller. */
async function triedByAgent(key: string | undefined): Promise<unknown[]> {
  const agent = await connectAgent(app, key)
  const answers = [await agent.call('my_quotes')]
  for (const requestId of [idAt(0), idAt(1), request.id, request.number, quoteId])
    answers.push(await agent.call('read_quotes', { requestId }))
  await agent.close()
  expect(answers.filter(({ isError }) => !isError).length).toBe(key ? 1 : 0)
  return answers
}

/** Returns all answers about quotes for one caller. */
async function triedBy({ token, key }: Caller): Promise<string> {
  const hospitalId = clinic(0).hospital.id
  const ids = [idAt(0), idAt(1), request.id, request.number, quoteId]
  const verbs = ['open', 'seen', 'read', 'bill', 'contact', 'withdraw', 'withdrawOne', 'sendQuote', 'remove'] as const
  const answers: unknown[] = []
  for (const id of ids) for (const verb of verbs) answers.push((await ask(verb, { id }, token)).body)
  answers.push((await ask('list', {}, token)).body, (await ask('list', { hospitalId }, token)).body)
  answers.push((await ask('summary', {}, token)).body, (await ask('summary', { hospitalId }, token)).body)
  answers.push((await ask('mine', {}, token)).body, (await ask('figures', { hospitalIds: [hospitalId] }, token)).body)
  answers.push((await rest(app, 'get', '/api/Auth/me/export', token ? { token } : {})).body)
  for (const secret of new Set([token, key])) answers.push(await triedByRest(secret))
  answers.push(await triedByAgent(key))
  return JSON.stringify(answers)
}

const OTHERS = [
  ...HOSPITAL_ROLES.flatMap((role) => [
    `${role} of a hospital that was asked too`,
    `${role} of a hospital that was not asked`,
  ]),
  'a doctor of the hospital',
  'another patient',
  'a visitor',
]

test.each(OTHERS)('%s reads nothing of the quote', async (who) => {
  const answers = await triedBy(callers.get(who) as Caller)
  for (const secret of [PLAN, LABEL, String(NET), ada.email]) expect(answers).not.toContain(secret)
  // Only owners and coordinators of a hospital with the request read it. No doctor is assigned.
  const readsRequest = who.endsWith('asked too') && /^(owner|coordinator)/.test(who)
  expect(answers.includes(GOAL)).toBe(readsRequest)
})

test('a viewer of the hospital reads the total and no health data', async () => {
  const answers = await triedBy(callers.get('a viewer of the hospital') as Caller)
  expect(answers).toContain(String(NET))
  for (const secret of [PLAN, GOAL, ada.email]) expect(answers).not.toContain(secret)
})

test('webhooks notify each hospital only of its own request', async () => {
  const deliveries = (column: 'owner_id' | 'hospital_id', id: string) =>
    app.query<{ payload: { type: string; data: object } }>(
      `select d.payload from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where e.${column} = $1 and d.event like 'quote.%'`,
      [id],
    )
  const ofHospital = async (at: number) =>
    (await deliveries('hospital_id', clinic(at).hospital.id)).map(({ payload }) => payload)
  const [first, second] = [await ofHospital(0), await ofHospital(1)]
  expect(first.map(({ type }) => type)).toEqual(['quote.requested', 'quote.sent'])
  // Staff of the second hospital opened their own request above.
  expect(second.map(({ type }) => type)).toEqual(['quote.requested'])
  for (const other of [idAt(0), request.id, quoteId, clinic(0).hospital.id, clinic(0).doctor.id])
    expect(JSON.stringify(second)).not.toContain(other)
  for (const other of [idAt(1), clinic(1).hospital.id]) expect(JSON.stringify(first)).not.toContain(other)
  expect(await ofHospital(2)).toEqual([])
  const beas = await app.query(
    'select payload from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where e.owner_id is not null',
  )
  expect(beas).toEqual([])
})

test('mails, notifications and webhooks contain nothing of it, and the request is unchanged', async () => {
  for (const table of ['outbox', 'webhook_deliveries', 'audit_events']) {
    const rows = JSON.stringify(await app.query(`select * from ${table}`))
    for (const secret of [PLAN, LABEL, GOAL]) expect(rows, table).not.toContain(secret)
  }
  const states = await app.query('select state from quote_recipients where request_id = $1 order by position', [
    request.id,
  ])
  expect(states).toMatchObject([{ state: 'quoted' }, { state: expect.stringMatching(/sent|seen/) }])
})
