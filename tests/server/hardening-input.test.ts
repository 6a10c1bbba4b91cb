import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const login = (body: unknown, path = '/api/Auth/login') =>
  server.request
    .post(path)
    .set('content-type', 'application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body))

function expectProblem(
  answer: { status: number; headers: Record<string, string>; body: Record<string, unknown> },
  status: number,
) {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.body).toMatchObject({
    status,
    title: expect.any(String),
    code: expect.any(String),
    message: expect.any(String),
  })
  expect(answer.body.detail).toBe(answer.body.message)
  expect(JSON.stringify(answer.body)).not.toMatch(/FST_ERR|node_modules|SyntaxError|at \/|stack/)
}

describe('an invalid body', () => {
  test.each([
    ['no JSON', '{"email":', 400],
    ['empty', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['text', '"x"', 400],
    ['an object for text', { email: { $ne: null }, password: { $gt: '' } }, 400],
    ['a list for text', { email: ['a@b.co'], password: ['secret1'] }, 400],
    ['__proto__', '{"email":"a@b.co","password":"secret1","__proto__":{"role":"admin"}}', 400],
    [
      'constructor.prototype',
      '{"email":"a@b.co","password":"secret1","constructor":{"prototype":{"role":"admin"}}}',
      400,
    ],
    ['NUL', { email: 'a@b.co', password: 'secret\u0000' }, 400],
    ['a lone surrogate', '{"email":"a@b.co","password":"secret\\ud800"}', 400],
    ['NUL in a name', '{"email":"a@b.co","password":"secret1","x\\u0000":1}', 400],
    ['deep nesting', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
    ['2 MB', { email: 'a@b.co', password: 'x'.repeat(2_000_000) }, 413],
  ])('%s', async (_what, body, status) => {
    expectProblem(await login(body), status)
  })

  test('of another content type', async () => {
    for (const type of ['text/xml', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
      const answer = await server.request.post('/api/Auth/login').set('content-type', type).send('a=b')
      expectProblem(answer, 415)
    }
  })

  test('names the part that is missing or malformed', async () => {
    const { token } = await server.signIn()
    const sent = {
      hospitalId: randomUUID(),
      serviceId: randomUUID(),
      appointmentDate: '2031-03-03',
      appointmentTime: '10:00',
    }
    const book = (body: object) =>
      server.request.post('/api/Appointments').set('authorization', `Bearer ${token}`).send(body)
    expect((await book(sent)).body).toMatchObject({
      status: 400,
      message: 'patientInfo is required',
      errors: { patientInfo: 'patientInfo is required' },
    })
    expect((await book({ ...sent, patientInfo: 'Ada' })).body.message).toBe('patientInfo must be an object')
    expect((await server.request.post('/api/Chat').send({})).body.message).toBe('messages is required')
  })

  test('no user becomes an administrator by prototype pollution', async () => {
    await login('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}')
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

describe('names of fields', () => {
  test('PascalCase is accepted, with the same errors', async () => {
    const camel = await login({ email: 'nobody', password: 'secret1' })
    const pascal = await login({ Email: 'nobody', Password: 'secret1' })
    expect(camel.body.errors).toEqual({ email: 'Please enter a valid email address' })
    expect({ ...pascal.body, requestId: camel.body.requestId }).toEqual(camel.body)
  })

  test('our own spelling wins if both are sent', async () => {
    const answer = await login({ Email: 'a@b.co', email: 'nobody', password: 'secret1' })
    expect(answer.body.errors).toEqual({ email: 'Please enter a valid email address' })
  })
})

describe('an unknown field', () => {
  const body = { email: 'nobody', password: 'secret1', remember: true, device: { name: 'x' } }

  test('is refused under /api/v1, by its name', async () => {
    const answer = await login(body, '/api/v1/Auth/login')
    expectProblem(answer, 400)
    expect(answer.body.errors).toMatchObject({ remember: expect.stringContaining('There is no field remember here') })
    expect(Object.keys(answer.body.errors)).toEqual(['remember', 'device'])
    const query = await server.request.get('/api/v1/Hospitals/search?ctiy=Ankara&lang=tr&page=1')
    expectProblem(query, 400)
    expect(Object.keys(query.body.errors)).toEqual(['ctiy'])
    expect((await server.request.get('/api/v1/Hospitals/search?location=Ankara&lang=tr&page=1')).status).toBe(200)
  })

  test('has no effect under /api, and is named in a header', async () => {
    const answer = await login(body)
    expect(answer.body.errors).toEqual({ email: 'Please enter a valid email address' })
    expect(answer.headers['x-ignored-fields']).toBe('remember, device')
    // Cached responses name them too.
    for (let times = 0; times < 2; times++) {
      const query = await server.request.get('/api/Hospitals/search?ctiy=Ankara&%C5%9Fehir=Bursa')
      expect([query.status, query.headers['x-ignored-fields']]).toEqual([200, 'ctiy, %C5%9Fehir'])
    }
    expect((await login({ Email: 'nobody', Password: 'x' })).headers).not.toHaveProperty('x-ignored-fields')
  })

  test('is detected inside lists and records', async () => {
    const { token } = await server.signIn('admin')
    const change = (path: string) =>
      server.request
        .put(path)
        .set('authorization', `Bearer ${token}`)
        .send({ texts: [{ language: 'tr', description: 'Deniz kıyısında.', floor: 3 }] })
    const { id } = await insertHospital(server.db)
    const refused = await change(`/api/v1/Hospitals/${id}`)
    expectProblem(refused, 400)
    expect(Object.keys(refused.body.errors)).toEqual(['texts.0.floor'])
    const ignored = await change(`/api/Hospitals/${id}`)
    expect([ignored.status, ignored.headers['x-ignored-fields']]).toEqual([200, 'texts.0.floor'])
  })

  test.each(['/api', '/api/v1'])('belongs to another route: refused under %s with the route', async (door) => {
    const { token } = await server.signIn()
    const answer = await server.request
      .patch(`${door}/Appointments/00000000-0000-7000-8000-000000000000`)
      .set('authorization', `Bearer ${token}`)
      .send({ Status: 'cancelled' })
    expectProblem(answer, 400)
    const sentence = `status is changed at PATCH ${door}/Appointments/{id}/status.`
    expect(answer.body).toMatchObject({ message: sentence, errors: { status: sentence } })
  })
})

describe('addresses', () => {
  test('may be absolute, as proxies send them', async () => {
    const { hostname, port } = new URL(server.url)
    const ask = (target: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ hostname, port, path: target }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        }).on('error', reject)
      })
    for (const target of ['http://elsewhere.example/health/live', 'HTTP://h:80/api/Hospitals?page=1', 'http://h'])
      expect(await ask(target), target).toBe(200)
    expect(await ask('http://h/api/nothing')).toBe(404)
  })

  test.each(['/API/AUTH/LOGIN', '/api//Auth//login', '/api/v1/Auth/login', '/api/Auth/login/'])(
    '%s is the same route',
    async (path) => {
      expectProblem(await login({}, path), 400)
    },
  )

  test('a method in a header is ignored', async () => {
    const answer = await server.request
      .get('/api/Auth/login')
      .set('x-http-method-override', 'POST')
      .set('x-method-override', 'POST')
    expectProblem(answer, 405)
  })

  test.each(['/api/nothing', '/api/v1/Hospitals/x/y/z/q', '/health/nothing'])('%s is not found', async (path) => {
    expectProblem(await server.request.get(path), 404)
  })

  test.each(['/api/%', '/api/%c0%ae', '/%ff'])('%s is not an address', async (path) => {
    const answer = await server.request.get(path)
    expect([400, 404]).toContain(answer.status)
    expect(answer.headers['content-type']).toMatch(/problem\+json/)
  })

  test('the root returns name and version', async () => {
    const { body } = await server.request.get('/').set('accept', 'application/json')
    expect(body).toEqual({ name: 'Hekima', version: server.config.version, status: 'ok' })
  })

  test('the OpenAPI document describes the routes once', async () => {
    const { status, body } = await server.request.get('/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths).toHaveProperty(['/Auth/login', 'post'])
    expect(Object.keys(body.components.schemas.LoginInput.properties)).toEqual(['email', 'password', 'code'])
    expect(Object.keys(body.paths).filter((address) => address.includes('/v1/'))).toEqual([])
  })
})

describe('other origins', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
    '%s is never allowed',
    async (origin) => {
      for (const [method, path] of [
        ['get', '/health/live'],
        ['get', '/api/nothing'],
        ['post', '/graphql'],
        ['options', '/api/Auth/login'],
      ] as const) {
        const answer = await server.request[method](path)
          .set('origin', origin)
          .set('access-control-request-method', 'POST')
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      }
    },
  )

  test('the security policy allows no script, style or frame from other origins', async () => {
    const { headers } = await server.request.get('/health/live')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).not.toContain('unsafe')
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect(policy.split(';')).toContain(rule)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })
})

test('a call without a body may have a JSON content type', async () => {
  const patient = await server.signIn()
  const admin = (await server.signIn('admin')).token
  const hospital = (await insertHospital(server.db)).id
  const service = (await insertHealthService(server.db)).id
  const send = (method: 'put' | 'post' | 'delete', path: string, token: string) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    }).then(({ status }) => status)
  expect(await send('post', `/api/Hospitals/${hospital}/services/${service}`, admin)).toBe(201)
  expect(await send('delete', `/api/Hospitals/${hospital}/services/${service}`, admin)).toBe(204)
  expect(await send('post', '/api/Auth/logout', patient.token)).toBeLessThan(300)
  // An endpoint that requires a body reports what is missing.
  expect(await send('post', '/api/Hospitals', admin)).toBe(400)
})
