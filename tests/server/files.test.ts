import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let visit: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
  visit = await insertVisit('09:00')
})
afterAll(() => app.close())

async function insertVisit(time: string) {
  const patient = await insertPatient(app)
  const [hospitalId, serviceId] = [clinic.hospital.id, clinic.service.id]
  const { id } = await insertAppointment(app.db, { hospitalId, serviceId, patientId: patient.id, date: THURSDAY, time })
  return { id, token: patient.token }
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(20)])

const upload = (bytes: Buffer, name: string, type = 'application/octet-stream', { id, token } = visit) =>
  app.request
    .post(`/api/Appointments/${id}/files`)
    .set('authorization', `Bearer ${token}`)
    .attach('file', bytes, { filename: name, contentType: type })
const download = (id: string, token: string, visitId = visit.id) =>
  app.request
    .get(`/api/Appointments/${visitId}/files/${id}`)
    .set('authorization', `Bearer ${token}`)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done(null, Buffer.concat(chunks)))
    })
const stored = async (): Promise<string[]> => {
  const entries = await readdir(path.join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('POST /api/Appointments/{id}/files', () => {
  test.each([
    ['PDF', PDF, 'report.pdf', 'application/pdf'],
    ['JPEG', JPEG, 'arm.JPG', 'image/jpeg'],
    ['PNG', PNG, 'arm.png', 'image/png'],
    ['DICOM', DICOM, 'scan.dcm', 'application/dicom'],
  ])('stores a %s and returns the same bytes', async (_kind, bytes, name, type) => {
    const answer = await upload(bytes, name, 'text/html')
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      name: name.replace('JPG', 'jpg'),
      size: '0.00 MB',
      bytes: bytes.length,
      type,
      uploadedBy: 'patient',
      uploadedAt: NOON.toISOString(),
    })
    expect(answer.headers.location).toBe(`/api/Appointments/${visit.id}/files/${answer.body.id}`)
    for (const token of [visit.token, clinic.staff.token]) {
      const file = await download(answer.body.id, token)
      expect(file.status).toBe(200)
      expect(file.body.equals(bytes)).toBe(true)
      expect(file.headers).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="/)
      expect(file.headers['content-security-policy']).toContain('sandbox')
    }
  })

  test('lists the files of both sides, through both interfaces', async () => {
    const own = await insertVisit('10:00')
    await upload(PDF, 'one.pdf', undefined, own)
    await upload(PNG, 'two.png', undefined, { id: own.id, token: clinic.staff.token })
    const { body, headers } = await rest(app, 'get', `/api/Appointments/${own.id}/files`, { token: own.token })
    expect(headers['x-total-count']).toBe('2')
    expect(body).toMatchObject([
      { name: 'one.pdf', uploadedBy: 'patient' },
      { name: 'two.png', uploadedBy: 'hospital' },
    ])
    const twin = await graphql(
      app,
      'query ($id: ID!) { appointment(id: $id) { files { name size type uploadedBy createdAt } } }',
      { id: own.id },
      own.token,
    )
    expect(twin.body.files).toMatchObject([
      { name: 'one.pdf', size: PDF.length },
      { name: 'two.png', type: 'image/png' },
    ])
  })

  test('detects the type by content, not by its claim', async () => {
    const before = await stored()
    const hostile: [string, Buffer, string, string][] = [
      ['HTML as PNG', Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.png', 'image/png'],
      ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'x.svg', 'image/svg+xml'],
      ['script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'x.pdf', 'application/pdf'],
      ['zip', Buffer.from('PK\u0003\u0004../../../etc/passwd'), 'x.pdf', 'application/pdf'],
      [
        'EICAR',
        Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
        'x.pdf',
        'application/pdf',
      ],
      ['PDF behind HTML', Buffer.from('<html>%PDF-1.7'), 'x.pdf', 'application/pdf'],
      ['GIF polyglot', Buffer.from('GIF89a/*<script>*/'), 'x.jpg', 'image/jpeg'],
      ['half a DICOM', DICOM.subarray(0, 131), 'x.dcm', 'application/dicom'],
    ]
    for (const [what, bytes, name, type] of hostile) {
      const { status, body } = await upload(bytes, name, type)
      expect({ what, status, code: body.code }).toEqual({ what, status: 415, code: 'unsupported_media_type' })
    }
    expect((await upload(Buffer.alloc(0), 'x.png')).status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  test('makes names harmless', async () => {
    const names: [string, string][] = [
      ['../../../etc/passwd.png', 'passwd.png'],
      ['..\\..\\boot.png', 'boot.png'],
      ['.htaccess', 'htaccess.png'],
      ['x.png.html', 'x.png.html.png'],
      ['a"b\r\nX-Evil: 1.png', 'abX-Evil 1.png'],
      ['röntgen şişli 医院.png', 'röntgen şişli 医院.png'],
      ['\u202egnp.exe', 'gnp.exe.png'],
      [`${'x'.repeat(400)}.png`, `${'x'.repeat(120)}.png`],
    ]
    const own = await insertVisit('11:00')
    for (const [claimed, name] of names) {
      const boundary = 'x'.repeat(20)
      const disposition = `form-data; name="file"; filename="${claimed.replaceAll('\\', '\\\\').replaceAll('"', '%22').replaceAll('\r\n', '%0D%0A')}"`
      const body = Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: image/png\r\n\r\n`),
        PNG,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const answer = await app.request
        .post(`/api/Appointments/${own.id}/files`)
        .set({ authorization: `Bearer ${own.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` })
        .send(body)
      expect(answer.status).toBe(201)
      if (!claimed.includes('"')) expect({ claimed, name: answer.body.name }).toEqual({ claimed, name })
      const file = await download(answer.body.id, own.token, own.id)
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%!~-]+$/,
      )
    }
    for (const name of await stored()) expect(name).toMatch(/^[\da-f-]{36}$/)
  })

  test('accepts 20 MB and not a byte more', async () => {
    const most = Buffer.alloc(20 * 1024 * 1024)
    PDF.copy(most)
    expect((await upload(most, 'most.pdf')).body).toMatchObject({ size: '20.00 MB', bytes: most.length })
    const before = await stored()
    const tooLarge = await upload(Buffer.concat([most, Buffer.alloc(1)]), 'more.pdf')
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
    expect(await stored()).toEqual(before)
  })

  test('refuses malformed forms', async () => {
    const send = (type: string, body: string) =>
      app.request
        .post(`/api/Appointments/${visit.id}/files`)
        .set({ authorization: `Bearer ${visit.token}`, 'content-type': type })
        .send(body)
    expect((await send('multipart/form-data', 'x')).status).toBe(400)
    expect((await send('multipart/form-data; boundary=y', '--y--\r\n')).status).toBe(400)
    expect((await send('application/json', '{}')).status).toBe(415)
    expect((await send('image/png', 'x')).status).toBe(415)
    const fields = app.request.post(`/api/Appointments/${visit.id}/files`).set('authorization', `Bearer ${visit.token}`)
    expect((await fields.field('note', 'no file')).status).toBe(400)
    const cut = '--y\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nabc'
    expect([400, 415]).toContain((await send('multipart/form-data; boundary=y', cut)).status)
  })

  test('accepts 50 files', async () => {
    const own = await insertVisit('12:00')
    await app.query(
      `insert into files (id, appointment_id, uploaded_by, name, size, type, storage_name)
       select gen_random_uuid(), $1, 'patient', 'x.pdf', 1, 'application/pdf', gen_random_uuid() from generate_series(1, 49)`,
      [own.id],
    )
    expect((await upload(PDF, 'last.pdf', undefined, own)).status).toBe(201)
    expect((await upload(PDF, 'more.pdf', undefined, own)).status).toBe(413)
  })
})

describe('a file', () => {
  test('is only for its patient and its hospital', async () => {
    const { id } = (await upload(PDF, 'secret.pdf')).body
    const [stranger, other] = [await insertPatient(app), await insertClinic(app)]
    const before = await stored()
    for (const token of [stranger.token, other.staff.token]) {
      expect((await download(id, token)).status).toBe(404)
      expect((await upload(PDF, 'x.pdf', undefined, { id: visit.id, token })).status).toBe(404)
    }
    expect(await stored()).toEqual(before)
    expect((await app.request.get(`/api/Appointments/${visit.id}/files/${id}`)).status).toBe(401)
    const own = await insertVisit('14:00')
    expect((await download(id, own.token, own.id)).status).toBe(404)
    for (const bad of [crypto.randomUUID(), '..%2f..%2fpackage.json', '1'])
      expect((await download(bad, visit.token)).status).toBe(404)
    // An administrator has to give a reason first.
    const admin = (await app.signIn('admin')).token
    expect((await download(id, admin)).status).toBe(403)
    const open = 'mutation ($id: ID!, $reason: String!) { openAppointment(id: $id, reason: $reason) { id } }'
    await graphql(app, open, { id: visit.id, reason: 'A file was lost.' }, admin)
    expect((await download(id, admin)).status).toBe(200)
  })
})
