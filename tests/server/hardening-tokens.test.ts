import { createHmac, generateKeyPairSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#server/http/tokens.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/server.ts'

let server: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
let claims: { sub: string; sid: string; iss: string; aud: string }
beforeAll(async () => {
  server = await startTestApp()
  user = await server.signIn('user')
  const { sub, sid, iss, aud } = jwt.decode(user.token) as typeof claims
  claims = { sub, sid, iss, aud }
})
afterAll(() => server.close())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const soon = () => Math.floor(Date.now() / 1000) + 3600
const now = () => Math.floor(Date.now() / 1000)
const full = () => ({ ...claims, iat: now(), exp: soon() })

/** Returns a token with any header, signed with any key over HMAC-SHA256. */
function forge(header: object, payload: object, key: string | Buffer = testSecret): string {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

async function expectRefused(token: string) {
  for (const path of ['/api/Auth/me', '/API/v1/auth/ME']) {
    const answer = await server.request.get(path).set('authorization', `Bearer ${token}`)
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.body.code).toBe('unauthenticated')
  }
  const { status, data, errors } = await server.graphql('{ __typename }', {}, token)
  expect(status).toBe(401)
  expect(data).toBeUndefined()
  expect(errors[0]?.extensions.code).toBe('unauthenticated')
}

const good = { alg: 'HS256', typ: 'JWT' }
const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const tutorialSecrets = [
  'secret',
  'your-256-bit-secret',
  'your_jwt_secret',
  'jwtsecret',
  'changeme',
  'password',
  'supersecret',
  'mysecretkey',
  'keyboard cat',
  'shhhhh',
  'hekima',
  'test',
  'dev',
  '123456',
  'my-super-secret-key-that-is-long-enough!!',
]

describe('forged tokens are refused by both interfaces', () => {
  test('the forger itself can create a valid token', async () => {
    const answer = await server.request.get('/api/Auth/me').set('authorization', `Bearer ${forge(good, full())}`)
    expect(answer.status).toBe(200)
  })

  test.each(['none', 'None', 'NONE', 'nOnE', ''])('alg "%s"', async (alg) => {
    await expectRefused(`${part({ alg, typ: 'JWT' })}.${part(full())}.`)
    await expectRefused(forge({ alg, typ: 'JWT' }, full()))
  })

  test('HS256 over a public key, an empty key, and other algorithms', async () => {
    await expectRefused(forge(good, full(), publicKey))
    await expectRefused(forge(good, full(), ''))
    await expectRefused(jwt.sign(full(), testSecret, { algorithm: 'HS384' }))
    await expectRefused(jwt.sign(full(), testSecret, { algorithm: 'HS512' }))
  })

  test.each([
    { kid: '../../../../dev/null' },
    { kid: "x' union select 'key" },
    { jwk: { kty: 'oct', k: Buffer.from('key').toString('base64url') } },
    { jku: 'https://attacker.example/jwks.json' },
    { x5u: 'https://attacker.example/cert.pem' },
  ])('header %j does not select the key', async (extra) => {
    await expectRefused(forge({ ...good, ...extra }, full(), ''))
    await expectRefused(forge({ ...good, ...extra }, full(), 'key'))
  })

  test('secrets from tutorials', async () => {
    for (const secret of tutorialSecrets) await expectRefused(forge(good, full(), secret))
  })

  test('a flipped bit in any part', async () => {
    const parts = user.token.split('.')
    for (const index of [0, 1, 2]) {
      const bytes = Buffer.from(parts[index] ?? '', 'base64url')
      bytes[5] = (bytes[5] ?? 0) ^ 1
      await expectRefused(parts.map((text, at) => (at === index ? bytes.toString('base64url') : text)).join('.'))
    }
  })

  test.each([
    ['no exp', { exp: undefined }],
    ['exp as text', { exp: '9999999999' }],
    ['expired', { exp: 1_700_000_000 }],
    ['older than a session may be', { iat: now() - 8 * 24 * 3600 }],
    ['no iat', { iat: undefined }],
    ['another issuer', { iss: 'somebody' }],
    ['another audience', { aud: 'somebody' }],
    ['a subject that is no id', { sub: "1' or '1'='1" }],
    ['no session', { sid: undefined }],
    ['a session that does not exist', { sid: v7() }],
    ['the session of somebody else', { sub: v7() }],
  ])('%s', async (_what, change) => {
    await expectRefused(forge(good, { ...full(), ...change }))
  })

  test.each(['Bearer', 'Bearer ', 'Bearer a', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz', 'Bearer null'])(
    '"%s"',
    async (header) => {
      const answer = await server.request.get('/api/Auth/me').set('authorization', header)
      expect(answer.status).toBe(401)
    },
  )
})

describe('a token identifies a session, and nothing more', () => {
  test('it ends with the session', async () => {
    const { token } = await server.signIn('user')
    const signedOut = await server.request.post('/api/Auth/logout').set('authorization', `Bearer ${token}`)
    expect(signedOut.status).toBe(204)
    await expectRefused(token)
    const again = await server.request.post('/api/Auth/logout').set('authorization', `Bearer ${token}`)
    expect(again.status).toBe(204)
  })

  test.each(['inactive', 'suspended'])('it ends when its owner becomes %s', async (status) => {
    const { id, token } = await server.signIn('user')
    await server.query('update users set status = $2 where id = $1', [id, status])
    await expectRefused(token)
  })

  test('it ends when its owner is deleted, or the session has expired', async () => {
    const gone = await server.signIn('user')
    await server.query('delete from users where id = $1', [gone.id])
    await expectRefused(gone.token)
    const late = await server.signIn('user')
    await server.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [late.id])
    await expectRefused(late.token)
  })

  test('the role is read from the database, at once', async () => {
    const { id, token } = await server.signIn('user')
    const claimed = forge(good, { ...(jwt.decode(token) as object), role: 'admin', roles: ['admin'] })
    const read = (header: string) => server.request.get('/api/Auth/me').set('authorization', `Bearer ${header}`)
    expect((await read(claimed)).body.role).toBe('user')
    await server.query("update users set role = 'admin' where id = $1", [id])
    expect((await read(token)).body.role).toBe('admin')
  })

  test('a token of another installation is invalid', async () => {
    const other = { ...server.config, jwtSecret: 'the secret of some other installation' }
    await expectRefused(signToken(other, { userId: user.id, sessionId: claims.sid }))
  })
})
