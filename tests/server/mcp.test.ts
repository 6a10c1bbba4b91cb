import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOOLS } from '#server/features/developers/agents/tools.ts'
import { insertDoctor, insertHospital } from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { type Clinic, insertClinic, insertPatient, NOON, PATIENT_INFO, THURSDAY } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})
afterAll(() => app.close())

/** Connects an agent that validates responses against the schemas of the tools. */
async function connect(token?: string) {
  const agent = await connectAgent(app, token)
  await agent.client.listTools()
  return agent
}

const booking = (changes: object = {}) => ({
  hospitalId: clinic.hospital.id,
  serviceId: clinic.service.id,
  patientInfo: PATIENT_INFO,
  appointmentDate: THURSDAY,
  appointmentTime: '10:00',
  idempotencyKey: 'one',
  ...changes,
})

test('an agent without a key finds hospitals, doctors, treatments and free times, and changes nothing', async () => {
  const { client, call } = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
  for (const { name, annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint, name).toBe(!/book|cancel|ask/.test(name))
    expect(inputSchema.type).toBe('object')
  }
  const { hospitals, total } = (await call('search_hospitals', { location: 'Konak' })).data
  expect([total, hospitals[0].id]).toEqual([1, clinic.hospital.id])
  expect((await call('search_doctors', { hospitalId: clinic.hospital.id })).data.doctors).toMatchObject([
    { id: clinic.doctor.id },
  ])
  expect(
    (await call('search_services', { q: clinic.service.name })).data.services.map(({ id }: { id: string }) => id),
  ).toContain(clinic.service.id)
  const { data: hospital } = await call('get_hospital', { hospitalId: clinic.hospital.id })
  expect(hospital.services.map(({ serviceId }: { serviceId: string }) => serviceId)).toContain(clinic.service.id)
  const { days } = (
    await call('free_times', {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      from: THURSDAY,
      to: THURSDAY,
    })
  ).data
  expect(days[0].times).toContain('10:00')

  const refused = await call('book_appointment', booking())
  expect(refused).toMatchObject({
    isError: true,
    said: [expect.stringContaining('appointments:write'), expect.stringContaining('unauthenticated')],
  })
  expect(await app.query('select id from appointments')).toEqual([])
})

describe('an argument', () => {
  test('of an unknown name is refused with the names that exist', async () => {
    const { client, call } = await connect()
    const refused = await call('search_hospitals', { town: 'Konak' })
    expect(refused.isError).toBe(true)
    expect(refused.said[0]).toMatch(/^There is no field town here\. There are: q, location, specialty, limit/)
    expect(JSON.parse(refused.said[1] ?? '')).toMatchObject({ code: 'bad_input', errors: { town: expect.any(String) } })
    for (const { name, inputSchema } of (await client.listTools()).tools) {
      expect(inputSchema.additionalProperties, name).toBe(false)
      const { said } = await call(name, { nonsense: 1 })
      expect(said[0], name).toMatch(/There is no field nonsense here|API key or a token/)
    }
  })

  test('may be called query and city, but not beside another value under its own name', async () => {
    const { call } = await connect()
    const hospital = await insertHospital(app.db, { city: 'Bursa', district: 'Nilüfer' })
    const doctor = await insertDoctor(app.db, { hospitalId: hospital.id })
    await app.app.live.catchUp()
    expect((await call('search_hospitals', { city: 'Bursa' })).data.hospitals).toMatchObject([{ id: hospital.id }])
    expect((await call('search_hospitals', { query: 'nobody is called so' })).data.total).toBe(0)
    expect((await call('search_doctors', { city: 'Bursa' })).data.doctors).toMatchObject([{ id: doctor.id }])
    expect((await call('search_services', { query: 'nobody is called so' })).data.total).toBe(0)
    expect((await call('search_hospitals', { city: 'Bursa', location: 'Bursa' })).isError).toBe(false)
    expect((await call('search_hospitals', { city: 'Bursa', location: 'Konak' })).said[0]).toContain('two names')
  })
})

