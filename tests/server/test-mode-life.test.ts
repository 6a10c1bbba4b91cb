import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_AHEAD_DAYS, MAX_TEST_KEYS, UNUSED_DAYS } from '#domain/test-mode.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { dropUnusedTestModes } from '#server/features/developers/test-mode/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { book, callsOf, type Day, newDeveloper } from '#tests/support/test-mode.ts'
import { type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts'

const WEEK = 7 * 24 * 60
const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let receiver: Receiver
let get: ReturnType<typeof callsOf>['get']
let patch: ReturnType<typeof callsOf>['patch']
beforeAll(async () => {
  app = await startTestApp({ testMode: true, env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true', TEST_MODES_OPEN: '2' } })
  ;({ get, patch } = callsOf(app))
  receiver = await startReceiver()
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

describe('the clock', () => {
  test('brings reminders, and cannot be moved back or for ever', async () => {
    const { id, mode } = await newDeveloper(app)
    await mode.switchOn()
    const patient = (await mode.createKey('patient')).secret
    const owner = (await mode.createKey('owner')).secret
    const { body } = await book(app, mode, patient)
    await patch(`/api/v1/Appointments/${body.id}/status`, owner, { status: 'confirmed' })
    const startsAt = Date.parse(body.startsAt)
    let now = Date.parse((await mode.read()).now)
    while (now < startsAt) {
      const { mode: after, errors } = await mode.advance(WEEK)
      expect(errors).toEqual([])
      now = Date.parse(after.now)
    }
    const { mails } = await mode.read()
    const reminders = mails.filter(
      ({ body: text, recipient }: { body: string; recipient: string }) =>
        recipient.startsWith('patient') && text.includes(body.bookingId),
    )
    // Confirmed, and reminded twice: two days and three hours before.
    expect(reminders.length).toBeGreaterThanOrEqual(3)
    for (const minutes of [0, -60, WEEK + 1]) {
      const { errors } = await mode.advance(minutes)
      expect(errors[0]?.extensions.code).toBe('bad_input')
    }
    const [row] = await app.query<{ database: string }>('select database from test_modes where user_id = $1', [id])
    await app.testModes?.within(row?.database ?? '', ({ db }) =>
      db.execute(sql`update test_mode.clock set ahead_ms = ${(MAX_AHEAD_DAYS - 1) * DAY_MS}`),
    )
    const { errors } = await mode.advance(WEEK)
    expect(errors[0]?.message).toMatch(/^The clock cannot be moved any further/)
  })

  test('is the clock of the instance: the past cannot be booked there', async () => {
    const { mode } = await newDeveloper(app)
    const { mode: made } = await mode.switchOn()
    const { secret } = await mode.createKey()
    expect((await mode.advance(WEEK)).errors).toEqual([])
    const { body } = await get(
      `/api/v1/Hospitals/${made.hospital.id}/availability?serviceId=${made.services[0].id}`,
      secret,
    )
    const first = (body as Day[]).find(({ times }) => times.length > 0)
    expect(Date.parse(`${first?.date}T23:59Z`)).toBeGreaterThan(Date.parse(made.now) + 6 * DAY_MS)
  })
})

describe('webhooks', () => {
  test('receive every event fired by hand, signed like live ones', async () => {
    const { mode } = await newDeveloper(app)
    await mode.switchOn()
    await mode.advance(60)
    const nobody = await mode.fire('appointment.confirmed')
    expect(nobody.errors[0]?.message).toBe('No webhook of your test mode listens to appointment.confirmed.')
    const { id, secret } = await mode.addWebhook(receiver.url, WEBHOOK_EVENTS)
    for (const event of WEBHOOK_EVENTS) {
      const { mode: after, errors } = await mode.fire(event)
      expect(errors).toEqual([])
      expect(after.deliveries[0]).toMatchObject({ event, state: 'delivered', attempts: [{ status: 204 }] })
      const { body, headers } = receiver.received.at(-1) ?? {}
      const verified = new Webhook(secret).verify(body ?? '', headers as Record<string, string>)
      expect(verified).toMatchObject({ type: event, data: { hospitalId: after.hospital.id } })
    }
    expect((await mode.fire('appointment.eaten')).errors[0]?.extensions.code).toBe('bad_input')
    const { data } = await mode.removeWebhook(id)
    expect(data.deleteTestWebhook.webhooks).toEqual([])
  })

  test('follow what programs do, without a call by hand', async () => {
    const { mode } = await newDeveloper(app)
    await mode.switchOn()
    await mode.addWebhook(receiver.url, ['appointment.booked'], 'patient')
    const { body } = await book(app, mode, (await mode.createKey()).secret)
    const bodies = () => receiver.received.map((received) => received.body).join()
    await expect.poll(bodies).toContain(body.id)
  })
})

describe('the life of a test mode', () => {
  test('begins again if its database is gone, as after a restore, and its keys stay', async () => {
    const { id, mode } = await newDeveloper(app)
    const { mode: made } = await mode.switchOn()
    const { secret } = await mode.createKey()
    const [row] = await app.query<{ database: string }>('select database from test_modes where user_id = $1', [id])
    await app.testModes?.drop(row?.database ?? '')
    expect(await mode.read()).toBeNull()
    expect((await mode.createKey()).errors[0]?.message).toMatch(/^The data of your test mode are gone/)
    const again = await mode.switchOn()
    expect(again.errors).toEqual([])
    expect(again.mode.hospital).toEqual(made.hospital)
    await get(`/api/v1/Hospitals/${made.hospital.id}`, secret).expect(200)
  })

  const databases = async () =>
    (await app.query<{ datname: string }>("select datname from pg_database where datname like '%test_mode_%'")).map(
      ({ datname }) => datname,
    )
  const databaseOf = async (userId: string) =>
    (await app.query<{ database: string }>('select database from test_modes where user_id = $1', [userId]))[0]?.database

  test('a reset empties it, and keys and IDs stay', async () => {
    const { id, mode } = await newDeveloper(app)
    const { mode: made } = await mode.switchOn()
    const { secret } = await mode.createKey()
    await book(app, mode, secret)
    await mode.advance(60)
    const before = await databaseOf(id)
    const { mode: after, errors } = await mode.reset()
    expect(errors).toEqual([])
    expect(after).toMatchObject({ aheadMinutes: 0, mails: [], hospital: made.hospital, services: made.services })
    expect((await get('/api/v1/Appointments/my', secret)).body).toEqual([])
    expect(await databases()).not.toContain(before)
  })

  test('switched off, it is gone with its keys', async () => {
    const { id, mode } = await newDeveloper(app)
    await mode.switchOn()
    const { secret } = await mode.createKey()
    const database = await databaseOf(id)
    await mode.switchOff()
    expect(await mode.read()).toBeNull()
    expect((await get('/api/v1/Auth/me', secret)).status).toBe(401)
    expect(await databases()).not.toContain(database)
  })

  test('it has a limited number of keys', async () => {
    const { mode } = await newDeveloper(app)
    await mode.switchOn()
    for (let made = 0; made < MAX_TEST_KEYS; made++) expect((await mode.createKey()).errors).toEqual([])
    expect((await mode.createKey()).errors[0]?.extensions.code).toBe('conflict')
  })

  test('more test modes than the process serves at once take turns', async () => {
    const developers = await Promise.all([1, 2, 3].map(() => newDeveloper(app)))
    const keys: string[] = []
    for (const { mode } of developers) {
      await mode.switchOn()
      keys.push((await mode.createKey()).secret)
    }
    for (const key of [...keys, ...keys]) expect((await get('/api/v1/Auth/me', key)).status).toBe(200)
  })

  test('a job deletes it after a month without use, and with the account', async () => {
    const [unused, erased, used] = await Promise.all([newDeveloper(app), newDeveloper(app), newDeveloper(app)])
    for (const { mode } of [unused, erased, used]) await mode.switchOn()
    const names = await Promise.all([unused, erased, used].map(({ id }) => databaseOf(id)))
    const later = new Date(Date.now() + UNUSED_DAYS * DAY_MS + 60_000)
    await app.query('update test_modes set last_used_at = $1 where user_id <> $2', [later, unused.id])
    await app.query('update users set deletes_at = now() where id = $1', [erased.id])
    const deps = { config: app.config, db: app.db, log: app.app.log, testModes: app.testModes, clock: () => later }
    await deleteAccounts(deps)
    await dropUnusedTestModes(deps)
    const left = await databases()
    expect(names.map((name) => left.includes(name ?? ''))).toEqual([false, false, true])
  })
})
