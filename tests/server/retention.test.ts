import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENDED_KEYS_DAYS } from '#domain/api-keys.ts'
import { REQUESTS_KEPT_DAYS } from '#domain/key-requests.ts'
import { keptData } from '#domain/content/kept-data.ts'
import { CONFIRMATION_DAYS } from '#domain/newsletter.ts'
import { DRAFT_DAYS, REMOVAL_DAYS } from '#domain/quotes/limits.ts'
import { REQUEST_KEPT_DAYS } from '#domain/requests.ts'
import { ENDED_SESSIONS_DAYS } from '#domain/sessions.ts'
import { DELIVERIES_KEPT_DAYS } from '#domain/webhooks.ts'
import { createLogger } from '#server/http/log.ts'
import { retention } from '#server/jobs/main.ts'
import { insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
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

async function insertQuoteRequest(state: 'draft' | 'accepted'): Promise<string> {
  const sent = state === 'draft' ? null : START
  const [row] = await app.query<{ id: string }>(
    `insert into quote_requests (id, number, patient_id, state, treatments, goal, questionnaire_id, questionnaire_version, answers, health,
       consent_version, sent_at, closes_at, created_at, updated_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, $2, '{dental_implant}', 'Diabetes', 'general', 1, '[]', '{}', $3, $4, $4, $5, $5) returning id`,
    [userId, state, sent && 1, sent, START],
  )
  return row?.id ?? ''
}

/**
 * Promises by their sentence on the page: promised days, a function that inserts a row, and its
 * table.
 */
const PROMISES: { says: string; days: number; table: string; insert: () => Promise<unknown>; kept?: string }[] = [
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
  {
    says: `a call ${REQUESTS_KEPT_DAYS} days`,
    days: REQUESTS_KEPT_DAYS,
    table: 'key_requests',
    insert: () =>
      app.query(
        `with key as (insert into api_keys (id, user_id, name, prefix, key_hash, scopes)
           values (gen_random_uuid(), $1, 'A program', 'hk', gen_random_uuid(), '{catalogue:read}') returning id)
         insert into key_requests (id, key_id, at, method, path, status, outcome, duration_ms, fields)
         select gen_random_uuid(), id, $2::timestamptz, 'GET', '/api/v1/Hospitals', 200, 'succeeded', 3, '[]' from key`,
        [userId, START],
      ),
  },
  {
    says: `Drafts for ${DRAFT_DAYS} days`,
    days: DRAFT_DAYS,
    table: 'quote_requests',
    insert: () => insertQuoteRequest('draft'),
  },
  {
    says: `a hospital you did not choose can read it for at most ${REMOVAL_DAYS} days`,
    days: REMOVAL_DAYS,
    table: 'quote_recipients',
    kept: 'removed_at is null',
    insert: async () => {
      const { id: hospitalId } = await insertHospital(app.db)
      await app.query(
        `insert into quote_recipients (id, request_id, hospital_id, position, state, consented_at, sent_at, ended_at, removal_at)
         values (gen_random_uuid(), $1, $2, 0, 'not_chosen', $3, $3, $3, $4)`,
        [await insertQuoteRequest('accepted'), hospitalId, START, new Date(START.getTime() + REMOVAL_DAYS * DAY_MS)],
      )
    },
  },
]

/** Promises with a period that other test files hold to the day. */
const ELSEWHERE: Record<string, string> = {
  '14 days later it is erased': 'account-deletion',
  'A sign-in ends after 7 days, and after 30 at the latest if you extend it': 'sessions',
}

test.each(PROMISES)('"$says" of the privacy page holds to the day', async ({ says, days, table, insert, kept }) => {
  expect(JSON.stringify(keptData)).toContain(says)
  await app.query(`delete from ${table}`)
  await insert()
  const count = async () => (await app.query(`select from ${table} where ${kept ?? 'true'}`)).length
  now = new Date(START.getTime() + days * DAY_MS - HOUR_MS)
  await runRetention()
  expect(await count()).toBe(1)
  now = new Date(START.getTime() + days * DAY_MS + HOUR_MS)
  await runRetention()
  expect(await count()).toBe(0)
})

/** Sentences of the column "How long". */
function sentencesOfThePage(): string[] {
  const [table] = keptData.blocks
  if (table?.kind !== 'table') throw new Error('the privacy page has no table')
  return table.rows.map((row) => JSON.stringify(row.at(-1)))
}

test('no period of the page is without a test', () => {
  const tested = [...PROMISES.map(({ says }) => says), ...Object.keys(ELSEWHERE)]
  const rest = sentencesOfThePage().map((text) => tested.reduce((left, says) => left.replace(says, ''), text))
  expect(rest.filter((text) => /\d|\byear|\bmonth|\bweek/.test(text))).toEqual([])
  for (const file of Object.values(ELSEWHERE))
    expect(existsSync(path.join(import.meta.dirname, `${file}.test.ts`))).toBe(true)
})

/** Rows that the page promises to erase with the account, by the first words of their row. */
const WITH_ACCOUNT: Record<string, { table: string; owner?: string; values: Record<string, string> }> = {
  'Waiting list': {
    table: 'waiting_list_entries',
    values: { service_id: 'service', phone: "'+47 400 00 000'", from_date: "'2026-03-10'", to_date: "'2026-03-20'" },
  },
  'Saved searches': {
    table: 'saved_searches',
    values: { name: "'Knees'", query: "'q=knee'", weekly_mail: 'true', looked_at: 'now()' },
  },
  'Saved hospitals': { table: 'favourites', values: { hospital_id: 'hospital' } },
  Conversations: { table: 'conversations', values: {} },
  Agreement: { table: 'consents', values: { document: "'terms'", version: "'1'", occasion: "'registration'" } },
  'Sign-ins': { table: 'sessions', values: { expires_at: 'now()', last_used_at: 'now()' } },
  'Keys and webhooks': {
    table: 'webhook_endpoints',
    owner: 'owner_id',
    values: { url: "'https://receiver.example'", events: "'{appointment.booked}'" },
  },
}

test.each(Object.entries(WITH_ACCOUNT))('"%s …" ends with the account', async (title, { table, owner, values }) => {
  expect(JSON.stringify(keptData)).toContain(`["${title}`)
  const owned = owner ?? 'user_id'
  const columns = ['id', owned, ...Object.keys(values)]
  const { id: service } = await insertHealthService(app.db, {})
  const { id: hospital } = await insertHospital(app.db)
  const expressions = Object.values(values).map((value) =>
    value === 'service' ? `'${service}'` : value === 'hospital' ? `'${hospital}'` : value,
  )
  await app.query(
    `insert into ${table} (${columns.join()}) values (${['gen_random_uuid()', `'${userId}'`, ...expressions].join()})`,
  )
  await app.query('update users set deletes_at = $2 where id = $1', [userId, START])
  const left = async () => (await app.query(`select from ${table} where ${owned} = $1`, [userId])).length
  expect(await left()).toBe(1)
  await runRetention()
  // The row of the account waits for its last mail.
  await app.query('update outbox set sent_at = now()')
  await runRetention()
  expect(await left()).toBe(0)
  expect(await app.query('select from users where id = $1', [userId])).toEqual([])
})

test('a quote request is emptied with the account', async () => {
  const id = await insertQuoteRequest('accepted')
  await app.query('update users set deletes_at = $2 where id = $1', [userId, START])
  await runRetention()
  await app.query('update outbox set sent_at = now()')
  await runRetention()
  const rows = await app.query<{ text: string }>('select r::text as text from quote_requests r where id = $1', [id])
  expect(rows).toHaveLength(1)
  for (const { text } of rows) {
    expect(text).not.toContain('Diabetes')
    expect(text).not.toContain(userId)
  }
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
