import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { queueReminders } from '#server/features/visits/appointments/history/reminders.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient, MONDAY, NOON } from '#tests/support/clinic.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** Monday 10:00 in Istanbul, five days after `NOON`. */
const START = new Date('2026-03-09T07:00:00Z')
const HOUR = 3_600_000
const hoursBefore = (hours: number) => new Date(START.getTime() - hours * HOUR)

let app: TestApp
let mailServer: MailServer
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
let now = NOON
beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({ clock: () => now, env: { SMTP_URL: mailServer.url } })
})
afterAll(async () => {
  await mailServer.close()
  await app.close()
})
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  // Other tests cover mails to the hospital.
  await app.query(`update users set status = 'inactive' where id = $1`, [clinic.staff.id])
  ada = await insertPatient(app)
  id = await book()
  await app.query('delete from outbox')
})
afterEach(async () => {
  mailServer.received.length = 0
  await app.query('delete from outbox; delete from appointments')
})

const book = async (changes: object = {}) =>
  (await doors.REST.book(app, ada.token, bookingOf(clinic, { appointmentDate: MONDAY, ...changes }))).body.id as string

/** Returns the mails queued at a time. */
async function at(time: Date): Promise<string[]> {
  now = time
  await queueReminders({ db: app.db, clock: () => now })
  const rows = await app.query<{ kind: string }>(
    'select kind from outbox where sent_at is null order by created_at, kind',
  )
  return rows.map(({ kind }) => kind.replace('appointment.', ''))
}
async function deliver(): Promise<(string | undefined)[]> {
  mailServer.received.length = 0
  const deps = { config: app.config, db: app.db, log: createLogger('silent', false), clock: () => now }
  await deliverDue(deps, { makers: mailMakers, transport: createMailTransport(app.config) })
  return mailServer.received.map(({ mail }) => mail.subject)
}

describe('reminders', () => {
  test('are sent 48 and 3 hours before, once each', async () => {
    expect(await at(hoursBefore(48.1))).toEqual([])
    expect(await at(hoursBefore(48))).toEqual(['reminder_48h'])
    expect(await at(hoursBefore(47.9))).toEqual(['reminder_48h'])
    expect(await deliver()).toEqual(['Your appointment is coming up'])
    expect(await at(hoursBefore(4))).toEqual([])
    expect(await at(hoursBefore(3))).toEqual(['reminder_3h'])
    expect(await deliver()).toEqual(['Your appointment is in a few hours'])
    expect(await at(hoursBefore(2.9))).toEqual([])
    expect(await at(hoursBefore(-1))).toEqual([])
  })

  test('several instances at once queue each once', async () => {
    now = hoursBefore(48)
    await Promise.all([1, 2, 3, 4].map(() => queueReminders({ db: app.db, clock: () => now })))
    expect(await at(now)).toEqual(['reminder_48h'])
  })

  test('contain only IDs', async () => {
    await at(hoursBefore(48))
    const [row] = await app.query<{ payload: object; dedupe_key: string }>('select payload, dedupe_key from outbox')
    expect(row).toEqual({
      payload: { appointmentId: id },
      dedupe_key: `${id}:2026-03-09T07:00:00.000Z:appointment.reminder_48h`,
    })
  })

  test('are not sent for later bookings', async () => {
    now = hoursBefore(20)
    await book({ appointmentTime: '12:00' })
    await app.query('delete from outbox')
    await app.query('delete from appointments where id = $1', [id])
    expect(await at(hoursBefore(18))).toEqual([])
    // Three hours before 12:00.
    expect(await at(hoursBefore(1))).toEqual(['reminder_3h'])
  })

  test('follow the appointment to its new time', async () => {
    await at(hoursBefore(48))
    await deliver()
    await doors.REST.update(app, ada.token, id, { date: '2026-03-11', time: '10:00' })
    await app.query(`update outbox set sent_at = now() where kind = 'appointment.rescheduled'`)
    expect(await at(hoursBefore(3))).toEqual([])
    expect(await at(hoursBefore(0))).toEqual(['reminder_48h'])
    expect(await deliver()).toEqual(['Your appointment is coming up'])
  })

  test('do not announce a new time that was chosen within those hours', async () => {
    now = hoursBefore(40)
    await doors.REST.update(app, ada.token, id, { time: '11:00' })
    await app.query('delete from outbox')
    expect(await at(hoursBefore(39))).toEqual([])
  })

  test('are dropped if the appointment is moved or cancelled before they are sent', async () => {
    await at(hoursBefore(48))
    await doors.REST.update(app, ada.token, id, { date: '2026-03-11', time: '10:00' })
    await app.query(`delete from outbox where kind = 'appointment.rescheduled'`)
    expect(await deliver()).toEqual([])

    expect(await at(new Date('2026-03-09T07:00:00Z'))).toEqual(['reminder_48h'])
    await doors.REST.move(app, ada.token, id, { status: 'cancelled' })
    expect(await deliver()).toEqual(['Your appointment is cancelled'])
    const notes = await app.query<{ last_error: string }>(
      'select last_error from outbox where last_error is not null order by id',
    )
    expect(notes.map((row) => row.last_error)).toEqual([
      'skipped: the appointment was moved',
      'skipped: the appointment does not take place',
    ])
  })

  test('that waited too long for the mail server are not sent', async () => {
    await at(hoursBefore(48))
    now = hoursBefore(20)
    expect(await deliver()).toEqual([])
  })

  test('have their own switch', async () => {
    await app.query(`update users set preferences = '{"notifications":{"reminders":false}}' where id = $1`, [ada.id])
    await at(hoursBefore(48))
    expect(await deliver()).toEqual([])
  })

  test('are not for cancelled or completed appointments, or for demo users', async () => {
    for (const status of ['cancelled', 'completed']) {
      await app.query(
        `set session_replication_role = replica; update appointments set status = '${status}'; set session_replication_role = default`,
      )
      expect(await at(hoursBefore(48))).toEqual([])
    }
    await app.query(
      `set session_replication_role = replica; update appointments set status = 'pending'; set session_replication_role = default`,
    )
    await app.query('update users set is_demo = true where id = $1', [ada.id])
    expect(await at(hoursBefore(48))).toEqual([])
  })
})

test('the demo data puts nothing into the outbox', async () => {
  const demo = await startTestApp({ demo: true })
  try {
    expect(await demo.query('select from outbox')).toHaveLength(0)
    // Only accounts that can sign in are reminded of their appointments.
    const [{ soon } = { soon: 0 }] = await demo.query<{ soon: number }>(
      `select count(*) as soon from appointments a join users u on u.id = a.patient_id
        where a.status in ('pending', 'confirmed') and u.email not like '%@hekima.test'`,
    )
    expect(soon).toBeGreaterThan(0)
    await queueReminders({ db: demo.db, clock: () => new Date() })
    const people = await demo.query<{ email: string }>(
      'select distinct u.email from outbox o join users u on u.id = o.user_id',
    )
    expect(people.filter(({ email }) => !email.endsWith('@hekima.test'))).toEqual([])
  } finally {
    await demo.close()
  }
})
