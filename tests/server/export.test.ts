import { rm } from 'node:fs/promises'
import { request as ask } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { insertAppointment, insertReview } from '#server/seed/factories.ts'
import { insertPerson, PASSWORD } from '#tests/support/account.ts'
import { bookingOf, type Clinic, doors, insertClinic, NOON, SATURDAY, THURSDAY } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
})
afterAll(() => app.close())

const PDF = Buffer.from(`%PDF-1.7\n${'kan tahlili\n'.repeat(500)}%%EOF\n`)
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const upload = async (token: string, id: string, bytes: Buffer, filename: string) => {
  const sent = app.request.post(`/api/Appointments/${id}/files`).set('authorization', `Bearer ${token}`)
  const { status, body } = await sent.attach('file', bytes, { filename })
  expect(status).toBe(201)
  return body.id as string
}

const download = (token: string) =>
  app.request
    .get('/api/Auth/me/export')
    .set('authorization', `Bearer ${token}`)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done(null, Buffer.concat(chunks)))
    })

/** Reads the entries of a zip by name, with an independent library. */
function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (fault, zip) => {
      if (fault) return reject(fault)
      const found: Record<string, Buffer> = {}
      zip.on('error', reject)
      zip.on('end', () => resolve(found))
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (error, stream) => {
          if (error) return reject(error)
          buffer(stream).then((content) => {
            found[entry.fileName] = content
            zip.readEntry()
          }, reject)
        }),
      )
      zip.readEntry()
    })
  })
}

async function book(token: string, date: string, time: string, notes?: string) {
  const input = bookingOf(clinic, { appointmentDate: date, appointmentTime: time, notes })
  const { status, body } = await doors.REST.book(app, token, input)
  expect(status).toBe(201)
  return body as { id: string; bookingId: string }
}

describe('GET /api/Auth/me/export', () => {
  test('is a zip of all data about the user, with the documents', async () => {
    const me = await insertPerson(app, { firstName: 'Şükran', bio: 'Diş ağrısı', phone: '+90 216 000 00 01' })
    await rest(app, 'post', '/api/Auth/login', { body: { email: me.email, password: PASSWORD } })
    const visit = await book(me.token, THURSDAY, '10:00', 'Allergic to penicillin')
    await doors.REST.say(app, me.token, visit.id, 'May I bring my mother?')
    await doors.REST.say(app, clinic.staff.token, visit.id, 'Of course.')
    const report = await upload(me.token, visit.id, PDF, 'tahlil sonucu.pdf')
    const scan = await upload(clinic.staff.token, visit.id, PNG, 'tahlil sonucu.png')
    const past = await insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      patientId: me.id,
      date: '2026-02-02',
      time: '09:00',
      status: 'completed',
    })
    await insertReview(app.db, past, { comment: 'Very kind', rating: 4 })
    await app.query(
      `with f as (insert into favourites (id, user_id, hospital_id) values (gen_random_uuid(), $1, $2))
        insert into newsletter_subscribers (email) values ($3)`,
      [me.id, clinic.hospital.id, me.email.toUpperCase()],
    )

    const { status, headers, body } = await download(me.token)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toBe('attachment; filename="hekima-2026-03-04.zip"')
    expect(headers['cache-control']).toBe('private, no-store')
    const entries = await unzip(body)
    const folder = `files/${visit.bookingId}`
    expect(Object.keys(entries).sort()).toEqual(
      ['data.json', `${folder}/${report}/tahlil sonucu.pdf`, `${folder}/${scan}/tahlil sonucu.png`].sort(),
    )
    expect(entries[`${folder}/${report}/tahlil sonucu.pdf`]).toEqual(PDF)
    expect(entries[`${folder}/${scan}/tahlil sonucu.png`]).toEqual(PNG)

    const text = String(entries['data.json'])
    const data = JSON.parse(text)
    expect(data.account).toMatchObject({ id: me.id, email: me.email, firstName: 'Şükran', bio: 'Diş ağrısı' })
    expect(data.appointments).toMatchObject([
      { bookingId: past.bookingId, status: 'completed', date: '2026-02-02' },
      {
        bookingId: visit.bookingId,
        status: 'pending',
        date: THURSDAY,
        time: '10:00',
        notes: 'Allergic to penicillin',
        price: 120,
        currency: 'USD',
        hospital: clinic.hospital.name,
        service: clinic.service.name,
        email: 'ada@mail.example',
        history: [{ kind: 'booked', to: 'pending' }],
        messages: [
          { from: 'patient', message: 'May I bring my mother?' },
          { from: 'hospital', message: 'Of course.' },
        ],
        files: [{ path: `${folder}/${report}/tahlil sonucu.pdf` }, { path: `${folder}/${scan}/tahlil sonucu.png` }],
      },
    ])
    expect(data.reviews).toMatchObject([{ comment: 'Very kind', rating: 4, bookingId: past.bookingId }])
    expect(data.favourites).toMatchObject([{ hospital: clinic.hospital.name, doctor: null }])
    expect(data.consents.map(({ occasion }: { occasion: string }) => occasion)).toEqual(['booking', 'booking'])
    expect(data.sessions).toHaveLength(2)
    expect(data.mails.map(({ kind }: { kind: string }) => kind)).toContain('appointment.booked')
    expect(data.newsletter).toHaveLength(1)
    expect(text).not.toMatch(/\$2b\$|passwordHash|totp|storage/i)
  })

  test('contains nothing about other users', async () => {
    const me = await insertPerson(app)
    const other = await insertPerson(app)
    const visit = await book(other.token, SATURDAY, '10:00', 'a secret of the other')
    await upload(other.token, visit.id, PDF, 'other.pdf')
    const entries = await unzip((await download(me.token)).body)
    expect(Object.keys(entries)).toEqual(['data.json'])
    const data = JSON.parse(String(entries['data.json']))
    expect(data.appointments).toEqual([])
    expect(String(entries['data.json'])).not.toContain('a secret of the other')
    // Staff see appointments of their hospital, but their own export is about themselves.
    const staff = JSON.parse(String((await unzip((await download(clinic.staff.token)).body))['data.json']))
    expect(staff.appointments).toEqual([])
  })

  test('requires signing in', async () => {
    expect(await rest(app, 'get', '/api/Auth/me/export')).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('fails rather than being incomplete if a document is lost', async () => {
    const me = await insertPerson(app)
    const visit = await book(me.token, SATURDAY, '11:00')
    await upload(me.token, visit.id, PDF, 'lost.pdf')
    const [row] = await app.query<{ name: string }>(
      'select storage_name as name from files where appointment_id = $1',
      [visit.id],
    )
    const name = row?.name as string
    await rm(path.join(app.config.dataDir, 'files', name.slice(0, 2), name))
    const whole = await new Promise((resolve) => {
      const headers = { authorization: `Bearer ${me.token}` }
      const sent = ask(`${app.url}/api/Auth/me/export`, { headers }, (answer) =>
        buffer(answer).then(
          () => resolve(true),
          () => resolve(false),
        ),
      )
      sent.on('error', () => resolve(false))
      sent.end()
    })
    expect(whole).toBe(false)
    expect((await rest(app, 'get', '/api/Auth/me', { token: me.token })).status).toBe(200)
  })
})
