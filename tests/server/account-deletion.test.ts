import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { startJobs } from '#server/jobs/main.ts'
import { insertAppointment, insertReview } from '#server/seed/factories.ts'
import { accountDoors, insertPerson, mailsOf, PASSWORD } from '#tests/support/account.ts'
import { bookingOf, type Clinic, doors, insertClinic, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DELETE = 'mutation ($password: String!) { requestAccountDeletion(password: $password) { id } }'

const DAY = 24 * 60 * 60 * 1000
let app: TestApp
let clinic: Clinic
let now = NOON
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  clinic = await insertClinic(app)
})
afterAll(() => app.close())
afterEach(() => {
  now = NOON
})

const later = (days: number) => new Date(NOON.getTime() + days * DAY)
const deps = () => ({ db: app.db, config: app.config, clock: () => now, log: createLogger('silent', false) })
const runJob = () => deleteAccounts(deps())
const stored = async () => {
  const entries = await readdir(path.join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
const isGone = async (id: string) => (await app.query('select from users where id = $1', [id])).length === 0
/** Simulates that the mail worker has sent everything. */
const sendMails = () => app.query('update outbox set sent_at = now()')

describe.each(accountDoors(() => app))('requesting the deletion of an account through %s', (_name, ask) => {
  test('requires the password, and can be cancelled for two weeks', async () => {
    const { id, email, token } = await insertPerson(app)
    expect((await ask('requestAccountDeletion', { password: 'Wrong123!' }, token)).body.errors).toEqual({
      password: 'The password is wrong.',
    })
    expect((await ask('requestAccountDeletion', { password: PASSWORD })).status).toBe(401)
    expect((await ask('me', {}, token)).body.deletesAt).toBeNull()

    const asked = await ask('requestAccountDeletion', { password: PASSWORD }, token)
    expect(asked).toMatchObject({ status: 200, body: { deletesAt: later(14).toISOString() } })
    now = later(1)
    const again = await ask('requestAccountDeletion', { password: PASSWORD }, token)
    expect(again.body.deletesAt).toBe(later(14).toISOString())
    expect((await mailsOf(app, id)).map(({ kind }) => kind)).toEqual(['account.deletion_requested'])

    now = later(13.9)
    await runJob()
    const { body } = await ask('login', { email, password: PASSWORD })
    expect(body.user.deletesAt).toBe(later(14).toISOString())
    expect((await ask('cancelAccountDeletion', {}, body.token)).body.deletesAt).toBeNull()
    now = later(30)
    await runJob()
    await runJob()
    expect((await ask('login', { email, password: PASSWORD })).status).toBe(200)
  })

  test('is refused to the only administrator', async () => {
    const admin = await insertPerson(app, { role: 'admin' })
    expect((await ask('requestAccountDeletion', { password: PASSWORD }, admin.token)).status).toBe(409)
    const second = await insertPerson(app, { role: 'admin' })
    expect((await ask('requestAccountDeletion', { password: PASSWORD }, admin.token)).status).toBe(200)
    // They cannot be deleted one after the other either.
    expect((await ask('requestAccountDeletion', { password: PASSWORD }, second.token)).status).toBe(409)
    await app.query("update users set role = 'user' where role = 'admin'")
  })

  test('of the last two administrators who request it at the same moment, one stays', async () => {
    for (let round = 0; round < 3; round++) {
      const both = [await insertPerson(app, { role: 'admin' }), await insertPerson(app, { role: 'admin' })]
      const answers = await Promise.all(
        both.map(({ token }) => ask('requestAccountDeletion', { password: PASSWORD }, token)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      await app.query("update users set role = 'user' where role = 'admin'")
    }
  })
})

describe('the deletion of an account', () => {
  const upload = (token: string, id: string) =>
    app.request
      .post(`/api/Appointments/${id}/files`)
      .set('authorization', `Bearer ${token}`)
      .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), { filename: 'Ingrid Solvang.pdf' })

  /** Creates a user with data in every area, whose name is unique. */
  async function insertLife() {
    const names = { firstName: 'Ingrid', lastName: 'Solvang' }
    const me = await insertPerson(app, { ...names, address: 'Fjordveien 1', bio: 'Solvang of Bergen' })
    const contact = { patientInfo: { ...names, email: me.email, phone: '+47 400 00 000' }, notes: 'Ingrid snores' }
    const booked = async (date: string, time: string) => {
      const { body } = await doors.REST.book(
        app,
        me.token,
        bookingOf(clinic, { ...contact, appointmentDate: date, appointmentTime: time }),
      )
      return body.id as string
    }
    const [soon, far] = [await booked('2026-03-05', '10:00'), await booked('2026-04-07', '11:00')]
    await doors.REST.move(app, clinic.staff.token, far, { status: 'confirmed', note: 'Called Ms Solvang' })
    await doors.REST.say(app, me.token, far, 'Ingrid Solvang here')
    await doors.REST.say(app, clinic.staff.token, far, 'Dear Ingrid')
    expect((await upload(me.token, far)).status).toBe(201)
    expect((await upload(clinic.staff.token, far)).status).toBe(201)
    const past = await insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      patientId: me.id,
      status: 'completed',
      patientFirstName: 'Ingrid',
      patientLastName: 'Solvang',
      date: '2026-02-02',
      time: '09:00',
    })
    const review = await insertReview(app.db, past, { authorName: 'Ingrid S.', comment: 'Very kind', rating: 4 })
    await app.query(
      `with f as (insert into favourites (id, user_id, hospital_id) values (gen_random_uuid(), $1, $2)),
        c as (insert into recovery_codes (user_id, code_hash) values ($1, 'x')),
        r as (insert into review_reports (review_id, user_id, reason) values ($4, $1, 'wrong'))
        insert into newsletter_subscribers (email) values ($3)`,
      [me.id, clinic.hospital.id, me.email, review.id],
    )
    return { ...me, soon, far, past: past.id, review: review.id }
  }

  /** Returns every table of the database as text, to search it for personal data. */
  async function everything(): Promise<string> {
    const tables = await app.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const texts = await Promise.all(
      tables.map(({ name }) =>
        app.query<{ text: string }>(`select coalesce(json_agg(t)::text, '') as text from ${name} t`),
      ),
    )
    return texts.map(([row]) => row?.text).join('\n')
  }

  test('keeps the appointments, without personal data', async () => {
    const me = await insertLife()
    const before = await everything()
    for (const trace of ['Ingrid', 'Solvang', 'Fjordveien', '+47 400', me.email, me.id]) expect(before).toContain(trace)
    expect(await stored()).toBe(2)
    const ratings = () =>
      app.query('select rating_sum, review_count from hospitals where id = $1', [clinic.hospital.id])
    const rated = await ratings()
    await graphql(app, DELETE, { password: PASSWORD }, me.token)
    now = later(14)
    await Promise.all([runJob(), runJob()])

    // At once: signed out, locked, and reduced to the data that the last mail needs.
    expect((await rest(app, 'get', '/api/Auth/me', { token: me.token })).status).toBe(401)
    expect((await rest(app, 'post', '/api/Auth/login', { body: { email: me.email, password: PASSWORD } })).status).toBe(
      401,
    )
    expect(await stored()).toBe(0)
    expect(await mailsOf(app, me.id)).toMatchObject([{ kind: 'account.deleted', to: me.email }])
    expect(await everything()).not.toMatch(/Solvang|Fjordveien|\+47 400|snores|Dear/)
    await runJob()
    expect(await isGone(me.id)).toBe(false)
    await sendMails()
    await runJob()
    expect(await isGone(me.id)).toBe(true)
    const after = await everything()
    for (const trace of ['Ingrid', 'Solvang', me.email]) expect(after).not.toContain(trace)
    // The audit log says that an account was deleted, but its ID leads nowhere.
    expect(after.split(me.id)).toHaveLength(2)

    const rows = await app.query<{ id: string; status: string; patient_id: string | null; notes: string | null }>(
      'select id, status, patient_id, notes from appointments where id = any($1)',
      [[me.soon, me.far, me.past]],
    )
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        // Its time has passed meanwhile, so the hospital decides about its outcome.
        [me.soon, 'pending'],
        [me.far, 'cancelled'],
        [me.past, 'completed'],
      ]),
    )
    for (const row of rows) expect(row).toMatchObject({ patient_id: null, notes: null })
    const events = await app.query(
      'select kind, from_status, to_status, note from appointment_events where appointment_id = $1 order by created_at, id',
      [me.far],
    )
    expect(events).toMatchObject([
      { kind: 'booked' },
      { to_status: 'confirmed', note: null },
      { kind: 'status', from_status: 'confirmed', to_status: 'cancelled' },
    ])
    const [review] = await app.query('select author_name, comment, patient_id from reviews where id = $1', [me.review])
    expect(review).toEqual({ author_name: 'Anonymous', comment: 'Very kind', patient_id: null })
    expect(await ratings()).toEqual(rated)

    // The hospital still sees its work, and the cancelled time is free for another patient.
    const token = await app.tokenFor(clinic.staff.id)
    const seen = await rest(app, 'get', `/api/Appointments/${me.far}`, { token })
    expect(seen).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(JSON.stringify(seen.body)).not.toMatch(/Ingrid|Solvang/)
    const next = await insertPerson(app)
    const booking = bookingOf(clinic, { appointmentDate: '2026-04-07', appointmentTime: '11:00' })
    expect((await doors.REST.book(app, next.token, booking)).status).toBe(201)
    // The address can be used again.
    const newcomer = { firstName: 'Other', lastName: 'Person', email: me.email, password: PASSWORD }
    expect((await rest(app, 'post', '/api/Auth/register', { body: newcomer })).status).toBe(201)
  })

  test('runs by itself, with a last mail to the address', async () => {
    const me = await insertPerson(app, { language: 'tr' })
    await graphql(app, DELETE, { password: PASSWORD }, me.token)
    now = later(14)
    const jobs = startJobs(deps())
    const isSent = async () =>
      (
        await app.query("select from outbox where user_id = $1 and kind = 'account.deleted' and sent_at is not null", [
          me.id,
        ])
      ).length === 1
    try {
      await expect.poll(isSent).toBe(true)
    } finally {
      await jobs.stop()
    }
    const folder = path.join(app.config.dataDir, 'mail')
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))
    expect(mails.filter((mail) => mail.includes(me.email))).not.toHaveLength(0)
    await runJob()
    expect(await isGone(me.id)).toBe(true)
  })

  test('does not wait forever for the last mail', async () => {
    const me = await insertPerson(app)
    await graphql(app, DELETE, { password: PASSWORD }, me.token)
    now = later(15)
    await runJob()
    now = later(17.9)
    await runJob()
    expect(await isGone(me.id)).toBe(false)
    now = later(18.1)
    await runJob()
    expect(await isGone(me.id)).toBe(true)
  })

  test('anonymises data that a concurrent request has still written', async () => {
    const me = await insertPerson(app)
    await graphql(app, DELETE, { password: PASSWORD }, me.token)
    now = later(14)
    await runJob()
    const late = await insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      patientId: me.id,
      patientFirstName: 'Ingrid',
      patientLastName: 'Solvang',
      date: '2026-05-05',
      time: '09:00',
    })
    await sendMails()
    await runJob()
    const [row] = await app.query('select status, patient_id, patient_last_name from appointments where id = $1', [
      late.id,
    ])
    expect(row).toEqual({ status: 'cancelled', patient_id: null, patient_last_name: 'patient' })
  })

  test('of staff removes their names from their texts', async () => {
    const doctor = await insertPerson(app, { role: 'hospital', hospitalId: clinic.hospital.id, firstName: 'Nermin' })
    const patient = await insertPerson(app)
    const booking = bookingOf(clinic, { appointmentDate: '2026-06-02', appointmentTime: '09:00' })
    const { body } = await doors.REST.book(app, patient.token, booking)
    await doors.REST.say(app, doctor.token, body.id, 'Welcome')
    await graphql(app, DELETE, { password: PASSWORD }, doctor.token)
    now = later(14)
    await runJob()
    await sendMails()
    await runJob()
    expect(await isGone(doctor.id)).toBe(true)
    const token = await app.tokenFor(clinic.staff.id)
    const seen = await rest(app, 'get', `/api/Appointments/${body.id}/messages`, { token })
    expect(seen.body).toMatchObject([{ senderName: 'Deleted account', message: 'Welcome' }])
  })
})
