import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkStatus } from '#server/features/site/status/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { NOON } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  await app.query('delete from status_days')
  await app.query('delete from outbox')
})

const deps = () => ({ config: app.config, db: app.db, clock: () => now, log: createLogger('silent', false) })
const status = async () =>
  (await graphql(app, '{ systemStatus { part state days { day operational degraded down } } }', {})).body as {
    part: string
    state: string | null
    days: { day: string; operational: number; degraded: number; down: number }[]
  }[]
const partNamed = async (name: string) => (await status()).find(({ part }) => part === name)

describe('the status page', () => {
  test('shows nothing before the first check, and nothing outdated', async () => {
    expect((await status()).map(({ state }) => state)).toEqual([null, null, null, null])
    await checkStatus(deps())
    expect((await status()).map(({ state }) => state)).toEqual(Array(4).fill('operational'))
    now = new Date(NOON.getTime() + 10 * MINUTE)
    expect((await status()).map(({ state }) => state)).toEqual([null, null, null, null])
  })

  test('counts the results of a day’s checks', async () => {
    await checkStatus(deps())
    const late = new Date(NOON.getTime() - 20 * MINUTE)
    await app.query(
      `insert into outbox (id, kind, payload, available_at) values (gen_random_uuid(), 'account.welcome', '{}', $1)`,
      [late],
    )
    now = new Date(NOON.getTime() + MINUTE)
    await checkStatus(deps())
    expect(await partNamed('mail')).toMatchObject({
      state: 'degraded',
      days: [{ operational: 1, degraded: 1, down: 0 }],
    })
    expect(await partNamed('database')).toMatchObject({ days: [{ operational: 2, degraded: 0, down: 0 }] })
  })

  test('marks a part as down if its check fails', async () => {
    await app.query('alter table outbox rename to outbox_away')
    await checkStatus(deps()).finally(() => app.query('alter table outbox_away rename to outbox'))
    expect(await partNamed('mail')).toMatchObject({ state: 'down', days: [{ operational: 0, degraded: 0, down: 1 }] })
    expect(await partNamed('search')).toMatchObject({ state: 'operational' })
  })

  test('covers ninety days', async () => {
    await checkStatus(deps())
    now = new Date(NOON.getTime() + 89 * DAY)
    await checkStatus(deps())
    expect((await partNamed('search'))?.days).toHaveLength(2)
    now = new Date(NOON.getTime() + 90 * DAY)
    await checkStatus(deps())
    expect((await partNamed('search'))?.days).toHaveLength(2)
    expect(await app.query('select distinct day from status_days')).toHaveLength(2)
  })
})

test('security.txt has a contact, and an expiry date', async () => {
  const answer = await app.request.get('/.well-known/security.txt')
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(answer.text).toMatch(/^Contact: .+\/contact$/m)
  expect(answer.text).toMatch(/^Policy: .+\/responsible-disclosure$/m)
  const expires = /^Expires: (.+)$/m.exec(answer.text)?.[1] ?? ''
  expect(Date.parse(expires)).toBeGreaterThan(now.getTime() + 300 * DAY)
})
