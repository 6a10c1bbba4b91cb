import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment, insertUser } from '#server/seed/factories.ts'
import { type Clinic, DOORS, doors, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
})
afterAll(() => app.close())

let hour = 9
async function insertVisit() {
  if (hour > 22) {
    clinic = await insertClinic(app)
    hour = 9
  }
  const patient = await insertPatient(app)
  const [hospitalId, serviceId] = [clinic.hospital.id, clinic.service.id]
  const time = `${String(hour++).padStart(2, '0')}:00`
  const { id } = await insertAppointment(app.db, { hospitalId, serviceId, patientId: patient.id, date: THURSDAY, time })
  return { id, patient }
}

describe.each(DOORS)('the conversation through %s', (_name, door) => {
  test('goes between the patient and the hospital, and each side is notified', async () => {
    const { id, patient } = await insertVisit()
    const [hospitalId, elsewhere] = [clinic.hospital.id, (await insertClinic(app)).hospital.id]
    const colleague = await insertUser(app.db, { role: 'hospital', hospitalId })
    await insertUser(app.db, { role: 'hospital', hospitalId, status: 'suspended' })
    await insertUser(app.db, { role: 'hospital', hospitalId: elsewhere })
    const first = await door.say(app, patient.token, id, '  May I bring my X-rays? <b>\n')
    expect(first).toMatchObject({
      status: 201,
      body: { sender: 'patient', senderName: 'Ada Söğüt', message: 'May I bring my X-rays? <b>' },
    })
    expect((await door.say(app, clinic.staff.token, id, 'Please do.')).body).toMatchObject({
      sender: 'hospital',
      senderName: 'Suna Söğüt',
    })
    const { body, headers } = await rest(app, 'get', `/api/Appointments/${id}/messages`, { token: patient.token })
    expect(headers['x-total-count']).toBe('2')
    expect(body.map(({ message }: { message: string }) => message)).toEqual([
      'May I bring my X-rays? <b>',
      'Please do.',
    ])
    expect(body[0].timestamp).toBe(NOON.toISOString())
    const twin = await graphql(
      app,
      'query ($id: ID!) { appointment(id: $id) { messages { sender message } } }',
      { id },
      patient.token,
    )
    expect(body).toMatchObject(twin.body.messages)
    const told = await app.query<{ user_id: string | null }>(
      'select user_id, payload from outbox where kind = $1 and payload->>$2 = $3 order by id',
      ['message.received', 'appointmentId', id],
    )
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([clinic.staff.id, colleague.id, patient.id].sort())
    expect(JSON.stringify(told)).not.toContain('X-rays')
    await app.query('update users set status = $1 where id = $2', ['suspended', colleague.id])
  })

  test('shows when the other side has read a message first', async () => {
    const { id, patient } = await insertVisit()
    await door.say(app, patient.token, id, 'May I bring my X-rays?')
    const list = async (token: string) =>
      (await graphql(app, 'query ($id: ID!) { appointment(id: $id) { messages { readAt } } }', { id }, token)).body
        .messages as { readAt: string | null }[]
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    await list(await app.tokenFor(viewer.id))
    expect(await list(patient.token)).toEqual([{ readAt: null }])
    await app.query('update users set status = $1 where id = $2', ['suspended', viewer.id])
    await list(clinic.staff.token)
    await list(clinic.staff.token)
    expect(await list(patient.token)).toEqual([{ readAt: NOON.toISOString() }])
    await door.say(app, clinic.staff.token, id, 'Please do.')
    expect(await list(clinic.staff.token)).toMatchObject([{}, { readAt: null }])
    await list(patient.token)
    expect(await list(clinic.staff.token)).toMatchObject([{}, { readAt: NOON.toISOString() }])
  })

  test('refuses blank and overlong messages', async () => {
    const { id, patient } = await insertVisit()
    for (const message of ['', '   ', 'x'.repeat(4001), 'a\u0000'])
      expect(await door.say(app, patient.token, id, message)).toMatchObject({ status: 400, code: 'bad_input' })
    expect((await door.say(app, patient.token, id, 'x'.repeat(4000))).status).toBe(201)
    expect((await door.say(app, undefined, id, 'hello')).status).toBe(401)
  })
})

