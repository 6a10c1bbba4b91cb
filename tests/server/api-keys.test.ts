import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyState, MAX_API_KEYS, REQUESTS_PER_KEY } from '#domain/api-keys.ts'
import { writeLastUses } from '#server/features/accounts/auth/jobs.ts'
import { removeEndedKeys } from '#server/features/developers/api-keys/jobs.ts'
import { apiKeys, isActiveKey } from '#server/features/developers/api-keys/table.ts'
import { isKey, makeKey } from '#server/http/keys.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { insertPerson, PASSWORD } from '#tests/support/account.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { bookingOf, type Clinic, insertClinic, insertPatient, MONDAY, NOON } from '#tests/support/clinic.ts'
import { bothDoors, rest } from '#tests/support/doors.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let now = NOON
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  clinic = await insertClinic(app)
})
afterAll(() => app.close())

const KEY = '{ id name prefix scopes createdAt lastUsedAt expiresAt revokedAt }'
const DOORS = bothDoors(() => app, {
  list: { graphql: `{ apiKeys ${KEY} }` },
  create: {
    graphql: `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { id secret apiKey ${KEY} } }`,
    success: 201,
  },
  rename: {
    graphql: `mutation ($id: ID!, $name: String!) { renameApiKey(id: $id, name: $name) ${KEY} }`,
  },
  revoke: { graphql: `mutation ($id: ID!) { revokeApiKey(id: $id) ${KEY} }` },
  me: { rest: 'GET /api/Auth/me', graphql: '{ viewer { id } }' },
})
const wish = { name: 'Booking desk', scopes: ['profile:read', 'appointments:write'], password: PASSWORD }

describe.each(DOORS)('through %s', (_door, ask) => {
  test('a key is created with the password, shown once, works, is renamed and revoked', async () => {
    const { id: userId, token } = await insertPerson(app)
    expect((await ask('create', { ...wish, password: 'Guessed-1' }, token)).status).toBe(400)
    const { status, body } = await ask('create', { ...wish, expiresInDays: 30 }, token)
    expect(status).toBe(201)
    expect(isKey(body.secret)).toBe(true)
    expect(body.apiKey).toMatchObject({
      id: body.id,
      name: wish.name,
      prefix: body.secret.slice(0, 12),
      scopes: wish.scopes,
    })
    expect((await ask('me', {}, body.secret)).body.id).toBe(userId)

    const { body: list } = await ask('list', {}, token)
    expect(JSON.stringify(list)).not.toContain(body.secret)
    expect(JSON.stringify(await app.query('select * from api_keys'))).not.toContain(body.secret)
    expect((await ask('rename', { id: body.id, name: 'Website' }, token)).body.name).toBe('Website')
    expect((await ask('revoke', { id: body.id }, token)).body.revokedAt).toBe(now.toISOString())
    expect((await ask('me', {}, body.secret)).status).toBe(401)
    expect((await ask('revoke', { id: body.id }, token)).status).toBe(404)

    const audit = await app.query<{ action: string; details: unknown }>(
      'select action, details from audit_events where subject_id = $1 order by created_at, id',
      [body.id],
    )
    expect(audit.map(({ action }) => action)).toEqual(['api_key.create', 'api_key.rename', 'api_key.revoke'])
    expect(JSON.stringify(audit)).not.toMatch(/hk_live|Booking desk|Website/)
    const mails = await app.query('select payload from outbox where user_id = $1 and kind = $2', [
      userId,
      'account.api_key_created',
    ])
    expect(mails).toEqual([{ payload: {} }])
  })

  test('no user sees or revokes another’s keys, and no key manages keys', async () => {
    const [ada, eve] = [await insertPerson(app), await insertPerson(app)]
    const { id, key } = await insertKey(app, ada.id)
    expect((await ask('list', {}, eve.token)).body).toEqual([])
    for (const verb of ['rename', 'revoke'] as const)
      expect((await ask(verb, { id, name: 'Mine' }, eve.token)).code).toBe('not_found')
    expect((await ask('create', wish, key)).code).toBe('insufficient_scope')
    for (const verb of ['list', 'rename', 'revoke'] as const)
      expect((await ask(verb, { id, name: 'Mine' }, key)).code).toBe('insufficient_scope')
  })

  test('names put no line breaks into headers and mails, and scopes are known ones', async () => {
    const { token } = await insertPerson(app)
    const wrong = [
      { name: 'a\r\nX-Evil: 1' },
      { name: '' },
      { name: '<b>' },
      { scopes: [] },
      { scopes: ['admin'] },
      { expiresInDays: 0 },
    ]
    for (const part of wrong)
      expect((await ask('create', { ...wish, ...part }, token)).status, JSON.stringify(part)).toBe(400)
    expect((await ask('create', { ...wish, scopes: ['portal:read'] }, token)).body.errors).toHaveProperty('scopes')
  })
})

