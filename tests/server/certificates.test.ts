import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { lapseVerification, noticeEndingCertificates } from '#server/features/catalogue/certificates/jobs.ts'
import { removeAbandonedFiles } from '#server/features/visits/files/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { insertHospital, insertUser } from '#server/seed/factories.ts'
import { openStored } from '#server/storage/storage.ts'
import { type CertificateVerb, certificateDoors } from '#tests/support/certificates.ts'
import type { Door, Input } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const unknown = '019a0000-0000-7000-8000-000000000000'
const today = dateIn(new Date())
const inDays = (days: number) => addDays(today, days)
const licence = { kind: 'operating_licence', number: '34-0712', issuer: 'Ministry of Health', expiresOn: inDays(400) }

let app: TestApp
let admin: { id: string; token: string }
let patient: { token: string }
let hospital: { id: string; name: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  patient = await app.signIn('user')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.query('delete from certificates')
  hospital = await insertHospital(app.db)
})

const isVerified = async () =>
  (await app.request.get(`/api/Hospitals/${hospital.id}`)).body.isVerified as boolean | undefined
const partsAt = (now: Date) => ({
  config: app.config,
  db: app.db,
  clock: () => now,
  log: createLogger('silent', false),
})
const later = (days: number) => partsAt(new Date(Date.now() + days * 86_400_000))
const actions = async () =>
  (
    await app.query<{ action: string }>(
      `select action from audit_events where details ->> 'hospitalId' = $1 and action like '%.%' order by created_at, id`,
      [hospital.id],
    )
  ).map(({ action }) => action)

