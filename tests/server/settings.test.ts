import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SETTINGS_ID } from '#server/features/accounts/settings/record.ts'
import { removeUnusedDocuments } from '#server/features/catalogue/certificates/company-documents.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())
beforeEach(() => app.query('delete from settings'))

const FIELDS = `id updatedAt companyName phone email statusPageUrl footerNote offices { name lines }
  certificates { name number issuer validUntil documentUrl } upcomingAppointments appointmentsADay upcomingUnconfirmed messagesPerHour quoteAnswerHours
  requireTwoFactorForStaff tradeRegistry mersis`

const doors = bothDoors(() => app, {
  read: { graphql: `{ settings { ${FIELDS} } }` },
  decide: {
    graphql: `mutation ($input: SettingsInput!) { updateSettings(input: $input) { ${FIELDS} } }`,
  },
})

const site = async () =>
  (await app.graphql('{ siteSettings { phone footerNote certificates { name documentUrl } offices { name lines } } }'))
    .data.siteSettings

const iso = (validUntil: string) => ({
  name: 'ISO 9001',
  number: 'TR-1',
  issuer: 'TSE',
  validUntil,
  documentUrl: 'https://example.org/iso.pdf',
})

describe.each(doors)('the settings through %s', (_name, ask) => {
  test('have their defaults, and a changed one beside the rest', async () => {
    const { body: before } = await ask('read', {}, admin.token)
    expect(before).toMatchObject({
      upcomingAppointments: 20,
      messagesPerHour: 30,
      quoteAnswerHours: 48,
      requireTwoFactorForStaff: false,
      phone: '',
    })
    const { status, body: after } = await ask('decide', { upcomingAppointments: 5, phone: ' +90 312 ' }, admin.token)
    expect(status).toBe(200)
    expect(after).toEqual({ ...before, upcomingAppointments: 5, phone: '+90 312', updatedAt: after.updatedAt })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect((await ask('read', {}, admin.token)).body).toEqual(after)
  })

  test('are shown by the pages at once, from the same cached response', async () => {
    expect(await site()).toMatchObject({ phone: '', certificates: [] })
    const offices = [{ name: 'Ankara', lines: ['Selvi Caddesi 48', '', 'Çankaya'] }]
    await ask(
      'decide',
      { phone: '+90 1', footerNote: 'Open all year', offices, certificates: [iso('2099-01-01')] },
      admin.token,
    )
    await app.app.live.catchUp()
    expect(await site()).toEqual({
      phone: '+90 1',
      footerNote: 'Open all year',
      offices: [{ name: 'Ankara', lines: ['Selvi Caddesi 48', 'Çankaya'] }],
      certificates: [{ name: 'ISO 9001', documentUrl: 'https://example.org/iso.pdf' }],
    })
    // An expired one stays for administrators to renew and is not public.
    await ask('decide', { certificates: [iso('2020-01-01')] }, admin.token)
    await app.app.live.catchUp()
    expect((await site()).certificates).toEqual([])
    expect((await ask('read', {}, admin.token)).body.certificates).toHaveLength(1)
  })

  test('are refused by field, with messages', async () => {
    const input = {
      email: 'nobody',
      statusPageUrl: 'ftp://x',
      upcomingAppointments: 0,
      quoteAnswerHours: 7,
      offices: [{ name: '', lines: [] }],
      certificates: [{ name: 'ISO', number: '', issuer: '', validUntil: '2026-02-30' }],
    }
    const { status, body } = await ask('decide', input, admin.token)
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      email: 'Please enter a valid email address',
      statusPageUrl: 'Please enter a valid web address',
      upcomingAppointments: 'Please enter a whole number from 1 to 10,000',
      quoteAnswerHours: 'Please enter whole hours from 8 to 240',
      'offices.0.name': 'Office name is required',
      'offices.0.lines': 'Address is required',
      'certificates.0.number': 'Certificate number is required',
      'certificates.0.issuer': 'Issuer is required',
      'certificates.0.validUntil': 'Please enter the expiry date',
    })
    expect(await app.query('select from settings')).toEqual([])
  })

  test('are audited with their old values, and not without a change', async () => {
    await app.query('alter table audit_events disable trigger user')
    await app.query("delete from audit_events where action = 'settings.update'")
    await app.query('alter table audit_events enable trigger user')
    await ask('decide', { messagesPerHour: 12 }, admin.token)
    await ask('decide', { messagesPerHour: 12 }, admin.token)
    expect(
      await app.query("select actor_id, subject_id, details from audit_events where action = 'settings.update'"),
    ).toEqual([
      {
        actor_id: admin.id,
        subject_id: SETTINGS_ID,
        details: { before: { messagesPerHour: 30 }, after: { messagesPerHour: 12 } },
      },
    ])
  })
})

test('of two concurrent editors, one gets the changes of the other', async () => {
  const { body: read } = await graphql(app, '{ settings { updatedAt } }', {}, admin.token)
  const text = 'mutation ($input: SettingsInput!) { updateSettings(input: $input) { phone } }'
  const decide = (phone: string) => graphql(app, text, { input: { phone, basedOn: read.updatedAt } }, admin.token)
  const answers = await Promise.all([decide('+90 1'), decide('+90 2')])
  const [won, lost] = answers.sort((one, other) => one.status - other.status)
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body).toMatchObject({ code: 'stale_edit', changed: [{ field: 'phone', now: won?.body.phone }] })
})

test('a certificate shows its uploaded document, and an unused one is deleted', async () => {
  const upload = async () =>
    (
      await app.request
        .post('/api/CompanyDocuments')
        .set('authorization', `Bearer ${admin.token}`)
        .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'iso.pdf')
    ).body.url as string
  const [shown, forgotten] = [await upload(), await upload()]
  const certificates = [{ ...iso('2099-01-01'), documentUrl: shown }]
  await app.graphql(
    'mutation ($input: SettingsInput!) { updateSettings(input: $input) { id } }',
    { input: { certificates } },
    admin.token,
  )
  await app.app.live.catchUp()
  expect((await site()).certificates).toEqual([{ name: 'ISO 9001', documentUrl: shown }])
  await app.query("update company_documents set created_at = now() - interval '8 days'")
  await removeUnusedDocuments({ ...app, clock: () => new Date() })
  const { status, headers } = await app.request.get(shown)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining('iso.pdf'),
  ])
  expect((await app.request.get(forgotten)).status).toBe(404)
})

test('two-factor sign-in for staff applies from the next request on', async () => {
  const staff = await app.signIn('hospital')
  const call = () => app.request.get('/api/Appointments/summary').set('authorization', `Bearer ${staff.token}`)
  expect((await call()).status).toBe(200)
  const protectedAdmin = await insertPerson(app, { role: 'admin', totpSecret: 'X', totpEnabledAt: new Date() })
  await app.graphql(
    'mutation { updateSettings(input: { requireTwoFactorForStaff: true }) { id } }',
    {},
    protectedAdmin.token,
  )
  expect((await call()).body.code).toBe('two_factor_setup_required')
  await app.graphql(
    'mutation { updateSettings(input: { requireTwoFactorForStaff: false }) { id } }',
    {},
    protectedAdmin.token,
  )
  expect((await call()).status).toBe(200)
})
