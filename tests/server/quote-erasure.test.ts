import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { insertBookingRules } from '#server/seed/factories.ts'
import { insertPerson, PASSWORD } from '#tests/support/account.ts'
import { type Clinic, FRIDAY, NOON, PATIENT_INFO } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import {
  acceptanceAt,
  consentTo,
  idsOf,
  insertQuoteClinics,
  LINE,
  quoteBy,
  quoteVerbs,
  requestFor,
  staffQuote,
} from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { columnsWith } from '#tests/support/traces.ts'
import { readZip } from '#tests/support/zip.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

/** A name and an illness that occur in every text. */
const NAME = 'Ragnhildur'
const ILLNESS = 'Xanthelasma'
const TRACES = [NAME, ILLNESS]
const both = `${NAME} with ${ILLNESS}`

const SHARE = `mutation ($id: ID!, $input: QuoteLinkInput!) { createQuoteLink(id: $id, input: $input) { url } }`
const DELETE = 'mutation ($password: String!) { requestAccountDeletion(password: $password) { id } }'

/** Inserts an accepted, billed and settled request with a declined hospital, and a draft. */
async function insertQuotedLife() {
  const ask = quoteVerbs(() => app)
  const clinics = await insertQuoteClinics(app, 3)
  const [winner, loser, refuser] = clinics
  if (!winner || !loser || !refuser) throw new Error('three clinics were asked for')
  for (const hospitalId of idsOf(clinics)) await insertBookingRules(app.db, { hospitalId, noticeMinutes: 0 })
  const me = await insertPerson(app, { firstName: NAME, email: 'r@mail.example' })
  const draft = requestFor(clinics, {
    goal: both,
    answers: [{ question: 'problem', values: [both] }],
    health: { birthYear: 1980, conditions: [ILLNESS], medicines: [both] },
  })
  await ask('save', { input: draft }, me.token)
  const { body: saved } = await ask('save', { input: draft }, me.token)
  await app.request
    .post(`/api/QuoteRequests/${saved.id}/files`)
    .set('authorization', `Bearer ${me.token}`)
    .attach('file', Buffer.from(`%PDF-1.7 ${both}\n%%EOF\n`), { filename: `${NAME}.pdf` })
    .expect(201)
  const { body: request } = await ask('send', { id: saved.id, consent: consentTo(clinics) }, me.token)
  const [first, second, third] = request.hospitals.map(({ id }: { id: string }) => id)
  await ask('ask', { id: first, text: `How long has ${both}?` }, winner.staff.token)
  await ask('answer', { id: first, text: both }, me.token)
  await ask('decline', { id: third, reason: `Not ${both}` }, refuser.staff.token)
  const attach = (at: string, { staff }: Clinic, filename: string) =>
    app.request
      .post(`/api/HospitalQuoteRequests/${at}/attachments`)
      .set('authorization', `Bearer ${staff.token}`)
      .attach('file', Buffer.from(`%PDF-1.7 plan of ${both}\n%%EOF\n`), { filename })
      .expect(201)
  await attach(first, winner, `Plan ${NAME}.pdf`)
  await attach(second, loser, `Plan ${NAME}.pdf`)
  const content = {
    plan: both,
    alternatives: both,
    anaesthesia: 'general',
    companionStay: both,
    notIncluded: [both],
    complications: { where: both, whoPays: both },
    lines: [{ ...LINE, labels: { en: both }, maker: both, model: both }],
  }
  const quoteId = await staffQuote(ask, winner, { id: first, input: quoteBy(winner, content) })
  // The acceptance is of version 1, without what the hospital attaches to the next one.
  await attach(first, winner, `Next plan ${NAME}.pdf`)
  await staffQuote(ask, loser, { id: second, input: quoteBy(loser, content) })
  await graphql(app, SHARE, { id: saved.id, input: { name: NAME, parts: ['health'], days: 90 } }, me.token)
  const patientInfo = { ...PATIENT_INFO, firstName: NAME }
  const accepted = await ask('accept', { id: quoteId, input: acceptanceAt(FRIDAY, '10:00', { patientInfo }) }, me.token)
  expect(accepted.status).toBe(200)
  const charges = [{ label: `More for ${both}`, net: 50 }]
  expect((await ask('charge', { id: first, charges }, winner.staff.token)).status).toBe(200)
  expect((await ask('answerBill', { id: saved.id, agreed: false, note: `Not ${both}` }, me.token)).status).toBe(200)
  const settlement = { id: first, outcome: 'corrected', total: 40, currency: 'EUR', reason: `Settled for ${both}` }
  expect((await ask('settle', settlement, (await app.signIn('admin')).token)).status).toBe(200)
  return { me, requestId: saved.id as string, quoteId }
}

