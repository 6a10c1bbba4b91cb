import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { insertBookingRules, insertUser } from '#server/seed/factories.ts'
import { type Clinic, FRIDAY, insertPatient, NOON } from '#tests/support/clinic.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import {
  acceptanceAt,
  consentTo,
  idsOf,
  insertQuoteClinics,
  quoteBy,
  quoteVerbs,
  requestFor,
} from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
let now = NOON
let app: TestApp
let mailServer: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({
    clock: () => now,
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://hekima.example' },
  })
})
afterAll(async () => {
  await mailServer.close()
  await app.close()
})

const ask = quoteVerbs(() => app)
const deps = () => ({ config: app.config, db: app.db, clock: () => now, log: createLogger('silent', false) })
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
const clinic = (at: number) => clinics[at] as Clinic

beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 2)
  for (const hospitalId of idsOf(clinics)) await insertBookingRules(app.db, { hospitalId, noticeMinutes: 0 })
  ada = await insertPatient(app)
  await app.query('delete from quote_requests')
  await app.query('delete from outbox')
})
afterEach(() => app.query('delete from settings'))

/** Moves the clock and renews the sessions of these people. */
async function advance(to: Date) {
  now = to
  ada.token = await app.tokenFor(ada.id)
  for (const { staff } of clinics) staff.token = await app.tokenFor(staff.id)
}

/** Returns mails since the last call: kinds by recipient, sorted. */
async function takeMails(): Promise<Record<string, string[]>> {
  const rows = await app.query<{ kind: string; user_id: string }>(
    'with taken as (delete from outbox returning *) select kind, user_id from taken order by kind, id',
  )
  const mails: Record<string, string[]> = {}
  for (const { kind, user_id } of rows) mails[kind] = [...(mails[kind] ?? []), user_id]
  return mails
}

async function sendRequest() {
  const draft = await ask('save', { input: requestFor(clinics) }, ada.token)
  const { body } = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)
  expect(body).toMatchObject({ state: 'sent' })
  return body as { id: string; number: string; hospitals: { id: string; clock: { dueAt: string } }[] }
}

async function sendQuoteAt(at: number, id: string | undefined, changes = {}) {
  await ask('saveQuote', { id, input: quoteBy(clinic(at), changes) }, clinic(at).staff.token)
  const { body } = await ask('sendQuote', { id }, clinic(at).staff.token)
  return body.quotes[0].id as string
}

/** Sends queued mails and returns them by address. */
async function deliver() {
  mailServer.received.length = 0
  const transport = createMailTransport(app.config)
  while ((await deliverDue(deps(), { makers: mailMakers, transport })).taken > 0);
  return mailServer.received.map(({ mail }) => ({
    to: mail.to?.[0]?.address,
    subject: mail.subject,
    text: mail.text ?? '',
  }))
}

const staff = (at: number) => clinic(at).staff.id

