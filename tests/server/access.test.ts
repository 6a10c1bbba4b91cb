import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSystemContext } from '#server/context.ts'
import { changeAccess } from '#server/features/accounts/users/access.ts'
import { createLogger } from '#server/http/log.ts'
import { MAX_STREAMS } from '#server/rest/event-stream.ts'
import { insertHospital } from '#server/seed/factories.ts'
import { insertPerson } from '#tests/support/account.ts'
import { openEvents } from '#tests/support/event-stream.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Change = Omit<Parameters<typeof changeAccess>[2], 'action'>

const change = (wanted: Change) =>
  app.db.transaction((tx) => {
    const { db, config } = app
    const ctx = createSystemContext({ db, config, log: createLogger('silent', false), clock: () => new Date() })
    return changeAccess(tx, ctx, { action: 'user.update', ...wanted })
  })

const isSignedIn = async (token: string) =>
  (await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`)).status === 200

describe('a change of a user’s access', () => {
  test('ends every session at once, announces that, and is audited', async () => {
    const person = await insertPerson(app)
    const sessions = [person.token, await app.tokenFor(person.id)]
    const rows = await app.query<{ id: string }>('select id from sessions where user_id = $1', [person.id])
    const announced: string[] = []
    const stops = await Promise.all(
      rows.map(({ id }) =>
        app.app.live.listen(`session:${id}`, {
          news: (words) => announced.push(`${id} ${words.join(' ')}`),
          gap: () => undefined,
          end: () => undefined,
        }),
      ),
    )
    expect(await change({ userId: person.id, status: 'suspended' })).toMatchObject({ status: 'suspended' })
    for (const token of sessions) expect(await isSignedIn(token)).toBe(false)
    await expect.poll(() => announced.sort()).toEqual(rows.map(({ id }) => `${id} ended`).sort())
    for (const stop of stops) stop()

    // Reactivating a user does not restore old sessions.
    await change({ userId: person.id, status: 'active' })
    for (const token of sessions) expect(await isSignedIn(token)).toBe(false)
    const events = await app.query('select action, details from audit_events where subject_id = $1 order by id', [
      person.id,
    ])
    expect(events).toEqual([
      { action: 'user.update', details: { before: { status: 'active' }, after: { status: 'suspended' } } },
      { action: 'user.update', details: { before: { status: 'suspended' }, after: { status: 'active' } } },
    ])
  })

  test('closes every open page of the user at once, and none of other users', async () => {
    const [person, other] = [await insertPerson(app), await insertPerson(app)]
    const open = (token: string) => openEvents(`${app.url}/api/Auth/sessions/current/stream`, token)
    const pages = [await open(person.token), await open(await app.tokenFor(person.id))]
    const page = await open(other.token)
    await change({ userId: person.id, status: 'suspended' })
    await Promise.all(pages.map(({ over }) => over))
    expect((await open(person.token)).response.status).toBe(401)
    expect(page.ended()).toBe(false)
    await page.close()
  })

  test('without a difference ends nothing', async () => {
    const person = await insertPerson(app)
    await change({ userId: person.id, status: 'active', role: 'user' })
    expect(await isSignedIn(person.token)).toBe(true)
    expect(await app.query('select from audit_events where subject_id = $1', [person.id])).toEqual([])
  })

  test('moves staff from one hospital to another', async () => {
    const [from, to] = [await insertHospital(app.db), await insertHospital(app.db)]
    const staff = await insertPerson(app, { role: 'hospital', hospitalId: from.id })
    expect(await change({ userId: staff.id, hospitalId: to.id })).toMatchObject({ role: 'hospital', hospitalId: to.id })
    expect(await isSignedIn(staff.token)).toBe(false)
  })

  test('never leaves the product without an administrator, even if two revoke each other’s rights at once', async () => {
    const [one, other] = [await insertPerson(app, { role: 'admin' }), await insertPerson(app, { role: 'admin' })]
    const attempts = await Promise.allSettled([
      change({ userId: one.id, role: 'user' }),
      change({ userId: other.id, status: 'suspended' }),
    ])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: expect.stringContaining('only administrator') },
    })
    const left = await app.query("select id from users where role = 'admin' and status = 'active'")
    expect(left).toHaveLength(1)
  })

  test('of an unknown user is not found', async () => {
    await expect(change({ userId: crypto.randomUUID(), status: 'inactive' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('the number of open streams per user is limited, with an error message', async () => {
  const { token } = await insertPerson(app)
  const open = () => openEvents(`${app.url}/api/Auth/sessions/current/stream`, token)
  const pages = await Promise.all(Array.from({ length: MAX_STREAMS }, open))
  expect(pages.map(({ response }) => response.status)).toEqual(pages.map(() => 200))
  expect((await open()).response.status).toBe(429)
  await Promise.all(pages.map((page) => page.close()))
  await expect.poll(async () => (await open()).response.status).toBe(200)
})

test('every end of a session is announced', async () => {
  const person = await insertPerson(app)
  const { email } = person
  const ways: ((token: string, id: string) => Promise<unknown>)[] = [
    (token) => app.request.post('/api/Auth/logout').set('authorization', `Bearer ${token}`),
    (_token, id) => app.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id }, person.token),
    () => app.graphql('mutation { endOtherSessions }', {}, person.token),
    (_token, id) => app.query('delete from sessions where id = $1', [id]),
  ]
  for (const end of ways) {
    const token = await app.tokenFor(person.id)
    const [session] = await app.query<{ id: string }>(
      'select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.id desc limit 1',
      [email],
    )
    const id = session?.id ?? ''
    const news = vi.fn()
    const stop = await app.app.live.listen(`session:${id}`, { news, gap: () => undefined, end: () => undefined })
    await end(token, id)
    await expect.poll(() => news.mock.calls.map(([words]) => words)).toEqual([['ended']])
    stop()
  }
})
