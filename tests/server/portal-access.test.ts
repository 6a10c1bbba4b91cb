import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment, insertHospital, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { type Answer, graphql, rest } from '#tests/support/doors.ts'
import { openEvents } from '#tests/support/event-stream.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let admin: { id: string; token: string }
let appointmentId: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = await app.signIn('admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  const patient = await insertPatient(app)
  const visit = { hospitalId: clinic.hospital.id, serviceId: clinic.service.id, patientId: patient.id }
  appointmentId = (await insertAppointment(app.db, { ...visit, date: THURSDAY, time: '10:00' })).id
})

const insertStaff = async (row: Parameters<typeof insertUser>[1]) => {
  const { id } = await insertUser(app.db, { hospitalId: clinic.hospital.id, ...row })
  return { id, token: await app.tokenFor(id) }
}
const stranger = async () => insertStaff({ hospitalId: (await insertHospital(app.db)).id })

type Row = [name: string, ask: (token: string) => Promise<{ status: number }>]
const hospital = (path: string) => `/api/Hospitals/${clinic.hospital.id}${path}`
const visit = (path: string) => `/api/Appointments/${appointmentId}${path}`

/** Opens a stream and closes it again. */
async function stream(address: string, token: string) {
  const { response, close } = await openEvents(app.url + address, token)
  await close()
  return { status: response.status }
}
const query = (text: string) => (token: string) =>
  graphql(app, text, { id: appointmentId, hospitalId: clinic.hospital.id }, token)
/** Maps null, the GraphQL result of a missing record, to 404. */
const found = (answer: Answer): Answer => (answer.body === null ? { ...answer, status: 404 } : answer)

/** Everything that reads in a portal. A new part adds its rows here and below. */
const READING: Row[] = [
  ['dashboard', (token) => rest(app, 'get', hospital('/dashboard'), { token })],
  ['stream of the hospital', (token) => stream(hospital('/stream'), token)],
  ['workplace', query('query ($hospitalId: ID!) { workplace(hospitalId: $hospitalId) { unreadMessages } }')],
  ['dashboard query', query('query ($hospitalId: ID!) { hospitalDashboard(hospitalId: $hospitalId) { total } }')],
  ['appointment', (token) => rest(app, 'get', visit(''), { token })],
  ['appointment query', async (token) => found(await query('query ($id: ID!) { appointment(id: $id) { id } }')(token))],
  ['messages', (token) => rest(app, 'get', visit('/messages'), { token })],
  ['files', (token) => rest(app, 'get', visit('/files'), { token })],
  ['stream of the appointment', (token) => stream(visit('/messages/stream'), token)],
]

const invitation = { firstName: 'Derya', lastName: 'Aksoy', email: 'd@mail.example', hospitalRole: 'viewer' }
const invite = (token: string) =>
  graphql(
    app,
    `mutation ($hospitalId: ID!, $input: TeamInvitation!) {
      inviteTeamMember(hospitalId: $hospitalId, input: $input) { id hospitalRole lastLoginAt status } }`,
    { hospitalId: clinic.hospital.id, input: invitation },
    token,
  )
const move = 'mutation ($id: ID!) { moveAppointment(id: $id, status: confirmed) { id } }'

/** Calls that change records, for roles that may do so. */
const CHANGING: Row[] = [
  ['message', (token) => rest(app, 'post', visit('/messages'), { token, body: { message: 'Hello' } })],
  ['message mutation', query('mutation ($id: ID!) { sendMessage(appointmentId: $id, message: "Hello") { id } }')],
  ['status mutation', query(move)],
  ['other time', (token) => rest(app, 'patch', visit(''), { token, body: { time: '11:00' } })],
  [
    'file',
    (token) =>
      app.request
        .post(visit('/files'))
        .set('authorization', `Bearer ${token}`)
        .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'a.pdf'),
  ],
]

const OWNERS: Row[] = [
  ['team', query('query ($hospitalId: ID!) { team(hospitalId: $hospitalId) { id } }')],
  ['invitation', (token) => invite(token)],
]

const ALL = [...READING, ...CHANGING, ...OWNERS]

/** Returns the statuses of all rows, so that all differences show at once. */
const statusesOf = async (rows: Row[], token: string) =>
  Object.fromEntries(await Promise.all(rows.map(async ([name, ask]) => [name, (await ask(token)).status] as const)))
const all = (rows: Row[], status: number) => Object.fromEntries(rows.map(([name]) => [name, status]))