/** Downloads the export of an account, and reads its data. */
async function exportOf(token: string) {
  const answer = await app.request
    .get('/api/Auth/me/export')
    .set('authorization', `Bearer ${token}`)
    .responseType('blob')
    .expect(200)
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-export-'))
  try {
    const file = path.join(folder, 'export.zip')
    await writeFile(file, answer.body)
    const entries = await readZip(file)
    for (const ending of [`/${NAME}.pdf`, `/Plan ${NAME}.pdf`])
      expect([...entries.keys()].some((name) => name.endsWith(ending))).toBe(true)
    return JSON.parse(entries.get('data.json') ?? '{}')
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('quotes are exported completely, and the end of the account erases texts but not amounts', async () => {
  const { me, requestId, quoteId } = await insertQuotedLife()
  const exported = await exportOf(me.token)
  const request = exported.quoteRequests.find(({ id }: { id: string }) => id === requestId)
  expect(request).toMatchObject({
    goal: both,
    files: [{ name: `${NAME}.pdf` }],
    links: [{ name: NAME, parts: ['health'], openings: 0 }],
    hospitals: [
      {
        questions: [{ answer: both }],
        quotes: [{ plan: both, lines: [{ net: 700 }], attachments: [{ name: `Plan ${NAME}.pdf` }] }],
        acceptance: { quoteId, checklist: expect.arrayContaining([{ check: 'insurance', answer: 'unknown' }]) },
        finalBill: {
          agreed: false,
          note: `Not ${both}`,
          charged: 50,
          entries: [{ label: `More for ${both}`, net: 50 }],
          settlement: { outcome: 'corrected', total: 40, currency: 'EUR', reason: `Settled for ${both}` },
        },
      },
      { acceptance: null, finalBill: null },
      { declineReason: `Not ${both}` },
    ],
  })
  expect(JSON.stringify(exported)).not.toMatch(/tokenHash|storageName/)
  for (const column of [
    'quote_lines.labels',
    'quote_charge_lines.label',
    'quote_settlements.reason',
    'quote_links.name',
    'quotes.terms',
    'quote_attachments.name',
  ])
    expect(await columnsWith(app, TRACES)).toContain(column)

  await graphql(app, DELETE, { password: PASSWORD }, me.token)
  now = new Date(NOON.getTime() + 15 * DAY)
  const deps = { db: app.db, config: app.config, clock: () => now, log: createLogger('silent', false) }
  const sending = { makers: mailMakers, transport: createMailTransport(app.config), limit: 1000 }
  await deleteAccounts(deps)
  await deliverDue(deps, sending)
  await app.query('update outbox set sent_at = now()')
  await deleteAccounts(deps)

  expect(await app.query('select from users where id = $1', [me.id])).toEqual([])
  expect(await columnsWith(app, TRACES)).toEqual([])
  // Law requires the amounts and the time of the agreement.
  expect(await app.query('select number, patient_id from quote_requests')).toEqual([
    { number: request.number, patient_id: null },
  ])
  const [amounts] = await app.query(
    `select q.total_included::float8 quoted, c.charged::float8 charged, s.total::float8 settled, a.accepted_at, q.anaesthesia, q.hash = a.hash same
     from quote_acceptances a join quotes q on q.id = a.quote_id join quote_charges c on c.recipient_id = a.recipient_id
     join quote_settlements s on s.charge_id = c.id`,
  )
  expect(amounts).toMatchObject({ quoted: 700, charged: 50, settled: 40, anaesthesia: null, same: true })
  for (const table of ['quote_links', 'quote_attachments']) expect(await app.query(`select from ${table}`)).toEqual([])
  // The remaining rows are immutable.
  await expect(app.query('update quote_lines set net = 1')).rejects.toThrow(/cannot be changed/)
  await expect(app.query('update quote_charge_lines set net = 1')).rejects.toThrow(/cannot be changed/)
})