test('of many created at once, ten remain', async () => {
  const { token } = await insertPerson(app)
  const create = () => DOORS[0][1]('create', wish, token)
  const answers = await Promise.all(Array.from({ length: MAX_API_KEYS + 3 }, create))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(MAX_API_KEYS).fill(201), 409, 409, 409])
})

const revoke = (id: string, token: string) => DOORS[0][1]('revoke', { id }, token)
const keysOf = async (token: string) => (await DOORS[0][1]('list', {}, token)).body

describe('a key', () => {
  const me = (token: string) => rest(app, 'get', '/api/Auth/me', { token })

  test('is refused if a character is wrong, and if it is in the address', async () => {
    const { id } = await insertPatient(app)
    const { key } = await insertKey(app, id)
    const other = key.endsWith('0') ? '1' : '0'
    expect(isKey(key.slice(0, -1) + other)).toBe(false)
    for (const wrong of [key.slice(0, -1) + other, makeKey(), `${key}.`, key.toLowerCase(), 'hk_live_'])
      expect((await me(wrong)).status, wrong).toBe(401)
    const inAddress = await rest(app, 'get', `/api/Hospitals?api_key=${key}`)
    expect([inAddress.status, inAddress.code]).toEqual([400, 'bad_input'])
    expect(JSON.stringify(inAddress.body)).not.toContain(key)
  })

  test('ends when it expires and when its owner is suspended, and does not return with the owner', async () => {
    const { id } = await insertPatient(app)
    const [brief, lasting] = [
      await insertKey(app, id, ['profile:read'], { expiresAt: new Date(NOON.getTime() + 1000) }),
      await insertKey(app, id),
    ]
    expect((await me(brief.key)).status).toBe(200)
    now = new Date(NOON.getTime() + 1000)
    expect((await me(brief.key)).status).toBe(401)
    expect((await me(lasting.key)).status).toBe(200)
    await app.query(`update users set status = 'suspended' where id = $1`, [id])
    expect((await me(lasting.key)).status).toBe(401)
    await app.query(`update users set status = 'active' where id = $1`, [id])
    expect((await me(lasting.key)).status).toBe(401)
    now = NOON
  })

  test('ends its open streams when it ends', async () => {
    const { id, token } = await insertPatient(app)
    const { body } = await rest(app, 'post', '/api/Appointments', { token, body: bookingOf(clinic) })
    const { id: keyId, key } = await insertKey(app, id, ['appointments:read', 'messages:read'])
    const stream = await openStream(app, body.id, key)
    expect(stream.response.status).toBe(200)
    await revoke(keyId, token)
    await stream.over
    expect((await openStream(app, body.id, key)).response.status).toBe(401)
  })

  test('stores its last use, in one statement for all, and is deleted a month after its end', async () => {
    const { id, token } = await insertPatient(app)
    const { id: keyId, key } = await insertKey(app, id)
    await me(key)
    await writeLastUses({ ...app, db: app.applicationDb, clock: () => NOON, log: app.app.log })
    expect((await keysOf(token))[0]).toMatchObject({ id: keyId, lastUsedAt: NOON.toISOString() })
    await revoke(keyId, token)
    const jobAt = (days: number) =>
      removeEndedKeys({ ...app, clock: () => new Date(NOON.getTime() + days * 86_400_000), log: app.app.log })
    await jobAt(29)
    expect(await keysOf(token)).toHaveLength(1)
    await jobAt(31)
    expect(await keysOf(token)).toHaveLength(0)
  })

  test('has its own request quota, which its headers show', async () => {
    const { id } = await insertPatient(app)
    const [one, other] = [await insertKey(app, id), await insertKey(app, id)]
    expect((await me(one.key)).headers).toMatchObject({
      'x-ratelimit-limit': String(REQUESTS_PER_KEY),
      'x-ratelimit-remaining': String(REQUESTS_PER_KEY - 1),
    })
    // Refused calls count too.
    for (let used = 1; used < REQUESTS_PER_KEY; used += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, REQUESTS_PER_KEY - used) }, () =>
          rest(app, 'get', '/api/Users', { token: one.key }),
        ),
      )
    const refused = await me(one.key)
    expect([refused.status, refused.headers['x-ratelimit-remaining']]).toEqual([429, '0'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await me(other.key)).status).toBe(200)
  })
})

