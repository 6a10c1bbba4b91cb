import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/features/accounts/users/passwords.ts'
import { type AccountDoor, accountDoors, insertPerson, mailsOf, PASSWORD } from '#tests/support/account.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const START = new Date('2026-03-04T10:00:15Z')
let app: TestApp
let now = START
/**
 * Starts one application per interface, because the wrong guesses of both would exceed the limit of
 * one address.
 */
function startApp() {
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now })
  })
  afterAll(() => app.close())
}
afterEach(() => {
  now = START
})

const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const WRONG_CODE = 'This code is incorrect. Please try again.'
const NO_CODE = 'Please enter a code of your authenticator app, or one of your recovery codes'

/** Returns the code of the user's authenticator app at an instant. */
const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Returns a code that is wrong at all times of these tests. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2, 3, 4].map((step) => codeAt(secret, later(step * 30)))
  return ['000000', '111111', '222222'].find((code) => !right.includes(code)) as string
}

async function turnOn(ask: AccountDoor, token: string) {
  const { secret } = (await ask('startTwoFactor', {}, token)).body
  const { status, body } = await ask('enableTwoFactor', { password: PASSWORD, code: codeAt(secret, now) }, token)
  expect(status).toBe(200)
  return { secret: secret as string, recoveryCodes: body.recoveryCodes as string[] }
}

