import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scopesOfOperation } from '#domain/api-access.ts'
import { SCOPES } from '#domain/api-keys.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const ISSUER = 'https://hekima.example'
let app: TestApp
let now = NOON
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => now, env: { PUBLIC_URL: ISSUER } })
  ada = await insertPatient(app)
})
afterAll(() => app.close())

type Form = Record<string, string> | string
const token = (form: Form, headers: Record<string, string> = {}) =>
  app.request
    .post('/oauth/token')
    .set({ 'content-type': 'application/x-www-form-urlencoded', ...headers })
    .send(typeof form === 'string' ? form : new URLSearchParams(form).toString())
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})
const grant = { grant_type: 'client_credentials' }
const me = (bearer: string) => rest(app, 'get', '/api/Auth/me', { token: bearer })

test('a public client library finds the endpoint by its metadata and gets a token that works', async () => {
  const { id, key } = await insertKey(app, ada.id, ['profile:read', 'appointments:write'])
  const toUs = {
    [oauth.customFetch]: (url: string, init: object) => fetch(url.replace(ISSUER, app.url), init as RequestInit),
  }
  const issuer = new URL(ISSUER)
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...toUs })
  const server = await oauth.processDiscoveryResponse(issuer, found)
  const client = { client_id: id }
  for (const auth of [oauth.ClientSecretBasic(key), oauth.ClientSecretPost(key)]) {
    const answer = await oauth.clientCredentialsGrantRequest(server, client, auth, { scope: 'appointments:read' }, toUs)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { access_token, expires_in, scope, token_type } = await oauth.processClientCredentialsResponse(
      server,
      client,
      answer,
    )
    expect([expires_in, scope, token_type]).toEqual([900, 'appointments:read', 'bearer'])
    expect((await rest(app, 'get', '/api/Appointments/my', { token: access_token })).status).toBe(200)
    expect((await me(access_token)).code).toBe('insufficient_scope')
  }
})

describe('a token', () => {
  test('has the scopes of its key by default, and never more', async () => {
    const { id, key } = await insertKey(app, ada.id, ['profile:read'])
    const { body } = await token({ ...grant, client_id: id, client_secret: key })
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'profile:read' })
    expect((await me(body.access_token)).body.id).toBe(ada.id)
    for (const scope of ['appointments:write', 'profile:read appointments:read', 'everything', ' ']) {
      const refused = await token({ ...grant, client_id: id, client_secret: key, scope })
      expect([refused.status, refused.body.error], scope).toEqual([400, 'invalid_scope'])
    }
  })

  test('ends after a quarter of an hour, with its key, and loses the rights that its key loses', async () => {
    const { id, key } = await insertKey(app, ada.id, ['profile:read', 'messages:read'])
    const issue = async () => (await token(grant, basic(id, key))).body.access_token as string
    const first = await issue()
    now = new Date(NOON.getTime() + 15 * 60_000 + 1000)
    expect((await me(first)).status).toBe(401)
    const second = await issue()
    expect((await me(second)).status).toBe(200)
    await app.query(`update api_keys set scopes = '{messages:read}' where id = $1`, [id])
    expect((await me(second)).code).toBe('insufficient_scope')
    await graphql(app, 'mutation ($id: ID!) { revokeApiKey(id: $id) { id } }', { id }, ada.token)
    expect((await me(second)).status).toBe(401)
    expect((await token(grant, basic(id, key))).body.error).toBe('invalid_client')
    now = NOON
  })

  test('is not a session token, and a session token is not one', async () => {
    const { id, key } = await insertKey(app, ada.id)
    const { body } = await token(grant, basic(id, key))
    const [head, claims, signature] = String(body.access_token).split('.')
    const changed = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())
    for (const more of [{ aud: 'hekima' }, { scope: 'portal:write' }, { sub: ada.id }]) {
      const forged = Buffer.from(JSON.stringify({ ...changed, ...more })).toString('base64url')
      expect((await me(`${head}.${forged}.${signature}`)).status).toBe(401)
    }
    expect((await token({ ...grant, client_id: ada.id, client_secret: ada.token })).body.error).toBe('invalid_client')
  })
})

describe('errors are those of RFC 6749', () => {
  test('for invalid requests of a client', async () => {
    const { id, key } = await insertKey(app, ada.id, ['profile:read'])
    const post = { client_id: id, client_secret: key }
    const cases: [string, Form, Record<string, string>, number, string][] = [
      ['no grant', post, {}, 400, 'invalid_request'],
      ['another grant', { ...post, grant_type: 'password' }, {}, 400, 'unsupported_grant_type'],
      [
        'a parameter twice',
        `${new URLSearchParams({ ...grant, ...post })}&client_id=${id}`,
        {},
        400,
        'invalid_request',
      ],
      ['two ways at once', { ...grant, ...post }, basic(id, key), 400, 'invalid_request'],
      ['nobody', grant, {}, 401, 'invalid_client'],
      ['another secret', { ...grant, ...post, client_secret: `${key}x` }, {}, 401, 'invalid_client'],
      ['no such client', { ...grant, ...post, client_id: ada.id }, {}, 401, 'invalid_client'],
      ['no id at all', { ...grant, ...post, client_id: "' or 1=1" }, {}, 401, 'invalid_client'],
      ['a bearer', grant, { authorization: `Bearer ${key}` }, 401, 'invalid_client'],
      ['JSON', '{"grant_type":"client_credentials"}', { 'content-type': 'application/json' }, 400, 'invalid_request'],
    ]
    for (const [what, form, headers, status, error] of cases) {
      const answer = await token(form, headers)
      expect([answer.status, answer.body.error], what).toEqual([status, error])
      expect(answer.headers['cache-control'], what).toBe('no-store')
      expect(JSON.stringify(answer.body)).not.toContain(key)
    }
    const refused = await token(grant, basic(id, 'wrong'))
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Basic realm="hekima"'])
  })

  test('and guessing is soon blocked, per network', async () => {
    const { id, key } = await insertKey(app, ada.id)
    let tries = 0
    while ((await token(grant, basic(id, 'wrong'))).status === 401) tries++
    expect(tries).toBeLessThan(31)
    const refused = await token(grant, basic(id, key))
    expect([refused.status, refused.body.error]).toEqual([429, 'temporarily_unavailable'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('the OpenAPI document describes the token endpoint and the scopes of each operation', async () => {
  const { components, paths } = (await app.request.get('/api/openapi.json')).body
  const { tokenUrl, scopes } = components.securitySchemes.oauth.flows.clientCredentials
  expect(tokenUrl).toBe(`${ISSUER}/oauth/token`)
  expect(Object.keys(scopes)).toEqual([...SCOPES])
  type Operation = { operationId: string; security: Record<string, string[]>[] }
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods as object)) as Operation[]) {
    const { operationId, security } = operation
    const needed = security.find(({ oauth }) => oauth)?.oauth
    const decided = security.length > 0 ? scopesOfOperation(operationId) : undefined
    expect([operationId, needed]).toEqual([operationId, decided])
  }
  expect(paths['/Appointments'].post.security).toEqual([{ session: [] }, { oauth: ['appointments:write'] }])
})