describe('a quote request by mail', () => {
  test('notifies the other side of each move, and nobody of their own', async () => {
    const request = await sendRequest()
    const [first, second] = request.hospitals
    expect(await takeMails()).toEqual({
      'quote.requested': [ada.id],
      'staff.quote_requested': expect.toSatisfy(
        (ids: string[]) => ids.toSorted().join() === [staff(0), staff(1)].toSorted().join(),
      ),
    })
    await ask('seen', { id: first?.id }, clinic(0).staff.token)
    expect(await takeMails()).toEqual({})
    await ask('ask', { id: first?.id, text: 'Since when?' }, clinic(0).staff.token)
    expect(await takeMails()).toEqual({ 'quote.question': [ada.id] })
    await ask('answer', { id: first?.id, text: 'May' }, ada.token)
    expect(await takeMails()).toEqual({ 'staff.quote_answered': [staff(0)] })
    await sendQuoteAt(0, first?.id)
    expect(await takeMails()).toEqual({ 'quote.received': [ada.id] })
    const quoteId = await sendQuoteAt(0, first?.id)
    expect(await takeMails()).toEqual({ 'quote.received': [ada.id] })
    const input = acceptanceAt(FRIDAY, '10:00', { version: 2 })
    expect(await ask('accept', { id: quoteId, input }, ada.token)).toMatchObject({ status: 200 })
    expect(await takeMails()).toMatchObject({
      'quote.accepted': [ada.id],
      'staff.quote_accepted': [staff(0)],
      'staff.quote_not_chosen': [staff(1)],
    })
    expect(second).toBeDefined()
  })

  test('goes only to the assignee, and once it is late to everybody who works on requests', async () => {
    const hospital = { role: 'hospital' as const, hospitalId: clinic(0).hospital.id }
    const colleague = await insertUser(app.db, { ...hospital, hospitalRole: 'coordinator' })
    await insertUser(app.db, { ...hospital, hospitalRole: 'viewer' })
    await insertUser(app.db, { ...hospital, hospitalRole: 'owner', status: 'suspended' })
    const { hospitals } = await sendRequest()
    const { 'staff.quote_requested': readers } = await takeMails()
    expect(readers?.toSorted()).toEqual([staff(0), staff(1), colleague.id].toSorted())
    const [{ id } = { id: '' }] = hospitals
    await ask('assign', { id, userId: colleague.id }, clinic(0).staff.token)
    expect(await takeMails()).toEqual({ 'staff.quote_assigned': [colleague.id] })
    await ask('ask', { id, text: 'Since when?' }, clinic(0).staff.token)
    await ask('answer', { id, text: 'May' }, ada.token)
    expect(await takeMails()).toMatchObject({ 'staff.quote_answered': [colleague.id] })
    await advance(new Date(NOON.getTime() + 10 * DAY))
    await tidyQuotes(deps())
    const late = await takeMails()
    expect(late['staff.quote_late']?.toSorted()).toEqual([staff(0), staff(1), colleague.id].toSorted())
    expect(late['quote.late']).toEqual([ada.id, ada.id])
    await app.query(`update users set status = 'inactive' where id = $1`, [colleague.id])
    await ask('withdraw', { id: (await ask('mine', {}, ada.token)).body.items[0].id }, ada.token)
    const { 'staff.quote_withdrawn': withdrawn } = await takeMails()
    expect(withdrawn?.toSorted()).toEqual([staff(0), staff(1)].toSorted())
  })

  test("links to the reader's page, and names hospital and number but not the treatment", async () => {
    await app.query('update health_services set name = $1 where id = $2', ['Zyxotherapy', clinic(0).service.id])
    const request = await sendRequest()
    await ask('ask', { id: request.hospitals[0]?.id, text: 'Since when?' }, clinic(0).staff.token)
    await ask('decline', { id: request.hospitals[1]?.id, reason: 'We offer no zyxotherapy.' }, clinic(1).staff.token)
    const mails = await deliver()
    const ofAda = mails.filter(({ to }) => to === ada.email)
    expect(ofAda.map(({ subject }) => subject).toSorted()).toEqual([
      'A hospital cannot send you a quote',
      'A hospital has a question about your quote request',
      'Your quote request was sent',
    ])
    for (const { text } of ofAda) expect(text).toContain(`https://hekima.example/quotes/${request.id}`)
    expect(ofAda.find(({ subject }) => subject?.includes('question'))?.text).toContain(clinic(0).hospital.name)
    for (const { text } of mails) {
      expect(text).toContain(request.number)
      expect(text).not.toMatch(/zyxo|Climb|Asthma|Since when/i)
    }
    // The clock of the first hospital is paused and that of the second has ended.
    expect(mails).toHaveLength(3)
  })

  test('notifies staff of the due time, with a link to the portal', async () => {
    const request = await sendRequest()
    const mails = await deliver()
    const toStaff = mails.filter(({ subject }) => subject === 'You have a new quote request')
    expect(toStaff).toHaveLength(2)
    const pages = request.hospitals.map(
      ({ id }, at) => `https://hekima.example/hospitalportal/quotes/${id}?hospital=${clinic(at).hospital.id}`,
    )
    expect(toStaff.map(({ text }) => pages.findIndex((page) => text.includes(page))).toSorted()).toEqual([0, 1])
    for (const { text } of toStaff) expect(text).toMatch(/answer by .+ \(hospital time, Istanbul\)\./)
  })

  test('can be turned off', async () => {
    const preferences = JSON.stringify({ notifications: { quotes: false } })
    await app.query('update users set preferences = $1 where id = $2', [preferences, ada.id])
    await sendRequest()
    expect((await deliver()).map(({ to }) => to)).not.toContain(ada.email)
  })
})