describe.each(certificateDoors(() => app))('certificates through %s', (_door, ask) => {
  const add = async (input: Input = {}, id = hospital.id) =>
    (await ask('add', { id, ...licence, ...input }, admin.token)).body
  const addChecked = async (input: Input = {}, id = hospital.id) => {
    const { id: certificate } = await add(input, id)
    return (await ask('check', { id: certificate }, admin.token)).body
  }

  test('verify a hospital once one of them is a licence that an administrator has checked', async () => {
    const added = await ask('add', { id: hospital.id, ...licence }, admin.token)
    expect(added).toMatchObject({
      status: 201,
      body: { ...licence, issuedOn: null, checkedAt: null, documentName: null },
    })
    expect(await isVerified()).toBe(false)
    const { status, body } = await ask('check', { id: added.body.id }, admin.token)
    expect([status, body.checkedAt, body.checkedByName]).toEqual([200, expect.any(String), expect.any(String)])
    expect(await isVerified()).toBe(true)
    await addChecked({ kind: 'jci', number: 'J-1' })
    // An edit revokes the verification, and the badge with it.
    await ask('update', { id: added.body.id, issuer: 'Sağlık Bakanlığı' }, admin.token)
    expect(await isVerified()).toBe(false)
    await ask('check', { id: added.body.id }, admin.token)
    expect(await isVerified()).toBe(true)
    expect((await ask('remove', { id: added.body.id }, admin.token)).status).toBe(204)
    expect(await isVerified()).toBe(false)
    expect(await actions()).toEqual(
      ['add', 'check', 'add', 'check', 'update', 'check', 'delete'].map((name) => `certificate.${name}`),
    )
    expect((await ask('list', { id: hospital.id }, admin.token)).body).toMatchObject([{ kind: 'jci' }])
  })

  test('do not affect the badge once they have expired', async () => {
    await addChecked({ expiresOn: inDays(-1) })
    expect(await isVerified()).toBe(false)
  })

  test('are refused with a message for each field', async () => {
    const { status, body } = await ask('add', { id: hospital.id, kind: 'jci', number: ' ' }, admin.token)
    expect([status, body.errors]).toEqual([
      400,
      {
        number: 'Number is required',
        issuer: 'Issuer is required',
        expiresOn: 'Please enter the day it expires',
      },
    ])
    const backwards = await ask('add', { id: hospital.id, ...licence, issuedOn: inDays(401) }, admin.token)
    expect(backwards.body.errors).toEqual({ expiresOn: 'A certificate cannot expire before it was issued' })
    const { id } = await add()
    const edited = await ask('update', { id, issuedOn: inDays(401) }, admin.token)
    expect(edited.body.errors).toEqual({ expiresOn: 'A certificate cannot expire before it was issued' })
    expect(await ask('add', { id: hospital.id, ...licence }, admin.token)).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    expect((await ask('add', { id: unknown, ...licence }, admin.token)).status).toBe(404)
    for (const name of ['update', 'check', 'remove'] as const)
      for (const wrong of [unknown, 'nonsense'])
        expect((await ask(name, { id: wrong, issuer: 'X' }, admin.token)).status, name).toBe(404)
  })

  test('are for administrators, and staff read those of their own hospital', async () => {
    const staff = await app.signIn('hospital')
    const { id } = await add({}, staff.hospitalId ?? '')
    const all: Record<CertificateVerb, Input> = {
      list: { id: hospital.id },
      add: { id: hospital.id, ...licence },
      update: { id, issuer: 'X' },
      check: { id },
      remove: { id },
      hospitals: {},
      summary: {},
    }
    for (const [name, input] of Object.entries(all) as [CertificateVerb, Input][]) {
      expect((await ask(name, input)).status, name).toBe(401)
      for (const { token } of [patient, staff]) expect((await ask(name, input, token)).status, name).toBe(403)
    }
    expect((await ask('list', { id: staff.hospitalId }, staff.token)).body).toMatchObject([{ id }])
  })

  test('show for each hospital what there is to do', async () => {
    const standing = async (days: number | null) => {
      const { id } = await insertHospital(app.db)
      if (days !== null) await addChecked({ expiresOn: inDays(days) }, id)
      return id
    }
    const [soon, later, lapsed, valid, missing] = await Promise.all([30, 31, -1, 91, null].map(standing))
    await add()
    const found = async (task: string) => {
      const input = { search: { task }, task, limit: 100 }
      const { body } = await ask('hospitals', input, admin.token)
      return body.map(({ id }: { id: string }) => id)
    }
    expect(await found('ending30')).toEqual([soon])
    expect(await found('ending90')).toEqual([soon, later])
    expect(await found('lapsed')).toEqual([lapsed])
    expect(await found('unchecked')).toEqual([hospital.id])
    expect(await found('missing')).toContain(missing)
    expect(await found('missing')).not.toContain(hospital.id)
    expect((await ask('summary', {}, admin.token)).body).toMatchObject({
      unchecked: 1,
      ending30: 1,
      ending90: 2,
      lapsed: 1,
    })
    const { body } = await ask('hospitals', { search: {}, limit: 3 }, admin.token)
    expect(body.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [lapsed, 'lapsed'],
      [soon, 'ending'],
      [later, 'ending'],
    ])
    const sorted = async (search: object) => {
      const listed = await ask('hospitals', { search, ...search, limit: 100 }, admin.token)
      return (listed.body as { id: string }[]).map(({ id }) => id)
    }
    // Hospitals without a licence come last in both directions.
    const byEnd = [lapsed, soon, later, valid]
    expect((await sorted({ sortBy: 'until' })).slice(0, 4)).toEqual(byEnd)
    expect((await sorted({ sortBy: 'until', direction: 'desc' })).filter((id) => byEnd.includes(id))).toEqual(
      byEnd.toReversed(),
    )
    expect((await sorted({ sortBy: 'until', direction: 'desc' })).indexOf(missing ?? '')).toBeGreaterThan(3)
    const byName = await sorted({ sortBy: 'hospital' })
    expect(await sorted({ sortBy: 'hospital', direction: 'desc' })).toHaveLength(byName.length)
    expect(await sorted({ sortBy: 'hospital', direction: 'desc' })).not.toEqual(byName)
    const named = { search: { q: hospital.name }, q: hospital.name }
    expect((await ask('hospitals', named, admin.token)).body).toMatchObject([{ id: hospital.id, state: 'unchecked' }])
  })

  test('that expire in 30 days trigger one mail, and an expired one removes the badge', async () => {
    await app.query('delete from outbox')
    const person = await insertUser(app.db, { role: 'hospital', hospitalId: hospital.id })
    const { id } = await addChecked({ expiresOn: inDays(40) })
    const told = async () =>
      (
        await app.query<{ kind: string; user_id: string }>(
          `select kind, user_id from outbox where payload ->> 'certificateId' = $1 order by kind`,
          [id],
        )
      ).map(({ kind, user_id }) => [kind, user_id])
    await noticeEndingCertificates(later(9))
    expect(await told()).toEqual([])
    await noticeEndingCertificates(later(10))
    await noticeEndingCertificates(later(11))
    expect(await told()).toEqual([
      ['certificate.ending', person.id],
      ['certificate.ending_admin', admin.id],
    ])
    // Addresses of the settings receive the mail instead of all administrators.
    await app.query(
      `insert into settings (key, value) values ('certificateMails', '["office@example.org", "desk@example.org"]')`,
    )
    await app.query("delete from outbox where kind like 'certificate.%'")
    await app.query('update certificates set noticed_for = null where id = $1', [id])
    await noticeEndingCertificates(later(11))
    expect((await told()).map(([kind]) => kind)).toEqual([
      'certificate.ending',
      'certificate.ending_office',
      'certificate.ending_office',
    ])
    await app.query("delete from settings where key = 'certificateMails'")
    await lapseVerification(later(40))
    expect(await isVerified()).toBe(true)
    await lapseVerification(later(41))
    await app.app.live.catchUp()
    expect(await isVerified()).toBe(false)
    expect((await actions()).at(-1)).toBe('hospital.lapse')
    // Another valid licence keeps it.
    await addChecked({ number: '34-0713', expiresOn: inDays(500) })
    await lapseVerification(later(41))
    await app.app.live.catchUp()
    expect(await isVerified()).toBe(true)
  })
})

