/** A quote of one hospital, tried at every door by everybody who may not read it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSPITAL_ROLES } from '#domain/access.ts'
import { insertUser } from '#server/seed/factories.ts'
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
const tokens = new Map<string, string | undefined>()

const staffOf = async (at: number, hospitalRole: (typeof HOSPITAL_ROLES)[number]) => {
  const { id } = await insertUser(app.db, { role: 'hospital', hospitalId: clinic(at).hospital.id, hospitalRole })
  return app.tokenFor(id)
}

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinics = await insertQuoteClinics(app, 3)
  ada = await insertPatient(app)
  const asked = clinics.slice(0, 2)
  const draft = await ask('save', { input: requestFor(asked, { goal: GOAL }) }, ada.token)
  request = (await ask('send', { id: draft.body.id, consent: consentTo(asked) }, ada.token)).body
  const lines = [{ ...LINE, labels: { en: LABEL }, net: NET }]
  const { token } = clinic(0).staff
  await ask('saveQuote', { id: idAt(0), input: quoteBy(clinic(0), { plan: PLAN, lines }) }, token)
  quoteId = (await ask('sendQuote', { id: idAt(0) }, token)).body.quotes[0].id
  for (const role of HOSPITAL_ROLES) {
    tokens.set(`${role} of a hospital that was asked too`, await staffOf(1, role))
    tokens.set(`${role} of a hospital that was not asked`, await staffOf(2, role))
  }
  tokens.set('another patient', (await insertPatient(app, 'Bea')).token)
  tokens.set('a visitor', undefined)
  tokens.set('a viewer of the hospital', await staffOf(0, 'viewer'))
})
afterAll(() => app.close())

/** Everything that the doors of quotes answer to one caller. */
async function triedBy(token: string | undefined): Promise<string> {
  const hospitalId = clinic(0).hospital.id
  const ids = [idAt(0), idAt(1), request.id, request.number, quoteId]
  const verbs = ['open', 'seen', 'read', 'bill', 'contact', 'withdraw', 'withdrawOne', 'sendQuote', 'remove'] as const
  const answers: unknown[] = []
  for (const id of ids) {
    for (const verb of verbs) answers.push((await ask(verb, { id }, token)).body)
    for (const path of ['stream', 'comparison.pdf', 'links', `files/${quoteId}`]) {
      const answer = await rest(app, 'get', `/api/QuoteRequests/${id}/${path}`, token ? { token } : {})
      expect([401, 403, 404], `${path} of ${id}`).toContain(answer.status)
      answers.push(answer.body)
    }
  }
  answers.push((await ask('list', {}, token)).body, (await ask('list', { hospitalId }, token)).body)
  answers.push((await ask('summary', {}, token)).body, (await ask('summary', { hospitalId }, token)).body)
  answers.push((await ask('mine', {}, token)).body, (await ask('figures', { hospitalIds: [hospitalId] }, token)).body)
  answers.push((await rest(app, 'get', '/api/Auth/me/export', token ? { token } : {})).body)
  return JSON.stringify(answers)
}

const OTHERS = [
  ...HOSPITAL_ROLES.flatMap((role) => [
    `${role} of a hospital that was asked too`,
    `${role} of a hospital that was not asked`,
  ]),
  'another patient',
  'a visitor',
]

test.each(OTHERS)('%s reads nothing of the quote', async (who) => {
  const answers = await triedBy(tokens.get(who))
  for (const secret of [PLAN, LABEL, String(NET), ada.email]) expect(answers).not.toContain(secret)
  // Owners and coordinators of a hospital that was asked read the request, and nobody else does.
  const readsRequest = who.endsWith('asked too') && !who.startsWith('viewer')
  expect(answers.includes(GOAL)).toBe(readsRequest)
})

test('a viewer of the hospital reads the total, and no word about health', async () => {
  const answers = await triedBy(tokens.get('a viewer of the hospital'))
  expect(answers).toContain(String(NET))
  for (const secret of [PLAN, GOAL, ada.email]) expect(answers).not.toContain(secret)
})

test('mails, notices and webhooks hold nothing of it, and the request is as it was', async () => {
  for (const table of ['outbox', 'webhook_deliveries', 'audit_events']) {
    const rows = JSON.stringify(await app.query(`select * from ${table}`))
    for (const secret of [PLAN, LABEL, GOAL]) expect(rows, table).not.toContain(secret)
  }
  const states = await app.query('select state from quote_recipients where request_id = $1 order by position', [
    request.id,
  ])
  expect(states).toMatchObject([{ state: 'quoted' }, { state: expect.stringMatching(/sent|seen/) }])
})
