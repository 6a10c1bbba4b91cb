import { afterAll, beforeAll, expect, test } from 'vitest'
import { requests } from '#server/features/administration/requests/table.ts'
import { graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const put = (path: string, body: object) =>
  app.request.put(path).set('authorization', `Bearer ${admin.token}`).send(body)

test('a user who has to use two-factor sign-in can do nothing else from the next request on', async () => {
  const person = await app.signIn('user')
  const appointments = () => app.request.get('/api/Appointments/my').set('authorization', `Bearer ${person.token}`)
  expect((await appointments()).status).toBe(200)
  const { body } = await put(`/api/Users/${person.id}`, { mustUseTwoFactor: true })
  expect(body).toMatchObject({ mustUseTwoFactor: true, twoFactorEnabled: false })
  expect((await appointments()).body.code).toBe('two_factor_setup_required')
  await put(`/api/Users/${person.id}`, { mustUseTwoFactor: false })
  expect((await appointments()).status).toBe(200)
})

test('a request is assigned only to a colleague who can sign in', async () => {
  const colleague = await app.signIn('admin')
  const [letter] = await app.db
    .insert(requests)
    .values({ number: 'RQ-TESTTEST', kind: 'contact', email: 'ada@mail.example', language: 'en', dueOn: '2026-12-01' })
    .returning()
  const give = () =>
    graphql(
      app,
      'mutation ($id: ID!, $input: RequestUpdate!) { updateRequest(id: $id, input: $input) { ownerId } }',
      { id: letter?.id, input: { ownerId: colleague.id } },
      admin.token,
    )
  await app.query("update users set status = 'suspended' where id = $1", [colleague.id])
  expect((await give()).body.errors).toEqual({ ownerId: 'Only an administrator can be assigned a request.' })
  await app.query("update users set status = 'active' where id = $1", [colleague.id])
  expect((await give()).body).toMatchObject({ ownerId: colleague.id })
})
