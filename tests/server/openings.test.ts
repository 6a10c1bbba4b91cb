import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letAnHourPass } from '#tests/support/audit.ts'
import {
  doors as bookingDoors,
  bookingOf,
  type Clinic,
  insertClinic,
  insertPatient,
  NOON,
} from '#tests/support/clinic.ts'
import { bothDoors, graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/**
 * Administrators see the schedule. Notes, messages and files need break-glass access with a reason.
 */
let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let admin: { id: string; token: string }
let id: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  admin = await app.signIn('admin')
  id = (await bookingDoors.REST.book(app, ada.token, bookingOf(clinic, { notes: 'I am pregnant.' }))).body.id
  await bookingDoors.REST.say(app, ada.token, id, 'Is the X-ray safe?')
  await bookingDoors.REST.move(app, clinic.staff.token, id, { status: 'confirmed', note: 'We will use ultrasound.' })
  await app.request
    .post(`/api/Appointments/${id}/files`)
    .set('authorization', `Bearer ${ada.token}`)
    .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'report.pdf')
    .expect(201)
})

const FIELDS = '{ id status notes contentsHidden messages { message } files { name } events { kind note actorName } }'
type Read = { notes: string | null; contentsHidden: boolean; messages: object[]; files: object[]; events: object[] }
const doors = bothDoors(() => app, {
  open: {
    graphql: `mutation ($id: ID!, $reason: String!) { openAppointment(id: $id, reason: $reason) { id notes contentsHidden } }`,
  },
  read: { rest: 'GET /api/Appointments/:id', graphql: `query ($id: ID!) { appointment(id: $id) ${FIELDS} }` },
  list: {
    rest: 'GET /api/Appointments',
    graphql: `query ($hospitalId: ID) { appointments(search: { hospitalId: $hospitalId }) { items ${FIELDS} } }`,
    shape: ({ items }: { items: Read[] }) => items,
  },
  say: {
    rest: 'POST /api/Appointments/:id/messages',
    graphql: 'mutation ($id: ID!, $message: String!) { sendMessage(appointmentId: $id, message: $message) { id } }',
    success: 201,
  },
  note: {
    rest: 'PATCH /api/Appointments/:id',
    graphql: `mutation ($id: ID!, $notes: String) { updateAppointment(id: $id, input: { notes: $notes }) { id notes } }`,
  },
})
const everything = ['pregnant', 'X-ray', 'ultrasound', 'report.pdf']
const told = (value: unknown) => everything.filter((words) => JSON.stringify(value).includes(words))
const REASON = 'The patient asked support why it was moved.'
const refusal = { status: 403, code: 'reason_required' }

