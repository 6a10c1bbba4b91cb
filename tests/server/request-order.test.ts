import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestDoors } from '#tests/support/requests.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  for (const [hours, number, dueOn] of [
    [3, 'RQ-first', '2026-03-20'],
    [2, 'RQ-second', '2026-03-01'],
    [1, 'RQ-third', '2026-03-10'],
  ])
    await app.query(
      `insert into requests (id, number, kind, state, email, language, due_on, created_at, updated_at)
        values (gen_random_uuid(), $1, 'contact', 'new', 'a@mail.example', 'en', $2, now() - $3 * interval '1 hour', now())`,
      [number, dueOn, hours],
    )
})
afterAll(() => app.close())

describe.each(requestDoors(() => app))('requests through %s', (_door, ask) => {
  const received = ['RQ-first', 'RQ-second', 'RQ-third']
  const due = ['RQ-second', 'RQ-third', 'RQ-first']
  test.each<[object, string[]]>([
    [{}, received.toReversed()],
    [{ sortBy: 'received' }, received],
    [{ sortBy: 'received', direction: 'desc' }, received.toReversed()],
    [{ state: 'open' }, due],
    [{ sortBy: 'due' }, due],
    [{ sortBy: 'due', direction: 'desc' }, due.toReversed()],
  ])('are ordered by %j', async (search, order) => {
    const { body } = await ask('list', { search, ...search }, admin.token)
    expect(body.map(({ number }: { number: string }) => number)).toEqual(order)
  })

  test('have no other order', async () => {
    const search = { sortBy: 'name' }
    expect((await ask('list', { search, ...search }, admin.token)).status).toBe(400)
  })
})
