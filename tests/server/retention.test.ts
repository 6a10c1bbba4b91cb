import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENDED_KEYS_DAYS } from '#domain/api-keys.ts'
import { keptData } from '#domain/content/kept-data.ts'
import { CONFIRMATION_DAYS } from '#domain/newsletter.ts'
import { REQUEST_KEPT_DAYS } from '#domain/requests.ts'
import { ENDED_SESSIONS_DAYS } from '#domain/sessions.ts'
import { DELIVERIES_KEPT_DAYS } from '#domain/webhooks.ts'
import { createLogger } from '#server/http/log.ts'
import { retention } from '#server/jobs/main.ts'
import { insertUser } from '#server/seed/factories.ts'
import { removeDrafts } from '#server/storage/drafts.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const START = new Date('2026-03-04T09:00:00Z')

let app: TestApp
let now = START
let userId: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = START
  userId = (await insertUser(app.db)).id
})
afterAll(() => app.close())

async function runRetention(): Promise<void> {
  const deps = { db: app.db, config: app.config, log: createLogger('silent', false), clock: () => now }
  for (const job of Object.values(retention)) await job(deps, () => false)
}

const request = (kind: string, state: string) =>
  app.query(
    `insert into requests (id, number, kind, state, email, language, due_on, created_at, updated_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, $2, 'ada@mail.example', 'en', '2026-03-10', $3, $3)`,
    [kind, state, START],
  )

/**
 * Promises by their sentence on the page: promised days, a function that inserts a row, and its
 * table.
 */
const PROMISES: { says: string; days: number; table: string; insert: () => Promise<unknown> }[] = [
  {
    says: `its record is erased ${ENDED_SESSIONS_DAYS} days later`,
    days: ENDED_SESSIONS_DAYS,
    table: 'sessions',
    insert: () =>
      app.query('insert into sessions (id, user_id, expires_at, last_used_at) values (gen_random_uuid(), $1, $2, $2)', [
        userId,
        START,
      ]),
  },
  {
    says: '90 days after sending',
    days: 90,
    table: 'outbox',
    insert: () =>
      app.query(
        `insert into outbox (id, kind, user_id, payload, created_at, sent_at)
         values (gen_random_uuid(), 'account.welcome', $1, '{}', $2, $2)`,
        [userId, START],
      ),
  },
  {
    says: 'A year after the last word',
    days: REQUEST_KEPT_DAYS.other,
    table: 'requests',
    insert: () => request('contact', 'answered'),
  },
  {
    says: `applications for a job ${REQUEST_KEPT_DAYS.job} days`,
    days: REQUEST_KEPT_DAYS.job,
    table: 'requests',
    insert: () => request('job', 'closed'),
  },
  {
    says: `spam ${REQUEST_KEPT_DAYS.spam} days`,
    days: REQUEST_KEPT_DAYS.spam,
    table: 'requests',
    insert: () => request('contact', 'spam'),
  },
  {
    says: `unconfirmed addresses ${CONFIRMATION_DAYS} days`,
    days: CONFIRMATION_DAYS,
    table: 'newsletter_subscribers',
    insert: () =>
      app.query("insert into newsletter_subscribers (email, asked_at) values ('ada@mail.example', $1)", [START]),
  },
  {
    says: `A key ${ENDED_KEYS_DAYS} days after its end`,
    days: ENDED_KEYS_DAYS,
    table: 'api_keys',
    insert: () =>
      app.query(
        `insert into api_keys (id, user_id, name, prefix, key_hash, scopes, revoked_at)
         values (gen_random_uuid(), $1, 'A program', 'hk', gen_random_uuid(), '{catalogue:read}', $2)`,
        [userId, START],
      ),
  },
  {
    says: `a delivery ${DELIVERIES_KEPT_DAYS} days`,
    days: DELIVERIES_KEPT_DAYS,
    table: 'webhook_deliveries',
    insert: () =>
      app.query(
        `with endpoint as (insert into webhook_endpoints (id, owner_id, url, events)
           values (gen_random_uuid(), $1, 'https://receiver.example', '{appointment.booked}') returning id)
         insert into webhook_deliveries (id, endpoint_id, event, payload, created_at, delivered_at)
         select gen_random_uuid(), id, 'appointment.booked', '{}', $2::timestamptz, $2::timestamptz from endpoint`,
        [userId, START],
      ),
  },
]

test.each(PROMISES)('"$says" of the privacy page holds to the day', async ({ says, days, table, insert }) => {
  expect(JSON.stringify(keptData)).toContain(says)
  await app.query(`delete from ${table}`)
  await insert()
  const count = async () => (await app.query(`select from ${table}`)).length
  now = new Date(START.getTime() + days * DAY_MS - HOUR_MS)
  await runRetention()
  expect(await count()).toBe(1)
  now = new Date(START.getTime() + days * DAY_MS + HOUR_MS)
  await runRetention()
  expect(await count()).toBe(0)
})

test('an upload that its process never finished is deleted after a day', async () => {
  const folder = path.join(app.config.dataDir, 'files/ab')
  await mkdir(folder, { recursive: true })
  for (const [name, hours] of Object.entries({ 'old.part': 25, 'new.part': 23, old: 25 })) {
    await writeFile(path.join(folder, name), 'half a finding')
    const at = new Date(now.getTime() - hours * HOUR_MS)
    await utimes(path.join(folder, name), at, at)
  }
  await removeDrafts({ config: app.config, clock: () => now })
  expect((await readdir(folder)).sort()).toEqual(['new.part', 'old'])
})
