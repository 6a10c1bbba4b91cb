import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertUser } from '#server/seed/factories.ts'
import { accountDoors, insertPerson, linkOf, mailsOf, PASSWORD } from '#tests/support/account.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const address = () => `${v7()}@mail.example`
const LINK_GONE = 'This link is no longer valid. Please ask for a new one.'

describe.each(accountDoors(() => app))('confirming an address through %s', (_name, ask) => {
  const register = async (more: object = {}) => {
    const email = address()
    const { body, status } = await ask('register', {
      firstName: 'Ada',
      lastName: 'Söğüt',
      email,
      password: PASSWORD,
      ...more,
    })
    expect(status).toBe(201)
    return { email, token: body.token as string, id: body.user.id as string, user: body.user }
  }

  test('a new account is welcomed and asked to confirm, and the link works once', async () => {
    const { id, email, token, user } = await register()
    expect(user).toMatchObject({ emailConfirmed: false, pendingEmail: null, language: 'en' })
    const mails = await mailsOf(app, id)
    expect(mails.map(({ kind }) => kind)).toEqual(['account.welcome', 'account.confirm_email'])
    expect(mails[1]).toMatchObject({ to: email, payload: { tokenId: expect.stringMatching(/^[\da-f-]{36}$/) } })

    const link = await linkOf(app, id, 'account.confirm_email')
    expect((await ask('confirmEmail', { token: link })).status).toBe(204)
    expect((await ask('me', {}, token)).body.emailConfirmed).toBe(true)
    expect(await ask('confirmEmail', { token: link })).toMatchObject({
      status: 400,
      code: 'bad_input',
      body: { message: LINK_GONE },
    })
  })

  test('mails are in the language of the registration', async () => {
    expect((await register({ language: 'tr' })).user.language).toBe('tr')
  })

  test('neither the database nor the outbox contains a link', async () => {
    const { id } = await register()
    const link = await linkOf(app, id, 'account.confirm_email')
    const secret = link.split('.')[1] as string
    const stored = await app.query(
      'select t.*, o.* from one_time_tokens t join outbox o on o.user_id = t.user_id where t.user_id = $1',
      [id],
    )
    expect(stored).not.toHaveLength(0)
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect((await ask('confirmEmail', { token: `${link.split('.')[0]}.${'A'.repeat(secret.length)}` })).status).toBe(
      400,
    )
    expect((await ask('confirmEmail', { token: 'x' })).status).toBe(400)
  })

  test('a link expires after a week', async () => {
    const { id, token } = await register()
    const link = await linkOf(app, id, 'account.confirm_email')
    const before = now
    now = new Date(before.getTime() + 7 * DAY + 1000)
    expect((await ask('confirmEmail', { token: link })).status).toBe(400)
    now = before
    expect((await ask('me', {}, token)).body.emailConfirmed).toBe(false)
    expect((await ask('confirmEmail', { token: link })).status).toBe(204)
  })

  test('another link can be requested, a few times an hour, until the address is confirmed', async () => {
    const { id, token } = await insertPerson(app)
    expect((await ask('requestEmailConfirmation')).status).toBe(401)
    for (let sent = 0; sent < 5; sent++) expect((await ask('requestEmailConfirmation', {}, token)).status).toBe(204)
    expect(await ask('requestEmailConfirmation', {}, token)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(await mailsOf(app, id)).toHaveLength(5)

    const first = (await mailsOf(app, id))[0]?.payload.tokenId
    await ask('confirmEmail', { token: await linkOf(app, id, 'account.confirm_email') })
    const unused = await app.query('select id from one_time_tokens where user_id = $1 and used_at is null', [id])
    expect(first).toBeDefined()
    expect(unused).toEqual([])
    // No more mails are sent, so none are counted.
    expect((await ask('requestEmailConfirmation', {}, token)).status).toBe(204)
    expect(await mailsOf(app, id)).toHaveLength(5)
  })
})

describe.each(accountDoors(() => app))('another address through %s', (_name, ask) => {
  test('replaces the old one when its link is used, and the old one is notified', async () => {
    const person = await insertPerson(app)
    const email = address()
    expect(await ask('requestEmailChange', { email, password: 'Wrong123!' }, person.token)).toMatchObject({
      status: 400,
      body: { errors: { password: 'The password is wrong.' } },
    })
    const asked = await ask('requestEmailChange', { email, password: PASSWORD }, person.token)
    expect(asked).toMatchObject({ status: 200, body: { email: person.email, pendingEmail: email } })
    const mails = await mailsOf(app, person.id)
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['account.email_change', email],
      ['account.email_changed', person.email],
    ])
    expect((await ask('login', { email, password: PASSWORD })).status).toBe(401)
    expect((await ask('login', { email: person.email, password: PASSWORD })).status).toBe(200)
    await ask('requestPasswordReset', { email: person.email })
    const reset = await linkOf(app, person.id, 'account.reset_password')

    const link = await linkOf(app, person.id, 'account.email_change')
    expect((await ask('confirmEmail', { token: link })).status).toBe(204)
    expect((await ask('me', {}, person.token)).body).toMatchObject({ email, pendingEmail: null, emailConfirmed: true })
    expect((await ask('login', { email, password: PASSWORD })).status).toBe(200)
    expect((await ask('login', { email: person.email, password: PASSWORD })).status).toBe(401)
    expect((await ask('confirmEmail', { token: link })).status).toBe(400)
    // A link in the old mailbox no longer works, but the notice is still sent there.
    expect((await ask('resetPassword', { token: reset, newPassword: 'Another456!' })).status).toBe(400)
    expect((await mailsOf(app, person.id))[1]).toMatchObject({ kind: 'account.email_changed', to: person.email })
  })

  test('the notice to the old address contains no working link', async () => {
    const person = await insertPerson(app)
    await ask('requestEmailChange', { email: address(), password: PASSWORD }, person.token)
    const link = await linkOf(app, person.id, 'account.email_changed')
    expect((await ask('confirmEmail', { token: link })).status).toBe(400)
  })

  test('can be cancelled, or chosen again, and only the last link counts', async () => {
    const person = await insertPerson(app)
    const [first, second] = [address(), address()]
    await ask('requestEmailChange', { email: first, password: PASSWORD }, person.token)
    const firstLink = await linkOf(app, person.id, 'account.email_change')
    await ask('requestEmailChange', { email: second, password: PASSWORD }, person.token)
    expect((await ask('confirmEmail', { token: firstLink })).status).toBe(400)
    const secondLink = await linkOf(app, person.id, 'account.email_change')
    const cancelled = await ask('cancelEmailChange', {}, person.token)
    expect(cancelled.body).toMatchObject({ email: person.email, pendingEmail: null })
    expect((await ask('confirmEmail', { token: secondLink })).status).toBe(400)
    expect((await ask('me', {}, person.token)).body.email).toBe(person.email)
  })

  test('is refused if another account has it, before the link as well as after', async () => {
    const person = await insertPerson(app)
    const other = await insertPerson(app)
    const taken = { status: 409, code: 'duplicate_email' }
    const change = (email: string) => ask('requestEmailChange', { email, password: PASSWORD }, person.token)
    expect(await change(other.email.toUpperCase())).toMatchObject(taken)
    expect((await change(person.email)).body.errors).toEqual({ email: 'This is already your email address.' })
    const email = address()
    await change(email)
    await insertUser(app.db, { email })
    const link = await linkOf(app, person.id, 'account.email_change')
    expect(await ask('confirmEmail', { token: link })).toMatchObject(taken)
    expect((await ask('me', {}, person.token)).body.email).toBe(person.email)
  })
})
