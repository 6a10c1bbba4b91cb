import { createPublicKey } from 'node:crypto'
import { verify } from 'jsonwebtoken'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { MAX_PUSH_BROWSERS } from '#domain/push.ts'
import { pushKeysOf } from '#server/features/accounts/push/keys.ts'
import { PAUSES_MS } from '#server/features/accounts/push/queue.ts'
import { sendPushes } from '#server/features/accounts/push/worker.ts'
import { eraseAccount } from '#server/features/administration/privacy/erasure.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { insertPerson, PASSWORD } from '#tests/support/account.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors, graphql, rest, type Verb } from '#tests/support/doors.ts'
import { startPushService } from '#tests/support/push-service.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const SETTINGS = '{ publicKey subscribed notifications { appointments reminders messages quotes } }'
const verbs = {
  read: { graphql: `{ pushSettings ${SETTINGS} }` },
  choose: {
    graphql: `mutation ($input: NotificationsInput!) { updatePushNotifications(input: $input) ${SETTINGS} }`,
  },
  subscribe: {
    graphql: `mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) ${SETTINGS} }`,
  },
  unsubscribe: {
    graphql: `mutation { unsubscribeFromPush ${SETTINGS} }`,
  },
} satisfies Record<string, Verb>

const at = { now: NOON }
let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPerson>>
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => at.now, env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  at.now = NOON
  service = await startPushService()
  clinic = await insertClinic(app)
  ada = await insertPerson(app)
})
afterEach(async () => {
  await app.query('delete from push_subscriptions')
  await app.query('delete from outbox')
  await service.close()
})

const doorsOf = bothDoors(() => app, verbs)
const ask = (...asked: Parameters<(typeof doorsOf)[0][1]>) => doorsOf[0][1](...asked)
const partsAt = () => ({ config: app.config, db: app.db, clock: () => at.now, log: createLogger('silent', false) })
const send = async (later = 0) => {
  at.now = new Date(at.now.getTime() + later)
  while ((await sendPushes(partsAt(), { makers: mailMakers })) > 0);
}
const book = async () => {
  const { body, status } = await doors.REST.book(app, ada.token, bookingOf(clinic))
  expect(status).toBe(201)
  return body as { id: string }
}
const tell = (kind = 'appointment.doctor', id?: string) =>
  app.query(
    `insert into outbox (id, kind, user_id, payload, created_at, available_at) values (gen_random_uuid(), $1, $2, $3, $4, $4)`,
    [kind, ada.id, JSON.stringify({ appointmentId: id ?? '' }), at.now],
  )
const subscribed = () =>
  app.query<{ n: number }>('select count(*)::int as n from push_subscriptions').then(([row]) => row?.n)
const waiting = () => app.query<{ n: number }>('select count(*)::int as n from push_deliveries').then(([row]) => row?.n)

describe.each(doorsOf)('browser notifications over %s', (_door, ask) => {
  test('are subscribed to, chosen by kind and unsubscribed', async () => {
    const { subscription } = service.browser()
    const all = { appointments: true, reminders: true, messages: true, quotes: true }
    const { publicKey } = pushKeysOf(app.config)
    expect((await ask('read', {}, ada.token)).body).toEqual({ publicKey, subscribed: false, notifications: all })
    expect((await ask('subscribe', subscription, ada.token)).body.subscribed).toBe(true)
    const { notifications } = (await ask('choose', { reminders: false }, ada.token)).body
    expect(notifications).toEqual({ ...all, reminders: false })
    expect((await ask('unsubscribe', {}, ada.token)).body).toMatchObject({ subscribed: false })
    expect(await subscribed()).toBe(0)
  })

  test('are only for signed-in users, and accept only what a browser sends', async () => {
    const { subscription } = service.browser()
    for (const verb of ['read', 'choose', 'subscribe', 'unsubscribe'] as const)
      expect((await ask(verb, verb === 'subscribe' ? subscription : {})).status).toBe(401)
    for (const wrong of [
      { ...subscription, endpoint: 'ftp://push.example/1' },
      { ...subscription, endpoint: subscription.endpoint.replace('//', '//name:secret@') },
      { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
      { ...subscription, keys: { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      { ...subscription, keys: { ...subscription.keys, p256dh: `${subscription.keys.p256dh}AAAA` } },
    ])
      expect((await ask('subscribe', wrong, ada.token)).status).toBe(400)
  })
})

test('an appointment’s event is shown in the user’s language, and names neither hospital nor treatment', async () => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  const { id } = await book()
  await send()
  const [shown] = browser.notices()
  expect(shown).toEqual({
    title: 'Hekima',
    body: 'We have received your booking',
    url: `/my-appointments/${id}`,
    language: 'en',
    tag: expect.any(String),
  })
  for (const language of UI_LANGUAGES) {
    await app.query('update users set language = $1 where id = $2', [language, ada.id])
    await tell('appointment.doctor', id)
    await send()
  }
  const bodies = browser.notices().map(({ body }) => body)
  expect(new Set(bodies.slice(1)).size).toBe(UI_LANGUAGES.length)
  expect(JSON.stringify(browser.notices())).not.toContain(clinic.hospital.name)
  expect(await waiting()).toBe(0)
})

test('the push service cannot read anything, and can verify the sender', async () => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  await book()
  await send()
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.received
  expect(body.toString('latin1')).not.toContain('booking')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(24 * 60 * 60) })
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  expect(verify(token, publicKey, { algorithms: ['ES256'] })).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
  })
})

