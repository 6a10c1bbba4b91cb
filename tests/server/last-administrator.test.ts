import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAdministrators } from '#server/features/accounts/users/access.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const verbs = {
  update: {
    rest: 'PUT /api/Users/:id',
    graphql: 'mutation ($id: ID!, $input: UserUpdate!) { updateUser(id: $id, input: $input) { id } }',
  },
  remove: {
    rest: 'DELETE /api/Users/:id',
    graphql: 'mutation ($id: ID!) { deleteUser(id: $id) }',
    success: 204,
    shape: () => ({}),
  },
} satisfies Record<string, Verb>

/** Returns active administrators whose account is not deleted. */
const administrators = () =>
  app
    .query<{ id: string }>("select id from users where role = 'admin' and status = 'active' and deletes_at is null")
    .then((rows) => rows.map(({ id }) => id))

describe.each(bothDoors(() => app, verbs))('through %s', (_door, ask) => {
  test.each([
    ['delete', 'remove', {}],
    ['suspend', 'update', { status: 'suspended' }],
    ['take the role from', 'update', { role: 'user' }],
  ] as const)(
    'the last administrator stays: of two who %s each other at once, one is refused',
    async (_, verb, input) => {
      await app.query("update users set status = 'inactive' where id = any($1)", [await administrators()])
      const [one, two] = [await insertPerson(app, { role: 'admin' }), await insertPerson(app, { role: 'admin' })]
      const waiting = () =>
        app.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
      // Both requests pass authorisation and wait for the lock before either is decided.
      const asked = await app.db.transaction(async (tx) => {
        await lockAdministrators(tx)
        const asking = [ask(verb, { id: two.id, ...input }, one.token), ask(verb, { id: one.id, ...input }, two.token)]
        while ((await waiting()).length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
        return { asking }
      })
      const answers = await Promise.all(asked.asking)
      expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['conflict'])
      expect(await administrators()).toHaveLength(1)
    },
  )
})
