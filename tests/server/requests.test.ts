import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { eraseOldRequests } from '#server/features/administration/requests/jobs.ts'
import { removeAbandonedFiles } from '#server/features/visits/files/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { openStored } from '#server/storage/storage.ts'
import { insertPatient, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { type RequestVerb, requestDoors } from '#tests/support/requests.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
let mails: Awaited<ReturnType<typeof startMailServer>>
let admin: { id: string; token: string }
beforeAll(async () => {
  mails = await startMailServer()
  const env = { SMTP_URL: mails.url, PUBLIC_URL: 'https://hekima.example' }
  app = await startTestApp({ clock: () => now, env })
  admin = await app.signIn('admin')
})
afterAll(async () => {
  await mails.close()
  await app.close()
})
beforeEach(async () => {
  now = NOON
  mails.received.length = 0
  for (const table of ['outbox', 'requests', 'request_files', 'limits']) await app.query(`delete from ${table}`)
})

const deps = () => ({ config: app.config, db: app.db, clock: () => now, log: createLogger('silent', false) })
const deliver = async () => {
  await deliverDue(deps(), { makers: mailMakers, transport: createMailTransport(app.config) })
  return mails.received
}
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const upload = async () => {
  const sent = app.request.post('/api/Requests/files').attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'cv.pdf')
  return (await sent).body.id as string
}

const person = { name: 'Ingrid Solvang', email: 'Ingrid@mail.example' }
const forms = {
  contact: { ...person, subject: 'Insurers', message: 'Do you work with Norwegian insurers?' },
  accessibility: { ...person, details: 'The map cannot be reached with the keyboard.' },
  evidence: { company: 'Fjord AS', email: person.email, doc: 'Pen test summary', notes: 'For our audit.' },
  clinic: { ...person, company: 'Deva Hospital', phone: '+90 212 000 00 00', city: 'İzmir', licenceNumber: '35-1' },
  job: { ...person, position: 'Data engineer', message: 'I sail.' },
}

