import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { insertPatient } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { token: string }
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  ada = await insertPatient(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.query('delete from outbox')
  for (const failed of [false, true, true])
    await queueMail(app.db, new Date(), { kind: 'account.welcome', userId: ada.id }).then(() =>
      app.query(
        `update outbox set attempts = 8, last_error = 'EENVELOPE RCPT TO 550', available_at = now() - interval '1 hour',
          failed_at = case when $1 then now() end
        where attempts = 0`,
        [failed],
      ),
    )
  id =
    (await app.query<{ id: string }>('select id from outbox where failed_at is not null order by failed_at desc'))[0]
      ?.id ?? ''
})

const door = {
  list: async (token?: string, query = '') => {
    const fields = '{ total items { id kind attempts lastError failedAt createdAt } }'
    const answer = await graphql(app, `{ deadLetters${query} ${fields} }`, {}, token)
    return { ...answer, total: answer.body?.total, items: answer.body?.items }
  },
  retry: (letter: string, token?: string) =>
    graphql(app, 'mutation ($id: ID!) { retryDeadLetter(id: $id) }', { id: letter }, token),
}

describe('dead letters', () => {
  test('are listed for administrators, latest first, without names', async () => {
    const { status, total, items } = await door.list(admin.token)
    expect([status, total]).toEqual([200, 2])
    expect(items[0]).toEqual({
      id,
      kind: 'account.welcome',
      attempts: 8,
      lastError: 'EENVELOPE RCPT TO 550',
      failedAt: expect.any(String),
      createdAt: expect.any(String),
    })
    const second = await door.list(admin.token, '(page: 2, limit: 1)')
    expect([second.total, second.items.length]).toEqual([2, 1])
    expect(second.items[0].id).not.toBe(id)
  })

  test('are retried with all their attempts', async () => {
    const answer = await door.retry(id, admin.token)
    expect(answer.status).toBe(200)
    const [row] = await app.query(
      'select failed_at, attempts, available_at <= now() as due from outbox where id = $1',
      [id],
    )
    expect(row).toEqual({ failed_at: null, attempts: 0, due: true })
    expect((await door.list(admin.token)).total).toBe(1)
    expect((await door.retry(id, admin.token)).status).toBe(404)
    const audit = await app.query('select actor_id from audit_events where action = $1 and subject_id = $2', [
      'outbox.retry',
      id,
    ])
    expect(audit).toHaveLength(1)
  })

  test('are not accessible to other users', async () => {
    const staff = await app.signIn('hospital')
    for (const [token, status] of [
      [undefined, 401],
      [ada.token, 403],
      [staff.token, 403],
    ] as const) {
      expect((await door.list(token)).status).toBe(status)
      expect((await door.retry(id, token)).status).toBe(status)
    }
  })

  test('that are unknown, or have an invalid ID, are not found', async () => {
    for (const wrong of [v7(), 'nonsense']) expect((await door.retry(wrong, admin.token)).status).toBe(404)
    const [open] = await app.query<{ id: string }>('select id from outbox where failed_at is null')
    expect((await door.retry(open?.id ?? '', admin.token)).status).toBe(404)
  })
})
