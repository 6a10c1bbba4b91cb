import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maskAddress } from '#domain/mail-queue.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { insertPatient } from '#tests/support/clinic.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const verbs = {
  list: {
    graphql: `query ($search: MailSearch) { mails(search: $search) {
      items { id kind state to attempts lastError createdAt availableAt doneAt failedAt } } }`,
    shape: ({ items }: { items: unknown[] }) => items,
  },
  summary: { graphql: '{ mailSummary { waiting failed } }' },
  drop: {
    graphql: 'mutation ($id: ID!, $reason: String!) { dropMail(id: $id, reason: $reason) }',
    success: 204,
  },
} satisfies Record<string, Verb>

let app: TestApp
let admin: { token: string }
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  ada = await insertPatient(app)
})
afterAll(() => app.close())

/** ID of one mail per state. */
const ids: Record<string, string> = {}
beforeEach(async () => {
  await app.query('delete from outbox')
  const states = {
    waiting: 'attempts = 1',
    failed: "attempts = 8, failed_at = now(), last_error = 'EENVELOPE RCPT TO 550'",
    sent: 'sent_at = now()',
    skipped: "sent_at = now(), last_error = 'skipped: turned off'",
  }
  for (const [state, set] of Object.entries(states)) {
    const dedupeKey = `mail:${state}`
    await queueMail(app.db, new Date(), { kind: 'account.welcome', userId: ada.id, dedupeKey })
    const [row] = await app.query<{ id: string }>(`update outbox set ${set} where dedupe_key = $1 returning id`, [
      dedupeKey,
    ])
    ids[state] = row?.id ?? ''
  }
})

test.each([
  ['ada@mail.example', 'a•••@mail.example'],
  ['@mail.example', '•••'],
  ['öykü@posta.example', 'ö•••@posta.example'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

describe.each(bothDoors<keyof typeof verbs>(() => app, verbs))('the queue of mails through %s', (_door, ask) => {
  test('shows the state of each, and a part of its recipient', async () => {
    const { status, body } = await ask('list', {}, admin.token)
    expect(status).toBe(200)
    const states = Object.fromEntries(body.map(({ state, id }: { state: string; id: string }) => [state, id]))
    expect(states).toEqual(ids)
    expect(JSON.stringify(body)).not.toContain(ada.email)
    expect(body[0].to).toBe(maskAddress(ada.email))
    for (const state of Object.keys(ids)) {
      const found = await ask('list', { search: { state }, state }, admin.token)
      expect(found.body.map(({ id }: { id: string }) => id)).toEqual([ids[state]])
    }
    const input = { search: { kind: 'message.received' }, kind: 'message.received' }
    expect((await ask('list', input, admin.token)).body).toEqual([])
    expect((await ask('list', { search: { kind: 'x' }, kind: 'x' }, admin.token)).status).toBe(400)
    expect((await ask('summary', {}, admin.token)).body).toEqual({ waiting: 1, failed: 1 })
  })

  test('is listed from the newest on, or from the oldest', async () => {
    const order = ['skipped', 'sent', 'failed', 'waiting']
    for (const [age, state] of order.entries())
      await app.query(`update outbox set created_at = now() - $2 * interval '1 hour' where id = $1`, [ids[state], age])
    const states = async (search: object) =>
      (await ask('list', { search, ...search }, admin.token)).body.map(({ state }: { state: string }) => state)
    expect(await states({})).toEqual(order)
    expect(await states({ direction: 'asc' })).toEqual(order.toReversed())
    expect((await ask('list', { search: { direction: 'up' }, direction: 'up' }, admin.token)).status).toBe(400)
  })

  test('is found by the exact address of an account or a request, which is then shown whole', async () => {
    const listTo = async (to: string) => (await ask('list', { search: { to }, to }, admin.token)).body
    const found = await listTo(ada.email.toUpperCase())
    expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(Object.values(ids).sort())
    expect(found[0].to).toBe(ada.email)
    for (const part of [ada.email.slice(1), ada.email.split('@')[0] ?? '', '%']) expect(await listTo(part)).toEqual([])
  })

  test('drops a mail on request of an administrator, with a reason, and records it', async () => {
    expect(await ask('drop', { id: ids.failed, reason: ' ' }, admin.token)).toMatchObject({
      body: { errors: { reason: 'Please say why this email should not be sent' } },
    })
    for (const state of ['waiting', 'failed']) {
      expect((await ask('drop', { id: ids[state], reason: 'No such address' }, admin.token)).status).toBe(204)
      expect((await ask('drop', { id: ids[state], reason: 'Again' }, admin.token)).status).toBe(404)
    }
    const dropped = await ask('list', { search: { state: 'dropped' }, state: 'dropped' }, admin.token)
    expect(dropped.body).toHaveLength(2)
    // A mail that may be sent only once is not sent again.
    await queueMail(app.db, new Date(), { kind: 'account.welcome', userId: ada.id, dedupeKey: 'mail:waiting' })
    expect((await ask('summary', {}, admin.token)).body).toEqual({ waiting: 0, failed: 0 })
    const audit = await app.query(
      `select details, reason from audit_events e join audit_reasons r on r.event_id = e.id
        where action = 'outbox.drop' and e.subject_id = $1`,
      [ids.failed],
    )
    expect(audit).toEqual([{ details: { before: { kind: 'account.welcome' } }, reason: 'No such address' }])
  })

  test('skips a mail that is being sent', async () => {
    await app.query("update outbox set claimed_until = now() + interval '1 minute' where id = $1", [ids.waiting])
    expect(await ask('drop', { id: ids.waiting, reason: 'Stop' }, admin.token)).toMatchObject({ status: 409 })
    for (const id of [ids.sent, ids.skipped, 'nonsense'])
      expect((await ask('drop', { id, reason: 'Stop' }, admin.token)).status).toBe(404)
  })

  test('is not accessible to other users', async () => {
    const staff = await app.signIn('hospital')
    for (const name of ['list', 'summary', 'drop'] as const) {
      const input = name === 'drop' ? { id: ids.failed, reason: 'Stop' } : {}
      expect((await ask(name, input)).status).toBe(401)
      for (const { token } of [ada, staff]) expect((await ask(name, input, token)).status).toBe(403)
    }
  })
})
