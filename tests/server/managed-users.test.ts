import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { insertHospital } from '#server/seed/factories.ts'
import { insertPerson, linkOf, mailsOf, PASSWORD } from '#tests/support/account.ts'
import { bothDoors, graphql, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { id: string; token: string }
let hospitalId: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  // A permanent administrator, so that the one of these tests is not the last.
  await app.signIn('admin')
  hospitalId = (await insertHospital(app.db)).id
})
afterAll(() => app.close())

const RESET =
  'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }'
const USER =
  '{ id firstName lastName email role status hospitalId phone emailConfirmed twoFactorEnabled mustUseTwoFactor invited lastLoginAt updatedAt }'
const page = { shape: ({ items }: { items: unknown[] }) => items }
const verbs = {
  list: {
    rest: 'GET /api/Users',
    graphql: `query ($q: String, $role: Role, $status: UserStatus, $hospitalId: ID, $sortBy: String, $direction: String, $page: Int, $limit: Int) {
      users(search: { q: $q, role: $role, status: $status, hospitalId: $hospitalId, sortBy: $sortBy, direction: $direction }, page: $page, limit: $limit)
      { items ${USER} } }`,
    ...page,
  },
  get: { rest: 'GET /api/Users/:id', graphql: `query ($id: ID!) { user(id: $id) ${USER} }` },
  summary: {
    graphql:
      '{ userSummary { total active admins newThisMonth newLastMonth staff suspended adminsWithoutTwoFactor staffWithoutTwoFactor } }',
  },
  create: {
    rest: 'POST /api/Users',
    graphql: `mutation ($input: UserInput!) { createUser(input: $input) ${USER} }`,
    success: 201,
  },
  invite: {
    graphql: `mutation ($input: InvitationInput!) { inviteUser(input: $input) ${USER} }`,
    success: 201,
  },
  inviteAgain: {
    graphql: `mutation ($id: ID!) { repeatInvitation(id: $id) ${USER} }`,
  },
  update: {
    rest: 'PUT /api/Users/:id',
    graphql: `mutation ($id: ID!, $input: UserUpdate!) { updateUser(id: $id, input: $input) ${USER} }`,
  },
  remove: {
    rest: 'DELETE /api/Users/:id',
    graphql: 'mutation ($id: ID!) { deleteUser(id: $id) }',
    success: 204,
    shape: () => ({}),
  },
} satisfies Record<string, Verb>

const person = (email: string, more: object = {}) => ({ firstName: 'Elif', lastName: 'Öztürk', email, ...more })
const audited = (id: string) =>
  app
    .query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [id])
    .then((rows) => rows.map(({ action }) => action))
const signIn = (email: string, password = PASSWORD) =>
  app.request
    .post('/api/Auth/login')
    .send({ email, password })
    .then(({ status }) => status)