describe.each(accountDoors(() => app))('two-factor sign-in through %s', (_name, ask) => {
  startApp()
  const signIn = (email: string, code?: string, password = PASSWORD) => ask('login', { email, password, code })

  test('is set up with a QR code and a first code', async () => {
    const { id, email, token } = await insertPerson(app)
    const { body } = await ask('startTwoFactor', {}, token)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(body.uri)
    expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', body.secret])
    expect(decodeURIComponent(uri.pathname)).toContain(email)
    const [head, data] = body.qrCode.split(',')
    expect(head).toBe('data:image/svg+xml;base64')
    expect(Buffer.from(data, 'base64').toString()).toMatch(/^<svg[^>]*>.*<\/svg>\s*$/s)

    // Nothing has changed yet.
    expect((await ask('me', {}, token)).body.twoFactorEnabled).toBe(false)
    expect((await signIn(email)).status).toBe(200)
    expect(await ask('enableTwoFactor', { password: PASSWORD, code: wrongCode(body.secret) }, token)).toMatchObject({
      status: 400,
      body: { errors: { code: WRONG_CODE } },
    })
    const code = codeAt(body.secret, now)
    expect((await ask('enableTwoFactor', { password: 'Wrong123!', code }, token)).body.errors).toEqual({
      password: 'The password is wrong.',
    })
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    const enabled = await ask('enableTwoFactor', { password: PASSWORD, code: typed }, token)
    expect(enabled.status).toBe(200)
    expect(new Set(enabled.body.recoveryCodes).size).toBe(10)
    expect((await ask('me', {}, token)).body.twoFactorEnabled).toBe(true)
    expect((await mailsOf(app, id)).map(({ kind }) => kind)).toEqual(['account.two_factor_on'])
    expect((await ask('startTwoFactor', {}, token)).status).toBe(409)
    expect((await ask('enableTwoFactor', { password: PASSWORD, code }, token)).status).toBe(409)
    const stored = await app.query('select code_hash from recovery_codes where user_id = $1', [id])
    expect(stored).toHaveLength(10)
    for (const plain of enabled.body.recoveryCodes) expect(JSON.stringify(stored)).not.toContain(plain)
  })

  test('needs a setup that was started', async () => {
    const { token } = await insertPerson(app)
    expect((await ask('enableTwoFactor', { password: PASSWORD, code: '123456' }, token)).status).toBe(409)
    expect((await ask('enableTwoFactor', { password: PASSWORD, code: '' }, token)).status).toBe(400)
    expect((await ask('startTwoFactor')).status).toBe(401)
  })

  test('asks for a code only after a correct password', async () => {
    const { email, token } = await insertPerson(app)
    const { secret } = await turnOn(ask, token)
    now = later(60)
    expect(await signIn(email)).toMatchObject({
      status: 401,
      code: 'two_factor_required',
      body: { message: 'Enter the six digits of your authenticator app.' },
    })
    for (const code of [undefined, codeAt(secret, now)])
      expect(await signIn(email, code, 'Wrong123!')).toMatchObject({
        status: 401,
        code: 'unauthenticated',
        body: { message: 'Email or password is wrong.' },
      })
    expect(await signIn(email, wrongCode(secret))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      body: { message: WRONG_CODE, errors: { code: WRONG_CODE } },
    })
    const { status, body } = await signIn(email, codeAt(secret, now))
    expect(status).toBe(200)
    expect((await ask('me', {}, body.token)).body.email).toBe(email)
  })

  test('accepts no code twice, not even at once, or the one of the setup', async () => {
    const { email, token } = await insertPerson(app)
    const { secret } = await turnOn(ask, token)
    expect((await signIn(email, codeAt(secret, now))).status).toBe(401)
    now = later(30)
    const code = codeAt(secret, now)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    now = later(55)
    expect((await signIn(email, code)).status).toBe(401)
  })

  test('tolerates a clock that is half a minute wrong, and no more', async () => {
    const { email, token } = await insertPerson(app)
    const { secret } = await turnOn(ask, token)
    now = later(90)
    expect((await signIn(email, codeAt(secret, later(30)))).status).toBe(401)
    expect((await signIn(email, codeAt(secret, later(150)))).status).toBe(401)
    expect((await signIn(email, codeAt(secret, later(60)))).status).toBe(200)
    expect((await signIn(email, codeAt(secret, later(120)))).status).toBe(200)
  })

  test('counts wrong codes like wrong passwords', async () => {
    const { email, token } = await insertPerson(app)
    const { secret } = await turnOn(ask, token)
    now = later(60)
    // A missing code is not counted as a guess.
    for (let tries = 0; tries < 12; tries++) expect((await signIn(email)).code).toBe('two_factor_required')
    for (let tries = 0; tries < 10; tries++) expect((await signIn(email, wrongCode(secret))).status).toBe(401)
    expect((await signIn(email, codeAt(secret, now))).code).toBe('too_many_requests')
  })

  test('accepts recovery codes, each once, until new ones are created', async () => {
    const { email, token } = await insertPerson(app)
    const other = await insertPerson(app)
    const { recoveryCodes } = await turnOn(ask, token)
    const [first = '', second = ''] = recoveryCodes
    await turnOn(ask, other.token)
    expect((await signIn(other.email, first)).status).toBe(401)
    const typed = first.toUpperCase().replaceAll('-', ' ')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, typed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])

    const [third, fourth] = [recoveryCodes[2], recoveryCodes[3]]
    expect((await ask('renewRecoveryCodes', { password: 'Wrong123!', code: third }, token)).body.errors).toEqual({
      password: 'The password is wrong.',
    })
    expect((await ask('renewRecoveryCodes', { password: PASSWORD }, token)).body.errors).toEqual({ code: NO_CODE })
    const renewed = (await ask('renewRecoveryCodes', { password: PASSWORD, code: fourth }, token)).body.recoveryCodes
    expect(renewed).toHaveLength(10)
    expect((await signIn(email, second)).status).toBe(401)
    expect((await signIn(email, renewed[9])).status).toBe(200)
  })

  test('is turned off with the password and a code, and all its data is deleted', async () => {
    const { id, email, token } = await insertPerson(app)
    const { secret, recoveryCodes } = await turnOn(ask, token)
    const refusals = [
      [{ password: 'Wrong123!', code: recoveryCodes[1] }, { password: 'The password is wrong.' }],
      [{ password: PASSWORD }, { code: NO_CODE }],
      [{ password: PASSWORD, code: '' }, { code: NO_CODE }],
      [{ password: PASSWORD, code: codeAt(secret, now) }, { code: WRONG_CODE }],
    ] as const
    for (const [proof, errors] of refusals)
      expect(await ask('disableTwoFactor', proof, token)).toMatchObject({ status: 400, body: { errors } })
    expect((await signIn(email)).code).toBe('two_factor_required')
    const proof = { password: PASSWORD, code: recoveryCodes[1] }
    const { status, body } = await ask('disableTwoFactor', proof, token)
    expect([status, body.twoFactorEnabled]).toEqual([200, false])
    expect((await signIn(email)).status).toBe(200)
    expect((await mailsOf(app, id)).map(({ kind }) => kind)).toEqual([
      'account.two_factor_on',
      'account.two_factor_off',
    ])
    const [row] = await app.query('select totp_secret, totp_last_step from users where id = $1', [id])
    expect(row).toEqual({ totp_secret: null, totp_last_step: null })
    expect(await app.query('select from recovery_codes where user_id = $1', [id])).toHaveLength(0)
    expect((await ask('renewRecoveryCodes', { password: PASSWORD }, token)).status).toBe(409)
    // A code is no longer required, and sending one is harmless.
    expect((await signIn(email, recoveryCodes[0])).status).toBe(200)
  })

  test('a reset password does not sign in without the code', async () => {
    const { email, token } = await insertPerson(app)
    const { recoveryCodes } = await turnOn(ask, token)
    const change = { currentPassword: PASSWORD, newPassword: 'Another456!', code: recoveryCodes[0] }
    expect((await ask('changePassword', change, token)).status).toBe(204)
    expect((await signIn(email, undefined, 'Another456!')).code).toBe('two_factor_required')
  })
})

