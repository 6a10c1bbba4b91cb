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
  const patient = await insertPatient(app)
  const [hospitalId, serviceId] = [clinic.hospital.id, clinic.service.id]
  const time = `${String(hour++).padStart(2, '0')}:00`
  const { id } = await insertAppointment(app.db, { hospitalId, serviceId, patientId: patient.id, date: THURSDAY, time })
  return { id, patient }
}

describe.each(DOORS)('the conversation through %s', (_name, door) => {
  test('goes between the patient and the hospital, and each side is told', async () => {
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

  test('takes neither blanks nor books', async () => {
    const { id, patient } = await insertVisit()
    for (const message of ['', '   ', 'x'.repeat(4001), 'a\u0000'])
      expect(await door.say(app, patient.token, id, message)).toMatchObject({ status: 400, code: 'bad_input' })
    expect((await door.say(app, patient.token, id, 'x'.repeat(4000))).status).toBe(201)
    expect((await door.say(app, undefined, id, 'hello')).status).toBe(401)
  })
})

describe('GET /api/Appointments/{id}/messages', () => {
  test('comes in pages', async () => {
    const { id, patient } = await insertVisit()
    for (const word of ['one', 'two', 'three']) await doors.REST.say(app, patient.token, id, word)
    const page = await rest(app, 'get', `/api/Appointments/${id}/messages?limit=2&page=2`, {
      token: clinic.staff.token,
    })
    expect(page.body.map(({ message }: { message: string }) => message)).toEqual(['three'])
    expect(page.headers['x-total-pages']).toBe('2')
  })
})
