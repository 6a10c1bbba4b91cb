import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarFile } from '#server/features/visits/appointments/documents/calendar-file.ts'
import { insertHospital, insertUser } from '#server/seed/factories.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  NOON,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { readCalendar } from '#tests/support/ics.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
let now = NOON
beforeAll(async () => {
  app = await startTestApp({ clock: () => now, env: { PUBLIC_URL: 'https://hekima.example/' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  id = (await doors.REST.book(app, ada.token, bookingOf(clinic, { notes: 'Ich habe Asthma.' }))).body.id
})

const download = (token?: string, query = '', appointment = id) => {
  const sent = app.request.get(`/api/Appointments/${appointment}/calendar.ics${query}`).buffer(true)
  return token ? sent.set('authorization', `Bearer ${token}`) : sent
}
const read = async () => {
  const { method, events } = readCalendar((await download(ada.token)).text)
  expect(events).toHaveLength(1)
  return { method, event: events[0] as (typeof events)[number] }
}

test.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('a calendar file is equal on a server in %s', (zone) => {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    const place = { address: 'Söğüt Sokak 1', district: null, city: 'İzmir', country: 'Türkiye' }
    const file = calendarFile(
      {
        id: 'a',
        bookingId: 'BK-23456789',
        status: 'confirmed',
        sequence: 2,
        channel: 'in_person',
        durationMinutes: 90,
        people: null,
        place,
        startsAt: new Date('2026-03-08T07:00:00Z'),
        updatedAt: new Date('2026-03-01T22:30:00Z'),
      },
      { publicUrl: 'https://hekima.example', organizer: { name: 'Hekima', email: 'no-reply@hekima.example' } },
    )
    expect(file).toMatch(/^DTSTAMP:20260301T223000Z\r$/m)
    expect(file).toMatch(/^DTSTART;TZID=Europe\/Istanbul:20260308T100000\r$/m)
    expect(file).toMatch(/^DTEND;TZID=Europe\/Istanbul:20260308T113000\r$/m)
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

describe('GET /api/Appointments/{id}/calendar.ics', () => {
  test('is parsed by a calendar program: the right instants in the hospital’s time zone, one stable UID', async () => {
    const answer = await download(ada.token)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8; method=PUBLISH/)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="BK-\w{8}\.ics"$/)
    expect(answer.text).toMatch(/\r\n/)
    const { method, zone, events } = readCalendar(answer.text)
    expect([method, zone]).toEqual(['PUBLISH', 'Europe/Istanbul'])
    expect(events).toEqual([
      expect.objectContaining({
        uid: `${id}@hekima`,
        sequence: 0,
        status: 'TENTATIVE',
        summary: 'Appointment – Hekima',
        zone: 'Europe/Istanbul',
        start: new Date('2026-03-05T07:00:00Z'),
        end: new Date('2026-03-05T08:00:00Z'),
        organizer: 'mailto:no-reply@hekima.example',
        attendees: [],
      }),
    ])
    expect(events[0]?.location).toContain('Konak, İzmir')
    expect(answer.text.replace(/\r\n /g, '')).toContain(`https://hekima.example/my-appointments/${id}`)
  })

  test('grows in SEQUENCE with every change, keeps the UID, and ends with METHOD:CANCEL', async () => {
    const seen = [await read()]
    await doors.REST.move(app, clinic.staff.token, id, { status: 'confirmed' })
    seen.push(await read())
    // The hospital confirms manually, so the visit keeps its time until then.
    await doors.REST.update(app, ada.token, id, { date: FRIDAY, time: '14:00' })
    seen.push(await read())
    await doors.REST.update(app, clinic.staff.token, id, { date: FRIDAY, time: '15:00' })
    seen.push(await read())
    await doors.REST.move(app, ada.token, id, { status: 'cancelled' })
    seen.push(await read())
    expect(new Set(seen.map(({ event }) => event.uid))).toEqual(new Set([`${id}@hekima`]))
    expect(seen.map(({ event }) => event.sequence)).toEqual([0, 1, 2, 3, 4])
    expect(seen.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL'])
    expect(seen.map(({ event }) => event.status)).toEqual([
      'TENTATIVE',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ])
    expect(seen[2]?.event.start).toEqual(new Date('2026-03-05T07:00:00Z'))
    expect(seen[3]?.event.start).toEqual(new Date('2026-03-06T12:00:00Z'))
  })

  test('does not reveal the reason of the visit', async () => {
    const file = (await download(ada.token)).text.replace(/\r\n /g, '')
    const { body } = await rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })
    for (const secret of [body.hospital.name, body.service.name, body.service.category, 'Asthma'])
      expect(file).not.toContain(secret)
  })

  test('uses the requested language, or else the user’s', async () => {
    await app.query(`update users set language = 'ru' where id = $1`, [ada.id])
    expect((await read()).event.summary).toBe('Приём – Hekima')
    expect(readCalendar((await download(ada.token, '?lang=ar')).text).events[0]?.summary).toBe('موعد – Hekima')
    expect((await download(ada.token, '?lang=xx')).status).toBe(400)
  })

  test('is only for the patient and the staff of that hospital, and administrators give a reason first', async () => {
    const stranger = await insertPatient(app, 'Eve')
    const elsewhere = await insertUser(app.db, { role: 'hospital', hospitalId: (await insertHospital(app.db)).id })
    const statusFor = async (token?: string) => (await download(token)).status
    expect(await statusFor()).toBe(401)
    expect(await statusFor(stranger.token)).toBe(404)
    expect(await statusFor(await app.tokenFor(elsewhere.id))).toBe(404)
    expect(await statusFor(clinic.staff.token)).toBe(200)
    expect(await statusFor((await app.signIn('admin')).token)).toBe(403)
    expect((await download(ada.token, '', 'nonsense')).status).toBe(404)
  })

  test('keeps an address with a comma and a line break in one piece', async () => {
    await app.query('update hospitals set address = $1 where id = $2', [
      'Söğüt Sokak 1; Kat 2,\nİç Kapı',
      clinic.hospital.id,
    ])
    expect((await read()).event.location).toMatch(/^Söğüt Sokak 1; Kat 2,\nİç Kapı, Konak/)
    expect((await read()).event.start).toEqual(new Date(`${THURSDAY}T07:00:00Z`))
  })
})
