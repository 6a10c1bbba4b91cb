/** The log of requests that the owner of a key reads. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT_REQUESTS } from '#domain/key-requests.ts'
import { apiKeysOf } from '#server/features/administration/privacy/access-data.ts'
import { writeKeyRequests } from '#server/features/developers/request-log/jobs.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import {
  bookingOf,
  type Clinic,
  insertClinic,
  insertPatient,
  MONDAY,
  NOON,
  PATIENT_INFO,
} from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { callsOf } from '#tests/support/test-mode.ts'

let app: TestApp
let clinic: Clinic
let now = NOON
let get: ReturnType<typeof callsOf>['get']
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  clinic = await insertClinic(app)
  ;({ get } = callsOf(app))
})
afterAll(() => app.close())

type LoggedRequest = {
  id: string
  method: string
  path: string
  operation: string | null
  status: number
  outcome: string
  durationMs: number
  code: string | null
  fields: { name: string; value: string | null; isInQuery: boolean }[]
}
type RequestLog = { requests: LoggedRequest[] }

const LOG = `query ($id: ID!, $outcome: RequestOutcome, $requestId: String) {
  requestLog(id: $id, outcome: $outcome, requestId: $requestId) {
    id name prefix isTest requests { id at method path operation status outcome durationMs code fields { name value isInQuery } } } }`

async function logOf(token: string, search: { id: string; outcome?: string; requestId?: string }) {
  const { data, errors } = await app.graphql(LOG, search, token)
  expect(errors).toEqual([])
  return data.requestLog as RequestLog | null
}
/** Returns the requests of a key once there are as many. A request is noted after its answer. */
async function requestsOf(token: string, { count, ...search }: Parameters<typeof logOf>[1] & { count: number }) {
  let requests: LoggedRequest[] = []
  await expect
    .poll(async () => {
      requests = (await logOf(token, search))?.requests ?? []
      return requests.length
    })
    .toBe(count)
  return requests
}

/** Inserts a patient with a key that may do everything. */
async function ownerOfKey() {
  const { token, id: userId } = await insertPatient(app)
  const { id, key } = await insertKey(app, userId)
  return { token, userId, id, key }
}

test('a call is logged with its request ID, its fields, and the values of dates and times', async () => {
  const { token, id, key } = await ownerOfKey()
  const body = { ...bookingOf(clinic, { appointmentDate: MONDAY, appointmentTime: '11:00' }), Unheard: 'of' }
  const booked = await app.request.post('/api/Appointments').set('authorization', `Bearer ${key}`).send(body)
  expect(booked.status).toBe(201)
  const [request] = await requestsOf(token, { id, count: 1 })
  expect(request).toMatchObject({
    id: booked.headers['x-request-id'],
    method: 'POST',
    path: '/api/Appointments',
    status: 201,
    code: null,
  })
  expect(request?.fields).toEqual([
    { name: 'hospitalId', value: null, isInQuery: false },
    { name: 'serviceId', value: null, isInQuery: false },
    { name: 'patientInfo', value: null, isInQuery: false },
    { name: 'appointmentDate', value: MONDAY, isInQuery: false },
    { name: 'appointmentTime', value: '11:00', isInQuery: false },
  ])
})

test('nothing about health or a person is stored', async () => {
  const { token, id, key } = await ownerOfKey()
  const TEXT = 'Chest pain since Ramadan, takes metformin'
  const post = (address: string, body: object) =>
    app.request.post(address).set('authorization', `Bearer ${key}`).send(body)
  const booking = bookingOf(clinic, { appointmentDate: MONDAY, appointmentTime: '14:00', notes: TEXT, [TEXT]: TEXT })
  const booked = await post('/api/Appointments', booking)
  expect(booked.status).toBe(201)
  // Values of the wrong form, in fields whose values the log contains.
  await post('/api/v1/Appointments', bookingOf(clinic, { appointmentDate: TEXT, appointmentTime: TEXT }))
  await post(`/api/v1/Appointments/${booked.body.id}/messages`, { text: TEXT, body: TEXT })
  await get(`/api/v1/Hospitals?q=${encodeURIComponent(TEXT)}&page=${encodeURIComponent(TEXT)}&limit=5`, key)
  await app.graphql('query ($q: String) { hospitals(search: { q: $q }) { total } }', { q: TEXT }, key)
  await app.graphql(`{ hospitals(search: { q: "${TEXT}" }) { total } }`, {}, key)
  const requests = await requestsOf(token, { id, count: 6 })
  expect(requests.flatMap(({ fields }) => fields)).toContainEqual({ name: 'limit', value: '5', isInQuery: true })
  const stored = JSON.stringify(await app.query('select * from key_requests where key_id = $1', [id]))
  const { firstName, lastName, email, phone } = PATIENT_INFO
  const { hospital, service } = clinic
  for (const value of [
    TEXT,
    'metformin',
    firstName,
    lastName,
    email,
    phone,
    hospital.id,
    service.id,
    booked.body.id,
    key,
  ])
    expect(stored).not.toContain(value)
})

test('errors have their code, and unknown addresses are not logged', async () => {
  const { token, id, key } = await ownerOfKey()
  const missing = await get(`/api/v1/Hospitals/${id}?lang=tr`, key)
  await get('/api/v1/Ingrid/Solvang', key)
  await get('/api/v1/Users', key)
  const requests = await requestsOf(token, { id, count: 2 })
  expect(requests.map(({ path, status, code, fields }) => [path, status, code, fields])).toEqual(
    expect.arrayContaining([
      ['/api/v1/Hospitals/{id}', 404, 'not_found', [{ name: 'lang', value: 'tr', isInQuery: true }]],
      ['/api/v1/Users', 403, 'insufficient_scope', []],
    ]),
  )
  const requestId = missing.body.requestId as string
  expect((await requestsOf(token, { id, requestId, count: 1 })).map((request) => request.id)).toEqual([requestId])
})

