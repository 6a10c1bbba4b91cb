import bcrypt from 'bcrypt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { insertUser } from '#server/seed/factories.ts'
import { type AccountDoor, accountDoors } from '#tests/support/account.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Token = string | undefined
const doorOf = (ask: AccountDoor) => ({
  login: (input: object) => ask('login', { ...input }),
  register: (input: object) => ask('register', { ...input }),
  me: (token?: Token) => ask('me', {}, token),
  edit: (token: Token, input: object) => ask('updateProfile', { ...input }, token),
  change: (token: Token, input: object) => ask('changePassword', { ...input }, token),
  logout: (token: Token) => ask('logout', {}, token),
})
const [[, viaRest], [, viaGraphql]] = accountDoors(() => app)
const doors = { REST: doorOf(viaRest), GraphQL: doorOf(viaGraphql) }

let count = 0
const newcomer = (changes: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `newcomer-${++count}@mail.example`,
  password: 'Secret123!',
  ...changes,
})

describe.each(Object.entries(doors))('signing in through %s', (_name, door) => {
  test('registers a patient, signs in, edits the profile, signs out', async () => {
    const input = newcomer()
    const registered = await door.register(input)
    expect(registered.status).toBe(201)
    expect(registered.body.user).toMatchObject({ email: input.email, role: 'user', roles: ['user'], status: 'active' })
    expect(JSON.stringify(registered.body)).not.toMatch(/password|\$2b\$/i)

    const { status, body } = await door.login({ email: input.email.toUpperCase(), password: input.password })
    expect(status).toBe(200)
    expect(body.user.id).toBe(registered.body.user.id)
    expect(new Date(body.expiresAt).getTime()).toBeGreaterThan(Date.now())
    expect(body.user.lastLoginAt).not.toBeNull()

    expect((await door.me(body.token)).body).toMatchObject({ id: body.user.id, email: input.email, roles: ['user'] })
    const edited = await door.edit(body.token, {
      firstName: ' Augusta ',
      phone: '+44 20 7946 0100',
      bio: '',
      role: undefined,
    })
    expect(edited.body).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Lovelace',
      phone: '+44 20 7946 0100',
      bio: null,
    })

    expect((await door.logout(body.token)).status).toBe(204)
    expect(await door.me(body.token)).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect((await door.me(registered.body.token)).status).toBe(200)
  })

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const input = newcomer()
    await door.register(input)
    const wrong = await door.login({ email: input.email, password: 'Secret123?' })
    const unknown = await door.login({ email: 'nobody@mail.example', password: 'Secret123?' })
    expect(wrong).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      body: { message: 'Email or password is wrong.' },
    })
    const withoutIds = (answer: typeof wrong) => ({
      ...answer,
      headers: undefined,
      body: { ...answer.body, requestId: undefined },
    })
    expect(withoutIds(unknown)).toEqual(withoutIds(wrong))
  })

  test('refuses invalid input with the messages of the form', async () => {
    expect(await door.login({ email: '', password: '' })).toMatchObject({
      status: 400,
      code: 'bad_input',
      body: { errors: { email: 'Email is required', password: 'Password is required' } },
    })
    expect((await door.login({ email: 'ada', password: '12345' })).body.errors).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    })
    const { status, body } = await door.register(newcomer({ firstName: ' ', lastName: '' }))
    expect(status).toBe(400)
    expect(body.errors).toEqual({ firstName: 'First name is required', lastName: 'Last name is required' })
  })

  test('compares the repeated password if both are sent', async () => {
    const input = newcomer()
    expect(await door.register({ ...input, confirmPassword: 'Secret123' })).toMatchObject({
      status: 400,
      body: { errors: { confirmPassword: 'Passwords do not match' } },
    })
    const { token } = (await door.register({ ...input, confirmPassword: input.password })).body
    const change = { currentPassword: input.password, newPassword: 'Another456!' }
    expect(await door.change(token, { ...change, confirmPassword: 'Another456' })).toMatchObject({
      status: 400,
      body: { errors: { confirmPassword: 'New passwords do not match' } },
    })
    expect((await door.change(token, { ...change, confirmPassword: 'Another456!' })).status).toBe(204)
  })

  test('refuses a name that could be a link in a mail', async () => {
    const { status, body } = await door.register(newcomer({ firstName: 'Claim: https://evil.example/x' }))
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['firstName'])
  })

  test('limits the bytes of a password, which bcrypt would cut', async () => {
    const refused = await door.register(newcomer({ password: 'ğ'.repeat(37) }))
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { password: 'Password must be at most 72 bytes long' } },
    })
    expect((await door.register(newcomer({ password: 'ğ'.repeat(36) }))).status).toBe(201)
    const login = await door.login({ email: 'newcomer@mail.example', password: 'a'.repeat(80) })
    expect(login.status).toBe(400)
  })

  test('an address is one account in any letter case', async () => {
    const input = newcomer()
    await door.register(input)
    expect(await door.register({ ...input, email: input.email.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'duplicate_email',
    })
  })

  test('changes the password, which ends the other sessions', async () => {
    const input = newcomer()
    const { body } = await door.register(input)
    const signIn = (password: string) => door.login({ email: input.email, password })
    const other = (await signIn(input.password)).body.token
    const change = (currentPassword: string) => door.change(body.token, { currentPassword, newPassword: 'Another456!' })
    expect(await change('Wrong123!')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: 'The current password is wrong.' } },
    })
    expect((await change(input.password)).status).toBe(204)
    expect((await door.me(other)).status).toBe(401)
    expect((await door.me(body.token)).status).toBe(200)
    expect((await signIn(input.password)).status).toBe(401)
    expect((await signIn('Another456!')).status).toBe(200)
  })

  test('admits only active users, and ends sessions of others at once', async () => {
    const user = await insertUser(app.db, { password: 'Secret123!' })
    const input = { email: user.email, password: 'Secret123!' }
    const { token } = (await door.login(input)).body
    for (const status of ['suspended', 'inactive']) {
      await app.query('update users set status = $1 where id = $2', [status, user.id])
      expect((await door.me(token)).status).toBe(401)
      expect(await door.login(input)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    await app.query("update users set status = 'active' where id = $1", [user.id])
    expect((await door.me(token)).status).toBe(200)
  })

  test('tells the owner of an ended session that the account is suspended', async () => {
    const user = await insertUser(app.db)
    const token = await app.tokenFor(user.id)
    const reasonOf = async (of: string) =>
      (await app.graphql('{ viewer { id } }', {}, of)).errors?.[0]?.extensions?.reason
    await app.query("update users set status = 'suspended' where id = $1", [user.id])
    expect(await reasonOf(token)).toBe('suspended')
    expect(await reasonOf(`${token}x`)).toBeUndefined()
    await app.query("update users set status = 'inactive' where id = $1", [user.id])
    expect(await reasonOf(token)).toBeUndefined()
  })

  test('reads the role from the database, not from the token', async () => {
    const { token, user } = (await door.register(newcomer())).body
    await app.query("update users set role = 'admin' where id = $1", [user.id])
    expect((await door.me(token)).body).toMatchObject({ role: 'admin', roles: ['admin'] })
  })
})