describe.each(accountDoors(() => app))('two-factor sign-in required by the operator, through %s', (_name, ask) => {
  startApp()
  const require = (wanted: boolean) =>
    app.query(
      `insert into settings (key, value) values ('requireTwoFactorForStaff', $1)
        on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(wanted)],
    )
  afterEach(() => require(false))

  test.each(['hospital', 'admin'] as const)('lets %s do nothing else before it is set up', async (role) => {
    const { id, token } = await app.signIn(role)
    const passwordHash = await hashPassword(PASSWORD)
    await app.query('update users set password_hash = $2 where id = $1', [id, passwordHash])
    expect((await ask('me', {}, token)).body.twoFactorRequired).toBe(false)
    await require(true)
    const refused = { status: 403, code: 'two_factor_setup_required' }
    expect(await ask('sessions', {}, token)).toMatchObject(refused)
    expect(await ask('updateLanguage', { language: 'tr' }, token)).toMatchObject(refused)
    expect(await ask('requestAccountDeletion', { password: PASSWORD }, token)).toMatchObject(refused)
    expect(await rest(app, 'get', '/api/Appointments', { token })).toMatchObject(refused)
    expect(await graphql(app, '{ appointmentSummary { total } }', {}, token)).toMatchObject(refused)
    const hospital = { name: 'X', address: 'Y', city: 'İzmir', country: 'Türkiye' }
    expect(await rest(app, 'post', '/api/Hospitals', { token, body: hospital })).toMatchObject(
      role === 'admin' ? refused : { status: 403 },
    )
    // Public data stays open.
    expect((await rest(app, 'get', '/api/Hospitals', { token })).status).toBe(200)

    expect((await ask('me', {}, token)).body).toMatchObject({ id, twoFactorRequired: true, twoFactorEnabled: false })
    await turnOn(ask, token)
    expect((await ask('me', {}, token)).body).toMatchObject({ twoFactorRequired: true, twoFactorEnabled: true })
    expect((await ask('sessions', {}, token)).status).toBe(200)
    expect((await rest(app, 'get', '/api/Appointments', { token })).status).toBe(200)
  })

  test('lets them sign out, and does not affect patients', async () => {
    const staff = await app.signIn('hospital')
    const patient = await insertPerson(app)
    await require(true)
    expect((await ask('me', {}, patient.token)).body.twoFactorRequired).toBe(false)
    expect((await ask('sessions', {}, patient.token)).status).toBe(200)
    expect((await ask('logout', {}, staff.token)).status).toBe(204)
    expect((await ask('me', {}, staff.token)).status).toBe(401)
  })
})