describe('the badge', () => {
  const send = (path: string, method: 'post' | 'put', body: object) =>
    app.request[method](path).set('authorization', `Bearer ${admin.token}`).send(body)

  test('cannot be set directly, through either interface or in the database', async () => {
    const sentence = 'Only a valid operating licence verifies a hospital.'
    const { name, address, city, country } = await insertHospital(app.db)
    const made = await send('/api/Hospitals', 'post', { name, address, city, country, isVerified: true })
    expect([made.status, made.body.errors]).toEqual([400, { isVerified: sentence }])
    const path = `/api/Hospitals/${hospital.id}`
    expect((await send(path, 'put', { isVerified: true })).body.errors).toEqual({ isVerified: sentence })
    const edited = await send(path, 'put', { isVerified: false, phone: '+90 212 000 00 00' })
    expect([edited.status, edited.body.isVerified]).toEqual([200, false])
    await expect(app.query('update hospitals set is_verified = true where id = $1', [hospital.id])).rejects.toThrow(
      'a hospital is verified by a valid operating licence',
    )
  })
})

describe('the document of a certificate', () => {
  const ask = (name: CertificateVerb, input: Input) => {
    const [[, rest]] = certificateDoors(() => app) as [[string, Door<CertificateVerb>], unknown]
    return rest(name, input, admin.token)
  }
  const upload = (id: string, token: string, bytes = '%PDF-1.7\n%%EOF\n') =>
    app.request
      .put(`/api/Certificates/${id}/document`)
      .set('authorization', `Bearer ${token}`)
      .attach('file', Buffer.from(bytes), 'ruhsat.pdf')
  const storedName = async (id: string) =>
    (await app.query<{ name: string }>('select storage_name as name from certificates where id = $1', [id]))[0]?.name

  test('is uploaded, read, replaced and deleted with it, and each upload has to be checked', async () => {
    const { id } = (await ask('add', { id: hospital.id, ...licence })).body
    await ask('check', { id })
    expect((await upload(id, patient.token)).status).toBe(403)
    expect((await upload(unknown, admin.token)).status).toBe(404)
    expect((await upload(id, admin.token, 'hello')).status).toBe(415)
    const answer = await upload(id, admin.token)
    expect([answer.status, answer.body.documentName, answer.body.checkedAt]).toEqual([200, 'ruhsat.pdf', null])
    const read = app.request.get(`/api/Certificates/${id}/document`)
    const { headers } = await read.set('authorization', `Bearer ${admin.token}`)
    expect([headers['content-type'], headers['content-security-policy']]).toEqual([
      'application/pdf',
      "sandbox; default-src 'none'",
    ])
    expect((await app.request.get(`/api/Certificates/${id}/document`)).status).toBe(401)

    const first = (await storedName(id)) ?? ''
    await upload(id, admin.token)
    const second = (await storedName(id)) ?? ''
    await removeAbandonedFiles(partsAt(new Date()))
    await expect(openStored(app.config, first)).rejects.toThrow('ENOENT')
    ;(await openStored(app.config, second)).destroy()
    // Erasing a hospital deletes its certificates in the database, without a verb of the API.
    await app.query('delete from hospitals where id = $1', [hospital.id])
    await removeAbandonedFiles(partsAt(new Date()))
    await expect(openStored(app.config, second)).rejects.toThrow('ENOENT')
    expect(await app.query('select * from abandoned_files')).toEqual([])
  })
})