describe('scopes', () => {
  const asked = (key: string, query: string) => app.graphql(query, {}, key)
  const codeOf = async (key: string, query: string) => (await asked(key, query)).errors[0]?.extensions

  test('are required in REST, and missing ones are named', async () => {
    const { id } = await insertPatient(app)
    const { key } = await insertKey(app, id, ['appointments:read'])
    expect((await rest(app, 'get', '/api/Appointments/my', { token: key })).status).toBe(200)
    const refused = await rest(app, 'post', '/api/v1/appointments', { token: key, body: bookingOf(clinic) })
    expect([refused.status, refused.code, refused.body.scope]).toEqual([
      403,
      'insufficient_scope',
      'appointments:write',
    ])
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="appointments:write"')
    expect((await rest(app, 'get', '/api/Auth/me/export', { token: key })).code).toBe('insufficient_scope')
    expect((await rest(app, 'get', '/api/Nothing', { token: key })).status).toBe(404)
  })

  test('are required in GraphQL for any alias and nesting of a field', async () => {
    const { id, token } = await insertPatient(app)
    await rest(app, 'post', '/api/Appointments', { token, body: bookingOf(clinic, { appointmentTime: '15:00' }) })
    const { key } = await insertKey(app, id, ['appointments:read'])
    expect((await asked(key, '{ myAppointments { items { id hospital { name city } } } }')).errors).toEqual([])
    for (const hidden of [
      '{ a: viewer { email } }',
      '{ ... on Query { viewer { email } } }',
      'query { ...Q } fragment Q on Query { who: viewer { id } }',
      '{ myAppointments { items { files { id } } } }',
      '{ myAppointments { items { ...A } } } fragment A on Appointment { m: messages { message } }',
      '{ myAppointments { items { unreadMessages } } }',
      '{ sessions { id } }',
      '{ hospitals { total } }',
      'mutation { createCalendarFeed }',
      'mutation { out: logout }',
    ])
      expect((await codeOf(key, hidden))?.code, hidden).toBe('insufficient_scope')
    expect(await codeOf(key, '{ viewer { email } }')).toMatchObject({ scope: 'profile:read' })
  })

  test('`write` includes `read`', async () => {
    const { id } = await insertPatient(app)
    const { key } = await insertKey(app, id, ['appointments:write'])
    expect((await rest(app, 'get', '/api/Appointments/my', { token: key })).status).toBe(200)
  })
})

describe('the owner of a key', () => {
  const visit = async (time: string) =>
    insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.short.id,
      patientId: (await insertPatient(app)).id,
      date: MONDAY,
      time,
      notes: 'Asthma',
    })

  test('works for a hospital only with the right portal scope', async () => {
    const { id } = await visit('16:00')
    const { staff } = clinic
    const get = (token: string) => rest(app, 'get', `/api/Appointments/${id}`, { token })
    const confirm = (token: string) =>
      rest(app, 'patch', `/api/Appointments/${id}/status`, { token, body: { status: 'confirmed' } })
    const own = await insertKey(app, staff.id, ['appointments:write'])
    const reader = await insertKey(app, staff.id, ['appointments:write', 'portal:read'])
    const writer = await insertKey(app, staff.id, ['appointments:write', 'portal:write'])
    expect([(await get(own.key)).status, (await get(reader.key)).status]).toEqual([404, 200])
    expect((await confirm(reader.key)).status).toBe(404)
    const inGraphql = await app.graphql(
      `mutation { moveAppointment(id: "${id}", status: confirmed) { id } }`,
      {},
      reader.key,
    )
    expect(inGraphql.errors[0]?.extensions.code).toBe('not_found')
    expect((await confirm(writer.key)).status).toBe(200)
  })

  test('never administers with it', async () => {
    const { id } = await visit('17:00')
    const admin = await app.signIn('admin')
    const { key } = await insertKey(app, admin.id)
    for (const path of ['/api/Users', '/api/Activity/export', '/api/Hospitals?includeInactive=true'])
      expect((await rest(app, 'get', path, { token: key })).status, path).toBe(403)
    expect((await rest(app, 'get', `/api/Appointments/${id}`, { token: key })).status).toBe(404)
    expect(
      (await rest(app, 'patch', `/api/Appointments/${id}/status`, { token: key, body: { status: 'cancelled' } }))
        .status,
    ).toBe(404)
  })

  test('loses it on a move to another hospital', async () => {
    const moved = await app.signIn('hospital')
    const { key } = await insertKey(app, moved.id)
    expect((await rest(app, 'get', '/api/Appointments', { token: key })).status).toBe(200)
    await app.query('update users set hospital_id = $2 where id = $1', [moved.id, clinic.hospital.id])
    expect((await rest(app, 'get', '/api/Appointments', { token: key })).status).toBe(401)
  })
})

test('the SQL and the rule agree on valid keys', async () => {
  const { id } = await insertPerson(app)
  const ends = [null, -1, 0, 1].map((ms) => (ms === null ? null : new Date(now.getTime() + ms)))
  for (const expiresAt of ends)
    for (const revokedAt of ends) await insertKey(app, id, undefined, { expiresAt, revokedAt })
  const rows = await app.db.select({ key: apiKeys, isActive: sql<boolean>`${isActiveKey(now)}` }).from(apiKeys)
  for (const { key, isActive } of rows) expect(keyState(key, now.getTime()) === 'active').toBe(isActive)
})