test('the log is filtered by outcome', async () => {
  const { token, id, key } = await ownerOfKey()
  await get('/api/v1/HealthService', key)
  await get('/api/v1/Hospitals/nothing', key)
  await requestsOf(token, { id, count: 2 })
  const statusesOf = async (outcome: string, count: number) =>
    (await requestsOf(token, { id, outcome, count })).map(({ status }) => status)
  expect([await statusesOf('succeeded', 1), await statusesOf('refused', 1)]).toEqual([[200], [404]])
  expect(await statusesOf('failed', 0)).toEqual([])
  const { errors } = await app.graphql(LOG, { id, requestId: 'none' }, token)
  expect(errors[0]?.extensions?.fields ?? errors[0]?.message).toBeTruthy()
})

test('calls by GraphQL, by an agent, and by a token of the key, are logged with their operation', async () => {
  const { token, id, key } = await ownerOfKey()
  await app.graphql('query Named { ...root } fragment root on Query { mine: viewer { email } }', {}, key)
  await app.graphql('{ appointment(id: "none") { notes } sessions { id } }', {}, key)
  const tool = (name: string, args: object) =>
    app.request
      .post('/mcp')
      .set({ authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' })
      .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
  await tool('search_hospitals', { q: 'İzmir' })
  await tool('search_hospitals', { chestPain: true })
  await tool('chestPain', {})
  const issued = await app.request
    .post('/oauth/token')
    .type('form')
    .send({ grant_type: 'client_credentials', client_id: id, client_secret: key })
  await get('/api/v1/Auth/me', issued.body.access_token)
  const requests = await requestsOf(token, { id, count: 6 })
  const known = requests.map(({ path, operation, status, outcome, code }) => [path, operation, status, outcome, code])
  expect(known).toEqual(
    expect.arrayContaining([
      ['/graphql', 'viewer', 200, 'succeeded', null],
      ['/graphql', 'appointment, sessions', 403, 'refused', 'insufficient_scope'],
      ['/mcp', 'search_hospitals', 200, 'succeeded', null],
      ['/mcp', 'search_hospitals', 200, 'refused', 'bad_input'],
      ['/mcp', null, 200, 'refused', 'not_found'],
      ['/api/v1/Auth/me', null, 200, 'succeeded', null],
    ]),
  )
})

test('a request does not wait for the log', async () => {
  const { token, id, key } = await ownerOfKey()
  await app.db.transaction(async (tx) => {
    await tx.execute('lock table key_requests in access exclusive mode')
    expect((await get('/api/v1/Auth/me', key)).status).toBe(200)
  })
  await requestsOf(token, { id, count: 1 })
})

test('only the owner reads it, and a session leaves none', async () => {
  const [{ token, id, key }, other] = [await ownerOfKey(), await insertPatient(app)]
  await get('/api/v1/Auth/me', key)
  await get('/api/v1/Auth/me', token)
  expect(await logOf(other.token, { id })).toBeNull()
  expect(await logOf((await app.signIn('admin')).token, { id })).toBeNull()
  expect(await logOf(token, { id: 'nothing' })).toBeNull()
  const { errors } = await app.graphql(LOG, { id }, key)
  expect(errors[0]?.extensions?.code).toBe('insufficient_scope')
  const paths = (await requestsOf(token, { id, count: 2 })).map(({ path }) => path)
  expect([...paths].sort()).toEqual(['/api/v1/Auth/me', '/graphql'])
})

test('the newest hundred of a key stay', async () => {
  const { token, id, key } = await ownerOfKey()
  const first = await get('/api/v1/Auth/me', key)
  await requestsOf(token, { id, count: 1 })
  now = new Date(now.getTime() + 1000)
  for (let count = 1; count < KEPT_REQUESTS; count++) await get('/api/v1/Auth/me', key)
  await requestsOf(token, { id, count: KEPT_REQUESTS })
  const last = await get('/api/v1/Auth/me', key)
  const idsOf = async () => (await logOf(token, { id }))?.requests.map((request) => request.id)
  await expect.poll(idsOf).toContain(last.headers['x-request-id'])
  expect(await idsOf()).not.toContain(first.headers['x-request-id'])
  expect(await app.query('select id from key_requests where key_id = $1', [id])).toHaveLength(KEPT_REQUESTS)
})

test('the log is part of the export, and ends with its key', async () => {
  const { token, userId, id, key } = await ownerOfKey()
  await get('/api/v1/Auth/me', key)
  await requestsOf(token, { id, count: 1 })
  const [exported] = await app.db.transaction((tx) => apiKeysOf(tx, userId))
  expect(exported?.requests).toMatchObject([{ method: 'GET', path: '/api/v1/Auth/me', status: 200, fields: [] }])
  await app.query('delete from api_keys where id = $1', [id])
  expect(await app.query('select id from key_requests where key_id = $1', [id])).toEqual([])
})

test('requests of a key that has been deleted since are dropped', async () => {
  const [{ id, key }, other] = [await ownerOfKey(), await ownerOfKey()]
  await get('/api/v1/Auth/me', key)
  await app.query('delete from api_keys where id = $1', [id])
  await get('/api/v1/Auth/me', other.key)
  await requestsOf(other.token, { id: other.id, count: 1 })
  await writeKeyRequests(app)
  expect(await app.query('select id from key_requests where key_id = $1', [id])).toEqual([])
})