describe.each(requestDoors(() => app))('requests through %s', (_door, ask) => {
  const open = async () => {
    const { body } = await ask('start')
    later(4000)
    return body.form as string
  }
  const send = async (input: object = { kind: 'contact', ...forms.contact }, token?: string) =>
    ask('send', { form: await open(), ...input }, token)
  const only = async () => (await ask('list', {}, admin.token)).body[0]

  test('of every kind are stored with their input', async () => {
    for (const [kind, fields] of Object.entries(forms)) {
      const file = kind === 'job' ? { file: await upload() } : {}
      const sent = await send({ kind, ...fields, ...file })
      expect(sent, kind).toMatchObject({
        status: 201,
        body: { number: expect.stringMatching(/^RQ-/), answerBy: '2026-03-06' },
      })
    }
    const { body } = await ask('list', {}, admin.token)
    // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the door
    const kept = Object.fromEntries(body.map((request: any) => [request.kind, request]))
    expect(kept.contact).toMatchObject({
      ...forms.contact,
      email: 'Ingrid@mail.example',
      state: 'new',
      dueOn: '2026-03-06',
    })
    expect(kept.accessibility.message).toBe(forms.accessibility.details)
    expect(kept.evidence).toMatchObject({
      company: 'Fjord AS',
      message: 'For our audit.',
      details: { doc: 'Pen test summary' },
    })
    expect(kept.clinic).toMatchObject({ phone: '+90 212 000 00 00', details: { city: 'İzmir', licenceNumber: '35-1' } })
    const { body: job } = await ask('get', { id: kept.job.id }, admin.token)
    expect(job).toMatchObject({ details: { position: 'Data engineer' }, files: [{ name: 'cv.pdf' }] })
  })

  test('report an error for each field', async () => {
    const errorsOf = async (input: object) => (await send(input)).body.errors
    expect(await errorsOf({ kind: 'contact', email: 'x' })).toMatchObject({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      message: 'Message is required',
    })
    expect(await errorsOf({ kind: 'evidence' })).toEqual({
      company: 'Company is required',
      email: 'Email is required',
      doc: 'Please choose a document',
    })
    expect(await errorsOf({ kind: 'accessibility', ...person })).toEqual({ details: 'Details are required' })
    expect(await errorsOf({ kind: 'job', ...forms.job })).toEqual({ file: 'Please add your CV' })
    const unknown = '019a0000-0000-7000-8000-000000000000'
    expect(await errorsOf({ kind: 'job', ...forms.job, file: unknown })).toEqual({ file: 'Please add your CV' })
    expect((await ask('list', {}, admin.token)).body).toEqual([])
  })

  test('of bots are refused or set aside, without a mail', async () => {
    const contact = { kind: 'contact', ...forms.contact }
    const { body } = await ask('start')
    expect((await ask('send', { ...contact, form: body.form })).body.errors.form).toMatch(/^That was very quick/)
    const forged = body.form.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'))
    later(4000)
    expect((await ask('send', { ...contact, form: forged })).status).toBe(400)
    expect((await ask('send', { ...contact, form: body.form })).status).toBe(201)
    // A form can be sent only once.
    expect((await ask('send', { ...contact, form: body.form })).status).toBe(429)
    const old = await open()
    later(25 * 60 * 60 * 1000)
    expect((await ask('send', { ...contact, form: old })).status).toBe(400)
    await deliver()
    mails.received.length = 0
    expect((await send({ ...contact, homepage: 'https://spam.example' })).status).toBe(201)
    expect((await only()).state).toBe('spam')
    expect(await deliver()).toEqual([])
  })

  test('are limited per network, and acknowledgements per address', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await send()).status).toBe(201)
    expect(await send()).toMatchObject({ status: 429, code: 'too_many_requests' })
    const others = { kind: 'contact', ...forms.contact }
    for (let sent = 0; sent < 4; sent++)
      expect((await send({ ...others, email: `a${sent}@mail.example` })).status).toBe(201)
    expect((await send({ ...others, email: 'last@mail.example' })).status).toBe(429)
  })

  test('are acknowledged in the sender’s language, by a mail that repeats nothing', async () => {
    await send({ kind: 'contact', ...forms.contact, language: 'tr' })
    const [sent] = await deliver()
    const { number } = await only()
    expect([sent?.to, sent?.mail.subject]).toEqual([['Ingrid@mail.example'], `${number} numaralı talebinizi aldık`])
    for (const own of ['Ingrid Solvang', 'insurers', 'Insurers']) expect(sent?.mail.text).not.toContain(own)
  })

  test('pass through the desk: assignee, notes, answer by mail, states', async () => {
    await send()
    const { id, number, updatedAt } = await only()
    const owned = await ask('update', { id, state: 'in_progress', ownerId: admin.id }, admin.token)
    expect(owned.body).toMatchObject({ state: 'in_progress', ownerId: admin.id, ownerName: expect.any(String) })
    const stale = {
      id,
      state: 'closed',
      basedOn: updatedAt,
    }
    expect(await ask('update', stale, admin.token)).toMatchObject({ status: 409, code: 'stale_edit' })
    expect(await ask('update', { id, state: 'answered' }, admin.token)).toMatchObject({
      status: 409,
      code: 'invalid_transition',
    })
    const patient = await insertPatient(app)
    expect((await ask('update', { id, ownerId: patient.id }, admin.token)).status).toBe(400)
    expect((await ask('note', { id, note: ' ' }, admin.token)).status).toBe(400)
    await ask('note', { id, note: 'Asked the insurers’ desk.' }, admin.token)
    await deliver()
    mails.received.length = 0
    expect((await ask('answer', { id, answer: '' }, admin.token)).body.errors).toEqual({
      answer: 'Please write an answer',
    })
    const answered = await ask('answer', { id, answer: 'Yes, we do.\n\nAsk for "Gjensidige".' }, admin.token)
    expect(answered.body).toMatchObject({ state: 'answered', answeredAt: expect.any(String) })
    const [sent] = await deliver()
    expect(sent?.mail.subject).toBe(`Our answer to your request ${number}`)
    for (const line of ['Yes, we do.', 'Gjensidige']) expect(sent?.mail.text).toContain(line)
    expect(sent?.mail.text).not.toContain('insurers’ desk')
    await ask('update', { id, state: 'closed' }, admin.token)
    expect(await ask('answer', { id, answer: 'One more thing.' }, admin.token)).toMatchObject({ status: 409 })
    const { body } = await ask('get', { id }, admin.token)
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'received',
      'state',
      'owner',
      'note',
      'answer',
      'state',
    ])
    const audit = await app.query<{ action: string; details: unknown }>(
      'select action, details from audit_events where subject_id = $1 order by created_at, id',
      [id],
    )
    expect(audit.map(({ action }) => action)).toEqual(
      ['state', 'owner', 'note', 'answer', 'state'].map((kind) => `request.${kind}`),
    )
    expect(JSON.stringify(audit)).not.toContain('Gjensidige')
  })

  test('are found by words, kind, state and assignee, and counted', async () => {
    await send()
    await send({ kind: 'evidence', ...forms.evidence })
    const all = await ask('list', {}, admin.token)
    expect(all.body.map(({ kind }: { kind: string }) => kind)).toEqual(['evidence', 'contact'])
    const kinds = async (search: object, token = admin.token) =>
      (await ask('list', { search, ...search }, token)).body.map(({ kind }: { kind: string }) => kind)
    expect(await kinds({ q: 'NORWEGIAN ingrid' })).toEqual(['contact'])
    expect(await kinds({ kind: 'evidence' })).toEqual(['evidence'])
    await ask('update', { id: all.body[0].id, ownerId: admin.id }, admin.token)
    expect([await kinds({ ownerId: admin.id }), await kinds({ ownerId: 'none' })]).toEqual([['evidence'], ['contact']])
    await ask('update', { id: all.body[0].id, state: 'spam' }, admin.token)
    expect([await kinds({ state: 'open' }), await kinds({ state: 'overdue' })]).toEqual([['contact'], []])
    expect((await ask('summary', {}, admin.token)).body).toEqual({ open: 1, overdue: 0, unowned: 1 })
    later(5 * DAY)
    const token = await app.tokenFor(admin.id)
    expect((await ask('summary', {}, token)).body).toEqual({ open: 1, overdue: 1, unowned: 1 })
    expect(await kinds({ state: 'overdue' }, token)).toEqual(['contact'])
  })

  test('are read and answered only by administrators', async () => {
    await send()
    const { id } = await only()
    const inputs: [RequestVerb, object][] = [
      ['list', {}],
      ['get', { id }],
      ['update', { id, state: 'closed' }],
      ['note', { id, note: 'x' }],
      ['answer', { id, answer: 'x' }],
      ['summary', {}],
    ]
    const staff = await app.signIn('hospital')
    const patient = await insertPatient(app)
    for (const [name, input] of inputs) {
      expect((await ask(name, { ...input })).status, name).toBe(401)
      for (const { token } of [staff, patient]) expect((await ask(name, { ...input }, token)).status, name).toBe(403)
    }
  })
})