describe('the portal of a hospital', () => {
  test('does not exist for staff of another one', async () => {
    expect(await statusesOf(ALL, (await stranger()).token)).toEqual(all(ALL, 404))
  })

  test('can be read by viewers, who change nothing', async () => {
    const { token } = await insertStaff({ hospitalRole: 'viewer' })
    expect(await statusesOf(READING, token)).toEqual(all(READING, 200))
    expect(await statusesOf([...CHANGING, ...OWNERS], token)).toEqual(all([...CHANGING, ...OWNERS], 403))
  })

  test('can be edited by coordinators, except for the team, which its owners manage', async () => {
    const { token } = await insertStaff({ hospitalRole: 'coordinator' })
    for (const [name, ask] of CHANGING) expect([200, 201], name).toContain((await ask(token)).status)
    expect(await statusesOf(OWNERS, token)).toEqual(all(OWNERS, 403))
  })

  test.each([
    ['suspended', { status: 'suspended' }, 401],
    ['moved to another hospital', {}, 404],
  ])('is lost the moment a user is %s', async (_what, change, afterwards) => {
    const person = await insertStaff({ hospitalRole: 'owner' })
    const open = await Promise.all(
      [hospital('/stream'), visit('/messages/stream')].map((address) => openEvents(app.url + address, person.token)),
    )
    const elsewhere = (await insertHospital(app.db)).id
    const body = Object.keys(change).length > 0 ? change : { hospitalId: elsewhere }
    expect((await rest(app, 'put', `/api/Users/${person.id}`, { token: admin.token, body })).status).toBe(200)
    await Promise.all(open.map(({ over }) => over))
    expect(await statusesOf(ALL, person.token)).toEqual(all(ALL, 401))
    if (afterwards === 404) expect(await statusesOf(ALL, await app.tokenFor(person.id))).toEqual(all(ALL, 404))
  })

  test('is opened by administrators with an entry in the audit log', async () => {
    for (const [name, ask] of OWNERS.slice(0, 1)) expect((await ask(admin.token)).status, name).toBe(200)
    const opened = await app.query(
      "select subject_id from audit_events where action = 'hospital.open' and actor_id = $1 and subject_id = $2",
      [admin.id, clinic.hospital.id],
    )
    expect(opened).toHaveLength(1)
    const without = await graphql(app, '{ workplace { hospitalId } }', {}, admin.token)
    expect([without.status, without.code]).toEqual([400, 'bad_input'])
  })
})

describe('the team', () => {
  const change = (id: string, hospitalRole: string, token: string) =>
    graphql(
      app,
      `mutation ($hospitalId: ID!, $id: ID!, $hospitalRole: HospitalRole!) {
        updateTeamMember(hospitalId: $hospitalId, id: $id, hospitalRole: $hospitalRole) { id hospitalRole } }`,
      { hospitalId: clinic.hospital.id, id, hospitalRole },
      token,
    )
  const remove = (id: string, token: string) =>
    graphql(
      app,
      'mutation ($hospitalId: ID!, $id: ID!) { removeTeamMember(hospitalId: $hospitalId, id: $id) }',
      { hospitalId: clinic.hospital.id, id },
      token,
    )

  test('is invited by mail, given roles and removed, each with an audit event', async () => {
    const { token } = clinic.staff
    const { body: member } = await invite(token)
    expect(member).toMatchObject({ hospitalRole: 'viewer', lastLoginAt: null, status: 'active' })
    const mails = await app.query('select kind from outbox where user_id = $1', [member.id])
    expect(mails).toEqual([{ kind: 'account.invitation' }])
    const session = await app.tokenFor(member.id)
    expect((await change(member.id, 'coordinator', token)).body).toMatchObject({ hospitalRole: 'coordinator' })
    expect((await rest(app, 'get', hospital('/dashboard'), { token: session })).status).toBe(401)
    expect((await remove(member.id, token)).status).toBe(200)
    expect(await app.query('select role, hospital_id, hospital_role from users where id = $1', [member.id])).toEqual([
      { role: 'user', hospital_id: null, hospital_role: null },
    ])
    const written = await app.query('select action from audit_events where subject_id = $1 order by id', [member.id])
    expect(written).toEqual([{ action: 'user.invite' }, { action: 'user.update' }, { action: 'user.update' }])
  })

  test('never loses its last owner, even if two revoke each other’s rights at once', async () => {
    const { id, token } = clinic.staff
    expect([(await change(id, 'viewer', token)).status, (await remove(id, token)).status]).toEqual([409, 409])
    const other = await insertStaff({ hospitalRole: 'owner' })
    const answers = await Promise.all([change(other.id, 'viewer', token), change(id, 'viewer', other.token)])
    const owners = await app.query(
      "select id from users where hospital_id = $1 and hospital_role = 'owner' and status = 'active'",
      [clinic.hospital.id],
    )
    expect(owners).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is not accessible to another hospital', async () => {
    const elsewhere = await stranger()
    expect((await change(elsewhere.id, 'viewer', clinic.staff.token)).status).toBe(404)
    expect((await remove(elsewhere.id, clinic.staff.token)).status).toBe(404)
  })
})
