import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertKey } from '#tests/support/api-keys.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { book, callsOf, type Mode, newDeveloper, testModeOf } from '#tests/support/test-mode.ts'

let app: TestApp
let get: ReturnType<typeof callsOf>['get']
let patch: ReturnType<typeof callsOf>['patch']
beforeAll(async () => {
  app = await startTestApp({ testMode: true })
  ;({ get, patch } = callsOf(app))
})
afterAll(() => app.close())

test('a developer switches test mode on, books and reads the mails', async () => {
  const { mode } = await newDeveloper(app)
  expect(await mode.read()).toBeNull()
  const { mode: made, errors } = await mode.switchOn()
  expect(errors).toEqual([])
  expect(made).toMatchObject({ hospital: { name: 'Hekima Test Hospital' }, aheadMinutes: 0, mails: [] })
  expect([made.services.length, made.doctors.length]).toEqual([3, 2])

  const patient = (await mode.createKey('patient')).secret
  const owner = (await mode.createKey('owner')).secret
  expect(patient).toMatch(/^hk_test_\w{36}$/)
  const booked = await book(app, mode, patient)
  expect([booked.status, booked.body.status]).toEqual([201, 'pending'])
  const seen = await get('/api/v1/Appointments', owner)
  expect(seen.body.map(({ id }: { id: string }) => id)).toEqual([booked.body.id])
  const confirmed = await patch(`/api/v1/Appointments/${booked.body.id}/status`, owner, { status: 'confirmed' })
  expect([confirmed.status, confirmed.body.status]).toEqual([200, 'confirmed'])
  const subjects = async () => (await mode.read()).mails.map(({ recipient }: { recipient: string }) => recipient)
  await expect.poll(subjects).toContain('patient@test-mode.example')
  expect(await app.query('select id from appointments')).toEqual([])
  expect(await app.query("select id from outbox where kind like 'appointment.%'")).toEqual([])
})

describe('isolation', () => {
  let mode: Mode
  let token: string
  let testKey: { id: string; secret: string }
  let liveKey: string
  let liveHospital: string
  beforeAll(async () => {
    const developer = await newDeveloper(app)
    ;({ mode, token } = developer)
    await mode.switchOn()
    testKey = await mode.createKey()
    liveKey = (await insertKey(app, developer.id)).key
    liveHospital = (await app.signIn('hospital')).hospitalId ?? ''
  })

  test('a test key reaches no live data, through no door', async () => {
    const { hospital } = await mode.read()
    const key = testKey.secret
    expect((await get(`/api/v1/Hospitals/${liveHospital}`, key)).status).toBe(404)
    const search = await get('/api/Hospitals/search', key)
    expect(search.body.map(({ id }: { id: string }) => id)).toEqual([hospital.id])
    expect((await get('/api/v1/Auth/me', key)).body).toMatchObject({ email: 'patient@test-mode.example' })
    const { data } = await app.graphql('{ hospitals { items { id } } viewer { email } }', {}, key)
    expect(data).toEqual({
      hospitals: { items: [{ id: hospital.id }] },
      viewer: { email: 'patient@test-mode.example' },
    })
    const agent = await app.request
      .post('/mcp')
      .set('authorization', `Bearer ${key}`)
      .set('accept', 'application/json, text/event-stream')
      .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_hospitals', arguments: {} } })
    expect(agent.text).toContain(hospital.id)
    expect(agent.text).not.toContain(liveHospital)
  })

  test('calls with a test key are in a log of its own database, for its developer only', async () => {
    const logOf = async (token: string) => {
      const query = 'query ($id: ID!) { requestLog(id: $id) { name isTest requests { id path } } }'
      return (await app.graphql(query, { id: testKey.id }, token)).data.requestLog
    }
    const { headers } = await get('/api/v1/Auth/me', testKey.secret)
    const call = { id: headers['x-request-id'], path: '/api/v1/Auth/me' }
    await expect.poll(async () => (await logOf(token)).requests).toContainEqual(call)
    expect(await logOf(token)).toMatchObject({ isTest: true, name: 'Tests' })
    expect(await app.query('select id from key_requests where key_id = $1', [testKey.id])).toEqual([])
    expect(await logOf((await app.signIn()).token)).toBeNull()
  })

  test('live keys and sessions reach no test data', async () => {
    const { hospital } = await mode.read()
    const { token } = await app.signIn()
    for (const bearer of [liveKey, token]) {
      expect((await get(`/api/v1/Hospitals/${hospital.id}`, bearer)).status).toBe(404)
      const { data } = await app.graphql(`{ hospital(id: "${hospital.id}") { id } }`, {}, bearer)
      expect(data.hospital).toBeNull()
    }
  })

  test('a test key of one developer does not reach the test mode of another', async () => {
    const other = await newDeveloper(app)
    const { mode: theirs } = await other.mode.switchOn()
    expect((await get(`/api/v1/Hospitals/${theirs.hospital.id}`, testKey.secret)).status).toBe(404)
  })

  test('a forged, a revoked and a live key among test keys are refused', async () => {
    const forged = `${testKey.secret.slice(0, -1)}${testKey.secret.endsWith('0') ? '1' : '0'}`
    for (const wrong of [forged, 'hk_test_', liveKey.replace('live', 'test'), testKey.secret.replace('test', 'live')])
      expect((await get('/api/v1/Auth/me', wrong)).status, wrong).toBe(401)
    const spare = await mode.createKey()
    expect((await get('/api/v1/Auth/me', spare.secret)).status).toBe(200)
    await mode.revokeKey(spare.id)
    expect((await get('/api/v1/Auth/me', spare.secret)).status).toBe(401)
  })

  test('a token of a test key works in its test mode and nowhere else', async () => {
    const form = { grant_type: 'client_credentials', client_id: testKey.id, client_secret: testKey.secret }
    const { status, body } = await app.request.post('/oauth/token').type('form').send(form)
    expect(status).toBe(200)
    expect(body.access_token).toMatch(/^hk_test_/)
    const me = await get('/api/v1/Auth/me', body.access_token)
    expect(me.body).toMatchObject({ email: 'patient@test-mode.example' })
    const bare = body.access_token.split('.').slice(1).join('.')
    expect((await get('/api/v1/Auth/me', bare)).status).toBe(401)
    const wrong = await app.request
      .post('/oauth/token')
      .type('form')
      .send({ ...form, client_id: liveHospital })
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client'])
  })

  test('a test key cannot manage test modes', async () => {
    const { errors } = await app.graphql('mutation { resetTestMode { id } }', {}, testKey.secret)
    expect(errors[0]?.extensions.code).toBe('insufficient_scope')
  })
})

test('without the right to create databases, test mode says that it is not available', async () => {
  const bare = await startTestApp({ testMode: true, env: { TEST_MODES: '0' } })
  const { token } = await bare.signIn()
  const { data } = await bare.graphql('{ testModeAvailable }', {}, token)
  expect(data).toEqual({ testModeAvailable: false })
  const { errors } = await testModeOf(bare, token).switchOn()
  expect(errors[0]).toMatchObject({ message: 'Test mode is not available on this installation.' })
  await bare.close()
})