test('a disabled kind, a cancelled visit and mandatory mails are not shown', async () => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  await ask('choose', { appointments: false }, ada.token)
  const { id } = await book()
  await tell('account.password_changed')
  await send()
  await ask('choose', { appointments: true }, ada.token)
  await tell('appointment.confirmed', id)
  await app.query(`update appointments set status = 'cancelled' where id = $1`, [id])
  await send()
  expect(browser.notices()).toEqual([])
  expect(await waiting()).toBe(0)
})

test('a failing service is retried after growing pauses, then given up, and one that reports "gone" is deleted', async () => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  const { id } = await book()
  service.answerWith(503)
  await send()
  for (const [tries, pause] of PAUSES_MS.entries()) {
    await send(pause - 1000)
    expect(service.received).toHaveLength(tries + 1)
    await send(1000)
  }
  expect(service.received).toHaveLength(PAUSES_MS.length + 1)
  expect([await waiting(), await subscribed()]).toEqual([0, 1])
  for (const gone of [404, 410]) {
    await ask('subscribe', browser.subscription, ada.token)
    service.answerWith(gone)
    await tell('appointment.doctor', id)
    await send()
    expect([await waiting(), await subscribed()]).toEqual([0, 0])
  }
})

test('a notification that cannot be encrypted is retried after the pauses, then given up', async () => {
  await ask('subscribe', service.browser().subscription, ada.token)
  // A key stored before the server validated points of the curve.
  await app.query('update push_subscriptions set p256dh = $1', [Buffer.alloc(65, 4).toString('base64url')])
  await book()
  await send()
  for (const pause of PAUSES_MS) {
    expect(await waiting()).toBe(1)
    await send(pause)
  }
  expect([await waiting(), service.received.length]).toEqual([0, 0])
})

test('a notification that is too old when its service responds is not shown', async () => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  await book()
  await send(25 * 60 * 60_000)
  expect(service.received).toEqual([])
})

test.each(['signing out', 'suspension', 'erasure'])('%s ends it', async (end) => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  const { id } = await book()
  if (end === 'signing out') await rest(app, 'post', '/api/Auth/logout', { token: ada.token })
  if (end === 'suspension') {
    const admin = await insertPerson(app, { role: 'admin' })
    const found = await rest(app, 'get', `/api/Users/${ada.id}`, { token: admin.token })
    const headers = { 'if-match': String(found.headers.etag) }
    const body = { status: 'suspended' }
    expect((await rest(app, 'put', `/api/Users/${ada.id}`, { token: admin.token, body, headers })).status).toBe(200)
  }
  if (end === 'erasure') {
    await app.query('update users set deletes_at = $1 where id = $2', [at.now, ada.id])
    await eraseAccount(partsAt(), ada.id)
  }
  await tell('appointment.doctor', id)
  await send()
  expect([browser.notices(), await subscribed()]).toEqual([[], 0])
})

test('a browser belongs to the last user who subscribed in it, and a user has a maximum number', async () => {
  const browser = service.browser()
  const other = await insertPatient(app)
  await ask('subscribe', browser.subscription, ada.token)
  await ask('subscribe', browser.subscription, other.token)
  expect((await ask('read', {}, ada.token)).body.subscribed).toBe(false)
  for (let n = 0; n <= MAX_PUSH_BROWSERS; n++) {
    at.now = new Date(at.now.getTime() + 1000)
    const { body } = await rest(app, 'post', '/api/Auth/login', { body: { email: ada.email, password: PASSWORD } })
    expect((await ask('subscribe', service.browser().subscription, body.token)).status).toBe(200)
  }
  const rows = await app.query('select 1 from push_subscriptions where user_id = $1', [ada.id])
  expect(rows).toHaveLength(MAX_PUSH_BROWSERS)
})

test('nothing is sent into our own network, and nothing is offered if it is switched off', async () => {
  const inside = await startTestApp({ clock: () => NOON })
  const off = await startTestApp({ clock: () => NOON, env: { WEB_PUSH: 'false' } })
  const { keys } = service.browser().subscription
  try {
    const { token } = await insertPatient(inside)
    for (const endpoint of ['http://127.0.0.1/x', 'http://169.254.169.254/x', 'http://[::1]/x', 'https://10.0.0.1/x']) {
      const { status, body } = await graphql(inside, verbs.subscribe.graphql, { input: { endpoint, keys } }, token)
      expect([status, Object.keys(body.errors)]).toEqual([400, ['endpoint']])
    }
    const viewer = await insertPatient(off)
    const { body } = await graphql(off, verbs.read.graphql, {}, viewer.token)
    expect(body.publicKey).toBeNull()
    const sent = { endpoint: 'http://93.184.216.34/x', keys }
    expect((await graphql(off, verbs.subscribe.graphql, { input: sent }, viewer.token)).status).toBe(409)
  } finally {
    await inside.close()
    await off.close()
  }
})

test('the export names the browser, not the address for sending', async () => {
  const browser = service.browser()
  await ask('subscribe', browser.subscription, ada.token)
  const { sections } = await import('#server/features/administration/privacy/personal-data.ts')
  const rows = await app.db.transaction((tx) => sections.pushBrowsers(tx, ada.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('browser-')
})
