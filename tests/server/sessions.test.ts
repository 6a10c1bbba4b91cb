import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHospital } from '#server/seed/factories.ts'
import { accountDoors, insertPerson, PASSWORD } from '#tests/support/account.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

type ListedSession = { id: string; device: string; current: boolean; createdAt: string; lastUsedAt: string }

describe.each(accountDoors(() => app))('sessions through %s', (_name, ask) => {
  const list = async (token: string): Promise<ListedSession[]> => (await ask('sessions', {}, token)).body
  const signInFrom = async (email: string, userAgent: string): Promise<string> => {
    const sent = app.request.post('/api/Auth/login').set('user-agent', userAgent)
    return (await sent.send({ email, password: PASSWORD })).body.token
  }

  test('are listed with their devices, last used first', async () => {
    const { id, email, token } = await insertPerson(app)
    const used = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await app.query('update sessions set last_used_at = $2 where user_id = $1', [id, used(4)])
    await signInFrom(email, FIREFOX)
    await app.query("update sessions set last_used_at = $2 where user_id = $1 and user_agent like '%Firefox%'", [
      id,
      used(3),
    ])
    const phone = await signInFrom(email, SAFARI)
    await signInFrom(email, 'nonsense')
    await app.query("update sessions set last_used_at = $2 where user_id = $1 and user_agent = 'nonsense'", [
      id,
      used(2),
    ])

    const sessions = await list(phone)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Safari · iOS', true],
      ['Unknown device', false],
      ['Firefox · Windows', false],
      ['Unknown device', false],
    ])
    expect((await list(token)).map(({ current }) => current)).toEqual([false, false, false, true])
    for (const { createdAt, lastUsedAt } of sessions)
      for (const at of [createdAt, lastUsedAt]) expect(new Date(at).toISOString()).toBe(at)
    expect(JSON.stringify(sessions)).not.toContain(phone)
  })

  test('are only the valid ones', async () => {
    const { id, email, token } = await insertPerson(app)
    await ask('logout', {}, await signInFrom(email, FIREFOX))
    await signInFrom(email, SAFARI)
    await app.query(
      "update sessions set expires_at = now() - interval '1 s' where user_id = $1 and user_agent like '%iPhone%'",
      [id],
    )
    expect(await list(token)).toHaveLength(1)
    expect((await ask('sessions')).status).toBe(401)
  })

  test('one of them is ended, at once, but not another user’s', async () => {
    const { email, token } = await insertPerson(app)
    const stranger = await insertPerson(app)
    const other = await signInFrom(email, FIREFOX)
    const [found] = (await list(token)).filter(({ current }) => !current)
    const id = found?.id as string
    for (const [who, what] of [
      [stranger.token, id],
      [token, v7()],
      [token, 'x'],
    ] as const)
      expect(await ask('endSession', { id: what }, who)).toMatchObject({ status: 404, code: 'not_found' })
    expect((await ask('me', {}, other)).status).toBe(200)
    expect((await ask('endSession', { id }, token)).status).toBe(204)
    expect((await ask('me', {}, other)).status).toBe(401)
    expect((await ask('me', {}, token)).status).toBe(200)
    expect((await ask('endSession', { id }, token)).status).toBe(404)
  })

  test('all others are ended, with their number', async () => {
    const { email, token } = await insertPerson(app)
    const stranger = await insertPerson(app)
    const others = [await signInFrom(email, FIREFOX), await signInFrom(email, SAFARI)]
    expect((await ask('endOtherSessions', {}, token)).body).toEqual({ ended: 2 })
    for (const ended of others) expect((await ask('me', {}, ended)).status).toBe(401)
    for (const kept of [token, stranger.token]) expect((await ask('me', {}, kept)).status).toBe(200)
    expect((await ask('endOtherSessions', {}, token)).body).toEqual({ ended: 0 })
  })

  test('last a week longer on request, and a month at most', async () => {
    const { id, token } = await insertPerson(app)
    const day = 24 * 60 * 60_000
    const inDays = (answer: { body: { expiresAt: string } }) => (Date.parse(answer.body.expiresAt) - Date.now()) / day
    const soon = (age: string) =>
      app.query(
        `update sessions set created_at = now() - $2::interval, expires_at = now() + interval '5 min' where user_id = $1`,
        [id, age],
      )
    await soon('6 days')
    const longer = await ask('renewSession', {}, token)
    expect(inDays(longer)).toBeCloseTo(7, 2)
    expect(await list(longer.body.token)).toHaveLength(1)
    await soon('25 days')
    expect(inDays(await ask('renewSession', {}, token))).toBeCloseTo(5, 2)
    expect((await ask('renewSession', {}, token)).status).toBe(409)
    expect((await ask('renewSession')).status).toBe(401)
  })

  test('get a new role with the next call, and end with a status that prevents sign-in', async () => {
    const { id, token } = await insertPerson(app)
    const hospital = await insertHospital(app.db)
    const staff = async () =>
      (await app.request.get('/api/Appointments').set('authorization', `Bearer ${token}`)).status
    expect(await staff()).toBe(403)
    await app.query("update users set role = 'hospital', hospital_id = $2, hospital_role = 'viewer' where id = $1", [
      id,
      hospital.id,
    ])
    expect(await staff()).toBe(200)
    await app.query("update users set role = 'user', hospital_id = null, hospital_role = null where id = $1", [id])
    expect(await staff()).toBe(403)
    await app.query("update users set status = 'suspended' where id = $1", [id])
    expect((await ask('sessions', {}, token)).status).toBe(401)
  })
})