describe.each(bothDoors(() => app, verbs))('through %s', (door, ask) => {
  const address = (name: string) => `${name}.${door.toLowerCase()}@mail.example`

  test('only administrators have access', async () => {
    const { id } = await insertPerson(app)
    const staff = await app.signIn('hospital')
    const patient = await app.signIn('user')
    for (const [name, input] of [
      ['list', {}],
      ['get', { id }],
      ['summary', {}],
      ['create', person(address('x'), { password: PASSWORD })],
      ['invite', person(address('x'))],
      ['inviteAgain', { id }],
      ['update', { id, firstName: 'X' }],
      ['remove', { id }],
    ] as const) {
      expect((await ask(name, input)).status, name).toBe(401)
      for (const { token } of [staff, patient]) expect((await ask(name, input, token)).status, name).toBe(403)
    }
  })

  test('an account is created, its address confirmed, and signs in', async () => {
    const input = person(address('made'), { password: PASSWORD, confirmPassword: PASSWORD, phone: '' })
    const { status, body } = await ask('create', input, admin.token)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      firstName: 'Elif',
      role: 'user',
      status: 'active',
      phone: null,
      emailConfirmed: false,
    })
    expect((await mailsOf(app, body.id)).map(({ kind }) => kind)).toEqual(['account.confirm_email'])
    expect(await audited(body.id)).toEqual(['user.create'])
    expect(await signIn(input.email)).toBe(200)
    expect((await ask('create', { ...input, email: input.email.toUpperCase() }, admin.token)).code).toBe(
      'duplicate_email',
    )
  })

  test('every wrong field is reported at once', async () => {
    const wrong = {
      firstName: '',
      lastName: ' ',
      email: 'elif@',
      password: 'abc',
      confirmPassword: 'abd',
      role: 'hospital',
    }
    expect((await ask('create', wrong, admin.token)).body.errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is invalid',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
      hospitalId: 'Hospital selection is required',
    })
    const nothing = await ask('create', {}, admin.token)
    expect(nothing.body.errors).toMatchObject({ email: 'Email is required', password: 'Password is required' })
  })

  test('an invitation leads to a first password, once', async () => {
    const email = address('invited')
    const { body } = await ask('invite', person(email, { role: 'hospital', hospitalId, language: 'tr' }), admin.token)
    expect(body).toMatchObject({ role: 'hospital', hospitalId, lastLoginAt: null, invited: true })
    const first = await linkOf(app, body.id, 'account.invitation')
    expect((await ask('inviteAgain', { id: body.id }, admin.token)).status).toBe(200)
    const second = await linkOf(app, body.id, 'account.invitation')
    const choose = (token: string) => graphql(app, RESET, { token, newPassword: PASSWORD }).then(({ status }) => status)
    expect([await choose(first), await choose(second), await choose(second)]).toEqual([400, 200, 400])
    expect(await signIn(email)).toBe(200)
    expect((await ask('get', { id: body.id }, admin.token)).body).toMatchObject({
      emailConfirmed: true,
      invited: false,
    })
    expect((await ask('inviteAgain', { id: body.id }, admin.token)).code).toBe('conflict')
  })

  test('the first password of an invitation signs in, a reset does not', async () => {
    const email = address('welcome')
    const { body } = await ask('invite', person(email, { role: 'hospital', hospitalId, language: 'tr' }), admin.token)
    const redeem = async (token: string) => {
      const query = `mutation ($token: String!, $newPassword: String!) {
        redeemPasswordLink(token: $token, newPassword: $newPassword) { token user { id hospitalRole } } }`
      return graphql(app, query, { token, newPassword: PASSWORD })
    }
    const link = await linkOf(app, body.id, 'account.invitation')
    const { body: session } = await redeem(link)
    expect(session.user).toEqual({ id: body.id, hospitalRole: 'owner' })
    const { body: viewer } = await graphql(app, '{ viewer { email } }', {}, session.token)
    expect(viewer.email).toBe(email)
    expect((await redeem(link)).status).toBe(400)
    await graphql(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email })
    expect((await redeem(await linkOf(app, body.id, 'account.reset_password'))).body).toBeNull()
  })

  test('lists find users by any part of name and address, by role, status and hospital, in any order', async () => {
    const key = `q${door.toLowerCase()}`
    const made = []
    for (const [index, role] of (['user', 'hospital', 'admin'] as const).entries())
      made.push(
        await insertPerson(app, {
          firstName: `Şule${index}`,
          lastName: 'Işık',
          email: `${key}${index}@mail.example`,
          role,
          hospitalId: role === 'hospital' ? hospitalId : null,
        }),
      )
    const ids = made.map(({ id }) => id)
    const idsOf = async (input: object) =>
      (await ask('list', { q: key, ...input }, admin.token)).body.map(({ id }: { id: string }) => id)
    expect(await idsOf({})).toEqual(ids)
    expect(await idsOf({ q: `sule isik ${key}`, direction: 'desc' })).toEqual(ids.toReversed())
    expect(await idsOf({ role: 'admin' })).toEqual([ids[2]])
    expect(await idsOf({ hospitalId })).toEqual([ids[1]])
    expect(await idsOf({ sortBy: 'email', limit: 2, page: 2 })).toEqual([ids[2]])
    expect(await idsOf({ status: 'suspended' })).toEqual([])
    expect(await idsOf({ q: '%' })).toEqual([])
    // A second administrator would break the following tests.
    await ask('remove', { id: ids[2] }, admin.token)
  })

  test('a suspended user is signed out, and nothing else changes', async () => {
    const { id, token } = await insertPerson(app, { firstName: 'Deniz', phone: '+90 532 000 00 00' })
    const { body } = await ask('update', { id, status: 'suspended' }, admin.token)
    expect(body).toMatchObject({ status: 'suspended', firstName: 'Deniz', phone: '+90 532 000 00 00' })
    expect((await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`)).status).toBe(401)
    expect(await audited(id)).toEqual(['user.update'])
  })

  test('another address has to be confirmed, the old one is notified, and old links are invalid', async () => {
    const { id, email, token } = await insertPerson(app)
    await graphql(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email })
    const reset = await linkOf(app, id, 'account.reset_password')
    const { body } = await ask('update', { id, email: address('moved') }, admin.token)
    expect(body).toMatchObject({ email: address('moved'), emailConfirmed: false })
    const told = (await mailsOf(app, id)).filter(({ kind }) => kind !== 'account.reset_password')
    expect(told.map(({ kind, to }) => [kind, to])).toEqual([
      ['account.confirm_email', address('moved')],
      ['account.email_changed', email],
    ])
    const opened = await graphql(app, RESET, { token: reset, newPassword: PASSWORD })
    expect(opened.status).toBe(400)
    expect((await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`)).status).toBe(401)
  })

  test('staff need a hospital, and lose it with the role', async () => {
    const { id } = await insertPerson(app)
    const refused = await ask('update', { id, role: 'hospital' }, admin.token)
    expect(refused.body.errors).toEqual({ hospitalId: 'Hospital selection is required' })
    expect((await ask('update', { id, role: 'hospital', hospitalId }, admin.token)).body).toMatchObject({ hospitalId })
    expect((await ask('update', { id, role: 'user' }, admin.token)).body).toMatchObject({
      role: 'user',
      hospitalId: null,
    })
  })

  test('a stale edit is refused and names the changes', async () => {
    const { id } = await insertPerson(app, { lastName: 'Demir' })
    const { body: read } = await ask('get', { id }, admin.token)
    await ask('update', { id, lastName: 'Kaya' }, admin.token)
    const stale =
      door === 'REST'
        ? await app.request
            .put(`/api/Users/${id}`)
            .set('authorization', `Bearer ${admin.token}`)
            .set('if-match', `"${new Date(read.updatedAt).getTime().toString(36)}.x"`)
            .send({ lastName: 'Ak' })
            .then(({ body }) => body)
        : (await ask('update', { id, lastName: 'Ak', basedOn: read.updatedAt }, admin.token)).body
    expect(stale).toMatchObject({ code: 'stale_edit', changed: [{ field: 'lastName', yours: 'Ak', now: 'Kaya' }] })
  })

  test('administrators cannot lock themselves out', async () => {
    expect((await ask('update', { id: admin.id, status: 'inactive' }, admin.token)).body.errors).toEqual({
      status: 'You cannot change your own role or status.',
    })
    expect((await ask('update', { id: admin.id, role: 'user' }, admin.token)).status).toBe(400)
    expect((await ask('remove', { id: admin.id }, admin.token)).code).toBe('conflict')
    expect((await ask('get', { id: admin.id }, admin.token)).body).toMatchObject({ role: 'admin', status: 'active' })
  })

  test('a deleted account is gone for administrators at once and erased by the job', async () => {
    const { id, email, token } = await insertPerson(app, { lastName: 'Sayın' })
    expect((await ask('remove', { id }, admin.token)).status).toBe(204)
    expect((await ask('list', { q: email }, admin.token)).body).toEqual([])
    expect((await app.request.get('/api/Auth/me').set('authorization', `Bearer ${token}`)).status).toBe(401)
    const log = createLogger('silent', false)
    await deleteAccounts({ config: app.config, db: app.db, log, clock: () => new Date() })
    const [row] = await app.query('select last_name, password_hash from users where id = $1', [id])
    expect(row).toEqual({ last_name: '', password_hash: '' })
    expect(await audited(id)).toEqual(['user.delete', 'user.delete_account'])
  })

  test('an unknown account is not found', async () => {
    for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
      for (const name of ['update', 'remove', 'inviteAgain'] as const)
        expect((await ask(name, { id }, admin.token)).status, name).toBe(404)
  })
})

test('the list can be exported for a spreadsheet, in which no name becomes a formula', async () => {
  await insertPerson(app, { firstName: '=SUM(A1)', lastName: 'Çelik', email: 'formula@mail.example' })
  await insertPerson(app, { firstName: 'x;=1+1;y', lastName: 'a\t-2', email: 'other-formula@mail.example' })
  const answer = await app.request
    .get('/api/Users/export?q=formula&sortBy=email')
    .set('authorization', `Bearer ${admin.token}`)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d.csv"$/)
  const [head, line, other] = answer.text.split('\n')
  expect(head).toBe('\ufefffirstName,lastName,email,role,status,hospitalId,phone,createdAt,lastLoginAt')
  expect(line).toMatch(/^'=SUM\(A1\),Çelik,formula@mail\.example,user,active,,/)
  // In Turkish and Russian spreadsheets a semicolon starts the next cell.
  expect(other).toMatch(/^x;'=1\+1;y,a\t'-2,other-formula@mail\.example/)
})