describe('the clock of a hospital', () => {
  const remind = async () => {
    await tidyQuotes(deps())
    return takeMails()
  }

  test('reminds at half, at four fifths and at the end, each once', async () => {
    const { hospitals } = await sendRequest()
    await takeMails()
    const [{ clock } = { clock: { dueAt: '' } }] = hospitals
    await ask('decline', { id: hospitals[1]?.id, reason: 'No' }, clinic(1).staff.token)
    await takeMails()
    await advance(new Date(Date.parse(clock.dueAt) - 24 * HOUR - 60_000))
    expect(await remind()).toEqual({})
    await advance(new Date(Date.parse(clock.dueAt) - 24 * HOUR))
    expect(await remind()).toEqual({ 'staff.quote_half': [staff(0)] })
    expect(await remind()).toEqual({})
    await advance(new Date(Date.parse(clock.dueAt) - 9 * HOUR))
    expect(await remind()).toEqual({ 'staff.quote_urgent': [staff(0)] })
    await advance(new Date(clock.dueAt))
    expect(await remind()).toEqual({ 'quote.late': [ada.id], 'staff.quote_late': [staff(0)] })
    await advance(new Date(now.getTime() + 30 * DAY))
    expect(await remind()).toEqual({})
  })

  test('sends no reminders while the patient has a question, and continues afterwards', async () => {
    const { hospitals } = await sendRequest()
    const [{ id } = { id: '' }] = hospitals
    await ask('decline', { id: hospitals[1]?.id, reason: 'No' }, clinic(1).staff.token)
    await ask('ask', { id, text: 'Since when?' }, clinic(0).staff.token)
    await advance(new Date(NOON.getTime() + 20 * DAY))
    await takeMails()
    expect(await remind()).toEqual({})
    await ask('answer', { id, text: 'May' }, ada.token)
    await takeMails()
    expect(await remind()).toEqual({})
    await advance(new Date(now.getTime() + 3 * DAY))
    expect(Object.keys(await remind())).toContain('staff.quote_late')
  })

  test('has the length that the operator chooses, for later requests', async () => {
    const before = await sendRequest()
    await app.query(`insert into settings (key, value) values ('quoteAnswerHours', '24')`)
    const after = await sendRequest()
    const dueOf = ({ hospitals }: typeof after) => Date.parse(hospitals[0]?.clock.dueAt ?? '')
    expect(dueOf(before)).toBeGreaterThan(dueOf(after))
    expect(dueOf(after) - NOON.getTime()).toBe(24 * HOUR)
    await advance(new Date(dueOf(after)))
    await takeMails()
    const mails = await remind()
    expect(mails['staff.quote_late']?.toSorted()).toEqual([staff(0), staff(1)].toSorted())
    expect(mails['staff.quote_half']?.toSorted()).toEqual([staff(0), staff(1)].toSorted())
  })
})

describe('ends and bills by mail', () => {
  test('remind of a quote before it expires, and notify of its end', async () => {
    const { hospitals } = await sendRequest()
    await ask('decline', { id: hospitals[1]?.id, reason: 'No' }, clinic(1).staff.token)
    await sendQuoteAt(0, hospitals[0]?.id, { validUntil: '2026-03-20' })
    await takeMails()
    await advance(new Date('2026-03-17T05:59:00Z'))
    await tidyQuotes(deps())
    expect(await takeMails()).toEqual({})
    await advance(new Date('2026-03-17T06:00:00Z'))
    for (let run = 0; run < 2; run++) await tidyQuotes(deps())
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ada.email, subject: 'A quote expires soon' })
    expect(mail?.text).toContain('valid until 20 March 2026')
    await takeMails()
    await advance(new Date('2026-03-21T06:00:00Z'))
    for (let run = 0; run < 2; run++) await tidyQuotes(deps())
    expect(await takeMails()).toEqual({ 'quote.expired': [ada.id] })
    await advance(new Date(NOON.getTime() + 121 * DAY))
    for (let run = 0; run < 2; run++) await tidyQuotes(deps())
    expect(await takeMails()).toEqual({ 'quote.closed': [ada.id] })
  })

  test('ask the patient about the final bill, remind, and notify of a dispute and its settlement', async () => {
    const { id, hospitals } = await sendRequest()
    const quoteId = await sendQuoteAt(0, hospitals[0]?.id)
    await ask('accept', { id: quoteId, input: acceptanceAt(FRIDAY, '10:00') }, ada.token)
    await takeMails()
    const charges = [{ label: 'All', net: 900 }]
    await ask('charge', { id: hospitals[0]?.id, charges }, clinic(0).staff.token)
    expect(await takeMails()).toEqual({ 'quote.charged': [ada.id] })
    await advance(new Date(NOON.getTime() + 23 * DAY))
    for (let run = 0; run < 2; run++) await tidyQuotes(deps())
    expect(await takeMails()).toEqual({ 'quote.charge_due': [ada.id] })
    const admin = await insertUser(app.db, { role: 'admin' })
    await ask('answerBill', { id, agreed: false, note: 'Too much.' }, ada.token)
    const mails = await takeMails()
    expect(mails['staff.quote_disputed']).toEqual([staff(0)])
    expect(mails['admin.quote_disputed']).toContain(admin.id)
    const settlement = { id: hospitals[0]?.id, outcome: 'stands', reason: 'The ledger says so.' }
    expect(await ask('settle', settlement, await app.tokenFor(admin.id))).toMatchObject({ status: 200 })
    expect(await takeMails()).toEqual({ 'quote.settled': [ada.id], 'staff.quote_settled': [staff(0)] })
  })
})
