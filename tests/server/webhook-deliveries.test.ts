import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { MAX_WEBHOOKS } from '#domain/webhooks.ts'
import { removeOldDeliveries } from '#server/features/developers/webhooks/jobs.ts'
import { claimEndpoints, LEASE_MS, PAUSES_MS, takeNext } from '#server/features/developers/webhooks/queue.ts'
import { post } from '#server/http/outgoing.ts'
import { isPublic } from '#server/http/outgoing-addresses.ts'
import { insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp } from '#tests/support/server.ts'
import { type Webhooks, webhookWorld } from '#tests/support/webhooks.ts'

const world = webhookWorld()

type Ask = Webhooks['doors'][0][1]
const ask: Ask = (...asked) => world.all.doors[0][1](...asked)

describe('a receiver', () => {
  test('that fails, hangs and recovers gets each event once', async () => {
    const { ada, receiver, book, wish } = world.scene
    const { work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    await book('10:00')
    await book('12:00')
    const hangs = () => undefined
    const faults = [
      (response: ServerResponse) => response.writeHead(500).end('out of order'),
      hangs,
      (response: ServerResponse) => response.destroy(),
      (response: ServerResponse) => response.writeHead(302, { location: receiver.url }).end(),
    ]
    for (const fault of faults) {
      receiver.answerWith(fault)
      await work(30 * 60_000, fault === hangs ? { timeoutMs: 300 } : {})
    }
    expect(receiver.received.filter(({ took }) => took)).toEqual([])
    receiver.answerWith((response) => response.writeHead(200).end('thank you'))
    for (let round = 0; round < 4; round++) await work(10 * 60 * 60_000)
    const taken = receiver.received.filter(({ took }) => took).map(({ id }) => id)
    expect(taken).toHaveLength(2)
    expect(new Set(taken).size).toBe(2)
    const { body: log } = await ask('deliveries', { id: hook.id }, ada.token)
    const outcomes = log.flatMap(({ attempts }: { attempts: { status: number; fault: string }[] }) =>
      attempts.map(({ status, fault }) => status ?? fault),
    )
    expect(new Set(outcomes)).toEqual(new Set([200, 500, 'no answer in time', 'connection reset', 302]))
  })

  test('is left alone for growing pauses, then given up, and a manual retry has the same ID', async () => {
    const { ada, receiver, book, wish } = world.scene
    const { work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    await book()
    receiver.answerWith((response) => response.writeHead(503).end())
    await work()
    for (const [tries, pause] of PAUSES_MS.entries()) {
      await work(pause - 1000)
      expect(receiver.received, `before pause ${tries} is over`).toHaveLength(tries + 1)
      await work(1000)
      expect(receiver.received, `after pause ${tries}`).toHaveLength(tries + 2)
    }
    await work(24 * 60 * 60_000)
    expect(receiver.received).toHaveLength(PAUSES_MS.length + 1)
    const [failed] = (await ask('deliveries', { id: hook.id }, ada.token)).body
    expect(failed).toMatchObject({ state: 'failed', nextAttemptAt: null })
    receiver.answerWith((response) => response.writeHead(200).end())
    await ask('replay', { id: hook.id, deliveryId: failed.id }, ada.token)
    await work()
    expect(receiver.received.at(-1)).toMatchObject({ took: true, id: `msg_${failed.id}` })
    expect((await ask('deliveries', { id: hook.id }, ada.token)).body[0].state).toBe('delivered')
  })

  test('that fails for days is disabled, and its owner gets a mail', async () => {
    const { ada, receiver, wish } = world.scene
    const { app, work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    receiver.answerWith((response) => response.writeHead(500).end())
    for (let day = 0; day < 6; day++) {
      await ask('test', { id: hook.id }, ada.token)
      await work(24 * 60 * 60_000)
    }
    const [listed] = (await ask('list', {}, ada.token)).body
    expect(listed).toMatchObject({ enabled: false, offBecause: 'failing' })
    const mails = await app.query('select payload from outbox where user_id = $1 and kind = $2', [
      ada.id,
      'account.webhook_off',
    ])
    expect(mails).toEqual([{ payload: {} }])
  })

  test('gets events of the same millisecond in order, and so do other readers', async () => {
    const { ada, receiver, book, wish } = world.scene
    const { app, work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    const { id } = await book()
    await rest(app, 'patch', `/api/Appointments/${id}`, { token: ada.token, body: { time: '11:00' } })
    await rest(app, 'patch', `/api/Appointments/${id}/status`, { token: ada.token, body: { status: 'cancelled' } })
    // PostgreSQL may store rows in any order. These updates move the first one behind the others.
    for (const change of ['+', '-'])
      await app.query(`update webhook_deliveries set available_at = available_at ${change} interval '1 second'
        where event = 'appointment.booked'`)
    await work()
    const order = ['appointment.booked', 'appointment.rescheduled', 'appointment.cancelled']
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(order)
    const { body: log } = await ask('deliveries', { id: hook.id }, ada.token)
    expect(log.map(({ event }: { event: string }) => event)).toEqual(order.toReversed())
  })

  test('that reports "gone" gets nothing more', async () => {
    const { ada, receiver, wish } = world.scene
    const { work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    receiver.answerWith((response) => response.writeHead(410).end())
    await ask('test', { id: hook.id }, ada.token)
    await work()
    expect((await ask('list', {}, ada.token)).body).toMatchObject([{ enabled: false, offBecause: 'gone' }])
  })

  test('that responds without end is cut off', async () => {
    const { ada, receiver, wish } = world.scene
    const { work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    receiver.answerWith((response) => {
      response.writeHead(200)
      const pour = () => response.write(`\u0000${'x'.repeat(65_536)}`, (error) => !error && pour())
      pour()
    })
    await ask('test', { id: hook.id }, ada.token)
    await work()
    const [{ attempts }] = (await ask('deliveries', { id: hook.id }, ada.token)).body
    expect(attempts).toMatchObject([{ status: 200, answer: ` ${'x'.repeat(999)}` }])
  })
})

describe('workers', () => {
  test('share the addresses, and a dead one is replaced', async () => {
    const { ada, receiver, book, wish } = world.scene
    const { app, at, work } = world.all
    await ask('create', wish(), ada.token)
    await book()
    const [held] = await claimEndpoints(app.db, at.now, 5)
    expect(held && (await takeNext(app.db, held, at.now))?.attempts).toBe(1)
    await Promise.all([work(), work()])
    expect(receiver.received).toHaveLength(0)
    await work(LEASE_MS)
    expect(receiver.received).toHaveLength(1)
    await Promise.all([work(1000), work(), work()])
    expect(receiver.received).toHaveLength(1)
  })

  test('that work concurrently send each event once', async () => {
    const { ada, receiver, book, wish } = world.scene
    const { work } = world.all
    await ask('create', wish(), ada.token)
    await book('10:00')
    await book('12:00')
    await Promise.all([work(), work(), work()])
    await work()
    expect(receiver.received.map(({ id }) => id)).toHaveLength(2)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2)
  })

  test('deliveries are deleted after a month', async () => {
    const { ada, wish } = world.scene
    const { deps } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    await ask('test', { id: hook.id }, ada.token)
    const jobAt = (days: number) =>
      removeOldDeliveries({ ...deps, clock: () => new Date(NOON.getTime() + days * 86_400_000) })
    await jobAt(29)
    expect((await ask('deliveries', { id: hook.id }, ada.token)).body).toHaveLength(1)
    await jobAt(31)
    expect((await ask('deliveries', { id: hook.id }, ada.token)).body).toHaveLength(0)
  })
})

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '0.0.0.0',
    '168.63.129.16',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not on the internet', (ip) => expect(isPublic(ip)).toBe(false))
  test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111'])('%s is', (ip) => expect(isPublic(ip)).toBe(true))

  test('are checked by all addresses of a name at the moment of connecting, without a later lookup', async () => {
    const { receiver } = world.scene
    const asked: string[] = []
    const leading =
      (...found: string[]) =>
      async (name: string) => {
        asked.push(name)
        return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      }
    const strict = { headers: {}, body: '{}', timeoutMs: 20_000, allows: isPublic }
    const { port } = new URL(receiver.url)
    for (const found of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1']])
      expect(await post(`http://rebound.example:${port}/`, { ...strict, resolve: leading(...found) })).toMatchObject({
        status: null,
        fault: 'private address',
      })
    for (const url of ['http://2130706433/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:7f00:1]/'])
      expect((await post(url.replace(/\/$/, `:${port}/`), { ...strict, resolve: leading() })).fault, url).toBe(
        'private address',
      )
    expect(receiver.received).toEqual([])
    // The name resolves only to the address that was checked.
    asked.length = 0
    const pinned = await post(`http://pinned.example:${port}/`, {
      ...strict,
      allows: () => true,
      resolve: leading('127.0.0.1'),
    })
    expect([pinned.status, asked]).toEqual([204, ['pinned.example']])
  })

  test('are refused when they are saved', async () => {
    const { at } = world.all
    const strict = await startTestApp({ clock: () => at.now })
    const { token } = await insertPatient(strict)
    const save = (url: string) =>
      graphql(
        strict,
        'mutation ($input: WebhookInput!) { createWebhook(input: $input) { id } }',
        { input: { url, events: ['message.created'] } },
        token,
      )
    for (const url of [
      'http://127.0.0.1/',
      'http://localhost:5432/',
      'https://[::ffff:169.254.169.254]/',
      'http://2130706433/',
      'ftp://example.org/',
      'javascript:alert(1)',
      'https://user:secret@example.org/',
      'https://example.org/#part',
      'nothing',
      'https://nobody.invalid/',
    ]) {
      const { status, body } = await save(url)
      expect([status, Object.keys(body.errors ?? {})], url).toEqual([400, ['url']])
    }
    await strict.close()
  })

  test('are at most ten', async () => {
    const { ada, wish } = world.scene
    const answers = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 2 }, () => ask('create', wish(), ada.token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(MAX_WEBHOOKS).fill(201), 409, 409])
  })
})