describe('a session of staff and administrators', () => {
  test('acts as a patient here: it reads and cancels nothing of others', async () => {
    const patient = await connect((await insertKey(app, ada.id)).key)
    const { data: made } = await patient.call('book_appointment', booking({ idempotencyKey: 'of ada' }))
    const { key } = await insertKey(app, clinic.staff.id, ['portal:read', 'portal:write', 'appointments:write'])
    const admin = await app.signIn('admin')
    for (const token of [clinic.staff.token, admin.token, key]) {
      const { call } = await connect(token)
      const refused = await call('cancel_appointment', { appointmentId: made.id })
      expect([refused.isError, JSON.parse(refused.said[1] ?? '').code]).toEqual([true, 'not_found'])
      expect((await call('my_appointments', { tab: 'all' })).data.total).toBe(0)
    }
    expect((await patient.call('cancel_appointment', { appointmentId: made.id })).data.status).toBe('cancelled')
  })
})

describe('with a key', () => {
  test('an agent books for its owner once despite repeats, and cancels', async () => {
    const { key } = await insertKey(app, ada.id, ['appointments:write', 'catalogue:read'])
    const { call } = await connect(key)
    const { data: made } = await call('book_appointment', booking())
    expect(made).toMatchObject({ status: 'pending', date: THURSDAY, time: '10:00', hospital: clinic.hospital.name })
    expect((await call('book_appointment', booking())).data.id).toBe(made.id)
    expect((await call('book_appointment', booking({ appointmentTime: '11:00' }))).said[1]).toContain(
      'idempotency_mismatch',
    )
    expect((await call('my_appointments')).data.appointments).toMatchObject([{ id: made.id }])
    const eve = await insertPatient(app, 'Eve')
    const other = await connect((await insertKey(app, eve.id)).key)
    const taken = await other.call('book_appointment', booking())
    expect(JSON.parse(taken.said[1] ?? '')).toMatchObject({ code: 'slot_taken', alternatives: expect.any(Array) })
    expect((await other.call('cancel_appointment', { appointmentId: made.id })).isError).toBe(true)
    for (let times = 0; times < 2; times++)
      expect((await call('cancel_appointment', { appointmentId: made.id, note: 'Flight moved' })).data.status).toBe(
        'cancelled',
      )
  })

  test('it does what the key allows, and gets messages for missing scopes and errors', async () => {
    const { key } = await insertKey(app, ada.id, ['appointments:read'])
    const { call } = await connect(key)
    const refused = await call('book_appointment', booking({ idempotencyKey: 'two' }))
    expect(refused.said[0]).toContain('appointments:write')
    expect((await call('search_hospitals')).said[0]).toContain('catalogue:read')
    const { key: able } = await insertKey(app, ada.id)
    const agent = await connect(able)
    const wrong = await agent.call('book_appointment', { ...booking(), hospitalId: 'x', idempotencyKey: undefined })
    expect(JSON.parse(wrong.said[1] ?? '').errors).toMatchObject({
      hospitalId: expect.any(String),
      idempotencyKey: expect.any(String),
    })
    expect((await agent.call('drop_tables')).isError).toBe(true)
  })
})

describe('the address', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const post = (body: object, headers: Record<string, string> = {}) =>
    app.request
      .post('/mcp')
      .set({ accept: 'application/json, text/event-stream', ...headers })
      .send(body)

  test('responds to programs and our own pages, not to pages of others and not to batches', async () => {
    expect((await post(message)).body.result.tools).toHaveLength(Object.keys(TOOLS).length)
    expect((await post(message, { origin: 'http://localhost:3000' })).status).toBe(200)
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
      expect((await post(message, { origin })).status, origin).toBe(403)
    expect((await post([message, message])).status).toBe(400)
    expect((await post({ ...message, jsonrpc: '1' })).status).toBe(400)
    const got = await app.request.get('/mcp')
    expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
    expect((await post(message, { authorization: 'Bearer hk_live_wrong' })).status).toBe(401)
  })
})