describe('stored data of requests', () => {
  const [[, ask]] = requestDoors(() => app)
  const send = async (input: object, token?: string) => {
    const { body } = await ask('start')
    later(4000)
    return ask('send', { form: body.form, ...input }, token)
  }
  const count = async () => (await app.query('select 1 from requests')).length

  test('is deleted by itself, files included, and sooner for applications and spam', async () => {
    await send({ kind: 'contact', ...forms.contact })
    await send({ kind: 'contact', ...forms.contact, homepage: 'x' })
    await send({ kind: 'job', ...forms.job, file: await upload() })
    const unsent = await upload()
    const names = await app.query<{ name: string }>('select storage_name as name from request_files')
    const left = async (days: number) => {
      now = new Date(NOON.getTime() + days * DAY + 60_000)
      await eraseOldRequests(deps())
      return count()
    }
    expect(await left(29)).toBe(3)
    expect(await app.query('select 1 from request_files where id = $1', [unsent])).toEqual([])
    expect(await left(31)).toBe(2)
    expect(await left(181)).toBe(1)
    expect(await left(366)).toBe(0)
    await removeAbandonedFiles(deps())
    for (const { name } of names) await expect(openStored(app.config, name)).rejects.toThrow('ENOENT')
  })

  test('is in the export of its sender, and deleted with the account', async () => {
    const ada = await insertPatient(app)
    await send({ kind: 'contact', ...forms.contact }, ada.token)
    await send({ kind: 'accessibility', ...forms.accessibility, email: ada.email.toUpperCase() })
    await send({ kind: 'contact', ...forms.contact })
    await app.query('update users set deletes_at = $1 where id = $2', [now, ada.id])
    await deleteAccounts(deps())
    expect(await count()).toBe(1)
  })

  test('gives its files only to administrators', async () => {
    await send({ kind: 'job', ...forms.job, file: await upload() })
    const [row] = await app.query<{ id: string; file: string }>(
      'select r.id, f.id as file from requests r join request_files f on f.request_id = r.id',
    )
    const path = `/api/Requests/${row?.id}/files/${row?.file}`
    const patient = await insertPatient(app)
    expect((await rest(app, 'get', path)).status).toBe(401)
    expect((await rest(app, 'get', path, { token: patient.token })).status).toBe(403)
    const { status, headers } = await rest(app, 'get', path, { token: await app.tokenFor(admin.id) })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})