test('messages of the hospital are unread until the patient reads the conversation, and a list of appointments does not count', async () => {
  const { id, patient } = await insertVisit()
  const ask = async (token: string) => {
    const query = '{ unreadMessages myAppointments { items { id unreadMessages lastMessage { message } } } }'
    const { data } = await app.graphql(query, {}, token)
    return { inAll: data.unreadMessages, items: data.myAppointments.items }
  }
  await doors.REST.say(app, patient.token, id, 'May I bring my X-rays?')
  await doors.REST.say(app, clinic.staff.token, id, 'Please do.')
  await doors.REST.say(app, clinic.staff.token, id, 'And the list of your medicines.')
  const unread = {
    inAll: 2,
    items: [{ id, unreadMessages: 2, lastMessage: { message: 'And the list of your medicines.' } }],
  }
  expect(await ask(patient.token)).toEqual(unread)
  expect(await ask(patient.token)).toEqual(unread)
  expect(await ask(clinic.staff.token)).toEqual({ inAll: 0, items: [] })
  // The hospital's reading does not mark messages as read by the patient.
  await rest(app, 'get', `/api/Appointments/${id}/messages`, { token: clinic.staff.token })
  expect((await ask(patient.token)).inAll).toBe(2)
  await rest(app, 'get', `/api/Appointments/${id}/messages`, { token: patient.token })
  expect(await ask(patient.token)).toMatchObject({ inAll: 0, items: [{ unreadMessages: 0 }] })
})

type WrittenMessage = { id: string; message: string }

/** Read the end of a conversation, or the messages before one. */
const readers = {
  REST: (id: string, token: string, search: Record<string, string | number> = {}) =>
    rest(
      app,
      'get',
      `/api/Appointments/${id}/messages?${new URLSearchParams(Object.entries(search).map(([k, v]) => [k, String(v)]))}`,
      { token },
    ),
  GraphQL: async (id: string, token: string, search: Record<string, string | number> = {}) => {
    const answer = await graphql(
      app,
      'query ($id: ID!, $limit: Int, $before: ID) { appointment(id: $id) { messages(limit: $limit, before: $before) { id message } } }',
      { id, ...search },
      token,
    )
    return answer.code ? answer : { ...answer, body: answer.body.messages }
  },
}

describe.each(Object.entries(readers))('a long conversation through %s', (_name, read) => {
  test('is read from its end', async () => {
    const { id, patient } = await insertVisit()
    await app.query(
      `insert into messages (id, appointment_id, sender, sender_name, message, created_at)
       select gen_random_uuid(), $1, 'patient', 'Ada', n::text, $2::timestamptz + make_interval(secs => n / 2)
       from generate_series(1, 120) n`,
      [id, NOON],
    )
    const all = (
      await app.query<WrittenMessage>(
        'select id, message from messages where appointment_id = $1 order by created_at, id',
        [id],
      )
    ).map(({ message }) => message)
    const texts = (list: WrittenMessage[]) => list.map(({ message }) => message)
    const last = (await read(id, patient.token)).body
    expect(texts(last)).toEqual(all.slice(70))
    const earlier = (await read(id, patient.token, { before: last[0].id })).body
    expect(texts(earlier)).toEqual(all.slice(20, 70))
    const first = (await read(id, patient.token, { before: earlier[0].id, limit: 100 })).body
    expect(texts(first)).toEqual(all.slice(0, 20))
    expect((await read(id, patient.token, { before: first[0].id })).body).toEqual([])
    expect((await read(id, patient.token, { limit: 101 })).status).toBe(400)
    const other = await insertVisit()
    for (const before of [v7(), 'x'])
      expect(await read(id, patient.token, { before })).toMatchObject({ status: 400, code: 'bad_input' })
    expect((await read(other.id, other.patient.token, { before: last[0].id })).status).toBe(400)
  })
})