describe.each(doors)('through %s', (_name, ask) => {
  test('an administrator sees the schedule, and no written content', async () => {
    const { status, body } = await ask('read', { id }, admin.token)
    expect([status, body.status, body.contentsHidden]).toEqual([200, 'confirmed', true])
    const listed = (await ask('list', { hospitalId: clinic.hospital.id }, admin.token)).body
    expect(listed).toHaveLength(1)
    expect(told([body, listed])).toEqual([])
    expect(await ask('say', { id, message: 'Hello' }, admin.token)).toMatchObject(refusal)
    expect(await ask('note', { id, notes: 'Nothing' }, admin.token)).toMatchObject(refusal)
  })

  test.each(['read', 'list'] as const)('an administrator’s request for the schedule is audited (%s)', async (verb) => {
    const asked = verb === 'read' ? { id } : {}
    for (let time = 0; time < 2; time++) expect((await ask(verb, asked, admin.token)).status).toBe(200)
    const rows = await app.query('select action, subject_id as subject from audit_events where actor_id = $1', [
      admin.id,
    ])
    expect(rows).toEqual([
      verb === 'read'
        ? { action: 'hospital.open', subject: clinic.hospital.id }
        : { action: 'hospital.open_all', subject: admin.id },
    ])
  })

  test('a reason gives access for an hour, which is audited and shown to the patient', async () => {
    expect(await ask('open', { id, reason: ' ' }, admin.token)).toMatchObject({
      status: 400,
      body: { errors: { reason: 'Please say why you are opening this appointment.' } },
    })
    for (const reason of ['x', 'Support', '. . . . . . . . . . . .', 'a b c d e f g h i'])
      expect(await ask('open', { id, reason }, admin.token)).toMatchObject({
        status: 400,
        body: { errors: { reason: 'Please give the reason in at least 10 letters' } },
      })
    expect(told((await ask('read', { id }, admin.token)).body)).toEqual([])
    const opened = await ask('open', { id, reason: REASON }, admin.token)
    expect(opened).toMatchObject({ status: 200, body: { contentsHidden: false, notes: 'I am pregnant.' } })
    expect(told((await ask('read', { id }, admin.token)).body)).toEqual(everything)
    expect((await ask('say', { id, message: 'We are looking into it.' }, admin.token)).status).toBe(201)
    const audit = await app.query('select actor_id, details, network from audit_events where subject_id = $1', [id])
    const details = { hospitalId: clinic.hospital.id }
    expect(audit).toEqual([{ actor_id: admin.id, details, network: '127.0.0.0/24' }])
    expect(await app.query('select reason from audit_reasons where subject_id = $1', [id])).toEqual([
      { reason: REASON },
    ])
    const { events } = (await ask('read', { id }, ada.token)).body
    expect(events).toContainEqual(expect.objectContaining({ kind: 'opened', note: REASON }))

    // Another administrator has given no reason.
    expect(told((await ask('read', { id }, (await app.signIn('admin')).token)).body)).toEqual([])
    await letAnHourPass(app)
    expect(told((await ask('read', { id }, admin.token)).body)).toEqual([])
  })

  test('other users need no reason, and cannot give one', async () => {
    for (const { token } of [ada, clinic.staff]) {
      const { body } = await ask('read', { id }, token)
      expect([told(body), body.contentsHidden]).toEqual([everything, false])
      expect((await ask('open', { id, reason: REASON }, token)).status).toBe(403)
    }
    const own = (
      await bookingDoors.REST.book(app, admin.token, bookingOf(clinic, { appointmentTime: '15:00', notes: 'Mine' }))
    ).body
    expect(own.notes).toBe('Mine')
  })
})

test('its content is refused at its own address too', async () => {
  const get = (path: string) =>
    app.request.get(`/api/Appointments/${id}/${path}`).set('authorization', `Bearer ${admin.token}`)
  for (const path of ['messages', 'messages/stream', 'files', `files/${id}`, 'receipt.pdf', 'calendar.ics'])
    expect((await get(path)).body, path).toMatchObject({
      code: 'reason_required',
      message: 'Please say first why you are opening these messages.',
    })
})

const OPEN = 'mutation ($id: ID!, $reason: String!) { openAppointment(id: $id, reason: $reason) { id } }'
const open = () => graphql(app, OPEN, { id, reason: REASON }, admin.token)

test('receipt and calendar file are accessible with a reason', async () => {
  const get = (path: string, token: string) =>
    app.request.get(`/api/Appointments/${id}/${path}`).set('authorization', `Bearer ${token}`)
  for (const path of ['receipt.pdf', 'calendar.ics'])
    for (const { token } of [ada, clinic.staff]) expect((await get(path, token)).status).toBe(200)
  expect((await open()).code).toBeUndefined()
  for (const path of ['receipt.pdf', 'calendar.ics']) expect((await get(path, admin.token)).status).toBe(200)
})

test('break-glass access does not change a calendar entry', async () => {
  const sequence = async () =>
    /SEQUENCE:(\d+)/.exec(
      (await app.request.get(`/api/Appointments/${id}/calendar.ics`).set('authorization', `Bearer ${ada.token}`)).text,
    )?.[1]
  const before = await sequence()
  await bookingDoors.REST.say(app, clinic.staff.token, id, 'See you.')
  expect((await open()).code).toBeUndefined()
  expect(await sequence()).toBe(before)
})
