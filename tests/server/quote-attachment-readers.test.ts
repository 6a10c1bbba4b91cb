/** Readers of documents attached to quotes, and their removal. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAbandonedFiles } from '#server/features/visits/files/jobs.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { insertUser } from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { insertPatient, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { PDF, requestAtTwo, worldCalls } from '#tests/support/quote-attachments.ts'
import { quoteVerbs } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
let world: Awaited<ReturnType<typeof requestAtTwo>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  world = await requestAtTwo(app)
})

const ask = quoteVerbs(() => app)
const { upload, attach, download, atHospital, asPatient, stored, abandoned } = worldCalls(
  () => app,
  () => world,
)

describe('a patient', () => {
  test('reads attachments of sent versions of the own request', async () => {
    const attachmentId = await attach()
    expect((await download(world.id, attachmentId, world.patient.token)).status).toBe(404)
    await world.send()
    const sha256 = createHash('sha256').update(PDF).digest('hex')
    expect(await asPatient()).toEqual([
      {
        version: 1,
        attachments: [{ id: attachmentId, name: 'implant.pdf', size: PDF.length, type: 'application/pdf', sha256 }],
      },
    ])
    const opened = await download(world.id, attachmentId, world.patient.token)
    expect(opened.status).toBe(200)
    expect(opened.headers['content-disposition']).toContain('implant.pdf')
    const listed = await app.request
      .get(`/api/QuoteRequests/${world.id}`)
      .set('authorization', `Bearer ${world.patient.token}`)
    expect(listed.body.hospitals[0].quotes[0].attachments).toMatchObject([
      { id: attachmentId, name: 'implant.pdf', bytes: PDF.length, sha256 },
    ])
    const later = await attach({ name: 'later.pdf' })
    expect((await download(world.id, later, world.patient.token)).status).toBe(404)

    const eve = await insertPatient(app, 'Eve')
    for (const [at, token] of [
      [world.id, eve.token],
      [world.first, eve.token],
      [world.id, world.staff.token],
      [world.first, world.otherStaff.token],
      [world.second, world.otherStaff.token],
    ] as const)
      expect((await download(at, attachmentId, token)).status).toBe(404)
  })

  test('reads their names in the PDF, and a companion only if they are chosen', async () => {
    await attach({ name: 'ImplantBrochure.pdf' })
    await world.send()
    const share = async (parts: string[]) => {
      const { data } = await app.graphql(
        'mutation ($id: ID!, $input: QuoteLinkInput!) { createQuoteLink(id: $id, input: $input) { url } }',
        { id: world.id, input: { parts, days: 7 } },
        world.patient.token,
      )
      const token = new URL(data.createQuoteLink.url).searchParams.get('token')
      return JSON.stringify(
        (
          await app.graphql(
            'query ($token: String!) { sharedQuotes(token: $token) { comparison { rows { name cells { entries { text note } } } } } }',
            { token },
          )
        ).data,
      )
    }
    const pdf = await app.request
      .get(`/api/QuoteRequests/${world.id}/comparison.pdf?lang=en`)
      .set('authorization', `Bearer ${world.patient.token}`)
      .responseType('blob')
    expect(lettersOf((await readPdf(pdf.body)).pieces)).toContain('ImplantBrochure.pdf')
    expect(await share(['hospitals', 'attachments'])).toContain('ImplantBrochure.pdf')
    expect(await share(['hospitals', 'prices', 'dates', 'plan', 'aftercare', 'health'])).not.toContain('Implant')
  })

  test('has them in the export, and they end with the account', async () => {
    const attachmentId = await attach()
    await world.send()
    await attach({ name: 'not sent.pdf' })
    const zip = await app.request
      .get('/api/Auth/me/export')
      .set('authorization', `Bearer ${world.patient.token}`)
      .buffer(true)
      .parse((answer, done) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => done(null, Buffer.concat(chunks)))
      })
    const names = zip.body.toString('latin1')
    expect(names).toMatch(new RegExp(`files/QR-\\w+/quotes/${attachmentId}/implant\\.pdf`))
    expect(names).not.toContain('not sent.pdf')

    const before = await abandoned()
    await app.query('delete from quote_requests where id = $1', [world.id])
    expect(await stored()).toBe(0)
    expect(await abandoned()).toBe(before + 2)
    const deps = { ...app, clock: () => now, log: app.app.log }
    await removeAbandonedFiles(deps)
    expect(await abandoned()).toBe(0)
  })
})

test('a hospital that was not chosen loses them after 30 days, and the patient does not', async () => {
  const attachmentId = await attach()
  await world.send()
  await attach({ name: 'never sent.pdf' })
  await ask('withdraw', { id: world.id }, world.patient.token)
  now = new Date(NOON.getTime() + 31 * DAY)
  await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
  const token = await app.tokenFor(world.staff.id)
  expect((await download(world.first, attachmentId, token)).status).toBe(403)
  expect((await atHospital(world.first, token)).sent).toEqual({ 1: [] })
  expect((await download(world.id, attachmentId, await app.tokenFor(world.patient.id))).status).toBe(200)
  expect(await stored()).toBe(1)
})

test('an administrator reads them for an hour after giving a reason', async () => {
  const attachmentId = await attach()
  await world.send()
  const admin = await app.tokenFor((await insertUser(app.db, { role: 'admin' })).id)
  expect((await download(world.first, attachmentId, admin)).status).toBe(403)
  expect((await atHospital(world.first, admin)).sent).toEqual({ 1: [] })
  const open = 'mutation ($id: ID!, $reason: String!) { openQuoteRequest(id: $id, reason: $reason) { id } }'
  await app.graphql(open, { id: world.first, reason: 'The patient asked support for help.' }, admin)
  expect((await download(world.first, attachmentId, admin)).status).toBe(200)
  expect(await atHospital(world.first, admin)).toMatchObject({ next: [], draft: null, sent: { 1: ['implant.pdf'] } })
  const next = await attach({ name: 'next.pdf' })
  expect((await download(world.first, next, admin)).status).toBe(404)
})

test('attaching and removing are audited without the name', async () => {
  const attachmentId = await attach()
  await rest(app, 'delete', `/api/HospitalQuoteRequests/${world.first}/attachments/${attachmentId}`, {
    token: world.staff.token,
  })
  const entries = await app.query<{ action: string; text: string }>(
    `select action, details::text as text from audit_events where subject_id = $1 and action in ('quote_request.attach', 'quote_request.detach') order by created_at, id`,
    [world.id],
  )
  expect(entries.map(({ action }) => action)).toEqual(['quote_request.attach', 'quote_request.detach'])
  for (const { text } of entries) {
    expect(text).toContain(attachmentId)
    expect(text).not.toContain('implant')
  }
})

test('API keys and agents reach them with the scopes of quotes', async () => {
  const writer = (await insertKey(app, world.staff.id, ['quotes:write', 'portal:write'])).key
  const attachmentId = await attach({ token: writer })
  await world.send()
  const half = (await insertKey(app, world.staff.id, ['quotes:write'])).key
  expect((await upload({ token: half })).body.code).toBe('insufficient_scope')
  const reader = (await insertKey(app, world.patient.id, ['catalogue:read', 'quotes:read'])).key
  expect((await download(world.id, attachmentId, reader)).status).toBe(200)
  const other = (await insertKey(app, world.patient.id, ['catalogue:read', 'messages:read'])).key
  expect((await download(world.id, attachmentId, other)).body.code).toBe('insufficient_scope')

  const { call } = await connectAgent(app, reader)
  expect((await call('read_quotes', { requestId: world.id })).data).toMatchObject({
    quotes: [{ attachments: [{ id: attachmentId, name: 'implant.pdf', size: PDF.length, type: 'application/pdf' }] }],
  })
})