describe.each(DOORS)('the limit through %s', (_name, door) => {
  test('is 30 messages an hour for each person and conversation', async () => {
    const { id, patient } = await insertVisit()
    for (let n = 0; n < 30; n++) expect((await door.say(app, patient.token, id, `${n}`)).status).toBe(201)
    expect(await door.say(app, patient.token, id, 'More')).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      body: { message: 'You can write 30 messages an hour here. Please wait a little before the next one.' },
    })
    expect((await door.say(app, clinic.staff.token, id, 'Calm down')).status).toBe(201)
    const other = await insertVisit()
    expect((await door.say(app, clinic.staff.token, other.id, 'Welcome')).status).toBe(201)
    const { body } = await rest(app, 'get', `/api/Appointments/${id}/messages`, { token: patient.token })
    expect(body).toHaveLength(31)
  })

  test('is a setting', async () => {
    await app.query(`insert into settings (key, value) values ('messagesPerHour', '2')`)
    const { id, patient } = await insertVisit()
    for (const status of [201, 201, 429]) expect((await door.say(app, patient.token, id, 'Hello')).status).toBe(status)
    await app.query('delete from settings')
  })
})

describe('GET /api/Appointments', () => {
  test('shows the number of messages and the last one', async () => {
    const { id, patient } = await insertVisit()
    const silent = await insertVisit()
    for (const word of ['one', 'two', 'three']) await doors.REST.say(app, patient.token, id, word)
    const { body } = await rest(app, 'get', '/api/Appointments?limit=100', { token: clinic.staff.token })
    const rowOf = (wanted: string) => body.find((row: { id: string }) => row.id === wanted)
    expect(rowOf(id)).toMatchObject({ messageCount: 3, messages: [{ message: 'three' }] })
    expect(rowOf(silent.id)).toMatchObject({ messageCount: 0, messages: [] })
    const unread = () =>
      app.query('select from outbox where user_id = $1 and dedupe_key like $2', [clinic.staff.id, `%${id}%`])
    expect(await unread()).toHaveLength(1)
    const one = await rest(app, 'get', `/api/Appointments/${id}`, { token: clinic.staff.token })
    expect(one.body.messages).toHaveLength(3)
    expect(await unread()).toHaveLength(0)
  })
})

describe('GET /api/Appointments/{id}/messages', () => {
  test('says whether there are earlier ones, and REST gives the time to wait', async () => {
    const { id, patient } = await insertVisit()
    for (const word of ['one', 'two', 'three']) await doors.REST.say(app, patient.token, id, word)
    const { body, headers } = await readers.REST(id, patient.token, { limit: 2 })
    const link = `</api/Appointments/${id}/messages?before=${body[0].id}&limit=2>; rel="prev"`
    expect([headers['x-total-count'], headers.link]).toEqual(['3', link])
    expect((await readers.REST(id, patient.token)).headers.link).toBeUndefined()
    await app.query(`insert into settings (key, value) values ('messagesPerHour', '3')`)
    const refused = await rest(app, 'post', `/api/Appointments/${id}/messages`, {
      token: patient.token,
      body: { message: 'four' },
    })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    await app.query('delete from settings')
  })

  test('returns pages', async () => {
    const { id, patient } = await insertVisit()
    for (const word of ['one', 'two', 'three']) await doors.REST.say(app, patient.token, id, word)
    const page = await rest(app, 'get', `/api/Appointments/${id}/messages?limit=2&page=2`, {
      token: clinic.staff.token,
    })
    expect(page.body.map(({ message }: { message: string }) => message)).toEqual(['three'])
    expect(page.headers['x-total-pages']).toBe('2')
  })
})
