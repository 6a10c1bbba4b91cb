import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { v4 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_PATIENT_BYTES } from '#domain/files.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** Disk error of the next upload. */
const disk = vi.hoisted(() => ({ fault: '' }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const createWriteStream = (...args: Parameters<typeof fs.createWriteStream>) => {
    if (!disk.fault) return fs.createWriteStream(...args)
    const error = Object.assign(new Error(disk.fault), { code: disk.fault })
    return new Writable({ write: (_chunk, _encoding, done) => done(error) })
  }
  return { ...fs, createWriteStream }
})

let app: TestApp
let now = NOON
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  disk.fault = ''
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  id = await insertVisit('09:00')
})

async function insertVisit(time: string) {
  const [hospitalId, serviceId] = [clinic.hospital.id, clinic.service.id]
  return (await insertAppointment(app.db, { hospitalId, serviceId, patientId: ada.id, date: THURSDAY, time })).id
}

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const upload = (token = ada.token, visit = id, to = app) =>
  to.request.post(`/api/Appointments/${visit}/files`).set('authorization', `Bearer ${token}`)
const attach = (token = ada.token, visit = id) => upload(token, visit).attach('file', PDF, 'report.pdf')

/** Inserts earlier uploads. */
const insertFiles = (visit: string, count: number, size: number) =>
  app.query(
    `insert into files (id, appointment_id, uploaded_by, uploader_id, name, size, type, storage_name)
     select gen_random_uuid(), $1, 'patient', $2, 'x.pdf', $3, 'application/pdf', gen_random_uuid() from generate_series(1, $4)`,
    [visit, ada.id, size, count],
  )
const stored = async () => {
  const folder = path.join(app.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('several files in one upload', () => {
  test.each([2, 3])('are refused: %s of them, and nothing is stored', async (count) => {
    const before = await stored()
    let sent = upload()
    for (let n = 0; n < count; n++) sent = sent.attach('file', PDF, `${n}.pdf`)
    expect(await sent).toMatchObject({
      status: 400,
      body: { code: 'bad_input', message: 'Please send one file at a time.' },
    })
    expect(await stored()).toEqual(before)
    expect(await app.query('select from files where appointment_id = $1', [id])).toEqual([])
    expect((await upload().field('note', 'before').attach('file', PDF, 'a.pdf').field('note', 'after')).status).toBe(
      201,
    )
  })
})

describe('the quota', () => {
  test('is 200 MB for each patient and side, over all appointments', async () => {
    const elsewhere = await insertVisit('11:00')
    await insertFiles(elsewhere, 10, MAX_PATIENT_BYTES / 10 - 1)
    expect((await attach()).status).toBe(413)
    expect((await attach(clinic.staff.token)).status).toBe(201)
    await app.query('delete from files where id = (select id from files where appointment_id = $1 limit 1)', [
      elsewhere,
    ])
    expect((await attach()).status).toBe(201)
  })

  test('is 100 uploads a day per user', async () => {
    const visits = [await insertVisit('10:00'), await insertVisit('11:00'), await insertVisit('12:00')]
    for (const visit of visits.slice(0, 2))
      for (let n = 0; n < 50; n++) expect((await attach(ada.token, visit)).status).toBe(201)
    const refused = await attach(ada.token, visits[2])
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(refused.headers['retry-after']).toBe('86400')
    expect((await attach(clinic.staff.token, visits[2])).status).toBe(201)
    now = new Date(NOON.getTime() + 24 * 60 * 60 * 1000)
    expect((await attach(await app.tokenFor(ada.id), visits[2])).status).toBe(201)
  })

  test('is not used twice by two uploads at once', async () => {
    await insertFiles(id, 49, 1)
    const answers = await Promise.all([attach(), attach(), attach(clinic.staff.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413])
  })
})

describe('a disk', () => {
  test('that is nearly full accepts no upload, and the log has the reason', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const full = await startTestApp({ clock: () => NOON, env: { MIN_FREE_DISK_MB: '1000000000' }, log })
    const place = await insertClinic(full)
    const patient = await insertPatient(full)
    const facts = { hospitalId: place.hospital.id, serviceId: place.service.id, patientId: patient.id }
    const visit = await insertAppointment(full.db, { ...facts, date: THURSDAY, time: '09:00' })
    const answer = await upload(patient.token, visit.id, full).attach('file', PDF, 'report.pdf')
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(lines.join('')).toContain('disk of the data folder is nearly full')
    expect((await full.request.get('/health/ready')).status).toBe(200)
    await full.close()
  })

  test.each(['ENOSPC', 'EDQUOT', 'EIO'])(
    'that answers %s is reported plainly, and blocks no connection',
    async (fault) => {
      const before = await stored()
      disk.fault = fault
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
      const send = async (method: string, url: string, headers = {}, body: Buffer = Buffer.alloc(0)) => {
        const request = http.request(`${app.url}${url}`, { method, agent, headers, timeout: 30_000 })
        request.on('timeout', () => request.destroy(new Error('no answer')))
        request.end(body)
        const [response] = (await once(request, 'response')) as [http.IncomingMessage]
        response.resume()
        await once(response, 'end')
        return response
      }
      const boundary = v4()
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
      const body = Buffer.concat([
        Buffer.from(head),
        PDF,
        Buffer.alloc(10_000_000),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const headers = {
        authorization: `Bearer ${ada.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      }
      const refused = await send('POST', `/api/Appointments/${id}/files`, headers, body)
      expect([refused.statusCode, refused.headers.connection]).toEqual([503, 'close'])
      expect((await send('GET', '/health/live')).statusCode).toBe(200)
      agent.destroy()
      expect(await stored()).toEqual(before)
      disk.fault = ''
      expect((await attach()).status).toBe(201)
    },
  )
})