describe('POST /api/Auth/register', () => {
  test('ignores a requested role', async () => {
    const body = { ...newcomer(), role: 'admin', roles: ['admin'], isAdmin: true, hospitalId: crypto.randomUUID() }
    const answer = await rest(app, 'post', '/api/Auth/register', { body })
    expect(answer.status).toBe(201)
    expect(answer.headers.location).toBe('/api/Auth/me')
    expect(answer.body.user).toMatchObject({ role: 'user', roles: ['user'], hospitalId: null })
  })

  test('accepts the documented names in PascalCase', async () => {
    const { firstName, lastName, email, password } = newcomer()
    const body = { FirstName: firstName, LastName: lastName, Email: email, Password: password }
    expect((await rest(app, 'post', '/api/auth/REGISTER', { body })).status).toBe(201)
  })

  test('lets only one of many concurrent registrations have an address', async () => {
    const input = newcomer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => doors.REST.register(input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })
})

describe('PUT /api/Auth/me', () => {
  test('refuses an edit based on an older version', async () => {
    const { token } = (await doors.REST.register(newcomer())).body
    const { headers } = await rest(app, 'get', '/api/Auth/me', { token })
    const edit = (bio: string) =>
      rest(app, 'put', '/api/Auth/me', { token, body: { bio }, headers: { 'if-match': String(headers.etag) } })
    expect((await edit('first')).status).toBe(200)
    expect(await edit('second')).toMatchObject({ status: 409, code: 'stale_edit' })
    expect((await doors.REST.me(token)).body.bio).toBe('first')
  })

  test('requires signing in', async () => {
    expect(await rest(app, 'put', '/api/Auth/me', { body: { bio: 'x' } })).toMatchObject({ status: 401 })
    expect((await rest(app, 'get', '/api/Auth/me')).headers['www-authenticate']).toBe('Bearer')
    expect(await graphql(app, '{ viewer { id } }', {})).toMatchObject({ status: 200, body: null })
  })
})

describe('guessing passwords', () => {
  test('is limited to ten wrong ones per account, through both interfaces, from any claimed address', async () => {
    const user = await insertUser(app.db, { password: 'Secret123!' })
    const guess = (index: number) =>
      app.request
        .post('/api/Auth/login')
        .set('x-forwarded-for', `198.51.100.${index}`)
        .send({ email: user.email, password: `Guess-${index}` })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    const right = { email: user.email, password: 'Secret123!' }
    expect(await doors.GraphQL.login(right)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect((await doors.REST.login({ ...right, email: right.email.toUpperCase() })).status).toBe(429)
  })

  test('does not hinder the owner of the password', async () => {
    const user = await insertUser(app.db, { password: 'Secret123!' })
    const login = () => doors.REST.login({ email: user.email, password: 'Secret123!' })
    const answers = await Promise.all(Array.from({ length: 30 }, login))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  test('takes as long for an address without an account', async () => {
    const known = newcomer()
    await doors.REST.register(known)
    const compare = vi.spyOn(bcrypt, 'compare')
    try {
      const costs: unknown[] = []
      for (const email of [known.email, 'unknown@mail.example']) {
        compare.mockClear()
        expect((await doors.REST.login({ email, password: 'Wrong123!' })).status).toBe(401)
        // The cost in the hash determines the duration of a comparison.
        costs.push(compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash)))
      }
      expect(costs).toEqual([[10], [10]])
    } finally {
      compare.mockRestore()
    }
  })
})
