import { Secret, TOTP } from 'otpauth'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AccountDoor, accountDoors, insertPerson, linkOf, PASSWORD } from '#tests/support/account.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const START = new Date('2026-03-04T10:00:15Z')
let app: TestApp
let now = START
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
afterEach(() => {
  now = START
})

const NEW = 'Another456!'
const WRONG_CODE = 'This code is incorrect. Please try again.'
const NO_CODE = 'Please enter a code of your authenticator app, or one of your recovery codes'
const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Turns two-factor sign-in on and returns the recovery codes and an unused code of the app. */
async function turnOn(ask: AccountDoor, token: string) {
  const { secret } = (await ask('startTwoFactor', {}, token)).body
  const { body } = await ask('enableTwoFactor', { password: PASSWORD, code: codeAt(secret, now) }, token)
  now = new Date(START.getTime() + 60_000)
  return { code: codeAt(secret, now), recoveryCodes: body.recoveryCodes as string[] }
}

/** Every action that could take over an account, with its password field. */
const CHANGES = [
  ['changePassword', 'currentPassword'],
  ['requestEmailChange', 'password'],
  ['requestAccountDeletion', 'password'],
  ['createApiKey', 'password'],
  ['renewRecoveryCodes', 'password'],
  ['disableTwoFactor', 'password'],
] as const

const inputOf = (verb: (typeof CHANGES)[number][0]) => ({
  ...(verb === 'changePassword' && { newPassword: NEW }),
  ...(verb === 'requestEmailChange' && { email: `${v7()}@mail.example` }),
  ...(verb === 'createApiKey' && { name: 'Desk', scopes: ['profile:read'] }),
})

describe.each(accountDoors(() => app))('through %s', (_door, ask) => {
  test.each(CHANGES)('%s requires the password and a code if two-factor sign-in is on', async (verb, field) => {
    const { token } = await insertPerson(app)
    const { code, recoveryCodes } = await turnOn(ask, token)
    const send = (proof: Record<string, unknown>) => ask(verb, { ...inputOf(verb), ...proof }, token)
    const refused = (errors: object) => ({ status: 400, code: 'bad_input', body: { errors } })
    expect(await send({ [field]: PASSWORD })).toMatchObject(refused({ code: NO_CODE }))
    const [, ...others] = recoveryCodes
    const wrong = await send({ [field]: 'Wrong123!', code: others[0] })
    expect(Object.keys(wrong.body.errors)).toEqual([field])
    expect(await send({ [field]: PASSWORD, code: 'aaaa-bbbb-cccc-dddd' })).toMatchObject(refused({ code: WRONG_CODE }))
    expect((await send({ [field]: PASSWORD, code })).status).toBeLessThan(300)
  })

  test.each(CHANGES)('%s accepts a recovery code instead of the app', async (verb, field) => {
    const { token } = await insertPerson(app)
    const { recoveryCodes } = await turnOn(ask, token)
    const proof = { [field]: PASSWORD, code: recoveryCodes[0] }
    expect((await ask(verb, { ...inputOf(verb), ...proof }, token)).status).toBeLessThan(300)
  })

  test('wrong codes are counted together with wrong passwords', async () => {
    const { token } = await insertPerson(app)
    const { code } = await turnOn(ask, token)
    const prove = (proof: Record<string, unknown>) => ask('requestAccountDeletion', proof, token)
    // A missing code is not counted as a guess.
    for (let tries = 0; tries < 12; tries++) expect((await prove({ password: PASSWORD })).status).toBe(400)
    for (let tries = 0; tries < 5; tries++) await prove({ password: 'Wrong123!', code })
    for (let tries = 0; tries < 5; tries++) await prove({ password: PASSWORD, code: 'aaaa-bbbb-cccc-dddd' })
    expect((await prove({ password: PASSWORD, code })).code).toBe('too_many_requests')
  })

  test('a refused new password consumes no code', async () => {
    const { token } = await insertPerson(app)
    const { code } = await turnOn(ask, token)
    const change = (newPassword: string) =>
      ask('changePassword', { currentPassword: PASSWORD, newPassword, code }, token)
    expect(Object.keys((await change('password123')).body.errors)).toEqual(['newPassword'])
    expect((await change(NEW)).status).toBe(204)
  })

  test('a reset password revokes API keys and their tokens', async () => {
    const { id, email, token } = await insertPerson(app)
    const other = await insertPerson(app)
    const [key, kept] = [await insertKey(app, id), await insertKey(app, other.id)]
    const issued = await app.request
      .post('/oauth/token')
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: key.id, client_secret: key.key })
    const me = async (bearer: string) => (await rest(app, 'get', '/api/Auth/me', { token: bearer })).status
    for (const bearer of [key.key, issued.body.access_token]) expect(await me(bearer)).toBe(200)
    await ask('requestPasswordReset', { email })
    const link = await linkOf(app, id, 'account.reset_password')
    expect((await ask('resetPassword', { token: link, newPassword: NEW })).status).toBe(204)
    for (const bearer of [key.key, issued.body.access_token, token]) expect(await me(bearer)).toBe(401)
    expect(await me(kept.key)).toBe(200)
    const audit = await app.query('select action from audit_events where subject_id = $1', [key.id])
    expect(audit).toEqual([{ action: 'api_key.revoke' }])
  })

  test('a changed password revokes API keys unless their owner keeps them', async () => {
    const { id, token } = await insertPerson(app)
    const key = await insertKey(app, id)
    const works = async () => (await rest(app, 'get', '/api/Auth/me', { token: key.key })).status
    const change = (currentPassword: string, newPassword: string, more = {}) =>
      ask('changePassword', { currentPassword, newPassword, ...more }, token)
    expect((await change(PASSWORD, NEW, { endApiKeys: false })).status).toBe(204)
    expect(await works()).toBe(200)
    expect((await change(NEW, PASSWORD)).status).toBe(204)
    expect(await works()).toBe(401)
  })
})
