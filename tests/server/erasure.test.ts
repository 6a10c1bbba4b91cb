import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailFolder } from '#server/features/accounts/outbox/mail-files.ts'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { insertReview } from '#server/seed/factories.ts'
import { insertPerson, PASSWORD } from '#tests/support/account.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { bookingOf, type Clinic, doors, insertClinic, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { columnsWith } from '#tests/support/traces.ts'

let app: TestApp
let clinic: Clinic
let now = NOON
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
beforeAll(async () => {
  app = await startTestApp({ clock: () => now, log })
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60 * 1000
const TRACES = [
  'Ragnhild',
  'Torbjørg',
  '2019-08-17',
  'Straumnes',
  'Nykaia 14',
  '+47 911 22 333',
  'ragnhild@mail.example',
]
const tracesIn = (text: string) => TRACES.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))

/** Places where a trace may remain, with the reason. */
const ALLOWED: Record<string, string> = {}

const tracesInDatabase = async () => (await columnsWith(app, TRACES)).filter((name) => !ALLOWED[name])

async function tracesInFiles(): Promise<string[]> {
  const entries = await readdir(app.config.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return files.filter((file, at) => tracesIn(file + texts[at]).length > 0)
}

/** Creates a patient whose name, address and phone are stored in every possible place. */
async function insertLife(admin: string) {
  const names = { firstName: 'Ragnhild', lastName: 'Straumnes' }
  const me = await insertPerson(app, { ...names, email: 'ragnhild@mail.example', address: 'Nykaia 14' })
  await insertKey(app, me.id)
  const patientInfo = { ...names, email: me.email, phone: '+47 911 22 333' }
  const { body } = await doors.REST.book(app, me.token, bookingOf(clinic, { patientInfo, notes: 'Ragnhild snores' }))
  await doors.REST.say(app, me.token, body.id, 'Ragnhild Straumnes here')
  await doors.REST.move(app, clinic.staff.token, body.id, { status: 'confirmed', note: 'Called Ms Straumnes' })
  await app.request
    .post(`/api/Appointments/${body.id}/files`)
    .set('authorization', `Bearer ${me.token}`)
    .attach('file', Buffer.from('%PDF-1.7 Straumnes\n%%EOF\n'), { filename: 'Ragnhild.pdf' })
    .expect(201)

  // The next visit is for a child, who stays in the profile.
  const child = { firstName: 'Torbjørg', lastName: 'Straumnes', birthDate: '2019-08-17', sex: 'female' }
  const forChild = { patient: { ...child, relation: 'mother', language: 'en' }, guardianConsent: true }
  const another = bookingOf(clinic, { patientInfo, ...forChild, appointmentTime: '15:00' })
  expect((await doors.REST.book(app, me.token, another)).status).toBe(201)

  // An administrator opens the appointment and edits the account.
  const reason = 'Ragnhild Straumnes called from +47 911 22 333 about it.'
  const open = 'mutation ($id: ID!, $reason: String!) { openAppointment(id: $id, reason: $reason) { id } }'
  const opening = await graphql(app, open, { id: body.id, reason }, admin)
  expect(opening.status).toBe(200)
  const edit = { firstName: 'Ragnhild A', phone: '+47 911 22 333', mustUseTwoFactor: true }
  for (const change of [edit, { mustUseTwoFactor: false, firstName: 'Ragnhild' }])
    expect((await rest(app, 'put', `/api/Users/${me.id}`, { token: admin, body: change })).status).toBe(200)

  const visit = await app.query<{ id: string }>(
    `insert into appointments (id, booking_id, hospital_id, service_id, patient_id, status, patient_first_name, patient_last_name,
        patient_email, patient_phone, date, time, duration_minutes)
     select gen_random_uuid(), 'BK-' || upper(substr(md5(random()::text), 1, 8)), hospital_id, service_id, patient_id, 'completed', patient_first_name,
        patient_last_name, patient_email, patient_phone, '2026-02-02', '09:00', duration_minutes
     from appointments where id = $1 returning id`,
    [body.id],
  )
  const review = await insertReview(
    app.db,
    { id: visit[0]?.id ?? '', hospitalId: clinic.hospital.id, serviceId: clinic.service.id, patientId: me.id } as never,
    { authorName: 'Ragnhild S.', comment: 'Kind', rating: 4 },
  )
  const hide = { hide: true, reason: 'Ms Straumnes asked for it' }
  const report = { reason: 'Straumnes was never here' }
  const complain = 'mutation ($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }'
  await graphql(app, complain, { id: review.id, ...report }, clinic.staff.token)
  const settle =
    'mutation ($id: ID!, $hide: Boolean!, $reason: String) { settleReview(id: $id, hide: $hide, reason: $reason) }'
  expect((await graphql(app, settle, { id: review.id, ...hide }, admin)).code).toBeUndefined()
  return { ...me, appointment: body.id as string }
}

const DELETE = 'mutation ($password: String!) { requestAccountDeletion(password: $password) { id } }'

describe.each(['its owner', 'an administrator'])('an account erased by %s', (by) => {
  test('leaves no name, address or phone in the database, the files and the logs', async () => {
    now = NOON
    clinic = await insertClinic(app)
    const admin = await app.signIn('admin')
    const me = await insertLife(admin.token)
    for (const column of ['users.first_name', 'audit_reasons.reason', 'appointments.patient_phone', 'messages.message'])
      expect(await tracesInDatabase()).toContain(column)
    // Without a mail server, mails are written to files, including those whose rows were deleted
    // meanwhile.
    const deps = { db: app.db, config: app.config, clock: () => now, log }
    const sending = { makers: mailMakers, transport: createMailTransport(app.config) }
    await deliverDue(deps, sending)
    const folder = mailFolder(app.config)
    const mails = await readdir(folder)
    expect((await tracesInFiles()).filter((file) => file.startsWith(folder)).length).toBeGreaterThan(0)
    await writeFile(path.join(folder, 'forgotten.eml'), `To: "R" <${me.email}>\r\nSubject: Hello\r\n\r\nHello`)
    await writeFile(path.join(folder, 'other.eml'), `To: other@mail.example\r\n\r\nHello`)
    expect(await tracesInFiles()).toContain(path.join(folder, 'forgotten.eml'))
    expect(mails.length).toBeGreaterThan(0)
    // The audit log never contained them.
    expect((await tracesInDatabase()).filter((name) => name.startsWith('audit_events.'))).toEqual([])

    if (by === 'its owner') await graphql(app, DELETE, { password: PASSWORD }, me.token)
    else expect((await rest(app, 'delete', `/api/Users/${me.id}`, { token: admin.token })).status).toBe(204)
    now = new Date(NOON.getTime() + 15 * DAY)
    await deleteAccounts(deps)
    await deliverDue(deps, { ...sending, limit: 1000 })
    expect((await tracesInFiles()).filter((file) => file.startsWith(folder)).length).toBe(1)
    await app.query('update outbox set sent_at = now()')
    await deleteAccounts(deps)
    expect(await readdir(folder)).toContain('other.eml')

    expect(await app.query('select from users where id = $1', [me.id])).toEqual([])
    expect(await tracesInDatabase()).toEqual([])
    expect(await tracesInFiles()).toEqual([])
    expect(logged.length).toBeGreaterThan(0)
    expect(tracesIn(logged.join('\n'))).toEqual([])
  })
})
